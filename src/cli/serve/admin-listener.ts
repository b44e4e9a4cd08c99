/** Starts the thread of the administration, and answers its questions about the gateway. */
import { basename, dirname, extname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ConfigFiles } from '../../admin/api/gateway-view.ts';
import type { Metrics } from '../../gateway/metrics/metrics.ts';
import type { Gateway } from '../../gateway/runtime/gateway.ts';
import type { Store } from '../../ledger/store/store.ts';
import { fromSentError, toSentError } from '../../lib/node/sent-error.ts';
import { startThread } from '../../lib/node/start-sibling.ts';
import type { AdminPlan, Plan } from '../../plan/index.ts';
import { credentialsOf, packPlan } from '../../plan/packed.ts';
import { refuseAddress } from '../shared/address.ts';
import type { AdminOrder, CallMessage, Counted, MainCalls, SentPlan, ToAdmin, ToMain } from './admin-calls.ts';
import { watchLatency } from './latency.ts';
import type { Reloader } from './reloader.ts';

export interface AdminListenerParts {
  readonly plan: Plan;
  readonly gateway: Gateway;
  readonly reloader: Reloader;
  readonly store: Store;
  readonly log: Logger;
  /** Writes whole lines to the log. */
  readonly write: (lines: string) => void;
  /** The configuration file, as given. */
  readonly config: string;
}

