/** Starts the gateway: the listener, the settler and the background work. Reloads it, and stops its parts in the right order. */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sumMetrics } from '../metrics/sum.ts';
import { createMetrics, type Metrics, type MetricValues } from '../metrics.ts';
import type { Plan, UpstreamPlan } from '../plan.ts';
import { createSettler, type Settler } from '../tasks/settler/settler.ts';
import { startTracing } from '../tracing/tracing.ts';
import { connectionsFor } from './app.ts';
import { reportDroppedSpans } from './dropped-spans.ts';
import type { Runtime, Services } from './exchange.ts';
import { createGeneration, type Generation } from './generation.ts';
import { createGenerations } from './generations.ts';
import { createReadiness } from './health.ts';
import { throwListenError } from './listen-error.ts';
import { createListener } from './listener.ts';
import { serveMetrics, stopMetrics } from './metrics-listener.ts';
import { choicesOf, createRuntime, type Given } from './services.ts';
import type { PlanTexts, ThreadPart, Threads } from './threads.ts';
import { watchedBy } from './watched.ts';

/** Options of a gateway. */
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
  /** Forgets it. */
  drop(): void;
}

/** A configuration that answers requests now. */
export interface Adopted {
  /** Its number: 1 is the configuration of the start. */
  readonly generation: number;
  /** Resolves when the configuration before it has answered its last request. */
  oldEnded(): Promise<void>;
}

/** A running gateway. */
export interface Gateway {
  /** `http://127.0.0.1:8080`, with the actual port. */
  readonly url: string;
  /** Where callers connect. */
  readonly address: AddressInfo;
  /** The metrics of this thread. */
  values(): Promise<readonly MetricValues[]>;
  /** The URL of the metrics; undefined if they are not served. */
  readonly metrics_url: string | undefined;
  readonly settler: Settler;
  /** Those of the current configuration. */
  readonly services: Services;
  /**
   * Answers every request from now on by another plan, which must have the same addresses and store. Requests in progress keep the
   * plan that they began with. If it rejects, nothing has changed.
   *
   * @param texts what it was compiled from; needed if threads answer requests.
   */
  adopt(plan: Plan, texts?: PlanTexts): Promise<Adopted>;
  /** The first half of `adopt`. The caller calls it again only after `use` or `drop`. */
  prepare(plan: Plan, texts?: PlanTexts): Promise<Prepared>;
  /** Requests in progress. */
  readonly requests: number;
  /** Stops accepting requests and waits for those in flight. */
  close(): Promise<void>;
}

/** The longest interval. A lease must be checked several times before it expires. */
const UPKEEP_INTERVAL_ms = 1_000;
const DRAIN_STOP_ms = 30_000;
const ANSWER_INTERVAL_ms = 100;
const FORGET_INTERVAL_ms = 3_600_000;

/**
 * Starts a gateway. If it throws, nothing is left running, and no task was polled.
 *
 * @throws ListenError if an address is not available.
 */
