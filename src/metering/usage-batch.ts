/**
 * Writes usage rows in batches. No request waits for its row, and writing each row separately would cost as much as the rest of its
 * request.
 */
import type { Logger } from 'pino';
import { formatNano, type Nano } from '../lang/amount.ts';
import type { Metrics } from '../metrics.ts';
import {
  type LeaseCharge,
  type Store,
  StoreBusyError,
  StoreError,
  StoreLostError,
  type UsageRow,
} from '../store/store.ts';
import { reportBeyondHold } from './leases/report.ts';

/** A crash can lose the rows of this period. */
const GATHER_ms = 50;
const BATCH_LIMIT = 1_000;
const RETRY_ms = 250;
/** A row that the store has refused this often by itself, in about a minute, is given up. */
const TRIES_LIMIT = 200;

/** Rows that wait to be written. */
export interface UsageBatch {
  /** Writes the row within `GATHER_ms`, and tries again until it is written or given up. */
  add(row: UsageRow): void;
  /** Sends the gathered rows now. */
  flush(): void;
}

/** What the batch needs. */
export interface UsageBatchServices {
  readonly store: Store;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** Runs a function after a delay. */
  readonly after: (delay_ms: number, run: () => void) => void;
  /** How far below zero an overage may take a wallet. A reload may change it. */
  readonly overdraft_nano: () => Nano;
}

/** @param written called with the id of its hold for each row that is durable or given up. */
export function createUsageBatch(
  { store, log, metrics, after, overdraft_nano }: UsageBatchServices,
  written: (hold_id: bigint) => void,
): UsageBatch {
  let gathered: UsageRow[] = [];
  const refusals = new WeakMap<UsageRow, number>();

  function flush(): void {
    const batch = gathered;
    gathered = [];
    if (batch.length > 0) void send(batch);
  }

  async function send(batch: readonly UsageRow[]): Promise<void> {
    let late: readonly LeaseCharge[];
    try {
      late = await store.recordUsage(batch, overdraft_nano());
    } catch (error) {
      tryAgain(batch, error);
      return;
    }
    for (const charge of late) reportBeyondHold(charge, { log, metrics });
    for (const { hold_id } of batch) written(hold_id);
  }

  function tryAgain(batch: readonly UsageRow[], error: unknown): void {
    // A row that can never be written must not block the others.
    if (batch.length > 1 && isRefusal(error)) {
      for (const row of batch) void send([row]);
      return;
    }
    const [row] = batch;
    if (row !== undefined && isRefusal(error)) {
      const times = (refusals.get(row) ?? 0) + 1;
      refusals.set(row, times);
      if (times >= TRIES_LIMIT) {
        giveUp(row, error);
        return;
      }
    }
    // The store is overloaded or gone. The lease stays open until its rows are written.
    const { account, hold_id } = batch[0] ?? {};
    const about = { err: error, account, hold: String(hold_id), rows: batch.length };
    log.error(about, 'usage was not written; trying again');
    // Add them to a batch again, so that rows that failed one by one are later written together.
    after(RETRY_ms, () => batch.forEach(add));
  }

  /** The lease can close without the row; the log has everything to book it by hand. */
  function giveUp({ hold_id, amount_nano, ...row }: UsageRow, error: unknown): void {
    metrics.uncharged.inc({ route: row.route, reason: 'unwritable' });
    const about = { err: error, ...row, hold: String(hold_id), amount: formatNano(amount_nano) };
    log.error(about, 'usage was given up: the store refuses it; book it by hand');
    written(hold_id);
  }

  function add(row: UsageRow): void {
    gathered.push(row);
    if (gathered.length === 1) after(GATHER_ms, flush);
    else if (gathered.length >= BATCH_LIMIT) flush();
  }

  return { flush, add };
}

/** Whether the store refuses the row itself. Trouble of the disk or of the process passes, however long it takes. */
function isRefusal(error: unknown): boolean {
  return !(error instanceof StoreBusyError || error instanceof StoreLostError || error instanceof StoreError);
}
