/** The limits on spending and open tasks, and what is counted under them. */
import type { Nano } from '../../lib/money/amount.ts';
import type { Time_ms } from './money-rows.ts';

/** How a refusal names a limit. The ledger only passes it on. */
export interface LimitLabel {
  /** Its name in the configuration. */
  readonly name: string;
  readonly kind: string;
  /** What it limits: `of this API key`. */
  readonly of: string;
  /** `10`, `60/min` */
  readonly value: string;
  /** What follows the value: `unfinished tasks`. */
  readonly words: string;
}

/** The most that an account, or one of its keys, may spend from `since_ms` until `until_ms`. */
export interface SpendLimit {
  /** Null: the whole account. */
  readonly key: string | null;
  readonly since_ms: Time_ms;
  readonly until_ms: Time_ms;
  readonly max_nano: Nano;
  readonly label: LimitLabel;
}

/** The tasks that a limit counts: those with this account, key and model. Null: any. */
export interface TaskSubject {
  readonly account: string | null;
  readonly key: string | null;
  readonly model: string | null;
}

/** The most tasks that may be unfinished at once. */
export interface TaskLimit extends TaskSubject {
  readonly max: number;
  readonly label: LimitLabel;
}

export interface HoldLimits {
  readonly spend: readonly SpendLimit[];
  readonly tasks: readonly TaskLimit[];
}

/** What is charged in a period so far. */
export interface Spending {
  readonly since_ms: Time_ms;
  readonly until_ms: Time_ms;
  readonly spent_nano: Nano;
  /** False: it was summed from the ledger and is not stored yet. */
  readonly isStored: boolean;
}

export type LimitRefusal =
  | {
      readonly ok: false;
      readonly reason: 'spend_limit';
      readonly limit: SpendLimit;
      readonly spent_nano: Nano;
      readonly held_nano: Nano;
    }
  | { readonly ok: false; readonly reason: 'task_limit'; readonly limit: TaskLimit; readonly open: number };

/** The part of a limit that one process has. */
export interface QuotaRow {
  /** Names the limit, and whom it limits. */
  readonly subject: string;
  readonly owner: string;
  readonly amount: number;
  /** From then on others may take it: its window has ended, or the process counts as dead. */
  readonly until_ms: Time_ms;
}

export interface QuotaAsk {
  readonly subject: string;
  /** In use. It stays with the process, also if a lowered limit allows less. */
  readonly used: number;
  /** How much it needs beyond `used`. If it has more than that, it gives the rest back. */
  readonly more: number;
  /** If it cannot get at least this much beyond `used`, it gets nothing. */
  readonly least: number;
  /** Whether it takes an eighth of what is left, if that is more than it needs. */
  readonly isAhead: boolean;
  readonly max: number;
  /** How long the part lasts. */
  readonly term_ms: number;
  /**
   * The end of the window that the process knows; 0: it knows none. The first part begins the window, and the parts of all processes end
   * with it. Undefined: there are no windows, and the process renews its part.
   */
  readonly window_until_ms: Time_ms | undefined;
}

/** The answer to an ask. */
export interface QuotaGrant {
  /** What the process has now, including what it uses. */
  readonly amount: number;
  /** The part of it that is in use: 0 if another window has begun. */
  readonly used: number;
  /** What is left of the limit. Negative after use beyond an estimate, or when the limit was lowered. */
  readonly rest: number;
  readonly until_ms: Time_ms;
}
