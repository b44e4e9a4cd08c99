/** The prices of a charge that is explained, from the version of the table that is stored with it. */

import type { Store, Task } from '../../ledger/store/store.ts';
import { priceInWords, pricesOf, type UnitsByClass, unitsFromTexts } from '../../lib/money/class-units.ts';
import { formatPrice, unitsPriced } from '../../lib/money/fine-price.ts';
import { partsOf } from '../../lib/money/price-terms.ts';
import { below, type PriceContent, type PricedPart, pricedParts, readPriceText } from '../../lib/money/price-text.ts';
import type { PricedUnits } from './charge-steps.ts';

/** A version of a price table with its digest. */
export interface Version {
  readonly sha256: string;
  readonly content: PriceContent;
}

/** Reads a version; undefined if there is none. */
export async function versionOf(store: Store, sha256: string | null): Promise<Version | undefined> {
  const stored = sha256 === null ? undefined : await store.priceVersion(sha256);
  const content = stored && readPriceText(stored.content);
  return stored && content && { sha256: stored.sha256, content };
}

/** Each class with its price; undefined if one has none. */
export function pricedUnits(
  content: PriceContent,
  texts: Readonly<Record<string, string>> | null,
): PricedUnits | undefined {
  if (texts === null) return undefined;
  const units = unitsFromTexts(texts);
  const parts = pricedParts(content, units);
  return parts && { ...content, units, parts };
}

/** The prices that were used. */
export function priceDocument({ sha256, content }: Version, parts: readonly PricedPart[], facts: Facts = {}) {
  const cells = parts.map(({ name, price_nano }) => ({
    for: name,
    amount: formatPrice(price_nano, content),
    exchanged: exchangeWords(content, facts, name),
  }));
  return { table: content.name, version: sha256, unit: content.unit, per: unitsPriced(content), cells };
}

/** What chose the prices, by name. */
export type Facts = Readonly<Record<string, unknown>>;

/** `0.15 USD × 7.12`; null: the price is written in the currency of wallets. @param name of the class, or of what the table counts */
function exchangeWords({ exchange, by }: PriceContent, facts: Facts, name: string): string | null {
  const price = exchange && below(exchange.table, by, { ...facts, ...(by.at(-1) === 'class' && { class: name }) });
  return typeof price === 'string' ? `${price} ${exchange?.currency} × ${exchange?.rate}` : null;
}

/** The units with their prices. A class without units is left out, unless it is the only one. */
export function taskUnits(
  units: UnitsByClass,
  prices: UnitsByClass,
  { unit, divisor, terms }: Pick<PriceContent, 'unit' | 'divisor' | 'terms'>,
): PricedUnits {
  const all = Object.entries(partsOf(units, terms ?? {})).map(([name, units_nano]) => ({
    name,
    units_nano,
    price_nano: prices[name] ?? 0n,
  }));
  const used = all.filter(({ units_nano }) => units_nano > 0n);
  return { units, parts: used.length > 0 || all.length > 1 ? used : all, unit, divisor, terms };
}

/** The cells of the table from which a task has its prices. */
export function cellsOf(content: PriceContent | undefined, task: Task) {
  const { classes } = task;
  const facts = { ...content?.chosen, ...task.facts };
  const levels = (content ? [...Object.keys(content.chosen ?? {}), ...content.by] : Object.keys(facts)).filter(
    (name) => classes === null || name !== 'class',
  );
  const cell = levels.map((name) => `${name} ${facts[name] ?? '?'}`);
  const exchanged = (name: string) => (content === undefined ? null : exchangeWords(content, facts, name));
  if (classes === null) return [{ for: cell.join(', '), amount: priceInWords(task), exchanged: exchanged('') }];
  return Object.entries(pricesOf(task)).map(([name, price_nano]) => ({
    for: [...cell, name].join(', '),
    amount: formatPrice(price_nano, task),
    exchanged: exchanged(name),
  }));
}
