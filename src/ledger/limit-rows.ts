/** The limits on spending and open tasks, and what is counted under them. */
import type { Nano } from '../lang/amount.ts';
import type { Time_ms } from './rows.ts';

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

/** The limit that refuses a hold. */
export type LimitRefusal =
  | {
      readonly ok: false;
      readonly reason: 'spend_limit';
      readonly limit: SpendLimit;
      readonly spent_nano: Nano;
      readonly held_nano: Nano;
    }
  | { readonly ok: false; readonly reason: 'task_limit'; readonly limit: TaskLimit; readonly open: number };