export interface AdminListener {
  readonly url: string;
  /** Its pages by name; none in a checkout that was not built. */
  readonly pages: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

/** The interval of latency samples. */
const LATENCY_ms = 30_000;
/** After it has ended by itself, for lack of memory. */
const RESTART_ms = 1_000;
const HEAP_mb = 512;
/** How long the thread may take to end by itself, and then to be ended. */
const CLOSE_ms = 2_000;
const TERMINATE_ms = 2_000;

/** Opens the listener. @throws CliError address_unusable */
export async function startAdminListener(admin: AdminPlan, parts: AdminListenerParts): Promise<AdminListener> {
  const { gateway, log, store } = parts;
  const { now } = gateway.services;
  const latency = watchLatency(() => gateway.threadValues(), now());
  const noting = setInterval(() => void latency.note(now()).catch(() => {}), LATENCY_ms).unref();
  const calls: MainCalls = {
    targets: () => targetsOf(gateway),
    latency: () => latency.read(now()),
    notReady: () => gateway.notReady(),
    waitingWrites: async () => store.pressure().waiting,
    compare: (files) => compare(files, parts),
    reload(trigger, { accept_prices, dry_run }) {
      const { reloader } = parts;
      return dry_run
        ? reloader.tryReload(accept_prices)
        : reloader.reload(`admin ${trigger.actor}`, accept_prices, trigger);
    },
  };
  let isClosing = false;
  let thread = startAdminThread();
  const first = await run(admin.port).catch((error: unknown) => {
    isClosing = true;
    return refuseAddress({ host: admin.host, port: admin.port }, 'admin.listen: 127.0.0.1:0', 'administration')(error);
  });
  parts.reloader.onUse(() => thread.postMessage({ is: 'plan', plan: sent(gateway.services.plan) } satisfies ToAdmin));

  /** Gives the thread its order. Resolves when it listens. */
  function run(port: number): Promise<Extract<ToMain, { is: 'listening' }>> {
    const { host, public_origin } = admin;
    const order: AdminOrder = {
      admin: { host, port, public_origin },
      plan: sent(gateway.services.plan),
      store_url: parts.plan.store_url,
      writer: store.share(),
      log_level: log.level,
      config: parts.config,
      gateway_url: gateway.url,
    };
    const { promise, resolve, reject } = Promise.withResolvers<Extract<ToMain, { is: 'listening' }>>();
    let cause: unknown;
    thread.on('message', (message: ToMain) => {
      if (message.is === 'call') void answer(message);
      else if (message.is === 'log') parts.write(message.lines);
      else if (message.is === 'counts') count(message.counts, gateway.services.metrics);
      else if (message.is === 'listening') resolve(message);
      else if (message.is === 'unavailable') cause = fromSentError(message.error);
    });
    thread.on('error', (error) => {
      cause = error;
    });
    thread.once('exit', () => {
      reject(cause ?? new Error('the thread of the administration has ended'));
      if (!isClosing) void again(cause);
    });
    thread.postMessage({ is: 'order', order } satisfies ToAdmin, [order.writer]);
    return promise;
  }

  /** The thread has ended by itself. Callers notice nothing. */
  async function again(cause: unknown): Promise<void> {
    log.error({ err: cause }, 'the thread of the administration has ended, and is started again');
    await sleep(RESTART_ms, undefined, { ref: false });
    if (isClosing) return;
    thread = startAdminThread();
    const { port } = new URL(`http://${first.address}`);
    // If it ends again, this runs again.
    await run(Number(port)).catch(() => {});
  }

  async function answer({ id, name, args }: CallMessage): Promise<void> {
    const from = thread;
    const say = (message: ToAdmin) => from.postMessage(message);
    try {
      const call: (...args: never[]) => Promise<unknown> = calls[name];
      say({ is: 'answer', id, value: await call(...(args as never[])) });
    } catch (error) {
      say({ is: 'failure', id, error: toSentError(error) });
    }
  }

  /** The configuration without the secrets of upstreams. */
  function sent(plan: Plan): SentPlan {
    const { store_url, server } = plan;
    const { bytes } = packPlan(plan);
    const own = plan.admin?.oidc?.client;
    const credentials = credentialsOf(plan).map((credential) => (credential === own ? own?.secrets : {}));
    return { packed: { bytes, secrets: { store_url, credentials } }, server, identity: parts.reloader.identify() };
  }

  const url = `http://${first.address}`;
  return {
    url,
    pages: Object.fromEntries(first.pages.map((path) => [path.replaceAll('/', ''), url + path])),
    async close() {
      isClosing = true;
      clearInterval(noting);
      const ended = new Promise((resolve) => thread.once('exit', resolve));
      thread.postMessage({ is: 'close' } satisfies ToAdmin);
      const within = (limit_ms: number, end: Promise<unknown>) =>
        Promise.race([end.then(() => true), sleep(limit_ms, false, { ref: false })]);
      if (await within(CLOSE_ms, ended)) return;
      if (await within(TERMINATE_ms, thread.terminate())) return;
      log.warn('a report of the administration does not end, so the process is killed when all else is closed');
      thread.unref();
      // Node would wait for the statement that the report's thread runs.
      process.once('exit', () => process.kill(process.pid, 'SIGKILL'));
    },
  };
}

function startAdminThread() {
  return startThread(import.meta.filename, 'admin-thread', undefined, { maxOldGenerationSizeMb: HEAP_mb });
}

function count(counts: readonly Counted[], metrics: Metrics): void {
  for (const { name, labels, times } of counts) metrics[name].inc(labels, times);
}

async function targetsOf(gateway: Gateway) {
  const uses = await gateway.targets();
  // A target without another one beside it has no state until it fails: every request goes to it.
  return [...gateway.services.plan.upstreams.values()].flatMap(({ name: upstream, targets }) =>
    targets.map(({ name: target }) => {
      const own = uses.find((use) => use[0] === upstream && use[1] === target);
      const [, , takes_requests = true, failure] = own ?? [];
      return { upstream, target, takes_requests, failure };
    }),
  );
}

/** Compares a configuration that was sent with the one that runs. */
function compare(files: ConfigFiles | undefined, { config, reloader }: AdminListenerParts) {
  if (files === undefined) return reloader.compareFiles();
  const { main, texts } = absoluteFiles(files, config, reloader.texts);
  return reloader.compare(main, texts);
}

/** Configuration files. Other files, such as secrets, are never shown, so they may not be included. */
const SHOWN: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json']);

/** The texts that were sent, in place of the running configuration. */
function absoluteFiles({ main, texts }: ConfigFiles, config: string, running: Reloader['texts']) {
  const folder = dirname(resolve(config));
  const sent = [...texts].map(([name, text]) => [resolve(folder, name ?? basename(config)), text] as const);
  const shown = [...running].filter(
    (pair): pair is [string, string] => SHOWN.has(extname(pair[0])) && pair[1] !== null,
  );
  return { main: main === undefined ? config : resolve(folder, main), texts: new Map([...shown, ...sent]) };
}
