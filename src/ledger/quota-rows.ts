/** The rows of rates and of concurrent requests, which processes take from the store in pieces. They are no money. */
import type { Time_ms } from './rows.ts';

/** What the processes took of a rate in its current window. */
export interface Quota {
  readonly subject: string;
  /** When the window began: with the first piece. */
  readonly since_ms: Time_ms;
  /** May exceed the rate: usage beyond an estimate is added. */
  readonly taken: number;
}

/** Asks for a piece of a rate. */
export interface QuotaAsk {
  readonly subject: string;
  /** Less than this is not given. */
  readonly least: number;
  /** This much is needed at once, if it is left. */
  readonly want: number;
  /** The rate per window. */
  readonly most: number;
  readonly window_ms: number;
}

/** A piece, which may be used until the window ends. */
export interface QuotaPiece {
  readonly since_ms: Time_ms;
  /** 0: refused. */
  readonly given: number;
  /** What is left of the rate after this piece. Negative after usage beyond an estimate. */
  readonly rest: number;
}

/** Gives a part of a piece back, or with a negative amount adds usage beyond it. */
export interface QuotaReturn {
  readonly subject: string;
  /** Ignored unless it is the current window. */
  readonly since_ms: Time_ms;
  readonly amount: number;
}

/** The slots for concurrent requests that one process has. */
export interface SlotRow {
  readonly owner: string;
  readonly slots: number;
  /** Then the process counts as dead, and its slots are free. */
  readonly until_ms: Time_ms;
}

/** Asks for this number of slots in all; fewer than the process has gives some back. */
export interface SlotAsk {
  readonly subject: string;
  readonly slots: number;
  /** As many are in use and stay with the process, also if a lowered limit allows fewer. */
  readonly used: number;
  readonly most: number;
}
