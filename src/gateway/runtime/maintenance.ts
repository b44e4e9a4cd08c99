/** The background work of a gateway. */
import { setTimeout as sleep } from 'node:timers/promises';
import { nextRollUp_ms, USAGE_LEVELS } from '../../ledger/store/store.ts';
import type { Plan } from '../../plan/index.ts';
import type { Runtime } from './services.ts';

/** The longest interval. A lease must be checked several times before it expires. */
const MAINTENANCE_INTERVAL_ms = 1_000;
/** A request of another gateway waits for the answer. */
const ANSWER_INTERVAL_ms = 100;
/** Idempotency keys live for hours, so this is often enough. */
const FORGET_INTERVAL_ms = 3_600_000;
/** The pause after a failure. Reports read quarters until then. */
const ROLL_UP_RETRY_ms = 30_000;
/** Between two parts, so that they delay no other writes. */
const ROLL_UP_PAUSE_ms = 20;

/** Idempotency keys are kept for at least this time, because operators repeat changes of money. */
const OPERATORS_KEEP_ms = 86_400_000;
/** Background work: renews leases and gives them back, deletes old idempotency keys, and sums usage. @returns a function that stops it. */
export function startMaintenance(
  { leases, limits, store, log, now }: Runtime,
  current: () => Plan,
  isMain: boolean,
): () => void {
  const failed = (error: unknown) => log.error({ err: error }, 'maintenance failed; trying again');
  const forget = () => {
    const keep_ms = Math.max(OPERATORS_KEEP_ms, ...current().interfaces.map((each) => each.idempotency?.keep_ms ?? 0));
    store.forgetIdempotency(now() - keep_ms).catch(failed);
  };
  if (isMain) forget();
  const interval_ms = Math.min(MAINTENANCE_INTERVAL_ms, current().settle.lease_ms / 4);
  const rounds = setInterval(() => {
    void leases.round().catch(failed);
    void limits.round().catch(failed);
  }, interval_ms);
  const answers = setInterval(() => void leases.answerOthers().catch(failed), ANSWER_INTERVAL_ms);
  const forgetting = isMain ? setInterval(forget, FORGET_INTERVAL_ms) : undefined;
  const stopped = new AbortController();
  if (isMain) void rollUp({ store, now, log }, stopped.signal);
  return () => {
    clearInterval(rounds);
    clearInterval(answers);
    clearInterval(forgetting);
    stopped.abort();
  };
}

/** Sums usage part by part, soon after each quarter of an hour, until it is stopped. */
async function rollUp({ store, now, log }: Pick<Runtime, 'store' | 'now' | 'log'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    let pause_ms = ROLL_UP_RETRY_ms;
    try {
      const isBehind = await Promise.all(USAGE_LEVELS.map((level) => store.rollUpUsage(level)));
      pause_ms = isBehind.includes(true) ? ROLL_UP_PAUSE_ms : nextRollUp_ms(now()) - now();
    } catch (error) {
      if (!signal.aborted) log.error({ err: error }, 'usage could not be summed; trying again');
    }
    await sleep(pause_ms, undefined, { signal, ref: false }).catch(() => {});
  }
}
