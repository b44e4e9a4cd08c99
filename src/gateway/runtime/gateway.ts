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
import { choicesOf, createRuntime, type RuntimeOptions } from './create-services.ts';
import { createGeneration, type Generation } from './generation.ts';
import { createGenerations, type PreparedGeneration } from './generations.ts';
import { startMaintenance } from './maintenance.ts';
import type { Services } from './services.ts';
import type { ThreadPart, Threads } from './threads.ts';

export interface GatewayOptions extends RuntimeOptions {
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
export interface PreparedPlan {
  /** Answers every new request by it. */
  use(): Promise<AdoptedPlan>;
  drop(): void;
}

/** A configuration that answers requests now. */
export interface AdoptedPlan {
  /** Its number: 1 is the configuration of the start. */
  readonly generation: number;
  /** Resolves when the configuration before it has answered its last request. */
  oldEnded(): Promise<void>;
}

/** How long a stop waits for answers whose callers have left. */
const DRAIN_STOP_ms = 30_000;
/** Starts a gateway. If it throws, nothing is left running, and no task was polled. @throws ListenError if an address is not available. */
export async function startGateway(plan: Plan, options: GatewayOptions): Promise<Gateway> {
  return new Gateway(await startParts(plan, options));
}

type Parts = Awaited<ReturnType<typeof startParts>>;

async function startParts(plan: Plan, options: GatewayOptions) {
  await using started = new AsyncDisposableStack();
  const { tracing: to } = plan.server;
  const metrics = createMetrics();
  const dropped = reportDroppedSpans(options.log, metrics, options.now);
  const tracing = to && (await startTracing({ ...to, dropped }));
  const runtime = createRuntime(plan, { ...options, metrics, tracing, ...options.part });
  started.defer(() => runtime.close());
  const { threads, part, drain_stop_ms = DRAIN_STOP_ms } = options;
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
  const settler = createSettler(runtime.owner, { ...generations.current.services, jitter: Math.random });
  if (part === undefined && (options.settler ?? true)) settler.start();
  const stopMaintenance = startMaintenance(runtime, current, part === undefined);
  started.move();
  metrics.config.loaded(1, runtime.now());
  return {
    runtime,
    threads,
    drain_stop_ms,
    readiness,
    connections,
    generations,
    listener,
    address,
    metricsListener,
    settler,
    stopMaintenance,
  };
}

export class Gateway {
  readonly #parts: Parts;
  /** `http://127.0.0.1:8080`, with the actual port. */
  readonly url: string;
  readonly address: AddressInfo;
  /** The URL of the metrics; undefined if they are not served. */
  readonly metrics_url: string | undefined;
  readonly settler: Settler;
  #generation = 1;
  #adopting: Promise<unknown> = Promise.resolve();
  #leaving: Promise<void> | undefined;

  constructor(parts: Parts) {
    const { address, metricsListener, settler } = parts;
    this.#parts = parts;
    this.url = urlOf(address);
    this.address = address;
    this.metrics_url = metricsListener && `${urlOf(metricsListener.address())}/metrics`;
    this.settler = settler;
  }

  get services(): Services {
    return this.#parts.generations.current.services;
  }

  get requests(): number {
    return this.#parts.runtime.inFlight.count + (this.#parts.threads?.requests ?? 0);
  }

  values(): Promise<readonly MetricValues[]> {
    return this.#parts.runtime.metrics.values();
  }

  /** The values of each thread that answers requests. */
  async threadValues(): Promise<readonly (readonly MetricValues[])[]> {
    return this.#parts.threads?.metrics() ?? [await this.values()];
  }

  /** The targets that requests can choose from. One takes requests if it does so in every thread. */
  async targets(): Promise<readonly TargetUse[]> {
    const { threads, runtime } = this.#parts;
    return mergeUses((await threads?.targets()) ?? [[...runtime.targets.uses()]]);
  }

  /** Why the gateway is not ready; undefined if it is. */
  notReady(): Promise<string | undefined> {
    return this.#parts.readiness.reason();
  }

