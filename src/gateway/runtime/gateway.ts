/** Starts the gateway: the listener, the settler and the background work. Reloads it, and stops its parts in the right order. */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '../../lib/refusal.ts';
import { startTracing } from '../../lib/tracing/tracing.ts';
import type { Plan, UpstreamPlan } from '../../plan/index.ts';
import { mergeUses, type TargetUse } from '../../upstream/client/target-states.ts';
import { Connections } from '../http/connections.ts';
import { createReadiness } from '../http/health.ts';
import { throwListenError } from '../http/listen-error.ts';
import { Listener } from '../http/listener.ts';
import { serveMetrics, stopMetrics } from '../http/metrics-listener.ts';
import { reportDroppedSpans } from '../http/request-spans.ts';
import { createMetrics, type Metrics, type MetricValues } from '../metrics/metrics.ts';
import { measureProcess } from '../metrics/process.ts';
import { sumMetrics } from '../metrics/sum.ts';
import { watchedBy } from '../metrics/watched.ts';
import { createSettler, type Settler } from '../tasks/settler/settler.ts';
import { choicesOf, createRuntime, type Given } from './create-services.ts';
import { createGeneration, type Generation } from './generation.ts';
import { createGenerations } from './generations.ts';
import { startMaintenance } from './maintenance.ts';
import type { Services } from './services.ts';
import type { ThreadPart, Threads } from './threads.ts';

export interface GatewayOptions extends Given {
  /** Whether this gateway polls the tasks that no caller polls; default true. */
  readonly settler?: boolean;
  /** How long a shutdown waits for drained answers; default 30 s. Usage that they have not reported by then is estimated. */
  readonly drain_stop_ms?: number;
  /** The threads that answer requests instead of this one. */
  readonly threads?: Threads | undefined;
  /** Set if this thread is one of those. */
  readonly part?: ThreadPart;
}

/** A configuration that is built and not used yet. */
export interface Prepared {
  /** Answers every new request by it. */
  use(): Promise<Adopted>;
  drop(): void;
}

/** A configuration that answers requests now. */
export interface Adopted {
  /** Its number: 1 is the configuration of the start. */
  readonly generation: number;
  /** Resolves when the configuration before it has answered its last request. */
  oldEnded(): Promise<void>;
}

export interface Gateway {
  /** `http://127.0.0.1:8080`, with the actual port. */
  readonly url: string;
  readonly address: AddressInfo;
  values(): Promise<readonly MetricValues[]>;
  /** Those of each thread that answers requests. */
  threadValues(): Promise<readonly (readonly MetricValues[])[]>;
  /** The targets that requests can choose from. One takes requests if it does so in every thread. */
  targets(): Promise<readonly TargetUse[]>;
  /** Why the gateway is not ready; undefined if it is. */
  notReady(): Promise<string | undefined>;
  /** The URL of the metrics; undefined if they are not served. */
  readonly metrics_url: string | undefined;
  readonly settler: Settler;
  /** The services of the current configuration. */
  readonly services: Services;
  /**
   * Answers every request from now on by another plan, which must have the same addresses and store. Requests in progress keep the
   * plan that they began with. If it rejects, nothing has changed.
   *
   * @param beforeUse runs when the plan is ready to be used. If it rejects, so does `adopt`.
   */
  adopt(plan: Plan, beforeUse?: () => Promise<void>): Promise<Adopted>;
  /** The first half of `adopt`. The caller calls it again only after `use` or `drop`. */
  prepare(plan: Plan): Promise<Prepared>;
  readonly requests: number;
  /**
   * Prepares the end: readiness turns false, and every answer closes its connection, so that load balancers and callers go elsewhere.
   * Resolves after `server.drain.lame_duck`. Until then the gateway still takes requests.
   */
  drain(): Promise<void>;
  /** Stops accepting requests and waits for those in flight. */
  close(): Promise<void>;
}

