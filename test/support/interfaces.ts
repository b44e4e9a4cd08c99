/** The interfaces that the fault tests use, and a gateway whose upstreams are all one fault server. */
import type { Test } from 'tap';
import { type FaultServer, type FaultServerOptions, type Script, startFaultServer } from './fault-server.ts';
import { rawCaller, rawRequest } from './raw-caller.ts';
import { edited, shippedText } from './shipped-text.ts';
import { type Reply, type Stack, type StackOptions, startStack, until } from './stack.ts';

/** The upstreams of the shipped configuration. */
export const upstreamNames = ['cloud', 'k', 'c', 's', 'z', 'r', 'generative', 'messages'] as const;

/** Short time-outs, for upstreams that do not answer. The timers' resolution makes each up to a second longer. */
export const short = 'timeout: { connect: 1s, headers: 1s, idle: 1s }';
/** Time-outs longer than any test, for upstreams that answer: a busy machine may be slow. */
export const long = 'timeout: { connect: 20s, headers: 20s, idle: 20s }';

/** The shipped configuration with other time-outs for every upstream. */
export function withTimeouts(timeouts: string): string {
  return edited(shippedText, [/timeout: \{ connect: [^}]*\}/g, timeouts]);
}

/** A gateway and the fault server behind it. */
export interface Rig {
  readonly stack: Stack;
  readonly server: FaultServer;
}

/** A gateway in front of a fault server; both are closed with the test. */
export async function rig(
  t: Test,
  script: Script,
  options: StackOptions & { readonly server?: FaultServerOptions } = {},
): Promise<Rig> {
  const server = await startFaultServer(script, options.server);
  const stack = await startStack({
    config: withTimeouts(long),
    upstreams: Object.fromEntries(upstreamNames.map((name) => [name, server.url])),
    ...options,
  });
  t.teardown(async () => {
    await server.close();
    await stack.close();
  });
  return { stack, server };
}

/** A path of the gateway with a valid body, and the error bodies of its interface. */
export interface Interface {
  readonly name: string;
  readonly path: string;
  readonly body: unknown;
  /** The body of a 502; for tap's `match`. */
  readonly failed: unknown;
  /** The body of a 504. */
  readonly timedOut: unknown;
}

const stringCode = (code: string) => ({ error: { code, message: String } });

export const messagesJson: Interface = {
  name: 'messages, JSON',
  path: '/v1/messages',
  body: { model: 'chat-large', max_tokens: 10, messages: [{ role: 'user', content: 'hello' }] },
  failed: { type: 'error', error: { type: 'api_error', message: String } },
  timedOut: { type: 'error', error: { type: 'timeout_error', message: String } },
};
export const messagesStream: Interface = {
  ...messagesJson,
  name: 'messages, stream',
  body: { ...Object(messagesJson.body), stream: true },
};
export const generativeStream: Interface = {
  name: 'generative, streamed JSON',
  path: '/v1beta/models/gen-pro:streamGenerateContent',
  body: { contents: [{ parts: [{ text: 'hello' }] }] },
  failed: { error: { code: 502, status: 'UNAVAILABLE', message: String } },
  timedOut: { error: { code: 504, status: 'DEADLINE_EXCEEDED', message: String } },
};
export const generativeSse: Interface = {
  ...generativeStream,
  name: 'generative, event stream',
  path: `${generativeStream.path}?alt=sse`,
};
export const tokenVideo: Interface = {
  name: 'token-billed video',
  path: '/api/v3/contents/generations/tasks',
  body: { model: 'vidgen-2.0', content: [{ type: 'text', text: 'a red kite' }], duration: 5 },
  failed: stringCode('upstream_error'),
  timedOut: stringCode('upstream_timeout'),
};
export const officialVideo: Interface = {
  ...tokenVideo,
  name: 'official-format video',
  body: {
    model: 'c/vidgen-2.0',
    content: [{ type: 'text', text: 'a red kite' }],
    duration: 4,
    resolution: '480p',
  },
};
export const unifiedVideo: Interface = {
  ...tokenVideo,
  name: 'unified video',
  path: '/api/v3/c/videos/generations/tasks',
  body: { model: 'c/vidgen-2.0', prompt: 'a red kite' },
};
/** The state of a creation whose outcome is unknown: `review` on the unified interface, which offers no way to find out. */
export function unheard(sample: Interface): 'unknown' | 'review' {
  return sample === unifiedVideo ? 'review' : 'unknown';
}
export const creates: readonly Interface[] = [tokenVideo, officialVideo, unifiedVideo];
export const interfaces: readonly Interface[] = [
  messagesJson,
  messagesStream,
  generativeStream,
  generativeSse,
  ...creates,
];

