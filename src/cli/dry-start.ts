/** The last pass of `check`: the routes of a plan are put into a real router, which listens nowhere and has no store. */
import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { buildApp } from '../http/app.ts';
import { createMetrics } from '../metrics.ts';
import type { Plan } from '../plan.ts';
import type { Store } from '../store/store.ts';
import { createUpstreamClient } from '../upstream/client.ts';

/** Why the router does not take the plan, or undefined when it does. */
export async function dryStart(plan: Plan): Promise<string | undefined> {
  const upstreams = createUpstreamClient();
  const log = pino({ level: 'silent' });
  try {
    const app = buildApp({
      plan,
      store: noStore,
      upstreams,
      log,
      metrics: createMetrics(),
      now: Date.now,
      random: randomBytes,
    });
    await app.ready();
    await app.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await upstreams.close();
  }
}

function absent(): never {
  throw new Error('check opens no store');
}

const noStore: Store = new Proxy(Object.create(null), { get: absent });
