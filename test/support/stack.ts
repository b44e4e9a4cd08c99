/** Starts a complete tollgate on loopback for tests: sandbox, store on disk, gateway compiled from gateway.yaml, one funded key. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import type { Metrics } from '../../src/gateway/metrics/metrics.ts';
import { type AdoptedPlan, startGateway } from '../../src/gateway/runtime/gateway.ts';
import type { Services } from '../../src/gateway/runtime/services.ts';
import type { Settler } from '../../src/gateway/tasks/settler/settler.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import { NANO, parseNano } from '../../src/lib/money/amount.ts';
import type { Plan } from '../../src/plan/index.ts';
import { type Sandbox, startSandbox } from '../vendors/server.ts';
import { newStoreFile } from './new-store.ts';
import { OPERATOR } from './operator.ts';
import { planWithUpstreams, upstreamSecret } from './plans.ts';

export { shippedConfig } from './plans.ts';

/** Differences from the default stack. */
export interface StackOptions {
  /** Text to compile instead of the shipped file; file references are still resolved beside gateway.yaml. */
  readonly config?: string;
  /** Used instead of a compiled text, with its own upstreams. */
  readonly plan?: Plan;
  /** Another configuration file than the shipped one. */
  readonly file?: string;
  /** Base URLs, by name, of upstreams that are not played by the sandbox. */
  readonly upstreams?: Readonly<Record<string, string>>;
  /** Money of the first account; default 1000. */
  readonly balance?: string;
  /** The sandbox's time scale: at 1 a step takes seconds; default 0.05. */
  readonly pace?: number;
  readonly now?: () => number;
  /** The URL of an empty store; default: a new file. */
  readonly store_url?: string;
  readonly log?: Logger;
  /** The default is `here`: a thread, as servers that tests spawn have one, takes longer to start than most tests. */
  readonly writer?: 'thread' | 'here';
  /** How long a stop waits for answers that are being drained; default 1 s, because many tests leave one that never ends. */
  readonly drain_stop_ms?: number;
}

/** A running stack. */
export interface Stack {
  readonly url: string;
  /** Undefined unless the configuration has `server.metrics`. */
  readonly metrics_url: string | undefined;
  readonly plan: Plan;
  /** Not started; tests call `round` themselves. */
  readonly settler: Settler;
  readonly metrics: Metrics;
  readonly store: Store;
  /** The gateway's services. */
  readonly services: Services;
  readonly sandbox: Sandbox;
  /** The first account and its key. */
  readonly account: string;
  readonly key: string;
  readonly key_id: string;
  newAccount(name: string, balance?: string): Promise<{ account: string; key: string; key_id: string }>;
  newKey(
    account: string,
    more?: { models?: readonly string[]; expires_at_ms?: number; discount?: string },
  ): Promise<{ id: string; key: string }>;
  /** Sends a request with `authorization: Bearer KEY`. */
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  /** Reloads: new requests are answered by the shipped configuration, or by this text, with the same upstreams, or by this plan. */
  adopt(config?: string | Plan, beforeUse?: () => Promise<void>): Promise<AdoptedPlan>;
  /** Announces the end of the gateway, as `Gateway.drain` does. */
  drain(): Promise<void>;
  /** Stops only the gateway. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

/** An answer. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read members of answers without checks
  readonly json: any;
}

/** Starts a stack. The caller closes it. */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-test-'));
  const sandbox = await startSandbox({ key: upstreamSecret, pace: options.pace ?? 0.05 });
  const urlOf = (name: string) => options.upstreams?.[name] ?? `${sandbox.url}/${name}`;
  const planOf = (config: string | Plan | undefined): Plan => {
    const compiled = typeof config === 'object' ? config : planWithUpstreams(config, urlOf, options.file);
    return { ...compiled, server: { ...compiled.server, port: 0 } };
  };
  const plan = planOf(options.plan ?? options.config);
  const store = await openStore(options.store_url ?? (await newStoreUrl(folder)), {
    ...(options.now !== undefined && { now: options.now }),
    writer: options.writer ?? 'here',
    ...(options.log !== undefined && { log: options.log }),
  });
  const gateway = await startGateway(plan, {
    store,
    log: options.log ?? pino({ level: 'silent' }),
    ...(options.now !== undefined && { now: options.now }),
    settler: false,
    drain_stop_ms: options.drain_stop_ms ?? 1_000,
  });

  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= gateway.close();
    return stopped;
  };

  const newKey: Stack['newKey'] = async (account, more = {}) => {
    const made = generateKey(randomBytes);
    await store.createKey(
      {
        id: made.id,
        sha256: made.sha256,
        prefix: made.prefix,
        name: null,
        account,
        models: more.models ?? null,
        price_factor_nano: more.discount === undefined ? null : parseNano(more.discount),
        expires_at_ms: more.expires_at_ms ?? null,
      },
      OPERATOR,
    );
    return { id: made.id, key: made.key };
  };
  const newAccount: Stack['newAccount'] = async (name, balance = '1000') => {
    const account = await store.createAccount({ id: `acc_${name}`, name, price_factor_nano: NANO }, OPERATOR);
    if (typeof account === 'string') throw new Error(`account ${name} already exists`);
    if (parseNano(balance) > 0n) await store.topup(account.id, parseNano(balance), null, OPERATOR);
    const { id: key_id, key } = await newKey(account.id);
    return { account: account.id, key, key_id };
  };
  const first = await newAccount('first', options.balance);

  return {
    url: gateway.url,
    metrics_url: gateway.metrics_url,
    plan,
    settler: gateway.settler,
    metrics: gateway.services.metrics,
    get services() {
      return gateway.services;
    },
    store,
    sandbox,
    ...first,
    newAccount,
    newKey,
    call: (method, path, body, headers) =>
      call(gateway.url + path, method, body, { authorization: `Bearer ${first.key}`, ...headers }),
    adopt: (config, beforeUse) => gateway.adopt(planOf(config), beforeUse),
    drain: () => gateway.drain(),
    stop,
    async close() {
      await stop();
      await store.close();
      await sandbox.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function newStoreUrl(folder: string): Promise<string> {
  const file = join(folder, 'tollgate.db');
  await newStoreFile(file);
  return `sqlite:${file}`;
}

/** Sends a request. An object is sent as JSON, a string or bytes unchanged. A header with the value '' is left out. */
export async function call(
  url: string,
  method: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Reply> {
  const raw = body === undefined || typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const all = { ...(raw === undefined ? {} : { 'content-type': 'application/json' }), ...headers };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  const response = await fetch(url, { method, headers: sent, ...(raw === undefined ? {} : { body: raw }) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Repeats `ask` until `done` returns true. @throws Error after a minute, far longer than it takes on a busy machine */
export async function until<T>(ask: () => Promise<T>, done: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 60_000;
  for (;;) {
    const value = await ask();
    if (done(value)) return value;
    if (Date.now() > end) throw new Error(`not done after a minute: ${JSON.stringify(value)}`);
    await new Promise((wake) => setTimeout(wake, 20));
  }
}
