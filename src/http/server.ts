/** Starts the gateway: the listener, the settler and the background work. Reloads it, and stops its parts in the right order. */
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMetrics } from '../metrics.ts';
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
import { watchedBy } from './watched.ts';

/** Options of a gateway. */
export interface GatewayOptions extends Given {
  /** Whether this gateway polls the tasks that no caller polls; default true. */
  readonly settler?: boolean;
  /** How long a shutdown waits for drained answers; default 30 s. Usage that they have not reported by then is estimated. */
  readonly drain_stop_ms?: number;
}

/** A configuration that answers requests now. */
export interface Adopted {
  /** Its number: 1 is the configuration of the start. */
  readonly generation: number;
  /** Resolves when the configuration before it has answered its last request. */
  isAlone(): Promise<void>;
}

/** A running gateway. */
export interface Gateway {
  /** `http://127.0.0.1:8080`, with the actual port. */
  readonly url: string;
  /** The URL of the metrics; undefined if they are not served. */
  readonly metrics_url: string | undefined;
  readonly settler: Settler;
  /** Those of the current configuration. */
  readonly services: Services;
  /**
   * Answers every request from now on by another plan, which must have the same addresses and store. Requests in progress keep the
   * plan that they began with. If it rejects, nothing has changed.
   */
  adopt(plan: Plan): Promise<Adopted>;
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
  const runtime = createRuntime(plan, { ...options, metrics, tracing });
  started.defer(() => runtime.close());
  const { log, now } = runtime;
  const readiness = createReadiness(runtime);
  const connections = connectionsFor(() => generations.current.services.plan);
  const generations = await createGenerations(
    plan,
    (each) => createGeneration(each, runtime, connections, readiness),
    (remaining) => {
      runtime.upstreams.keepOnly(upstreamsOf(remaining));
      runtime.targets.keepOnly([...remaining].flatMap(({ services }) => choicesOf(services.plan)));
    },
  );
  started.defer(() => generations.close());
  const current = () => generations.current.services.plan;
  metrics.watch(watchedBy(runtime, current, () => generations.open.size, readiness));
  const listener = createListener(() => generations.current, connections);
  started.defer(() => listener.close());
  await listener.listen(plan.server).catch(throwListenError('callers', plan.server));
  const metricsListener = plan.server.metrics && (await serveMetrics(plan.server.metrics, runtime, current, readiness));
  started.defer(() => stopMetrics(metricsListener));
  const jitter = Math.random;
  const settler = createSettler(runtime.owner, { ...generations.current.services, jitter });
  if (options.settler ?? true) settler.start();
  const stopUpkeep = startUpkeep(runtime, current);
  started.move();
  let number = 1;
  metrics.config.loaded(number, now());
  let adopting: Promise<unknown> = Promise.resolve();
  let closing = false;

  async function adopt(next: Plan): Promise<Adopted> {
    if (closing) throw new Error('the gateway is stopping');
    const isAlone = await generations.replace(next, () => settler.adopt({ ...generations.current.services, jitter }));
    runtime.adopt(next);
    listener.follow();
    number += 1;
    metrics.config.loaded(number, now());
    return { generation: number, isAlone };
  }

  return {
    url: urlOf(listener.address),
    metrics_url: metricsListener && `${urlOf(metricsListener.address())}/metrics`,
    settler,
    get services() {
      return generations.current.services;
    },
    adopt(next) {
      const adopted = adopting.then(() => adopt(next));
      adopting = adopted.catch(() => {});
      return adopted;
    },
    async close() {
      closing = true;
      await adopting;
      const { lame_duck_ms, limit_ms } = current().server.drain;
      readiness.drain();
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
      stopUpkeep();
      await settler.stop();
      stopMetrics(metricsListener);
      await generations.close();
      await runtime.close();
    },
  };
}

function* upstreamsOf(generations: Iterable<Generation>): Iterable<UpstreamPlan> {
  for (const { services } of generations) yield* services.plan.upstreams.values();
}

/** Background work: renews leases and gives them back, and deletes old idempotency keys. @returns a function that stops it. */
function startUpkeep({ leases, limits, store, log, now }: Runtime, current: () => Plan): () => void {
  const failed = (error: unknown) => log.error({ err: error }, 'the upkeep failed; it is tried again');
  const forget = () => {
    const keep_ms = Math.max(0, ...current().interfaces.map((each) => each.idempotency?.keep_ms ?? 0));
    store.forgetIdempotency(now() - keep_ms).catch(failed);
  };
  forget();
  const interval_ms = Math.min(UPKEEP_INTERVAL_ms, current().settle.lease_ms / 4);
  const rounds = setInterval(() => {
    void leases.round().catch(failed);
    void limits.round().catch(failed);
  }, interval_ms);
  const answers = setInterval(() => void leases.answerOthers().catch(failed), ANSWER_INTERVAL_ms);
  const forgetting = setInterval(forget, FORGET_INTERVAL_ms);
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
