/** `serve`: runs the gateway and its settler until a signal stops it. */
import { flushCompileCache } from 'node:module';
import type { Command } from 'commander';
import type { Logger } from 'pino';
import type { Texts } from '../../config/read/read-text.ts';
import { type ListenAddress, ListenError } from '../../gateway/http/listen-error.ts';
import type { Gateway } from '../../gateway/runtime/gateway.ts';
import type { OpenTaskCount, Store } from '../../ledger/store/store.ts';
import type { AdminPlan, Plan } from '../../plan/index.ts';
import type { AdminListenerParts } from '../serve/admin-listener.ts';
import { announce } from '../serve/announce.ts';
import { awaitStore } from '../serve/await-store.ts';
import { digestOf, recordStart } from '../serve/config-changes.ts';
import { acceptReloads } from '../serve/control-socket.ts';
import { defaultThreads } from '../serve/default-threads.ts';
import { deliverEvents } from '../serve/deliver-events.ts';
import { refuseRealStore } from '../serve/demo.ts';
import { endWithoutStore, exitOnFatal } from '../serve/exit-on-fatal.ts';
import { startThreads } from '../serve/gateway-threads.ts';
import { openLog } from '../serve/log.ts';
import { refuseLostGroups } from '../serve/lost-groups.ts';
import { refuseLostLimits } from '../serve/lost-limits.ts';
import { refuseUnreachableTasks } from '../serve/open-tasks.ts';
import { ownReports } from '../serve/own-reports.ts';
import { SANDBOX_STORE, startPrivateSandbox, upstreamsOf } from '../serve/private-sandbox.ts';
import { recordRequests } from '../serve/record-requests.ts';
import { Reloader } from '../serve/reloader.ts';
import { startConfiguration } from '../serve/start-configuration.ts';
import { type StopSignal, untilStopped } from '../serve/stop.ts';
import { markReadFiles, reloadOnChange } from '../serve/watch-config.ts';
import { refuseAddress } from '../shared/address.ts';
import { CliError } from '../shared/errors.ts';
import type { Cli, CommandHandler, ExitCode } from '../shared/io.ts';
import { addressValue, portValue, threadsValue } from '../shared/values.ts';

interface ServeOptions {
  readonly host?: string;
  readonly port?: number;
  readonly metrics?: ListenAddress;
  readonly sandbox?: true;
  readonly watch?: true;
  readonly existingStore?: true;
  readonly threads?: number;
}

/** Adds `serve`; `--json` gives `{event:"listening",url}` as the first line, with `key` and `sandbox` under `--sandbox`. */
export function addServeCommand(program: Command, act: CommandHandler): void {
  program
    .command('serve')
    .description('run the gateway and the settler')
    .option('--host <host>', 'the host to listen on; replaces the configured one')
    .option('--port <port>', 'the port to listen on; replaces the configured one; 0 picks a free one', portValue)
    .option('--metrics <host:port>', 'the address for metrics; replaces the configured one', addressValue)
    .option('--existing-store', 'refuse to start without a store, so that a lost one is not replaced by an empty one')
    .option('--sandbox', 'replace every upstream by the sandbox; prints a demo key and a first curl command')
    .option(
      '--threads <n>',
      'the threads that answer requests: a number, or auto for one per core (default auto; 1 with --sandbox)',
      threadsValue,
    )
    .option('--watch', 'reload whenever a file of the configuration changes')
    .action(act(serve));
}

