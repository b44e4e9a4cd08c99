/** `serve`: runs the gateway and its settler until a signal stops it. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { Logger } from 'pino';
import type { Texts } from '../config/read-text.ts';
import { ListenError } from '../http/listen-error.ts';
import type { Gateway } from '../http/server.ts';
import type { Plan } from '../plan.ts';
import { SANDBOX_UPSTREAMS } from '../sandbox/exchange.ts';
import type { Sandbox } from '../sandbox/server.ts';
import { openStore } from '../store/open.ts';
import { available_nano, type OpenTaskCount, type Store, StoreLostError } from '../store/store.ts';
import { type Address, refuseAddress } from './address.ts';
import { requireConfiguration } from './config.ts';
import { openControlSocket } from './control-socket.ts';
import { demoBanner, prepareDemo, refuseRealStore } from './demo.ts';
import { CliError } from './errors.ts';
import { createThreads } from './gateway-threads.ts';
import { programCommand } from './invocation.ts';
import type { Act, Cli, ExitCode } from './io.ts';
import { openLog } from './log.ts';
import { refuseLostLimits } from './lost-limits.ts';
import { refuseUnreachableTasks } from './open-tasks.ts';
import { createReloader, type Reloader } from './reloader.ts';
import { newSandboxKey } from './sandbox.ts';
import { untilStopped } from './stop.ts';
import { defaultThreads, threadsValue } from './threads-option.ts';
import { addressValue, portValue } from './values.ts';
import { markReadFiles, reloadOnChange } from './watch-config.ts';

interface ServeOptions {
  readonly host?: string;
  readonly port?: number;
  readonly metrics?: Address;
  readonly sandbox?: true;
  readonly watch?: true;
  readonly existingStore?: true;
  readonly threads?: number;
}

/** Time for requests in progress to be answered with 503 after the store is lost. */
const GRACE_ms = 2_000;

/** Adds `serve`; `--json` gives `{event:"listening",url}` as the first line, with `key` and `sandbox` under `--sandbox`. */
export function addServeCommand(program: Command, act: Act): void {
  program
    .command('serve')
    .description('run the gateway and the settler')
    .option('--host <host>', 'the host to listen on; replaces the configured one')
    .option('--port <port>', 'the port to listen on; replaces the configured one; 0 picks a free one', portValue)
    .option('--metrics <host:port>', 'the address for metrics; replaces the configured one', addressValue)
    .option('--existing-store', 'refuse to start without a store, so that a lost one is not replaced by an empty one')
    .option('--sandbox', 'replace every upstream by the sandbox; prints a demo key and a first curl command')
    .option('--threads <n>', 'the threads that answer requests: a number, or auto for one per core', threadsValue)
    .option('--watch', 'reload whenever a file of the configuration changes')
    .action(act(serve));
}

