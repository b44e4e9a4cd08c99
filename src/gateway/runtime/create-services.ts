/** Creates the runtime of a process and the services of one configuration, and closes them in the right order. */
import { randomFillSync } from 'node:crypto';
import type { MessagePort } from 'node:worker_threads';
import type { Logger } from 'pino';
import { createLimits } from '../../billing/limits/request-limits.ts';
import { SpendLeases } from '../../billing/metering/spend-leases.ts';
import type { OwnRequestReads } from '../../ledger/requests/own-requests.ts';
import type { GatewayStore } from '../../ledger/store/store.ts';
import { ERROR_KINDS } from '../../lib/refusal.ts';
import { randomId } from '../../lib/text/random-id.ts';
import type { Tracing } from '../../lib/tracing/trace.ts';
import type { Plan, TargetChoice } from '../../plan/index.ts';
import { createUpstreamClient, type UpstreamClient } from '../../upstream/client/client.ts';
import { collect } from '../../upstream/client/collect.ts';
import { createDrains } from '../../upstream/client/drains.ts';
import { refusesCredential } from '../../upstream/client/failure.ts';
import { TargetCredentials } from '../../upstream/client/target-credentials.ts';
import { TargetStates } from '../../upstream/client/target-states.ts';
import { createMediaProbe } from '../../upstream/media/probe.ts';
import { createBodyReservations } from '../http/body-reservations.ts';
import { OpenWebSockets } from '../http/websocket/open-sessions.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { RequestRecords } from '../records/request-records.ts';
import { createAlerts } from './alerts.ts';
import { createInFlight, type Runtime, type Services } from './services.ts';

/** The parts of the runtime. Tests replace the optional ones. */
export interface RuntimeOptions {
  readonly store: GatewayStore;
  readonly log: Logger;
  /** By default the store reads it, and blocks this thread meanwhile. */
  readonly statementOf?: GatewayStore['accountStatement'];
  /** By default, nothing is recorded. */
  readonly ownRequests?: OwnRequestReads;
  /** Milliseconds since the epoch; by default the store's clock. */
  readonly now?: () => number;
  /** Runs a function after a delay. It does not keep the process alive, so users must flush in `close`. */
  readonly after?: (delay_ms: number, run: () => void) => void;
  readonly random?: (bytes: number) => Uint8Array;
  /** The network; a test may simulate it. */
  readonly upstreams?: UpstreamClient;
  /** A number from 0 up to 1, for pauses of targets; by default random. */
  readonly jitter?: () => number;
  /** The states of targets, which outlive a plan; by default new ones. */
  readonly targets?: TargetStates;
  readonly metrics?: Metrics;
  /** Counts the bytes of request bodies of all threads together. */
  readonly keptBytes?: BigInt64Array | undefined;
  /** How many runtimes of this gateway answer requests; by default 1. */
  readonly clients?: number | undefined;
  /** Undefined: tracing is off. It is closed with the runtime. */
  readonly tracing?: Tracing | undefined;
  /** The line to the recorder of requests; undefined: none runs. */
  readonly recorder?: MessagePort | undefined;
}

/** A runtime that its creator must close. */
export interface OwnedRuntime extends Runtime {
  /** Takes the settings of a new plan that do not need a restart. */
  adopt(plan: Plan): void;
  /** Gives leases back and closes outgoing connections. No request may be in flight. */
  close(): Promise<void>;
}

/** Services that their creator must close. */
export interface OwnedServices extends Services {
  /** No request may be in flight. */
  close(): Promise<void>;
}

/** Creates the runtime, with the settings of the first plan. */
export function createRuntime(plan: Plan, given: RuntimeOptions): OwnedRuntime {
  const { store, log, now = store.now, after = later, random = createRandomPool(), metrics = createMetrics() } = given;
  const owner = randomId('gateway', { random });
  // Series that begin at 0 let an alert see the first error.
  for (const kind of ERROR_KINDS) metrics.errors.inc({ kind }, 0);
  const upstreams = given.upstreams ?? createUpstreams({ log, metrics, now, clients: given.clients ?? 1 });
  const targets = given.targets ?? createTargetStates({ metrics, log, now, jitter: given.jitter });
  for (const choice of choicesOf(plan)) targets.register(choice);
  const { lease_ms } = plan.settle;
  let current = plan;
  const changeable = { overdraft_nano: () => current.overdraft_nano, unwritten_ms: () => current.unwritten_ms };
  const leases = new SpendLeases({ store, log, metrics, now, after, owner, lease_ms, ...changeable });
  const alerts = createAlerts({ store, now, log });
  const limits = createLimits({ store, log, now, owner, lease_ms, crossed: alerts.crossed });
  const records =
    given.recorder &&
    new RequestRecords({
      line: given.recorder,
      now,
      threads: given.clients ?? 1,
      dropped: (n) => metrics.recordsDropped.inc(n),
    });
  return {
    store,
    alerts,
    statementOf: given.statementOf ?? ((...args) => store.accountStatement(...args)),
    ownRequests: given.ownRequests ?? { page: async () => 'not_recorded', explain: async () => undefined },
    upstreams,
    targets,
    leases,
    limits,
    log,
    metrics,
    now,
    random,
    owner,
    inFlight: createInFlight(),
    drains: createDrains(() => current.server.drains),
    streams: { open: 0 },
    webSockets: new OpenWebSockets(),
    bodies: createBodyReservations(given.keptBytes),
    tracing: given.tracing,
    records,
    adopt(next) {
      current = next;
      for (const choice of choicesOf(next)) targets.register(choice);
    },
    async close() {
      await leases.close();
      await limits.close();
      await upstreams.close();
      records?.flush();
      await given.tracing?.close();
    },
  };
}