/** The headers that carry a key on every interface at once. */
export function keyHeaders(key: string): Record<string, string> {
  return { authorization: `Bearer ${key}`, 'x-api-key': key, 'x-alpha-api-key': key };
}

/** The POST of an interface, with a key in every place. */
export function post({ stack }: Pick<Rig, 'stack'>, sample: Interface): Promise<Reply> {
  return stack.call('POST', sample.path, sample.body, keyHeaders(stack.key));
}

/** Creates a task that runs upstream as `id`, and returns its path. Replaces the fault server's script. */
export async function running({ stack, server }: Rig, sample: Interface, id = 'up-1'): Promise<string> {
  server.play((turn) => turn.reply(200, { id, task_id: id, status: 'running' }));
  const made = await post({ stack }, sample);
  if (made.status !== 200) throw new Error(`the creation failed: ${made.text}`);
  return `${sample.path}/${id}`;
}

/** The newest task of the first account. */
export async function newestTask(stack: Stack) {
  const { tasks } = await stack.store.listTasks({ account: stack.account, limit: 1 });
  const [task] = tasks;
  if (task === undefined) throw new Error('there is no task');
  return task;
}

/** The money of the tasks, to compare before and after; without the leases of chat requests. */
export async function moneyOf(stack: Stack) {
  const entries = (await stack.store.entries(stack.account, 1000)).filter((entry) => entry.task_id !== null).reverse();
  return {
    held: entries.reduce((sum, entry) => sum + entry.held_delta_nano, 0n),
    charged: -entries.reduce((sum, entry) => sum + entry.posted_delta_nano, 0n),
    /** Kinds of the entries, oldest first. */
    movements: entries.map((entry) => entry.kind),
  };
}

/** Every interface answers that the upstream did not answer in time, in its own envelope. */
export async function allTimeOut(t: Test, rig: Pick<Rig, 'stack'>): Promise<void> {
  const replies = await Promise.all(interfaces.map(async (sample) => ({ sample, reply: await post(rig, sample) })));
  for (const { sample, reply } of replies) {
    t.equal(reply.status, 504, sample.name);
    t.match(reply.json, sample.timedOut, sample.name);
  }
}

/** Asserts that the audit finds no breach. */
export async function auditOk(t: Test, stack: Stack): Promise<void> {
  t.same((await stack.store.audit()).breaches, [], 'the audit finds no breach');
}

export { until };

/** Resolves when no connection to an upstream carries a request or rests after one. */
export async function allRested({ services }: Stack): Promise<void> {
  await until(
    () => Promise.resolve(services.upstreams.connections()),
    ({ open, idle }) => open === idle,
  );
}

/** The POST of an interface as bytes. */
export function rawPost({ stack }: Pick<Rig, 'stack'>, sample: Interface): string {
  const keys = Object.entries(keyHeaders(stack.key)).map(([name, value]) => `${name}: ${value}`);
  return rawRequest('POST', sample.path, ['content-type: application/json', ...keys], JSON.stringify(sample.body));
}

/** Posts to an interface and returns the bytes that the caller gets until the connection ends. */
export async function rawAnswer(rig: Pick<Rig, 'stack'>, sample: Interface) {
  const caller = await rawCaller(rig.stack.url, rawPost(rig, sample));
  const ended = await caller.untilEnded();
  caller.leave();
  return { ended, received: caller.received };
}

/** The error of a reply that failed; undefined if it succeeded. */
export async function failureOf(reply: Promise<Reply>): Promise<unknown> {
  return reply.then(
    () => undefined,
    (error: unknown) => error,
  );
}
