/** The last pass of `check`: adds the routes of a plan to a real router that does not listen and has no store. */
import pino from 'pino';
import { buildApp } from '../../gateway/http/app.ts';
import { createServices } from '../../gateway/runtime/create-services.ts';
import type { Store } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';

/** The reason why the router rejects the plan, or undefined if it accepts it. */
export async function dryStart(plan: Plan): Promise<string | undefined> {
  const services = createServices(plan, { store: noStore, log: pino({ level: 'silent' }), now: () => 0 });
  try {
    const app = buildApp(services);
    await app.ready();
    await app.close();
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await services.close();
  }
}

function absent(): never {
  throw new Error('check opens no store');
}

const noStore: Store = new Proxy(Object.create(null), { get: absent });
