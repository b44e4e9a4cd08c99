/** Groups of customers: what is said once for all of their accounts. */
import type { Nano } from '../lib/money/amount.ts';
import type { OwnLimits } from './limits.ts';
import type { PricePlan } from './models.ts';

/** What the accounts of a group pay and may use, as far as an account or its key states nothing itself. */
export interface GroupPlan {
  readonly name: string;
  /** Globs of the models; undefined: all. */
  readonly models?: readonly string[] | undefined;
  /** Undefined: the price tables that the models name. */
  readonly price_list?: PriceListPlan | undefined;
  /** Undefined: the full price. */
  readonly price_factor_nano?: Nano | undefined;
  /** What each account may use, as text by name; undefined: the limits of the configuration. */
  readonly limits?: OwnLimits | undefined;
}

/** The price tables that differ for some customers. */
export interface PriceListPlan {
  readonly name: string;
  readonly prices: readonly PriceOverride[];
}

export interface PriceOverride {
  /** The table that a model names. */
  readonly name: string;
  /** The table in its place. */
  readonly price: PricePlan;
}
