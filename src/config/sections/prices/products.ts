/** What prices are multiplied by: the rate of exchange of their currency, or the factor of a table that is made of another. */

import { mulDivCeil, mulDivHalfUp, NANO, parseNano } from '../../../lib/money/amount.ts';
import { type Pico, PRICE_DECIMALS } from '../../../lib/money/fine-price.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { PriceOf, PriceUnit as WrittenPrice } from '../../../plan/generated/gateway.d.ts';
import type { PriceTable } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import { isKnown } from '../../repair/known.ts';

/** What the prices are multiplied by; null: nothing, undefined after it has reported that no rate is known. */
export function rateOf(name: string, { currency, rate }: WrittenPrice, scope: Scope): string | null | undefined {
  const { config, report } = scope;
  const { code, rates = {} } = config.currency;
  if (currency === undefined) return null;
  if (![['currency'], ['prices', name, 'currency'], ['prices', name, 'rate']].every((place) => isKnown(place, scope)))
    return undefined;
  if (currency === code) {
    if (rate === undefined) return null;
    const message = `${code} is the currency of wallets, so a price in it has no rate`;
    report.error('conflicting-keys', ['prices', name, 'rate'], message, 'remove rate, or correct currency');
    return undefined;
  }
  const known = rate ?? (Object.hasOwn(rates, currency) ? rates[currency] : undefined);
  if (known !== undefined) return known;
  const near = nearest(currency, Object.keys(rates));
  const hint =
    near === undefined
      ? `add what it costs in ${code} to the section currency, as rates: { ${currency}: "7.12" }, or to the table, as rate: "7.12"`
      : `did you mean '${near}'?`;
  report.error('unknown-reference', ['prices', name, 'currency'], `no rate is known for ${currency}`, hint);
  return undefined;
}

const ROUND = {
  up: mulDivCeil,
  half_up: mulDivHalfUp,
  down: (a: bigint, b: bigint, divisor: bigint) => (a * b) / divisor,
} as const;

/** The price times the factor, rounded once. */
export function times(price_pico: Pico, { factor = '1', round = 'half_up', decimals = PRICE_DECIMALS }: PriceOf): Pico {
  const unit_pico = 10n ** BigInt(PRICE_DECIMALS - decimals);
  return ROUND[round](price_pico, parseNano(factor), NANO * unit_pico) * unit_pico;
}

/** The table with other prices in place of its own. */
export function merged(table: PriceTable, own: PriceTable): PriceTable {
  if (typeof table === 'bigint' || typeof own === 'bigint') return own;
  const entries = Object.entries(own).map(([value, below]): [string, PriceTable] => {
    const base = Object.hasOwn(table, value) ? table[value] : undefined;
    return [value, base === undefined ? below : merged(base, below)];
  });
  return { ...table, ...Object.fromEntries(entries) };
}
