/** Ends a gateway that has lost its store or a thread. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Gateway } from '../http/server.ts';
import { StoreLostError } from '../store/store.ts';

/** Time for requests in progress to be answered with 503 after the store is lost. */
const GRACE_ms = 2_000;

/** The log lines at the beginning and at the end. */
interface Loss {
  readonly first: string;
  readonly last: string;
}
const LOST = {
  store: { first: 'the store is lost: no new request is taken', last: 'the gateway ends: its store is lost' },
  thread: { first: 'a thread is lost: no new request is taken', last: 'the gateway ends: its thread is lost' },
} as const satisfies Record<string, Loss>;

/** Ends the process for a supervisor to restart it. A lost store rejects the requests still running, which get 503. */
export async function endAfter(lost: Error, gateway: Gateway, log: Logger): Promise<never> {
  const { first, last } = lost instanceof StoreLostError ? LOST.store : LOST.thread;
  log.error({ err: lost }, first);
  await Promise.race([gateway.close().catch(() => {}), sleep(GRACE_ms)]);
  log.fatal({ reason: lost.message }, last);
  process.exit(3);
}
