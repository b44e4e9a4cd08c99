/** `/healthz` and `/readyz`, for whoever runs the gateway: without a key, on the address of callers. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sendJson } from './answer.ts';
import type { Services } from './exchange.ts';
import type { Exit } from './exit.ts';

export interface Readiness {
  /** Why no request should be sent here, or undefined. */
  reason(): Promise<string | undefined>;
  /** From now on the gateway is not ready: it is about to stop. */
  drain(): void;
}

/** Asking more often than this is answered with what was found before: anybody may ask. */
const fresh_ms = 1_000;
/** A store that takes longer serves nobody. */
const store_timeout_ms = 2_000;

/** Answers whether the gateway takes requests: it does not drain, and its store takes writes. */
export function createReadiness({ store, now, log }: Services): Readiness {
  let draining = false;
  let found: Promise<string | undefined> | undefined;
  let found_ms = 0;

  async function askStore(): Promise<string | undefined> {
    const late = new AbortController();
    try {
      // A write that nobody reads: it goes through the writer, takes the lock and needs room on the disk.
      const written = store.probe().then(() => undefined);
      const waited = setTimeout(store_timeout_ms, 'the store does not answer', { signal: late.signal, ref: false });
      return await Promise.race([written, waited]);
    } catch (error) {
      log.error({ err: error }, 'the store cannot be written');
      return 'the store cannot be written';
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
      if (found === undefined || Math.abs(now() - found_ms) > fresh_ms) {
        found_ms = now();
        found = askStore();
      }
      return found;
    },
  };
}

/** The paths are the gateway's own; no route of a configuration may have them. */
export function addHealth(app: FastifyInstance, readiness: Readiness, exit: Exit): void {
  addPath(app, '/healthz', exit, async () => ({ statusCode: 200, value: { status: 'ok' } }));
  addPath(app, '/readyz', exit, async () => {
    const reason = await readiness.reason();
    if (reason === undefined) return { statusCode: 200, value: { status: 'ready' } };
    return { statusCode: 503, value: { status: 'not_ready', reason } };
  });
}

interface Report {
  readonly statusCode: number;
  readonly value: unknown;
}

function addPath(app: FastifyInstance, url: string, exit: Exit, report: () => Promise<Report>): void {
  const answering = { name: url.slice(1), isQuiet: true };
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) => {
      const exchange = exit.enter(request.raw, reply.raw, answering, {}, [], request.id);
      reply.hijack();
      report()
        .then(({ statusCode, value }) => sendJson(exchange, statusCode, value))
        .catch((error: unknown) => {
          exchange.failure = error;
        })
        .then(() => exit.leave(exchange));
    },
  });
}