export async function startGateway(plan: Plan, options: GatewayOptions): Promise<Gateway> {
  await using started = new AsyncDisposableStack();
  const { tracing: to } = plan.server;
  const metrics = createMetrics();
  const dropped = reportDroppedSpans(options.log, metrics, options.now);
  const tracing = to && (await startTracing({ ...to, dropped }));
  const runtime = createRuntime(plan, { ...options, metrics, tracing, keptBytes: options.part?.keptBytes });
  started.defer(() => runtime.close());
  const { log, now } = runtime;
  const { threads, part } = options;
  const readiness = createReadiness(runtime, part?.allStarted);
  const connections = connectionsFor(() => generations.current.services.plan);
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
  const listener = createListener(() => generations.current, connections);
  started.defer(() => listener.close());
  if (threads === undefined) {
    await listener.listen(plan.server, part !== undefined).catch(throwListenError('callers', plan.server));
  }
  const address = (await threads?.listen(plan.server)) ?? listener.address;
  started.defer(() => threads?.end());
  const text = threads === undefined ? metrics.text : () => allMetrics(metrics, threads);
  const at = plan.server.metrics;
  const metricsListener = at && (await serveMetrics(at, runtime, text, current, readiness));
  started.defer(() => stopMetrics(metricsListener));
  const jitter = Math.random;
  const settler = createSettler(runtime.owner, { ...generations.current.services, jitter });
  if (part === undefined && (options.settler ?? true)) settler.start();
  const stopUpkeep = startUpkeep(runtime, current, part === undefined);
  started.move();
  let number = 1;
  metrics.config.loaded(number, now());
  let adopting: Promise<unknown> = Promise.resolve();
  let closing = false;

  async function prepare(next: Plan, texts: PlanTexts = new Map()): Promise<Prepared> {
    if (closing) throw new Error('the gateway is stopping');
    const inThreads = await threads?.prepare(texts);
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

  /** Stops taking requests, and waits for those in progress. */
  async function endRequests(): Promise<void> {
    const { lame_duck_ms, limit_ms } = current().server.drain;
    if (lame_duck_ms > 0) await sleep(lame_duck_ms);
    const drained = connections.drain(limit_ms, (requests) => {
      log.warn({ requests }, 'server.drain.limit has passed: open requests are cut');
    });
    const cutDrains = setTimeout(() => runtime.drains.cutAll(), options.drain_stop_ms ?? DRAIN_STOP_ms);
    for (const each of generations.open) each.endUpgrades();
    await listener.close();
    drained();
    await runtime.inFlight.idle();
    clearTimeout(cutDrains);
  }

  return {
    url: urlOf(address),
    address,
    values: metrics.values,
    metrics_url: metricsListener && `${urlOf(metricsListener.address())}/metrics`,
    settler,
    get services() {
      return generations.current.services;
    },
    prepare,
    get requests() {
      return runtime.inFlight.count + (threads?.requests ?? 0);
    },
    adopt(next, texts) {
      const adopted = adopting.then(async () => (await prepare(next, texts)).use());
      adopting = adopted.catch(() => {});
      return adopted;
    },
    async close() {
      closing = true;
      await adopting;
      readiness.drain();
      await (threads?.close() ?? endRequests());
      stopUpkeep();
      await settler.stop();
      stopMetrics(metricsListener);
      await generations.close();
      await runtime.close();
    },
  };
}

async function allMetrics(metrics: Metrics, threads: Threads): Promise<string> {
  return sumMetrics(...(await Promise.all([metrics.values(), threads.metrics()])));
}

function* upstreamsOf(generations: Iterable<Generation>): Iterable<UpstreamPlan> {
  for (const { services } of generations) yield* services.plan.upstreams.values();
}

/** Background work: renews leases and gives them back, and deletes old idempotency keys. @returns a function that stops it. */
function startUpkeep({ leases, limits, store, log, now }: Runtime, current: () => Plan, forgets: boolean): () => void {
  const failed = (error: unknown) => log.error({ err: error }, 'the upkeep failed; it is tried again');
  const forget = () => {
    const keep_ms = Math.max(0, ...current().interfaces.map((each) => each.idempotency?.keep_ms ?? 0));
    store.forgetIdempotency(now() - keep_ms).catch(failed);
  };
  if (forgets) forget();
  const interval_ms = Math.min(UPKEEP_INTERVAL_ms, current().settle.lease_ms / 4);
  const rounds = setInterval(() => {
    void leases.round().catch(failed);
    void limits.round().catch(failed);
  }, interval_ms);
  const answers = setInterval(() => void leases.answerOthers().catch(failed), ANSWER_INTERVAL_ms);
  const forgetting = forgets ? setInterval(forget, FORGET_INTERVAL_ms) : undefined;
  return () => {
    clearInterval(rounds);
    clearInterval(answers);
    clearInterval(forgetting);
  };
}

function urlOf(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string') throw new Error('the gateway listens on no port');
  const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${host}:${address.port}`;
}