/** The connections to the upstreams, whose failures are counted and logged. */
function createUpstreams({
  log,
  metrics,
  now,
  clients,
}: Pick<Runtime, 'log' | 'metrics' | 'now'> & { readonly clients: number }): UpstreamClient {
  const credentials = new TargetCredentials({
    now,
    // The token server's 401 is reported with its reason.
    send: (request) => collect({ dispatch: upstreams.dispatch, credentialRefused() {} }, request),
    failed({ upstream, target }, reason, remedy) {
      const about = { upstream: upstream.name, target: target.shown, reason, remedy };
      log.error(about, 'the gateway got no new credential for an upstream: see reason and remedy');
    },
  });
  const upstreams: UpstreamClient = createUpstreamClient({
    credentials,
    credentialRefused({ upstream, target }, status) {
      metrics.credentialsRefused.inc({ upstream: upstream.name, target: target.name, status: String(status) });
      const about = { upstream: upstream.name, target: target.shown, status };
      if (status === 401 || refusesCredential(upstream, status))
        log.error(about, "the upstream refused the gateway's credential: check its auth in gateway.yaml");
      else log.warn(about, "the upstream refused the request or the gateway's credential");
    },
    surplus({ upstream: { name }, target }, pause_ms) {
      metrics.surplusBytes.inc({ upstream: name, target: target.name });
      if (pause_ms === undefined) return;
      log.warn(
        { upstream: name, target: target.shown, pause_s: pause_ms / 1000 },
        'a target sent bytes that belong to no answer: its connections carry only one request each for a while',
      );
    },
    clients,
  });
  return upstreams;
}

/** Creates the services of one configuration. Closing them leaves the runtime open. */
export function servicesOf(plan: Plan, runtime: Runtime): OwnedServices {
  const { allow_private, timeout_ms, limit_bytes, shortest_ms } = plan.media;
  const media = createMediaProbe({ allowPrivate: allow_private, timeout_ms, limit_bytes, shortest_ms });
  return { ...runtime, plan, media, inFlight: createInFlight(runtime.inFlight), close: () => media.close() };
}

/** Creates a runtime and the services of its only plan. Closing them closes both. */
export function createServices(plan: Plan, given: RuntimeOptions): OwnedServices {
  const runtime = createRuntime(plan, given);
  const services = servicesOf(plan, runtime);
  return {
    ...services,
    async close() {
      await services.close();
      await runtime.close();
    },
  };
}

/** Makes the states of targets, once per process. Changes are counted and logged. */
function createTargetStates({
  metrics,
  log,
  now,
  jitter = Math.random,
}: Pick<Services, 'metrics' | 'log' | 'now'> & { readonly jitter?: (() => number) | undefined }): TargetStates {
  return new TargetStates({
    now,
    jitter,
    moved: ({ upstream, target }, reason) => metrics.targetMoves.inc({ upstream, target, reason }),
    turned: ({ upstream, target }, to) => {
      if (to === 'opened') log.warn({ upstream, target }, 'a target gets no requests for a while: too many failed');
      else log.info({ upstream, target }, 'a target gets requests again');
    },
  });
}

/** All choices among targets in a plan. */
export function choicesOf({ models, routes }: Plan): readonly TargetChoice[] {
  const ofModels = [...models.values()].map(({ choice }) => choice);
  const ofRoutes = routes.map((route) => (route.action === 'forward' ? route.choice : undefined));
  return [...ofModels, ...ofRoutes].filter((choice) => choice !== undefined);
}

function later(delay_ms: number, run: () => void): void {
  setTimeout(run, delay_ms).unref();
}

/** Many ids per call of the system. */
const POOL_bytes = 16 * 1024;

/** The returned function never returns a byte twice. Its result is a view of the pool: copy it to keep it. */
export function createRandomPool(): (bytes: number) => Uint8Array {
  const pool = Buffer.alloc(POOL_bytes);
  let used = POOL_bytes;
  return (bytes) => {
    if (used + bytes > POOL_bytes) {
      randomFillSync(pool);
      used = 0;
    }
    used += bytes;
    return pool.subarray(used - bytes, used);
  };
}
