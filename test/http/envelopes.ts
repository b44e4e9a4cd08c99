/** The shape of an error on each interface, for tap's `match`. */

export interface Interface {
  readonly name: string;
  /** A path that accepts a POST with a body. */
  readonly path: string;
  readonly body: unknown;
  /** Headers that contain a key. */
  readonly auth: (key: string) => Readonly<Record<string, string>>;
  readonly error: (status: number, name: string) => unknown;
}

const google = (status: number, name: string) => ({ error: { code: status, status: name, message: String } });

export const video: Interface = {
  name: 'video',
  path: '/api/v3/contents/generations/tasks',
  body: { model: 'c/vidgen-2.0', content: [{ type: 'text', text: 'x' }], duration: 4 },
  auth: (key) => ({ authorization: `Bearer ${key}` }),
  error: (_status, name) => ({ error: { code: name, message: String } }),
};
export const generative: Interface = {
  name: 'generative',
  path: '/v1beta/models/gen-pro:generateContent',
  body: { contents: [{ parts: [{ text: 'x' }] }] },
  auth: (key) => ({ 'x-alpha-api-key': key }),
  error: google,
};
export const messages: Interface = {
  name: 'messages',
  path: '/v1/messages',
  body: { model: 'chat-large', max_tokens: 5, messages: [{ role: 'user', content: 'x' }] },
  auth: (key) => ({ 'x-api-key': key }),
  error: (_status, name) => ({ type: 'error', error: { type: name, message: String } }),
};
export const interfaces: readonly Interface[] = [video, generative, messages];

/** The shape of an error outside every interface. */
export const neutral = (kind: string): unknown => ({ error: { code: kind, message: String } });
