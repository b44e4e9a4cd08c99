/** What an account pays and may use, and what of it its group gives. */
import Type, { type Static } from 'typebox';
import { callerTerms, statedBy } from '../../billing/pricing/caller-terms.ts';
import type { Account } from '../../ledger/store/store.ts';
import { formatFactor } from '../../lib/money/factor.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { Plan } from '../../plan/index.ts';
import { Problem } from './problem.ts';
import { Limits, nullable, object, Text } from './schemas.ts';

export const TermsSchema = object({
  discount: Text('the price factor'),
  discount_of: Type.Enum(['account', 'group', 'default'], {
    description: 'who states the discount: the account, its group, or nobody: the full price',
  }),
  models: nullable(Type.Array(Type.String(), { description: 'globs of the models; null: all' })),
  price_list: nullable(Text('the price list; null: the prices of the models')),
  limits: nullable({ ...Limits, description: 'limits of the account and, as far as it has none, of its group' }),
});

const NO_GROUPS: Plan['groups'] = new Map();

/** The terms of an account for keys that state nothing themselves; null: its group is not in the configuration. */
export function termsOfAccount(
  account: Account,
  configured: () => Plan | undefined,
): Static<typeof TermsSchema> | null {
  const { group, price_factor_nano } = account;
  const groups = group === null ? NO_GROUPS : (configured()?.groups ?? NO_GROUPS);
  if (group !== null && !groups.has(group)) return null;
  const terms = callerTerms(statedBy(account), groups);
  const isOfGroup = group !== null && groups.get(group)?.price_factor_nano !== undefined;
  return {
    discount: formatFactor(terms.price_factor_nano),
    discount_of: price_factor_nano !== null ? 'account' : isOfGroup ? 'group' : 'default',
    models: terms.models && [...terms.models],
    price_list: terms.price_list?.name ?? null,
    limits: terms.account_limits && { ...terms.account_limits },
  };
}

/**
 * The group that an operator names; null for `none`, undefined if nothing is said.
 *
 * @throws Problem group_not_found for one that is not configured: the gateway would refuse its accounts.
 */
export function readGroup<G extends string | null | undefined>(
  group: G,
  configured: () => Plan | undefined,
): G | string | null {
  if (typeof group !== 'string') return group;
  if (group === 'none') return null;
  const plan = configured();
  if (plan !== undefined) requireGroup(group, plan);
  return group;
}

/** @throws Problem group_not_found for one that is not configured. */
export function requireGroup(group: string, { groups, source }: Plan): void {
  if (groups.has(group)) return;
  const names = [...groups.keys()];
  const near = nearest(group, names);
  const others =
    names.length === 0 ? 'it has none: add it to the section groups' : `its groups are: ${names.join(', ')}`;
  const hint = near === undefined ? others : `did you mean '${near}'?`;
  throw new Problem('group_not_found', `${source} has no group '${group}'`, hint);
}
