/** The limits on spending and open tasks, and what is counted under them. */
import type { Nano } from '../lang/amount.ts';
import type { Time_ms } from './rows.ts';

/** The most that an account, or one of its keys, may spend from `since_ms` until `until_ms`. */
export interface SpendLimit {
  /** Null: the whole account. */
  readonly key: string | null;
  readonly since_ms: Time_ms;
  readonly until_ms: Time_ms;
  readonly most_nano: Nano;
}

/** The tasks that a limit counts: those with this account, key and model. Null: any. */
export interface TaskSubject {
  readonly account: string | null;
  readonly key: string | null;
  readonly model: string | null;
}

/** The most tasks that may be unfinished at once. */
export interface TaskLimit extends TaskSubject {
  readonly most: number;
}

/** The limits of one creation. */
export interface HoldLimits {
  readonly spend: readonly SpendLimit[];
  readonly tasks: readonly TaskLimit[];
}

/** What is charged in a period so far. */
export interface Spending {
  readonly since_ms: Time_ms;
  readonly until_ms: Time_ms;
  readonly spent_nano: Nano;
  /** False: it was summed from the ledger, and is not stored yet. */
  readonly isStored: boolean;
}

/** Why a hold is refused. `index` is the position of the limit in the list that was given. */
export type LimitRefusal =
  | {
      readonly ok: false;
      readonly reason: 'spend_limit';
      readonly index: number;
      readonly spent_nano: Nano;
      readonly held_nano: Nano;
    }
  | { readonly ok: false; readonly reason: 'task_limit'; readonly index: number; readonly open: number };
