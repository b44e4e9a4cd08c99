/** What a caller pays and may use: what its key or its account states itself comes first, then their group, then the configuration. */
import type { Account, ApiKey } from '../../ledger/store/store.ts';
import { getOrCreate } from '../../lib/get-or-create.ts';
import { NANO, type Nano } from '../../lib/money/amount.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { GroupPlan, ModelPlan, OwnLimits, Plan, PriceListPlan, PricePlan } from '../../plan/index.ts';
import type { LimitedCaller } from '../limits/effective-limits.ts';

/** What a key and its account state. */
export type StatedTerms = Pick<
  ApiKey,
  'models' | 'price_factor_nano' | 'limits' | 'account_price_factor_nano' | 'account_limits' | 'account_group'
>;

export interface CallerTerms {
  /** 10^9 is the full price. */
  readonly price_factor_nano: Nano;
  /** Undefined: the tables that models name. */
  readonly price_list: PriceListPlan | undefined;
  /** Globs; null: all models. */
  readonly models: readonly string[] | null;
  /** Limits of the key, and of the account with those of its group; null: the limits of the configuration apply. */
  readonly limits: OwnLimits | null;
  readonly account_limits: OwnLimits | null;
}

/** What a key states that states nothing itself, of such an account. */
export function statedBy({
  group,
  price_factor_nano = null,
  limits = null,
}: Pick<Account, 'group'> & Partial<Pick<Account, 'price_factor_nano' | 'limits'>>): StatedTerms {
  const own = { models: null, price_factor_nano: null, limits: null };
  return { ...own, account_price_factor_nano: price_factor_nano, account_limits: limits, account_group: group };
}

/** @throws Refusal internal if the account's group is not configured. */
export function callerTerms(stated: StatedTerms, groups: Plan['groups']): CallerTerms {
  const group = groupOf(stated.account_group, groups);
  return {
    price_factor_nano: stated.price_factor_nano ?? stated.account_price_factor_nano ?? group?.price_factor_nano ?? NANO,
    price_list: group?.price_list,
    models: stated.models ?? group?.models ?? null,
    limits: stated.limits,
    account_limits: group?.limits === undefined ? stated.account_limits : { ...group.limits, ...stated.account_limits },
  };
}

/**
 * Undefined: the account has none.
 *
 * @throws Refusal internal if it is not configured: its customers would pay other prices. Callers are not told the name of their group.
 */
export function groupOf(name: string | null, groups: Plan['groups']): GroupPlan | undefined {
  if (name === null) return undefined;
  const group = groups.get(name);
  if (group !== undefined) return group;
  const cause = new Error(`the account has the group '${name}', which is not configured`);
  throw new Refusal('internal', 'what this account pays is not configured; ask the operator of this gateway', {
    cause,
  });
}

/** The limits of a key and its account, also if the group of the account is not configured, so that the gateway refuses it. */
export function callerLimits(key: StatedTerms & Pick<ApiKey, 'id' | 'account'>, groups: Plan['groups']): LimitedCaller {
  const { account_group: group, account, id } = key;
  const known = group === null || groups.has(group) ? key : { ...key, account_group: null };
  const { limits, account_limits } = callerTerms(known, groups);
  return { account, key: id, limits, account_limits };
}

/** The table at which a caller with this price list pays what has the price. */
export function priceIn<Price extends Pick<PricePlan, 'name'>>(
  list: PriceListPlan | undefined,
  price: Price | undefined,
): Price | PricePlan | undefined {
  return list?.prices.find(({ name }) => name === price?.name)?.price ?? price;
}

const priced = new WeakMap<PriceListPlan, Map<ModelPlan, ModelPlan>>();

/** The model at the prices of the list. The same object for each request, because what is made of a price is kept by it. */
export function atPrices(list: PriceListPlan | undefined, model: ModelPlan): ModelPlan {
  if (list === undefined) return model;
  const models = getOrCreate(priced, list, () => new Map<ModelPlan, ModelPlan>());
  return getOrCreate(models, model, () => {
    const price = priceIn(list, model.price);
    return price === model.price ? model : { ...model, price };
  });
}