async function serve(cli: Cli, options: ServeOptions): Promise<ExitCode> {
  const { log, write } = openLog(cli.io);
  const count = options.threads ?? defaultThreads();
  // Registered first, so that a signal during the start also counts.
  let running: { readonly gateway: Gateway; readonly reloader: Reloader } | undefined;
  let hungUp = false;
  const inProgress = () => running?.gateway.requests ?? 0;
  const stopped = untilStopped(cli.io, log, inProgress, () => {
    hungUp = true;
    void running?.reloader.reload('SIGHUP');
  });
  await using cleanup = new AsyncDisposableStack();
  const sandbox = options.sandbox === true ? await startPrivateSandbox() : undefined;
  if (sandbox !== undefined) cleanup.defer(() => sandbox.running.close());
  const prepare = (compiled: Plan): Plan => {
    const prepared = withOptions(compiled, options, cli.store ?? (sandbox && SANDBOX_STORE) ?? compiled.store_url);
    refuseWithoutUpstreams(prepared);
    return prepared;
  };
  const texts: Texts = new Map();
  const { plan: compiled, document, schemas, files } = await requireConfiguration(cli, sandbox?.upstreams, texts);
  const marks = await markReadFiles(files, texts);
  const plan = prepare(compiled);
  const store = await openStore(plan.store_url, {
    writer: 'thread',
    access: options.existingStore === true ? 'upgrade' : 'make',
  });
  cleanup.defer(() => store.close());
  const open = await store.countOpenTasks();
  refuseUnreachableTasks(plan, open);
  await refuseLostLimits(plan, store);
  warnOfUpstreamsOff(plan, open, log);
  if (sandbox !== undefined) await refuseRealStore(store);
  const recovered = await store.recoverTasks();
  if (recovered > 0) log.warn({ tasks: recovered }, 'tasks of unknown outcome; see tollgate task list --state unknown');
  const { startGateway } = await import('../http/server.ts');
  const threads =
    count === 1
      ? undefined
      : createThreads({
          ...{ count, file: cli.config, env: cli.io.env, texts, store, write },
          ...{ store_url: plan.store_url, log_level: log.level, upstreams: () => sandbox?.named },
        });
  const gateway = await startGateway(plan, { store, log, threads }).catch(refuseListener);
  cleanup.defer(() => gateway.close());
  const first = { plan, document, schemas };
  const { env } = cli.io;
  const { upstreams } = sandbox ?? {};
  const reloader = createReloader({ gateway, store, log, file: cli.config, env, upstreams, prepare, first, files });
  running = { gateway, reloader };
  cleanup.defer(() => reloader.stop());
  cleanup.defer(await acceptReloads(plan.store_url, cli.config, reloader, log));
  // It came during the start, perhaps after the configuration was read.
  if (hungUp) void reloader.reload('SIGHUP');
  if (options.watch === true) cleanup.defer(reloadOnChange(reloader, marks));
  log.info({ url: gateway.url, metrics: gateway.metrics_url }, 'listening');
  await announce(cli, plan, gateway, store, sandbox?.running);
  const lost = await Promise.race([stopped, store.lost, threads?.lost ?? store.lost]);
  if (lost instanceof StoreLostError) return endAfter(lost, LOST.store, gateway, log);
  if (lost !== undefined) return endAfter(lost, LOST.thread, gateway, log);
  log.info('stopping; requests in progress are finished first');
  return 0;
}

/** Opens the socket for `tollgate reload`. A gateway without it still reloads on SIGHUP. @returns a function that closes it. */
async function acceptReloads(
  store_url: string,
  config: string,
  reloader: Reloader,
  log: Logger,
): Promise<() => Promise<void>> {
  try {
    return await openControlSocket(store_url, config, () => reloader.reload('tollgate reload'));
  } catch (error) {
    log.warn({ err: error }, 'tollgate reload cannot reach this gateway; send SIGHUP to reload it');
    return async () => {};
  }
}

/** The log lines at the beginning and at the end. */
interface Loss {
  readonly first: string;
  readonly last: string;
}
const LOST = {
  store: { first: 'the store is lost: no new request is taken', last: 'the gateway ends: its store is lost' },
  thread: { first: 'a thread is lost: no new request is taken', last: 'the gateway ends: its thread is lost' },
} as const satisfies Record<string, Loss>;

/** Ends the process for a supervisor to restart it. A lost store rejects the requests still running, which get 503. */
async function endAfter(lost: Error, { first, last }: Loss, gateway: Gateway, log: Logger): Promise<never> {
  log.error({ err: lost }, first);
  await Promise.race([gateway.close().catch(() => {}), sleep(GRACE_ms)]);
  log.fatal({ reason: lost.message }, last);
  process.exit(3);
}

interface PrivateSandbox {
  readonly running: Sandbox;
  readonly upstreams: (name: string) => { readonly url: string; readonly secret: string };
  /** Those that were asked for. */
  readonly named: ReadonlyMap<string, { readonly url: string; readonly secret: string }>;
}

