/** The parts of limits that processes take from the store, so that all together never exceed them. They are no money. */
import type { Time_ms } from './rows.ts';

/** The part of a limit that one process has. */
export interface QuotaRow {
  /** Names the limit, and whom it limits. */
  readonly subject: string;
  readonly owner: string;
  readonly amount: number;
  /** Then the window has ended, or the process counts as dead: others may take it. */
  readonly until_ms: Time_ms;
}

/** Asks for a part of a limit. */
export interface QuotaAsk {
  readonly subject: string;
  /** Is in use and stays with the process, also if a lowered limit allows less. */
  readonly used: number;
  /** How much more it needs. Fewer than it has gives some back. */
  readonly more: number;
  /** It gets at least so much more, or nothing. */
  readonly least: number;
  /** It takes an eighth of what is left if that is more. */
  readonly isAhead: boolean;
  readonly max: number;
  /** How long the part lasts. */
  readonly term_ms: number;
  /**
   * The end of the window in which it was used, as far as the process knows; 0: it knows none. The parts of all processes end with the
   * window, which begins with the first. Undefined: there are no windows, and the process renews its part.
   */
  readonly window_until_ms: Time_ms | undefined;
}

/** The answer to an ask. */
export interface QuotaGrant {
  /** What the process has now, including what it uses. */
  readonly amount: number;
  /** The part of it that is in use: 0 if another window has begun. */
  readonly used: number;
  /** What all processes leave of the limit. Negative after use beyond an estimate, and of a lowered limit. */
  readonly rest: number;
  readonly until_ms: Time_ms;
}
