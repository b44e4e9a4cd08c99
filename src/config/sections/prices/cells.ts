/** The cells of price tables, where their tables are written, and the values of their levels. */

import { bandNames, priceAt } from '../../../billing/pricing/price-levels.ts';
import { type Pico, picoOf } from '../../../lib/money/fine-price.ts';
import type { PricePlan, PriceTable } from '../../../plan/index.ts';
import type { Path } from '../../read/position.ts';

type Facts = ReadonlyMap<string, string>;

/** The cells of a table, each with its facts in the order of `by`. */
export function* cellsOf(price: PricePlan): Iterable<{ readonly facts: Facts; readonly price_pico: Pico }> {
  for (const { facts, value } of leavesOf(price.table, price.by)) yield { facts, price_pico: picoOf(value, price) };
}

/** The prices of a table as it has them. */
export function* leavesOf(
  table: PriceTable,
  levels: readonly string[],
  facts: Facts = new Map(),
): Iterable<{ readonly facts: Facts; readonly value: bigint }> {
  const [fact = '', ...rest] = levels;
  if (typeof table === 'bigint') yield { facts, value: table };
  else
    for (const [value, below] of Object.entries(table))
      yield* leavesOf(below, rest, new Map([...facts, [fact, value]]));
}

/** The classes of a table whose last level they are. */
export function classesIn({ by: levels, table }: Pick<PricePlan, 'by' | 'table'>): readonly string[] {
  const names = Array.from(leavesOf(table, levels), ({ facts }) => facts.get('class') ?? []).flat();
  return [...new Set(names)];
}

/** Where a table is written. */
export function tablePlace({ name, since }: Pick<PricePlan, 'name' | 'since'>): Path {
  return since === undefined ? ['prices', name, 'table'] : ['prices', name, 'from', since];
}

/** The values that a level may have, if the clock or a number of units chooses it. */
export function levelValues({ hours = [], bands = [] }: PricePlan, level: string): readonly string[] | undefined {
  const clock = hours.find(({ name }) => name === level);
  if (clock !== undefined) return [...clock.values.map(({ value }) => value), clock.otherwise];
  const band = bands.find(({ name }) => name === level);
  return band && bandNames(band);
}

/** A table and those that replace it, the earliest first. */
export function versionsOf(price: PricePlan): readonly PricePlan[] {
  return [price, ...(price.later ?? []).map((later) => later.price)];
}

/** The versions of two tables that apply at the same time. */
export function versionPairs(price: PricePlan, cost: PricePlan): readonly (readonly [PricePlan, PricePlan])[] {
  const times = [price, cost].flatMap(({ later = [] }) => later.map(({ since_ms }) => since_ms));
  return [0, ...new Set(times)].map((at_ms) => [priceAt(price, at_ms), priceAt(cost, at_ms)]);
}
