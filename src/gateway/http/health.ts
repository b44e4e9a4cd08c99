/** The health checks `/healthz` and `/readyz`. They need no key and use the address of callers. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { StoreBusyError, StoreError } from '../../ledger/store/store.ts';
import { reuseFor } from '../../lib/node/reuse.ts';
import type { Plan } from '../../plan/index.ts';
import type { Runtime } from '../runtime/services.ts';
import { requestIdHeader, sendJson } from './answer.ts';
import type { RequestLifecycle } from './request-lifecycle.ts';

/** Whether the gateway should get requests. */
export interface Readiness {
  /** Why the gateway is not ready; undefined if it is. */
  reason(): Promise<string | undefined>;
  /** Makes the gateway not ready, because it is about to stop. */
  drain(): void;
}

/** How long a result is reused. The check needs no key, so anyone could call it often. */
const FRESH_ms = 1_000;
/** A store that takes longer is not usable. */
const STORE_TIMEOUT_ms = 2_000;

/** The gateway is ready if it is not stopping and its store accepts writes. @param allStarted until it resolves, it is not ready. */
export function createReadiness({ store, now, log }: Runtime, allStarted?: Promise<void>): Readiness {
  let draining = false;
  let starting = allStarted !== undefined;
  void allStarted?.then(() => {
    starting = false;
  });
  const stateOfStore = reuseFor(FRESH_ms, now, askStore);

  async function askStore(): Promise<string | undefined> {
    const late = new AbortController();
    try {
      // A test write: it needs the writer, the lock and disk space.
      const written = store.probe().then(() => undefined);
      const waited = setTimeout(STORE_TIMEOUT_ms, 'the store does not answer', { signal: late.signal, ref: false });
      return await Promise.race([written, waited]);
    } catch (error) {
      log.error({ err: error }, 'the store cannot be written');
      const why =
        error instanceof StoreBusyError ? error.message : error instanceof StoreError ? error.reason : undefined;
      return why === undefined ? 'the store cannot be written' : `the store cannot be written: ${why}`;
    } finally {
      late.abort();
    }
  }

  return {
    drain() {
      draining = true;
    },
    async reason() {
      if (draining) return 'the gateway is stopping';
      return starting ? 'the gateway is starting' : stateOfStore();
    },
  };
}

/** The answer to a health check. */
export interface HealthReport {
  readonly statusCode: number;
  readonly value: unknown;
}

/** The health checks by path. */
export function healthReports(readiness: Readiness): ReadonlyMap<string, () => Promise<HealthReport>> {
  return new Map([
    ['/healthz', async () => ({ statusCode: 200, value: { status: 'ok' } })],
    [
      '/readyz',
      async () => {
        const reason = await readiness.reason();
        if (reason === undefined) return { statusCode: 200, value: { status: 'ready' } };
        return { statusCode: 503, value: { status: 'not_ready', reason } };
      },
    ],
  ]);
}

/** Adds the health checks to the address of callers. The compiler refuses routes with their paths. */
export function addHealth(app: FastifyInstance, readiness: Readiness, { server }: Plan, exit: RequestLifecycle): void {
  for (const [url, report] of healthReports(readiness)) {
    const responder = { name: url.slice(1), path: url, isQuiet: true };
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: (request, reply) => {
        const exchange = exit.begin(request.raw, reply.raw, responder, {}, request.id);
        reply.hijack();
        report()
          .then(({ statusCode, value }) => sendJson(exchange, statusCode, value, requestIdHeader(server, exchange.id)))
          .catch((error: unknown) => {
            exchange.failure = error;
          })
          .then(() => exit.leave(exchange));
      },
    });
  }
}
