/** Makes valid and damaged requests for every route: bodies, headers, targets and cuts of the bytes. */
import type { Random } from '../support/random.ts';
import { cutAnywhere, mutateBytes, mutateValue } from './mutate.ts';

/** A request to send. */
export interface FuzzRequest {
  /** The path of a route; undefined if the target or the framing was damaged, so that the interface is unknown. */
  readonly path: string | undefined;
  /** The bytes, in the pieces in which they are sent. */
  readonly pieces: readonly Buffer[];
  /** Whether the framing is valid HTTP; then exactly one answer is expected. */
  readonly isFramed: boolean;
  /** Whether the caller closes its side after sending. */
  readonly isHalfClosed: boolean;
}

interface Seed {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

const text = [{ type: 'text', text: 'a red kite --resolution 720p --dur 5' }];
const tasks = '/api/v3/contents/generations/tasks';
const image = { type: 'image', source: { type: 'base64', media_type: 'image/png', data: 'iVBORw0KGgo=' } };

const seeds: readonly Seed[] = [
  { method: 'POST', path: tasks, body: { model: 'vidgen-2.0', content: text, duration: 5, resolution: '720p' } },
  {
    method: 'POST',
    path: tasks,
    body: { model: 'vidgen-2.0', prompt: 'a kite', images: ['https://example.com/a.png'] },
  },
  { method: 'POST', path: tasks, body: { model: 'c/vidgen-2.0', content: text, duration: 4, generate_audio: true } },
  {
    method: 'POST',
    path: '/api/v3/c/videos/generations/tasks',
    body: {
      model: 'c/vidgen-2.0',
      prompt: 'a kite',
      duration: 4,
      references: [{ type: 'image', url: 'https://a.example/x' }],
    },
  },
  { method: 'POST', path: '/api/v3/videos/generations/tasks', body: { model: 'k/vidgen-2.0', prompt: 'a kite' } },
  { method: 'GET', path: `${tasks}/task-7` },
  { method: 'DELETE', path: `${tasks}/task-9` },
  { method: 'GET', path: `${tasks}?page_num=1&page_size=5&filter.status=running` },
  { method: 'POST', path: '/api/v3/liveness/sessions', body: { CallbackURL: 'https://a.example/back' } },
  { method: 'POST', path: '/api/v3/asset-groups', body: { Name: 'a', Description: 'b' } },
  {
    method: 'POST',
    path: '/api/v3/assets',
    body: { GroupId: 'task-3', URL: 'https://a.example/a.png', AssetType: 'Image', Name: 'a' },
  },
  { method: 'GET', path: '/api/v3/assets/task-3' },
  {
    method: 'POST',
    path: '/v1beta/models/gen-pro:generateContent',
    body: {
      contents: [{ role: 'user', parts: [{ text: 'hi' }] }],
      generationConfig: { maxOutputTokens: 50, candidateCount: 1 },
    },
  },
  {
    method: 'POST',
    path: '/v1beta/models/gen-flash:streamGenerateContent?alt=sse',
    body: { contents: [{ parts: [{ text: 'hi' }] }] },
  },
  {
    method: 'POST',
    path: '/v1beta/models/gen-flash:streamGenerateContent',
    body: { contents: [{ parts: [{ text: 'hi' }] }] },
  },
  { method: 'POST', path: '/v1beta/models/gen-pro:countTokens', body: { contents: [{ parts: [{ text: 'hi' }] }] } },
  { method: 'GET', path: '/v1beta/models?pageSize=2' },
  { method: 'GET', path: '/v1/models' },
  {
    method: 'POST',
    path: '/v1/messages',
    body: {
      model: 'chat-large',
      max_tokens: 20,
      messages: [{ role: 'user', content: [{ type: 'text', text: 'hi' }, image] }],
      tools: [{ name: 'a', input_schema: { type: 'object' } }],
    },
  },
  {
    method: 'POST',
    path: '/v1/messages',
    body: { model: 'chat-small', max_tokens: 20, stream: true, messages: [{ role: 'user', content: 'hi' }] },
  },
  {
    method: 'POST',
    path: '/v1/messages/count_tokens',
    body: { model: 'chat-small', messages: [{ role: 'user', content: 'hi' }] },
  },
];

const oddHeaders: readonly string[] = [
  'content-type: text/plain',
  'content-type:  application/json',
  'content-type: application/json; charset=utf-16',
  'content-encoding: gzip',
  'accept-encoding: gzip, br',
  'idempotency-key: one',
  'idempotency-key: \xff',
  'idempotency-key: ',
  'connection: x-api-key, authorization',
  'x-forwarded-for: 10.0.0.1',
  'bravo-version: 2026-01-01',
  'expect: 100-continue',
  'cookie: a=b',
  'te: trailers',
  'range: bytes=0-1',
  'x-http-method-override: DELETE',
  `x-long: ${'y'.repeat(6_000)}`,
];

/** Makes a random request. @param keys valid keys to choose from */
export function makeRequest(keys: readonly string[], random: Random): FuzzRequest {
  const seed = random.pick(seeds);
  const target = random.chance(0.1) ? damagedTarget(seed.path, random) : seed.path;
  const method = random.chance(0.03) ? random.pick(['PUT', 'PATCH', 'OPTIONS', 'GET', 'POST', 'DELETE']) : seed.method;
  const key = random.chance(0.03) ? 'tg_wrong' : random.pick(keys);
  const body = bodyOf(seed, random);
  const isChunked = body.length > 0 && random.chance(0.3);
  const headers = [
    'host: gateway',
    'connection: close',
    ...credentials(seed.path, key),
    ...(body.length > 0 && random.chance(0.97) ? ['content-type: application/json'] : []),
    ...(random.chance(0.25) ? [random.pick(oddHeaders)] : []),
    ...(isChunked ? ['transfer-encoding: chunked'] : body.length > 0 ? [`content-length: ${body.length}`] : []),
  ];
  const head = Buffer.from(`${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`, 'latin1');
  const whole = Buffer.concat([head, isChunked ? chunked(body, random) : body]);
  const isFramed = random.chance(0.97);
  // Damaged framing may announce more bytes than are sent; closing the side ends the request.
  const isHalfClosed = !isFramed || random.chance(0.2);
  const pieces = cutAnywhere(isFramed ? whole : mutateBytes(whole, random), random);
  return { path: isFramed && target === seed.path ? target : undefined, pieces, isFramed, isHalfClosed };
}

function bodyOf({ body }: Seed, random: Random): Buffer {
  if (body === undefined) return Buffer.alloc(0);
  let value: unknown = body;
  for (
    let times = random.weighted([
      [0, 4],
      [1, 4],
      [2, 2],
      [4, 1],
    ] as const);
    times > 0;
    times -= 1
  )
    value = mutateValue(value, random);
  const bytes = Buffer.from(JSON.stringify(value));
  return random.chance(0.2) ? mutateBytes(bytes, random) : bytes;
}

function credentials(path: string, key: string): readonly string[] {
  if (path.startsWith('/api')) return [`authorization: Bearer ${key}`];
  return path.startsWith('/v1beta') ? [`x-goog-api-key: ${key}`] : [`x-api-key: ${key}`];
}

const oddParts = ['%00', '%2e%2e/', '..', '//', '?', '?key=x', '%', '%zz', ';', '\\', 'é', ':', '{x}', '%2F', '~'];

function damagedTarget(path: string, random: Random): string {
  const at = random.integer(1, path.length);
  return `${path.slice(0, at)}${random.pick(oddParts)}${path.slice(at + random.integer(0, 3))}`;
}

function chunked(body: Buffer, random: Random): Buffer {
  const parts = cutAnywhere(body, random).flatMap((piece) => [
    Buffer.from(`${piece.length.toString(16)}${random.chance(0.1) ? ';a=b' : ''}\r\n`),
    piece,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(random.chance(0.1) ? '0\r\nx-trailer: a\r\n\r\n' : '0\r\n\r\n')]);
}
