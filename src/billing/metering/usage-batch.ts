/**
 * Writes usage rows in batches. No request waits for its row, and writing each row separately would cost as much as the rest of its
 * request.
 */
import type { Logger } from 'pino';
import { type LeaseCharge, type LeaseStore, mayPass, StoreLostError, type UsageRow } from '../../ledger/store/store.ts';
import { formatNano, type Nano } from '../../lib/money/amount.ts';
import type { ChargeMetrics } from '../pricing/charge-metrics.ts';
import { reportLate } from './leases/report.ts';

/** How long rows are collected. */
const GATHER_ms = 50;
const BATCH_LIMIT = 1_000;
const RETRY_ms = 250;
/** A row that the store has refused this often by itself, in about a minute, is given up. */
const TRIES_LIMIT = 200;
/** Age is counted in ticks of a timer, because a row must not become old by a change of the clock or while the process is suspended. */
const TICKS_TO_LATE = 4;

/** A row that is not durable yet. */
export interface WaitingRow {
  /** Replaced if its lease is split before the row is added, because the hold is then another one. */
  row: UsageRow;
  /** The tick in which its request ended. */
  readonly since: number;
  /** How often the store has refused it by itself. */
  refusals: number;
}

/** Rows that wait to be written. */
export interface UsageBatch {
  /** Begins to count the age of a row. The caller must `add` it, at once or after a change of its lease. */
  wait(row: UsageRow): WaitingRow;
  /** Writes the row within `GATHER_ms`, and tries again until it is written or given up. */
  add(row: WaitingRow): void;
  /** Sends the gathered rows now. */
  flush(): void;
  /** Whether a row has waited for `unwritten_ms`. */
  readonly isLate: boolean;
}

export interface UsageBatchServices {
  readonly store: LeaseStore;
  /** The id of this process, which has the leases of the rows. */
  readonly owner: string;
  readonly log: Logger;
  readonly metrics: ChargeMetrics;
  readonly after: (delay_ms: number, run: () => void) => void;
  /** How far below zero an overage may take a wallet. A reload may change it. */
  readonly overdraft_nano: () => Nano;
  /** How long a usage row may wait for the store before requests are refused. A reload may change it. */
  readonly unwritten_ms: () => number;
}

/** @param written called with the id of its hold for each row that is durable or given up. */
export function createUsageBatch(
  { store, owner, log, metrics, after, overdraft_nano, unwritten_ms }: UsageBatchServices,
  written: (hold_id: bigint) => void,
): UsageBatch {
  let gathered: WaitingRow[] = [];
  /** How many rows wait, by the tick in which their requests ended, the oldest first. Cheaper than a set of the rows. */
  const waiting = new Map<number, number>();
  let tick = 0;
  let isTicking = false;
  let isLate = false;

  function startTicks(): void {
    if (isTicking) return;
    isTicking = true;
    after(unwritten_ms() / TICKS_TO_LATE, () => {
      isTicking = false;
      tick += 1;
      checkAge();
      if (waiting.size > 0) startTicks();
    });
  }

  function checkAge(): void {
    const [oldest] = waiting.keys();
    const wasLate = isLate;
    isLate = oldest !== undefined && tick - oldest >= TICKS_TO_LATE;
    if (isLate && !wasLate) {
      const rows = [...waiting.values()].reduce((sum, count) => sum + count, 0);
      log.error({ rows }, 'metered requests are refused: usage waits too long for the store');
    } else if (wasLate && !isLate) log.warn('metered requests are admitted again: the waiting usage is written');
  }

  function flush(): void {
    const batch = gathered;
    gathered = [];
    if (batch.length > 0) void send(batch);
  }

  /** Never rejects. */
  async function send(batch: readonly WaitingRow[]): Promise<void> {
    let late: readonly LeaseCharge[];
    try {
      late = await store.recordUsage(
        batch.map(({ row }) => row),
        overdraft_nano(),
        owner,
      );
    } catch (error) {
      tryAgain(batch, error);
      return;
    }
    for (const charge of late) reportLate(charge, { log, metrics });
    for (const each of batch) {
      metrics.addRevenue(each.row.amount_nano, each.row.model);
      done(each);
    }
    if (isLate) checkAge();
  }

  function done(each: WaitingRow): void {
    const left = (waiting.get(each.since) ?? 0) - 1;
    if (left > 0) waiting.set(each.since, left);
    else waiting.delete(each.since);
    written(each.row.hold_id);
  }

  function tryAgain(batch: readonly WaitingRow[], error: unknown): void {
    if (error instanceof StoreLostError) {
      for (const each of batch) giveUp(each, error, MAY_BE_LOST);
      return;
    }
    // A row that can never be written must not block the others.
    if (batch.length > 1 && !mayPass(error)) {
      for (const each of batch) void send([each]);
      return;
    }
    const [first] = batch;
    if (first !== undefined && !mayPass(error)) {
      first.refusals += 1;
      if (first.refusals >= TRIES_LIMIT) {
        giveUp(first, error, REFUSED);
        return;
      }
    }
    // The store is overloaded or gone. The lease stays open until its rows are written.
    const { account, hold_id } = first?.row ?? {};
    const about = { err: error, account, hold: String(hold_id), rows: batch.length };
    log.error(about, 'usage could not be written; trying again');
    // Add them to a batch again, so that rows that failed one by one are later written together.
    after(RETRY_ms, () => batch.forEach(add));
  }

  /** The lease can close without the row; the log has everything to charge it by hand. */
  function giveUp(each: WaitingRow, error: unknown, message: string): void {
    const { hold_id, amount_nano, basis, ...row } = each.row;
    const request = basis?.request_id;
    metrics.uncharged.inc({ route: row.route, reason: 'unwritable' });
    log.error({ err: error, ...row, id: request, hold: String(hold_id), amount: formatNano(amount_nano) }, message);
    done(each);
  }

  function add(row: WaitingRow): void {
    gathered.push(row);
    if (gathered.length === 1) after(GATHER_ms, flush);
    else if (gathered.length >= BATCH_LIMIT) flush();
  }

  return {
    flush,
    add,
    wait(row) {
      const each = { row, since: tick, refusals: 0 };
      waiting.set(tick, (waiting.get(tick) ?? 0) + 1);
      startTicks();
      return each;
    },
    get isLate() {
      return isLate;
    },
  };
}

const REFUSED = 'usage was given up: the store refuses it; book it by hand';
const MAY_BE_LOST = 'usage may be lost with the store: book it by hand if tollgate usage does not have it';
