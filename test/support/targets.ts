/** A gateway whose chat and per-second upstreams have the targets a and b, each a fault server with its own credential. */
import type { Test } from 'tap';
import { parseDocument } from 'yaml';
import { compileConfig } from '../../src/config/compile-config.ts';
import type { Plan } from '../../src/plan/index.ts';
import { type FaultServer, type Script, startFaultServer } from './fault-server.ts';
import { keyHeaders } from './interfaces.ts';
import { shippedText } from './shipped-text.ts';
import { type Reply, type Stack, type StackOptions, shippedConfig, startStack } from './stack.ts';

/** The names of the targets. */
export type TargetName = 'a' | 'b';

/** Differences from two targets of equal weight. */
export interface TargetOptions {
  /** URLs instead of those of the servers. */
  readonly urls?: Partial<Record<TargetName, string>>;
  readonly weights?: Partial<Record<TargetName, number>>;
  /** More keys of both upstreams: `move_on`, `health`, `credential_refused`. */
  readonly upstream?: object;
  /** More keys of the task kind of c's unified endpoint. */
  readonly kind?: object;
  /** Changes the whole configuration at the end. */
  readonly edit?: (document: ReturnType<typeof parseDocument>, urls: Readonly<Record<TargetName, string>>) => void;
  readonly stack?: Pick<StackOptions, 'now' | 'log' | 'balance'>;
}

/** A gateway with two targets. */
export interface TargetRig {
  readonly stack: Stack;
  readonly a: FaultServer;
  readonly b: FaultServer;
  chat(more?: object): Promise<Reply>;
  create(headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** How many requests with that method each target has received. */
  posts(): readonly [a: number, b: number];
}

/** The credential of a target. */
export const keyOf = (name: TargetName) => `key-of-${name}`;

/** The path that creates tasks, and polls them. */
export const tasksPath = '/api/v3/c/videos/generations/tasks';

/** Starts the servers, with the same script at first, and the gateway. They are closed with the test. */
export async function targetRig(t: Test, script: Script, options: TargetOptions = {}): Promise<TargetRig> {
  const [a, b] = [await startFaultServer(script), await startFaultServer(script)];
  const stack = await startStack({
    plan: planOf({ a: options.urls?.a ?? a.url, b: options.urls?.b ?? b.url }, options),
    ...options.stack,
  });
  t.teardown(async () => {
    await Promise.all([a.close(), b.close()]);
    await stack.close();
  });
  const posted = ({ seen }: FaultServer) => seen.filter(({ method }) => method === 'POST').length;
  return {
    stack,
    a,
    b,
    chat: (more = {}) => stack.call('POST', '/v1/messages', { ...question, ...more }, keyHeaders(stack.key)),
    create: (headers = {}) => stack.call('POST', tasksPath, { model: 'c/vidgen-2.0', prompt: 'a red kite' }, headers),
    posts: () => [posted(a), posted(b)],
  };
}

const question = { model: 'chat-small', max_tokens: 100, messages: [{ role: 'user', content: 'hello' }] };

/** The answer to a chat. */
export const answered = { id: 'msg_1', type: 'message', content: [], usage: { input_tokens: 3, output_tokens: 5 } };

/** Compiles the shipped configuration with the targets. */
export function planOf(urls: Readonly<Record<TargetName, string>>, options: TargetOptions): Plan {
  const document = parseDocument(shippedText);
  const names: readonly TargetName[] = ['a', 'b'];
  const targetsWith = (header: object) =>
    Object.fromEntries(
      names.map((name) => {
        const secret = { env: `KEY_${name.toUpperCase()}` };
        return [name, { url: urls[name], weight: options.weights?.[name] ?? 1, auth: { ...header, secret } }];
      }),
    );
  for (const [name, header] of [
    ['$(family)', { header: 'authorization', scheme: 'Bearer' }],
    ['messages', { header: 'x-api-key' }],
  ] as const) {
    const timeout = { connect: '20s', headers: '20s', idle: '20s' };
    const upstream = { timeout, targets: targetsWith(header), ...options.upstream };
    document.setIn(['upstreams', name], document.createNode(upstream));
  }
  for (const [key, value] of Object.entries(options.kind ?? {}))
    document.setIn(['tasks', 'unified_$(family)', key], value);
  options.edit?.(document, urls);
  const env = { TOLLGATE_ALLOW_PRIVATE_MEDIA: '1', KEY_A: keyOf('a'), KEY_B: keyOf('b') };
  const { plan, diagnostics } = compileConfig(shippedConfig, { text: document.toString(), env });
  if (plan === undefined) throw new Error(JSON.stringify(diagnostics, null, 2));
  return plan;
}