  /**
   * Answers every request from now on by another plan, which must have the same addresses and store. Requests in progress keep the
   * plan that they began with. If it rejects, nothing has changed.
   *
   * @param beforeUse runs when the plan is ready to be used. If it rejects, so does `adopt`.
   */
  adopt(next: Plan, beforeUse: () => Promise<void> = async () => {}): Promise<AdoptedPlan> {
    const adopted = this.#adopting.then(async () => {
      const prepared = await this.prepare(next);
      await beforeUse().catch((error: unknown) => {
        prepared.drop();
        throw error;
      });
      return prepared.use();
    });
    // The caller gets the error; the next one only waits.
    this.#adopting = adopted.catch(() => {});
    return adopted;
  }

  /** The first half of `adopt`. The caller calls it again only after `use` or `drop`. */
  async prepare(next: Plan): Promise<PreparedPlan> {
    if (this.#leaving !== undefined) throw new Error('the gateway is stopping');
    const { threads, generations, runtime } = this.#parts;
    const inThreads = await threads?.prepare(next);
    const prepared = await generations.prepare(next).catch((error: unknown) => {
      inThreads?.drop();
      throw error;
    });
    return {
      use: async () => this.#use(next, prepared, await inThreads?.use()),
      drop() {
        inThreads?.drop();
        prepared
          .drop()
          .catch((error: unknown) => runtime.log.error({ err: error }, 'an unused configuration could not be closed'));
      },
    };
  }

  /** @param othersEnded waits for the threads. */
  #use(next: Plan, prepared: PreparedGeneration, othersEnded: AdoptedPlan['oldEnded'] | undefined): AdoptedPlan {
    const { threads, generations, runtime, settler, listener } = this.#parts;
    const oldEnded = prepared.use(() => settler.adopt({ ...generations.current.services, jitter: Math.random }));
    runtime.adopt(next);
    if (threads === undefined) listener.follow();
    this.#generation += 1;
    runtime.metrics.config.loaded(this.#generation, runtime.now());
    return {
      generation: this.#generation,
      oldEnded: async () => void (await Promise.all([oldEnded(), othersEnded?.()])),
    };
  }

  /**
   * Prepares the end: readiness turns false, and every answer closes its connection, so that load balancers and callers go elsewhere.
   * Resolves after `server.drain.lame_duck`. Until then the gateway still takes requests.
   */
  async drain(): Promise<void> {
    const { lame_duck_ms } = this.services.plan.server.drain;
    this.#leaving = this.#leave(lame_duck_ms);
    await this.#leaving;
    await (this.#parts.threads?.drain() ?? sleep(lame_duck_ms));
  }

  /** Stops accepting requests and waits for those in flight. */
  async close(): Promise<void> {
    const { threads, stopMaintenance, settler, metricsListener, generations, runtime } = this.#parts;
    this.#leaving ??= this.#leave(0);
    await this.#leaving;
    await (threads?.close() ?? this.#endRequests());
    stopMaintenance();
    await settler.stop();
    stopMetrics(metricsListener);
    await generations.close();
    await runtime.close();
  }

  /** Announces the end to load balancers and in every answer. @param lame_duck_ms how long idle connections stay open. */
  async #leave(lame_duck_ms: number): Promise<void> {
    const { readiness, connections } = this.#parts;
    await this.#adopting;
    readiness.drain();
    connections.announceClose(lame_duck_ms);
  }

  /** Stops taking requests, and waits for those in progress. */
  async #endRequests(): Promise<void> {
    const { connections, generations, listener, runtime, drain_stop_ms } = this.#parts;
    const drained = connections.drain(this.services.plan.server.drain.limit_ms, (requests) => {
      runtime.log.warn({ requests }, 'server.drain.limit has passed: open requests are cut');
    });
    for (const each of generations.open) each.endUpgrades();
    const stopping = new Refusal('overloaded', 'the gateway is stopping; connect again in a moment');
    runtime.webSockets.stop(stopping);
    await listener.close();
    drained();
    // After the drain of the callers' connections: an answer that `limit` has cut is read on for its final counts.
    const cutDrains = setTimeout(() => runtime.drains.cutAll(), drain_stop_ms);
    await runtime.inFlight.idle();
    clearTimeout(cutDrains);
  }
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