const DRAIN_STOP_ms = 30_000;
/** Starts a gateway. If it throws, nothing is left running, and no task was polled. @throws ListenError if an address is not available. */
export async function startGateway(plan: Plan, options: GatewayOptions): Promise<Gateway> {
  await using started = new AsyncDisposableStack();
  const { tracing: to } = plan.server;
  const metrics = createMetrics();
  const dropped = reportDroppedSpans(options.log, metrics, options.now);
  const tracing = to && (await startTracing({ ...to, dropped }));
  const runtime = createRuntime(plan, { ...options, metrics, tracing, ...options.part });
  started.defer(() => runtime.close());
  const { log, now } = runtime;
  const { threads, part } = options;
  const readiness = createReadiness(runtime, part?.allStarted);
  const connections = new Connections(() => generations.current.services.plan);
  const generations = await createGenerations(
    plan,
    (each) => createGeneration(each, runtime, { connections, readiness }, threads === undefined),
    (remaining) => {
      runtime.upstreams.keepOnly(upstreamsOf(remaining));
      runtime.targets.keepOnly([...remaining].flatMap(({ services }) => choicesOf(services.plan)));
    },
  );
  started.defer(() => generations.close());
  const current = () => generations.current.services.plan;
  metrics.watch(watchedBy(runtime, current, () => generations.open.size, readiness, part === undefined));
  const listener = new Listener(() => generations.current, connections);
  started.defer(() => listener.close());
  if (threads === undefined) {
    await listener.listen(plan.server, part !== undefined).catch(throwListenError('callers', plan.server));
  }
  const address = (await threads?.listen(plan.server)) ?? listener.address;
  started.defer(() => threads?.end());
  const at = plan.server.metrics;
  const metricsListener = at && (await serveMetrics(at, runtime, pageOf(metrics, threads), current, readiness));
  started.defer(() => stopMetrics(metricsListener));
  const jitter = Math.random;
  const settler = createSettler(runtime.owner, { ...generations.current.services, jitter });
  if (part === undefined && (options.settler ?? true)) settler.start();
  const stopMaintenance = startMaintenance(runtime, current, part === undefined);
  started.move();
  let number = 1;
  metrics.config.loaded(number, now());
  let adopting: Promise<unknown> = Promise.resolve();
  let leaving: Promise<void> | undefined;

  async function prepare(next: Plan): Promise<Prepared> {
    if (leaving !== undefined) throw new Error('the gateway is stopping');
    const inThreads = await threads?.prepare(next);
    const prepared = await generations.prepare(next).catch((error: unknown) => {
      inThreads?.drop();
      throw error;
    });
    return {
      async use() {
        const othersEnded = await inThreads?.use();
        const oldEnded = prepared.use(() => settler.adopt({ ...generations.current.services, jitter }));
        runtime.adopt(next);
        if (threads === undefined) listener.follow();
        number += 1;
        metrics.config.loaded(number, now());
        return {
          generation: number,
          oldEnded: async () => void (await Promise.all([oldEnded(), othersEnded?.()])),
        };
      },
      drop() {
        inThreads?.drop();
        prepared
          .drop()
          .catch((error: unknown) => log.error({ err: error }, 'an unused configuration could not be closed'));
      },
    };
  }

  /** Announces the end to load balancers and in every answer. @param lame_duck_ms how long idle connections stay open. */
  async function leave(lame_duck_ms: number): Promise<void> {
    await adopting;
    readiness.drain();
    connections.announceClose(lame_duck_ms);
  }

  /** Stops taking requests, and waits for those in progress. */
  async function endRequests(): Promise<void> {
    const { limit_ms } = current().server.drain;
    const drained = connections.drain(limit_ms, (requests) => {
      log.warn({ requests }, 'server.drain.limit has passed: open requests are cut');
    });
    for (const each of generations.open) each.endUpgrades();
    const stopping = new Refusal('overloaded', 'the gateway is stopping; connect again in a moment');
    runtime.webSockets.stop(stopping);
    await listener.close();
    drained();
    // After the drain of the callers' connections: an answer that `limit` has cut is read on for its final counts.
    const cutDrains = setTimeout(() => runtime.drains.cutAll(), options.drain_stop_ms ?? DRAIN_STOP_ms);
    await runtime.inFlight.idle();
    clearTimeout(cutDrains);
  }

  return {
    url: urlOf(address),
    address,
    values: metrics.values,
    threadValues: async () => threads?.metrics() ?? [await metrics.values()],
    targets: async () => mergeUses((await threads?.targets()) ?? [[...runtime.targets.uses()]]),
    notReady: () => readiness.reason(),
    metrics_url: metricsListener && `${urlOf(metricsListener.address())}/metrics`,
    settler,
    get services() {
      return generations.current.services;
    },
    prepare,
    get requests() {
      return runtime.inFlight.count + (threads?.requests ?? 0);
    },
    adopt(next, beforeUse = async () => {}) {
      const adopted = adopting.then(async () => {
        const prepared = await prepare(next);
        await beforeUse().catch((error: unknown) => {
          prepared.drop();
          throw error;
        });
        return prepared.use();
      });
      // The caller gets the error; the next one only waits.
      adopting = adopted.catch(() => {});
      return adopted;
    },
    async drain() {
      const { lame_duck_ms } = current().server.drain;
      leaving = leave(lame_duck_ms);
      await leaving;
      await (threads?.drain() ?? sleep(lame_duck_ms));
    },
    async close() {
      leaving ??= leave(0);
      await leaving;
      await (threads?.close() ?? endRequests());
      stopMaintenance();
      await settler.stop();
      stopMetrics(metricsListener);
      await generations.close();
      await runtime.close();
    },
  };
}

function pageOf(metrics: Metrics, threads: Threads | undefined): () => Promise<string> {
  const ofProcess = measureProcess();
  const ofGateway = async () => {
    if (threads === undefined) return metrics.text();
    return sumMetrics(...(await Promise.all([metrics.values(), threads.metrics()])));
  };
  return async () => (await ofGateway()) + (await ofProcess());
}

function* upstreamsOf(generations: Iterable<Generation>): Iterable<UpstreamPlan> {
  for (const { services } of generations) yield* services.plan.upstreams.values();
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('the gateway listens on no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
