/**
 * Gathers usage rows for a moment. Nobody waits for one, so many go to the store in one operation: each by itself would cost as
 * much as the rest of its request.
 */
import type { Logger } from 'pino';
import type { Nano } from '../lang/amount.ts';
import type { Metrics } from '../metrics.ts';
import { type LeaseCharge, type Store, StoreBusyError, type UsageRow } from '../store/store.ts';
import { reportBeyondHold } from './leases/report.ts';

/** What a crash can lose of requests that have ended. */
const gather_ms = 50;
const batch_limit = 1_000;
const retry_ms = 250;

export interface UsageBatch {
  /** The row is written within the moment, and tried again until it is. */
  add(row: UsageRow): void;
  /** Sends what was gathered. */
  flush(): void;
}

export interface UsageBatchServices {
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Runs what it is given later. */
  readonly after: (delay_ms: number, run: () => void) => void;
  /** How far below zero an overage may take a wallet. */
  readonly overdraft_nano: Nano;
}

/** @param written is told of each row that is durable, by the hold that it draws on. */
export function createUsageBatch(
  { store, log, metrics, after, overdraft_nano }: UsageBatchServices,
  written: (hold_id: bigint) => void,
): UsageBatch {
  let gathered: UsageRow[] = [];

  function flush(): void {
    const batch = gathered;
    gathered = [];
    if (batch.length > 0) void send(batch);
  }

  async function send(batch: readonly UsageRow[]): Promise<void> {
    let late: readonly LeaseCharge[];
    try {
      late = await store.recordUsage(batch, overdraft_nano);
    } catch (error) {
      tryAgain(batch, error);
      return;
    }
    for (const charge of late) reportBeyondHold(charge, { log, metrics });
    for (const { hold_id } of batch) written(hold_id);
  }

  function tryAgain(batch: readonly UsageRow[], error: unknown): void {
    // A row that can never be written must not keep the others from it.
    if (batch.length > 1 && !(error instanceof StoreBusyError)) {
      for (const row of batch) void send([row]);
      return;
    }
    // The store is overloaded, or gone; the lease stays open until its rows are in.
    const { account, hold_id } = batch[0] ?? {};
    const about = { err: error, account, hold: String(hold_id), rows: batch.length };
    log.error(about, 'usage was not written; trying again');
    // Gathered anew: when the store is well again, thousands that failed one by one are written together.
    after(retry_ms, () => batch.forEach(add));
  }

  function add(row: UsageRow): void {
    gathered.push(row);
    // A batch that was full is sent before its time, and the next one then by the time of this one: sooner is no harm.
    if (gathered.length === 1) after(gather_ms, flush);
    else if (gathered.length >= batch_limit) flush();
  }

  return { flush, add };
}
