/** Ends a gateway that has lost its store or a thread, also while it stops. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Gateway } from '../../gateway/runtime/gateway.ts';
import { type Store, StoreBusyError, StoreLostError } from '../../ledger/store/store.ts';

/** Time for requests in progress to be answered with 503 after the store is lost. */
const GRACE_ms = 2_000;

/** Time for records that the store did not take to reach the log, also from threads. */
const LOG_FLUSH_ms = 500;

/** How long the store may take to answer when the time for stopping has passed. */
const ANSWER_ms = 2_000;

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
export async function exitOnFatal(lost: Error, gateway: Gateway, log: Logger): Promise<never> {
  const { first, last } = lost instanceof StoreLostError ? LOST.store : LOST.thread;
  log.error({ err: lost }, first);
  const closed = gateway.close().catch((error: unknown) => log.error({ err: error }, 'the gateway was not closed'));
  await Promise.race([closed, sleep(GRACE_ms)]);
  log.fatal({ reason: lost.message }, last);
  process.exit(3);
}

/**
 * Ends a gateway that stops although its store does not answer: with code 3 when `server.drain.limit` has passed, or when closing the
 * store gives up, here or in a thread. The outcome of the last changes is then unknown; the next start finds it in the store.
 */
export function endWithoutStore(gateway: Gateway, store: Store, lost: Promise<Error>, log: Logger): void {
  const { limit_ms } = gateway.services.plan.server.drain;
  let isEnding = false;
  const end = async (reason: string) => {
    if (isEnding) return;
    isEnding = true;
    const { waiting } = store.pressure();
    store.giveUp(reason);
    await sleep(LOG_FLUSH_ms);
    log.fatal(
      { reason, waiting },
      'the gateway ends: its store does not answer, so the last changes may or may not be stored',
    );
    process.exit(3);
  };
  // Neither rejects.
  void lost.then(({ message }) => end(message));
  const watch = async () => {
    await sleep(limit_ms, undefined, { ref: false });
    while (await answers(store)) await sleep(ANSWER_ms, undefined, { ref: false });
    await end('server.drain.limit has passed');
  };
  // It rejects when the store is closed, and then nothing waits for it.
  void watch().catch(() => {});
}

/** Whether the store writes, now. @throws Error when it answers that it cannot. */
async function answers(store: Store): Promise<boolean> {
  const written = store.probe().then(
    () => true,
    (error: unknown) => {
      if (error instanceof StoreBusyError || error instanceof StoreLostError) return false;
      throw error;
    },
  );
  return Promise.race([written, sleep(ANSWER_ms, false, { ref: false })]);
}