async function serve(cli: Cli, options: ServeOptions): Promise<ExitCode> {
  const { config, io } = cli;
  const { log, write } = openLog(io);
  // The sandbox is for trying things out: one thread starts fastest.
  const count = options.threads ?? (options.sandbox === true ? 1 : defaultThreads());
  // Registered first, so that a signal during the start also counts.
  let running: { readonly gateway: Gateway; readonly reloader: Reloader } | undefined;
  let hungUp = false;
  const inProgress = () => running?.gateway.requests ?? 0;
  const stopped = untilStopped(io, log, inProgress, () => {
    hungUp = true;
    void running?.reloader.reload('SIGHUP');
  });
  await using cleanup = new AsyncDisposableStack();
  // They load the program while this thread compiles.
  const threads = count === 1 ? undefined : startThreads(count, write);
  if (threads !== undefined) cleanup.defer(() => threads.end());
  const sandbox = options.sandbox === true ? await startPrivateSandbox() : undefined;
  if (sandbox !== undefined) cleanup.defer(() => sandbox.running.close());
  const prepare = (compiled: Plan) =>
    preparePlan(compiled, options, cli.store ?? (sandbox && SANDBOX_STORE) ?? compiled.store_url);
  const texts: Texts = new Map();
  const configuration = await startConfiguration(cli, sandbox && upstreamsOf(sandbox.address), texts);
  const { plan: compiled, packed, files, text_variables } = configuration;
  const marks = options.watch === true ? await markReadFiles(files, texts) : undefined;
  const plan = prepare(compiled);
  sandbox?.play(plan);
  const access = options.existingStore === true ? 'upgrade' : 'make';
  const store = await awaitStore(plan, { writer: 'thread', access }, log, stopped);
  if (store === undefined) return 0;
  cleanup.defer(() => store.close());
  await checkStore(store, plan, log);
  if (sandbox !== undefined) await refuseRealStore(store);
  await recordStart(store, { digest: digestOf(texts), currency: plan.currency }, sandbox !== undefined);
  const recovered = await store.recoverTasks();
  if (recovered > 0) log.warn({ tasks: recovered }, 'tasks of unknown outcome; see tollgate task list --state unknown');
  const { store_url } = plan;
  const recording = recordRequests(store_url, log);
  cleanup.defer(() => recording.close());
  threads?.begin({ plan: packed, store, recording, store_url, log_level: log.level, address: plan.server });
  // Before the store is closed.
  if (threads !== undefined) cleanup.defer(() => threads.end());
  const { startGateway } = await import('../../gateway/runtime/gateway.ts');
  const reports = ownReports(store_url);
  const gateway = await startGateway(plan, { store, log, threads, ...reports, recorder: recording.line() }).catch(
    refuseListener,
  );
  recording.adopt(plan.requests);
  cleanup.defer(() => gateway.close());
  const deliveries = deliverEvents(gateway, store, log);
  cleanup.defer(() => deliveries.stop());
  const first = { plan, packed, text_variables, texts };
  const { env } = io;
  const reloader = new Reloader({ gateway, store, log, file: config, env, sandbox, prepare, first, files });
  running = { gateway, reloader };
  cleanup.defer(() => reloader.stop());
  reloader.onUse(() => recording.adopt(gateway.services.plan.requests));
  cleanup.defer(await acceptReloads(store_url, config, reloader, log));
  const parts = { gateway, reloader, store, log };
  const admin = await openAdmin(plan, sandbox !== undefined, { ...parts, write, config });
  if (admin !== undefined) cleanup.defer(() => admin.close());
  // The signal came during the start, perhaps after the configuration was read.
  if (hungUp) void reloader.reload('SIGHUP');
  if (marks !== undefined) cleanup.defer(reloadOnChange(reloader, marks));
  log.info({ url: gateway.url, metrics: gateway.metrics_url, threads: count }, 'listening');
  await announce(cli, plan, gateway, store, { sandbox: sandbox?.running, admin });
  // Write it now: V8 drops the code of the start later, and a killed process would write nothing.
  flushCompileCache();
  configuration.keep();
  // The parts are closed when it has ended.
  return await untilEnded(parts, stopped, threads?.lost ?? store.lost, sandbox === undefined);
}

/** Waits until a signal stops the gateway, or it has to stop by itself. @param drains whether SIGTERM waits for load balancers. */
async function untilEnded(
  { gateway, reloader, store, log }: Pick<AdminListenerParts, 'gateway' | 'reloader' | 'store' | 'log'>,
  stopped: Promise<StopSignal>,
  lostThread: Promise<Error>,
  drains: boolean,
): Promise<ExitCode> {
  const lost = Promise.race([store.lost, lostThread]);
  const end = await Promise.race([stopped, lost]);
  if (end instanceof Error) return exitOnFatal(end, gateway, log);
  log.info('stopping; requests in progress are finished first');
  void reloader.stop();
  if (end === 'SIGTERM' && drains) {
    const lostMeanwhile = await Promise.race([gateway.drain(), lost]);
    if (lostMeanwhile !== undefined) return exitOnFatal(lostMeanwhile, gateway, log);
  }
  endWithoutStore(gateway, store, lost, log);
  return 0;
}

/** Opens the admin API if it is configured. The sandbox always has one, on a free port. */
async function openAdmin(plan: Plan, isSandbox: boolean, parts: Omit<AdminListenerParts, 'plan'>) {
  const { admin = isSandbox ? SANDBOX_ADMIN : undefined } = plan;
  if (admin === undefined) return undefined;
  // Loaded only if it is used.
  const { startAdminListener } = await import('../serve/admin-listener.ts');
  return startAdminListener(admin, { ...parts, plan });
}

const SANDBOX_ADMIN: AdminPlan = { host: '127.0.0.1', port: 0, public_origin: undefined, oidc: undefined };

/** Applies the options. @throws CliError no_upstream if no upstream of the plan runs */
function preparePlan(
  plan: Plan,
  { host = plan.server.host, port = plan.server.port, metrics = plan.server.metrics }: ServeOptions,
  store_url: string,
): Plan {
  refuseWithoutUpstreams(plan);
  return { ...plan, server: { ...plan.server, host, port, metrics }, store_url };
}

function refuseListener(error: unknown): never {
  if (!(error instanceof ListenError)) throw error;
  const { listener, address, cause } = error;
  if (listener === 'callers') return refuseAddress(address, 'tollgate serve --port 0')(cause);
  return refuseAddress(address, 'tollgate serve --metrics 127.0.0.1:0', 'metrics')(cause);
}

/** Refuses a plan that would lose tasks, groups or limits of the store. */
async function checkStore(store: Store, plan: Plan, log: Logger): Promise<void> {
  const open = await store.countOpenTasks();
  refuseUnreachableTasks(plan, open);
  await refuseLostGroups(plan, store);
  await refuseLostLimits(plan, store);
  warnOfUpstreamsOff(plan, open, log);
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
  const hint = `set the url and the key of one (its url is one of ${variables}), or run with --sandbox`;
  throw new CliError('no_upstream', `every upstream is off (${names}), so no request could be served`, hint);
}
