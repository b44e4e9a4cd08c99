/** Starts the thread of the administration, and answers its questions about the gateway. */
import { basename, dirname, extname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
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
/** Reports need most of it. The gateway runs on if it is not enough. */
const HEAP_mb = 512;
/** How long the thread may take to end by itself, and then to be ended. */
const CLOSE_ms = 2_000;
const TERMINATE_ms = 2_000;

/** Opens the listener. @throws CliError address_unusable */
export async function startAdminListener(admin: AdminPlan, parts: AdminListenerParts): Promise<AdminListener> {
  const { gateway, reloader, store } = parts;
  const { now } = gateway.services;
  const latency = watchLatency(() => gateway.threadValues(), now());
  const sampling = setInterval(() => void latency.keepSample(now()).catch(() => {}), LATENCY_ms).unref();
  const thread = new AdminThread(admin, parts, {
    targets: () => targetsOf(gateway),
    latency: () => latency.read(now()),
    notReady: () => gateway.notReady(),
    waitingWrites: async () => store.pressure().waiting,
    compare: (files) => compare(files, parts),
    reload(trigger, { accept_prices, dry_run }) {
      return dry_run
        ? reloader.tryReload(accept_prices)
        : reloader.reload(`admin ${trigger.actor}`, accept_prices, trigger);
    },
  });
  const { address, pages } = await thread.start();
  reloader.onUse(() => thread.sendPlan());
  const url = `http://${address}`;
  return {
    url,
    pages: Object.fromEntries(pages.map((path) => [path.replaceAll('/', ''), url + path])),
    async close() {
      clearInterval(sampling);
      await thread.close();
    },
  };
}

type ListeningMessage = Extract<ToMain, { is: 'listening' }>;

/** The thread of the administration. It is started again when it ends by itself. */
class AdminThread {
  readonly #admin: AdminPlan;
  readonly #parts: AdminListenerParts;
  readonly #calls: MainCalls;
  #worker = startWorker();
  #isClosing = false;

  constructor(admin: AdminPlan, parts: AdminListenerParts, calls: MainCalls) {
    this.#admin = admin;
    this.#parts = parts;
    this.#calls = calls;
  }

  /** Resolves when it listens. @throws CliError address_unusable */
  async start(): Promise<ListeningMessage> {
    const { host, port } = this.#admin;
    try {
      return await this.#run(port);
    } catch (error) {
      this.#isClosing = true;
      return refuseAddress({ host, port }, 'admin.listen: 127.0.0.1:0', 'administration')(error);
    }
  }

  /** To be called whenever another configuration runs. */
  sendPlan(): void {
    this.#worker.postMessage({ is: 'plan', plan: this.#sentPlan() } satisfies ToAdmin);
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    const worker = this.#worker;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ is: 'close' } satisfies ToAdmin);
    const within = (limit_ms: number, end: Promise<unknown>) =>
      Promise.race([end.then(() => true), sleep(limit_ms, false, { ref: false })]);
    if (await within(CLOSE_ms, ended)) return;
    if (await within(TERMINATE_ms, worker.terminate())) return;
    this.#parts.log.warn(
      'a report of the administration does not end, so the process is killed when all else is closed',
    );
    worker.unref();
    // Node would wait for the statement that the report's thread runs.
    process.once('exit', () => process.kill(process.pid, 'SIGKILL'));
  }

  /** Gives the thread its order. Resolves when it listens. */
  #run(port: number): Promise<ListeningMessage> {
    const { gateway, store, plan, log, config, write } = this.#parts;
    const { host, public_origin } = this.#admin;
    const worker = this.#worker;
    const order: AdminOrder = {
      admin: { host, port, public_origin },
      plan: this.#sentPlan(),
      store_url: plan.store_url,
      writer: store.share(),
      log_level: log.level,
      config,
      gateway_url: gateway.url,
    };
    const { promise, resolve, reject } = Promise.withResolvers<ListeningMessage>();
    let cause: unknown;
    let listening_port = port;
    worker.on('message', (message: ToMain) => {
      if (message.is === 'call') void this.#answer(message, worker);
      else if (message.is === 'log') write(message.lines);
      else if (message.is === 'counts') count(message.counts, gateway.services.metrics);
      else if (message.is === 'listening') {
        listening_port = Number(new URL(`http://${message.address}`).port);
        resolve(message);
      } else if (message.is === 'unavailable') cause = fromSentError(message.error);
    });
    worker.on('error', (error) => {
      cause = error;
    });
    worker.once('exit', () => {
      reject(cause ?? new Error('the thread of the administration has ended'));
      if (!this.#isClosing) void this.#restart(listening_port, cause);
    });
    worker.postMessage({ is: 'order', order } satisfies ToAdmin, [order.writer]);
    return promise;
  }

  /** The thread has ended by itself. Callers notice nothing. */
  async #restart(port: number, cause: unknown): Promise<void> {
    this.#parts.log.error({ err: cause }, 'the thread of the administration has ended, and is started again');
    await sleep(RESTART_ms, undefined, { ref: false });
    if (this.#isClosing) return;
    this.#worker = startWorker();
    // If it ends again, this runs again.
    await this.#run(port).catch(() => {});
  }

  async #answer({ id, name, args }: CallMessage, worker: Worker): Promise<void> {
    const say = (message: ToAdmin) => worker.postMessage(message);
    try {
      const call: (...args: never[]) => Promise<unknown> = this.#calls[name];
      say({ is: 'answer', id, value: await call(...(args as never[])) });
    } catch (error) {
      say({ is: 'failure', id, error: toSentError(error) });
    }
  }

  /** The configuration without the secrets of upstreams. */
  #sentPlan(): SentPlan {
    const { gateway, reloader } = this.#parts;
    const { plan } = gateway.services;
    const { store_url, server } = plan;
    const { bytes } = packPlan(plan);
    const own = plan.admin?.oidc?.client;
    const credentials = credentialsOf(plan).map((credential) => (credential === own ? own?.secrets : {}));
    return { packed: { bytes, secrets: { store_url, credentials } }, server, identity: reloader.identify() };
  }
}

function startWorker(): Worker {
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

/** Configuration files, and logos. Other files, such as secrets, are never shown, so they may not be included. */
const SHOWN: ReadonlySet<string> = new Set(['.yaml', '.yml', '.json', '.svg', '.png', '.jpg', '.jpeg', '.webp']);

/** The texts that were sent, in place of the running configuration. */
function absoluteFiles({ main, texts }: ConfigFiles, config: string, running: Reloader['texts']) {
  const folder = dirname(resolve(config));
  const sent = [...texts].map(([name, text]) => [resolve(folder, name ?? basename(config)), text] as const);
  const shown = [...running].filter(
    (pair): pair is [string, string] => SHOWN.has(extname(pair[0])) && pair[1] !== null,
  );
  return { main: main === undefined ? config : resolve(folder, main), texts: new Map([...shown, ...sent]) };
}
