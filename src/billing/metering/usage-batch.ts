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
/** Rows in one write, so that it does not delay others. */
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

export interface UsageBatchOptions extends UsageBatchServices {
  /** Called with the id of its hold for each row that is durable or given up. */
  readonly written: (hold_id: bigint) => void;
}

/** Rows that wait to be written. */
export class UsageBatch {
  readonly #services: UsageBatchOptions;
  #gathered: WaitingRow[] = [];
  /** How many rows wait, by the tick in which their requests ended, the oldest first. Cheaper than a set of the rows. */
  readonly #waiting = new Map<number, number>();
  #tick = 0;
  #isTicking = false;
  #isLate = false;

  constructor(services: UsageBatchOptions) {
    this.#services = services;
  }

  /** Sends the gathered rows now. */
  readonly flush = (): void => {
    const batch = this.#gathered;
    this.#gathered = [];
    if (batch.length > 0) void this.#send(batch);
  };

  /** Writes the row within `GATHER_ms`, and tries again until it is written or given up. */
  add(row: WaitingRow): void {
    this.#gathered.push(row);
    if (this.#gathered.length === 1) this.#services.after(GATHER_ms, this.flush);
    else if (this.#gathered.length >= BATCH_LIMIT) this.flush();
  }

  /** Begins to count the age of a row. The caller must `add` it, at once or after a change of its lease. */
  wait(row: UsageRow): WaitingRow {
    const waiting = { row, since: this.#tick, refusals: 0 };
    this.#waiting.set(this.#tick, (this.#waiting.get(this.#tick) ?? 0) + 1);
    this.#startTicks();
    return waiting;
  }

  /** Whether a row has waited for `unwritten_ms`. */
  get isLate(): boolean {
    return this.#isLate;
  }

  #startTicks(): void {
    if (this.#isTicking) return;
    this.#isTicking = true;
    this.#services.after(this.#services.unwritten_ms() / TICKS_TO_LATE, () => {
      this.#isTicking = false;
      this.#tick += 1;
      this.#checkAge();
      if (this.#waiting.size > 0) this.#startTicks();
    });
  }

  #checkAge(): void {
    const [oldest] = this.#waiting.keys();
    const wasLate = this.#isLate;
    this.#isLate = oldest !== undefined && this.#tick - oldest >= TICKS_TO_LATE;
    if (this.#isLate && !wasLate) {
      const rows = [...this.#waiting.values()].reduce((sum, count) => sum + count, 0);
      this.#services.log.error({ rows }, 'metered requests are refused: usage waits too long for the store');
    } else if (wasLate && !this.#isLate)
      this.#services.log.warn('metered requests are admitted again: the waiting usage is written');
  }

  /** Never rejects. */
  async #send(batch: readonly WaitingRow[]): Promise<void> {
    const { store, owner, metrics, overdraft_nano } = this.#services;
    let late: readonly LeaseCharge[];
    try {
      late = await store.recordUsage(
        batch.map(({ row }) => row),
        overdraft_nano(),
        owner,
      );
    } catch (error) {
      this.#tryAgain(batch, error);
      return;
    }
    for (const charge of late) reportLate(charge, this.#services);
    for (const each of batch) {
      metrics.addRevenue(each.row.amount_nano, each.row.model);
      this.#done(each);
    }
    if (this.#isLate) this.#checkAge();
  }

  #done(each: WaitingRow): void {
    const left = (this.#waiting.get(each.since) ?? 0) - 1;
    if (left > 0) this.#waiting.set(each.since, left);
    else this.#waiting.delete(each.since);
    this.#services.written(each.row.hold_id);
  }

  #tryAgain(batch: readonly WaitingRow[], error: unknown): void {
    if (error instanceof StoreLostError) {
      for (const each of batch) this.#giveUp(each, error, MAY_BE_LOST);
      return;
    }
    // A row that can never be written must not block the others.
    if (batch.length > 1 && !mayPass(error)) {
      for (const each of batch) void this.#send([each]);
      return;
    }
    const [first] = batch;
    if (first !== undefined && !mayPass(error)) {
      first.refusals += 1;
      if (first.refusals >= TRIES_LIMIT) {
        this.#giveUp(first, error, REFUSED);
        return;
      }
    }
    // The store is overloaded or gone. The lease stays open until its rows are written.
    const { account, hold_id } = first?.row ?? {};
    const about = { err: error, account, hold: String(hold_id), rows: batch.length };
    this.#services.log.error(about, 'usage could not be written; trying again');
    // Add them to a batch again, so that rows that failed one by one are later written together.
    this.#services.after(RETRY_ms, () => {
      for (const each of batch) this.add(each);
    });
  }

  /** The lease can close without the row; the log has everything to charge it by hand. */
  #giveUp(each: WaitingRow, error: unknown, message: string): void {
    const { hold_id, amount_nano, basis, ...row } = each.row;
    const request = basis?.request_id;
    this.#services.metrics.uncharged.inc({ route: row.route, reason: 'unwritable' });
    this.#services.log.error(
      { err: error, ...row, id: request, hold: String(hold_id), amount: formatNano(amount_nano) },
      message,
    );
    this.#done(each);
  }
}

const REFUSED = 'usage was given up: the store refuses it; book it by hand';
const MAY_BE_LOST = 'usage may be lost with the store: book it by hand if tollgate usage does not have it';