/** Starts the sandbox on loopback with a credential that only this process knows. An unknown upstream name is played as one more family. */
async function startPrivateSandbox(): Promise<PrivateSandbox> {
  const { startSandbox } = await import('../sandbox/server.ts');
  const secret = newSandboxKey();
  const running = await startSandbox({ host: '127.0.0.1', port: 0, key: secret, pace: 1 });
  const baseUrl = (name: string) => {
    const known = SANDBOX_UPSTREAMS.find((upstream) => upstream === name);
    return known === undefined ? `${running.url}/${name}` : running.baseUrl(known);
  };
  const named = new Map<string, { readonly url: string; readonly secret: string }>();
  const upstreams = (name: string) => {
    const upstream = { url: baseUrl(name), secret };
    named.set(name, upstream);
    return upstream;
  };
  return { running, upstreams, named };
}

/** `--sandbox` has its own store, so that the demo account and its key are never added to a real one. */
const SANDBOX_STORE = 'sqlite:./data/sandbox.db';

function withOptions(
  plan: Plan,
  { host = plan.server.host, port = plan.server.port, metrics = plan.server.metrics }: ServeOptions,
  store_url: string,
): Plan {
  return { ...plan, server: { ...plan.server, host, port, metrics }, store_url };
}

function refuseListener(error: unknown): never {
  if (!(error instanceof ListenError)) throw error;
  const { listener, address, cause } = error;
  if (listener === 'callers') return refuseAddress(address, 'tollgate serve --port 0')(cause);
  return refuseAddress(address, 'tollgate serve --metrics 127.0.0.1:0', 'metrics')(cause);
}

/** Logs upstreams that are off but have unfinished tasks. The tasks wait, and polls report that the upstream is not configured. */
function warnOfUpstreamsOff(plan: Plan, open: readonly OpenTaskCount[], log: Logger): void {
  for (const { upstream, target, kind, tasks } of open) {
    if (plan.upstreams.get(upstream)?.targets.some(({ name }) => name === target) === true) continue;
    log.error({ upstream, target, kind, tasks }, 'unfinished tasks need an upstream that is off');
  }
}

function refuseWithoutUpstreams(plan: Plan): void {
  const upstreams = [...plan.upstreams.values()];
  if (upstreams.length === 0 || upstreams.some(({ target }) => target !== undefined)) return;
  const names = upstreams.map(({ name }) => name).join(', ');
  const variables = upstreams.flatMap(({ url_variable }) => url_variable ?? []).join(', ');
  throw new CliError(
    'no_upstream',
    `every upstream is off (${names}), so no request could be served`,
    `set the url and the key of one (its url is one of ${variables}), or run with --sandbox`,
  );
}

async function announce(
  cli: Cli,
  plan: Plan,
  { url, metrics_url }: Gateway,
  store: Store,
  sandbox: Sandbox | undefined,
): Promise<void> {
  const { io, json, config } = cli;
  const demo = sandbox && (await prepareDemo(store));
  if (json) {
    const more = sandbox && demo && { key: demo.key, sandbox: sandbox.url };
    io.stdout.write(
      `${JSON.stringify({ event: 'listening', url, ...(metrics_url && { metrics: metrics_url }), ...more })}\n`,
    );
    return;
  }
  io.stdout.write(`tollgate is listening on ${url}\n${upstreamLine(plan)}\n\n`);
  if (demo !== undefined) {
    const wallet = await store.wallet(demo.account.id);
    const available = wallet === undefined ? 0n : available_nano(wallet);
    io.stdout.write(`${demoBanner(plan, url, demo.key, available, config, programCommand(io.env))}\n`);
  }
  io.stdout.write('Press Ctrl-C to stop.\n');
}

function upstreamLine(plan: Plan): string {
  const upstreams = [...plan.upstreams.values()];
  const namesOf = (on: boolean) =>
    upstreams.filter(({ target }) => (target !== undefined) === on).map(({ name }) => name);
  const off = namesOf(false);
  return `  upstreams: ${namesOf(true).join(', ')}${off.length === 0 ? '' : `; off: ${off.join(', ')}`}`;
}
