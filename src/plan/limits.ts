/** Limits: what each key, account or model may use at a time. `src/billing/limits/kinds.ts` has the kinds. */
import type { Nano } from '../lib/money/amount.ts';

/** The largest values by kind. Spending is in nano. Undefined: not limited. */
export type LimitValues = Readonly<Record<string, number | Nano | undefined>>;

/** Limits of one key or account, as text by name: `{requests: "60/min"}`; `none` lifts the configured one. */
export type OwnLimits = Readonly<Record<string, string>>;

/** What a limit counts separately. */
export type LimitScope = 'key' | 'account' | 'model';

/** One entry of `limits`. */
export interface LimitRule {
  readonly name: string;
  readonly by: readonly LimitScope[];
  /** Globs; undefined: all models, and requests without a model. */
  readonly models: readonly string[] | undefined;
  readonly values: LimitValues;
}

/** All limits. Undefined in the plan: no request is limited, and keys and accounts cannot have limits of their own. */
export interface LimitsPlan {
  /** IANA name: where days and months begin. */
  readonly time_zone: string;
  readonly rules: readonly LimitRule[];
}
