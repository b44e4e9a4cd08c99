/** Compares the cells of price tables: with what the vendor charges, and the order of levels with the facts in `by`. */

import { agree, type CellFacts, cellsOf } from '../../../billing/pricing/price-cells.ts';
import { lastStarted } from '../../../billing/pricing/price-levels.ts';
import type { Pico } from '../../../lib/money/fine-price.ts';
import type { Price } from '../../../plan/generated/gateway.d.ts';
import type { PricePlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import { listWords } from '../../read/schema-words.ts';

/** A cell of a price beside one of a cost. */
export interface Compared {
  /** Those of the price, and those of the cost. */
  readonly facts: readonly CellFacts[];
  readonly price_pico: Pico;
  readonly cost_pico: Pico;
}

/** Whether the price of a cell is below the cost. */
export function isBelow({ price_pico, cost_pico }: Compared): boolean {
  return cost_pico > price_pico;
}

/** A price per minute for a second is 60 times too high. Margins are far smaller. */
const FAR_ABOVE = 40n;

/** Whether the price is so far above the cost that one of the two is probably for another unit. */
export function isFarAbove({ price_pico, cost_pico }: Compared): boolean {
  return cost_pico > 0n && price_pico >= FAR_ABOVE * cost_pico;
}

/** The cells of two tables that may apply to one request. */
export function cellsBeside(price: PricePlan, cost: PricePlan): readonly Compared[] {
  const costs = [...cellsOf(cost)];
  return Array.from(cellsOf(price)).flatMap(({ facts, price_pico }) => {
    const same = costs.filter((cost) => agree(facts, cost.facts));
    return same.map((each): Compared => ({ facts: [facts, each.facts], price_pico, cost_pico: each.price_pico }));
  });
}

/** The facts of a cell: `resolution=720p`; empty for a table with one price. */
export function comparedWords({ facts }: Compared): string {
  const all = new Map(facts.flatMap((each) => [...each]));
  return Array.from(all, ([name, value]) => `${name}=${value}`).join(', ');
}

/** Reports a table whose first level has the values of a later fact. @param choices the values of each fact @returns whether it has. */
export function areLevelsSwapped(
  { name, by, table }: PricePlan,
  choices: readonly ReadonlySet<string>[],
  { report }: Scope,
): boolean {
  const keys = typeof table === 'bigint' ? [] : Object.keys(table);
  if (keys.length === 0 || keys.some((key) => choices[0]?.has(key) !== false)) return false;
  const fact = by.find((_, index) => keys.every((key) => choices[index]?.has(key) === true));
  if (fact === undefined) return false;
  const order = [fact, ...by.filter((each) => each !== fact)].join(', ');
  const message = `the first level of the table has the values of '${fact}', but by begins with '${by[0]}'`;
  report.error('price-depth', ['prices', name, 'by'], message, `write by: [${order}]`);
  return true;
}

/** Warns, once, of tables that are still marked as examples. */
export function warnOfExamplePrices({ config, report }: Scope): void {
  const names = Object.entries(config.prices ?? {}).flatMap(([name, { example }]) => (example === true ? [name] : []));
  const [first] = names;
  if (first === undefined) return;
  const message = `the prices of ${listWords(names, 'and')} are examples`;
  report.warning('example-price', ['prices', first, 'example'], message, 'set your own prices, and remove example', {
    on: 'key',
  });
}

/** Whether the table, or the one that it is made of, is from an imported list, which has prices for more than the billing rules count. */
export function isOfList(name: string, { config }: Scope): boolean {
  // Tables may be made of each other by mistake.
  const seen = new Set<string>();
  for (let next: string | undefined = name; next !== undefined && !seen.has(next); ) {
    seen.add(next);
    const price: Price | undefined = config.prices?.[next];
    if (price?.list !== undefined) return true;
    next = price !== undefined && 'of' in price ? price.of : undefined;
  }
  return false;
}

/** Warns of tables that a newer one has replaced. */
export function warnOfPastVersions(prices: Iterable<PricePlan>, { now_ms, report }: Scope): void {
  for (const table of prices) {
    const { name, later = [] } = table;
    const newest = lastStarted(table, now_ms)?.price.since;
    for (const { since_ms, price } of later) {
      if (since_ms > now_ms || price.since === newest || price.since === undefined) continue;
      const message = `the prices from ${price.since} on have ended, because others apply from ${newest} on`;
      report.warning('unused', ['prices', name, 'from', price.since], message, 'remove them', { on: 'key' });
    }
  }
}
