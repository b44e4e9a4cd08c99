/** Opens the store of a gateway, whose server may start later than the gateway. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { IN_USE_ms, type OpenOptions, openStore } from '../../ledger/open-store.ts';
import {
  type Store,
  StoreBusyError,
  StoreError,
  StoreInUseError,
  StoreUnreachableError,
} from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';

/** Between two attempts to open the store. */
const PAUSE_ms = 500;
/** How often the log says that the start still waits. */
const LOG_INTERVAL_ms = 10_000;

/**
 * Opens the store. While its server cannot be reached, or its file is locked, tries again for `store.start_timeout`; while other gateways use
 * a store whose schema must change, for `IN_USE_ms`.
 *
 * @param stopped ends the wait.
 * @returns undefined if `stopped` has resolved before the store was open.
 * @throws StoreError with a remedy.
 */
export async function awaitStore(
  { store_url, store_start_timeout_ms }: Plan,
  options: OpenOptions,
  log: Logger,
  stopped: Promise<unknown>,
): Promise<Store | undefined> {
  const began_ms = performance.now();
  let logged_ms = Number.NEGATIVE_INFINITY;
  let isStopped = false;
  void stopped.then(() => {
    isStopped = true;
  });
  for (;;) {
    try {
      const store = await openStore(store_url, { ...options, log, in_use_ms: 0 });
      if (logged_ms > 0) log.info('the store can be reached');
      return store;
    } catch (error) {
      if (isStopped) return undefined;
      const isInUse = error instanceof StoreInUseError;
      if (!(isInUse || error instanceof StoreUnreachableError || error instanceof StoreBusyError)) throw error;
      const now_ms = performance.now();
      const left_ms = (isInUse ? IN_USE_ms : store_start_timeout_ms) - (now_ms - began_ms);
      if (left_ms <= 0) throw isInUse ? error : timedOut(error, store_start_timeout_ms);
      if (now_ms - logged_ms >= LOG_INTERVAL_ms) {
        log.warn({ reason: error.message, left_s: Math.ceil(left_ms / 1000) }, 'the start waits for its store');
        logged_ms = now_ms;
      }
      await Promise.race([sleep(Math.min(PAUSE_ms * (0.5 + Math.random()), left_ms)), stopped]);
    }
  }
}

function timedOut({ message, cause }: Error, waited_ms: number): StoreError {
  const waited = `${waited_ms / 1000} s (store.start_timeout)`;
  return new StoreError(`${message}; the start waited ${waited} for it`, { cause });
}
