/** Where price tables are written, the versions of a table, and the values of its levels. */

import { leavesOf } from '../../../billing/pricing/price-cells.ts';
import { bandNames, priceAt } from '../../../billing/pricing/price-levels.ts';
import type { PricePlan } from '../../../plan/index.ts';
import type { Path } from '../../read/position.ts';

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

/** The versions of two tables that apply at the same time, now or later. */
export function versionPairs(
  price: PricePlan,
  cost: PricePlan,
  now_ms: number,
): readonly (readonly [PricePlan, PricePlan])[] {
  const times = [price, cost].flatMap(({ later = [] }) => later.map(({ since_ms }) => since_ms));
  const next = new Set(times.filter((at_ms) => at_ms > now_ms));
  return [now_ms, ...next].map((at_ms) => [priceAt(price, at_ms), priceAt(cost, at_ms)]);
}
