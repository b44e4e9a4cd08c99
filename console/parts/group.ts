/** What an account has from its group of customers, in words. */
import type { Output } from '../lib/client.ts';
import { pairs } from '../lib/format.tsx';

type Grouped = Pick<Output<'account.show'>, 'group' | 'terms' | 'limits'>;

/** The group, and whether it works. */
export function groupWords({ group, terms }: Grouped): string {
  if (group === null) return 'none';
  return terms === null ? `${group}, which is not configured: its requests are refused` : group;
}

/** `0.85`, `0.9 (group pro)`. */
export function factorWords({ group, terms }: Pick<Grouped, 'group' | 'terms'>): string {
  if (terms === null) return 'not known';
  return terms.discount_of === 'group' ? `${terms.discount} (group ${group})` : terms.discount;
}

type Key = Output<'key.show'>;

/** The price factor of a key that has none. */
export function accountFactor({ account_discount, account_group }: Key): string {
  if (account_discount !== null) return `${account_discount}, of the account`;
  return account_group === null ? '1' : `that of group ${account_group}`;
}

/** The models that a key may use. */
export function modelWords({ models, account_group }: Pick<Key, 'models' | 'account_group'>): string {
  return models?.join(', ') ?? (account_group === null ? 'all' : `those of group ${account_group}`);
}

/** A text that only groups have. */
export function ofGroup({ group }: Grouped, text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : `${text} (group ${group})`;
}

/** Its own limits, and those of its group. */
export function limitWords({ group, terms, limits: own = {} }: Grouped): string | null {
  const given = Object.entries(terms?.limits ?? own).map(([kind, value]): [string, string] => [
    kind,
    Object.hasOwn(own, kind) ? value : `${value} (group ${group})`,
  ]);
  return pairs(Object.fromEntries(given));
}
