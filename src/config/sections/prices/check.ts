/** Compares the cells of price tables: with what the vendor charges, and the order of levels with the facts in `by`. */

import type { PricePlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import { listWords } from '../../read/schema-words.ts';
import { cellsOf } from './cells.ts';

interface Compared {
  /** `resolution=720p`; empty for a table with one price. */
  readonly cell: string;
  readonly price_nano: bigint;
  readonly cost_nano: bigint;
}

/** The cells of two tables that may apply to one request, and whose price is below the cost. */
export function cellsBelow(price: PricePlan, cost: PricePlan): readonly Compared[] {
  return cellsBeside(price, cost).filter(({ price_nano, cost_nano }) => cost_nano > price_nano);
}

/** A price per minute for a second is 60 times too high. Margins are far smaller. */
const FAR_ABOVE = 40n;

/** The cells whose price is so far above the cost that one of the two is probably for another unit. */
export function cellsFarAbove(price: PricePlan, cost: PricePlan): readonly Compared[] {
  return cellsBeside(price, cost).filter(
    ({ price_nano, cost_nano }) => cost_nano > 0n && price_nano >= FAR_ABOVE * cost_nano,
  );
}

/** The cells of two tables that may apply to one request. */
function cellsBeside(price: PricePlan, cost: PricePlan): readonly Compared[] {
  const costs = [...cellsOf(cost.table, cost.by)];
  return [...cellsOf(price.table, price.by)].flatMap(({ facts, amount_nano }) => {
    const same = costs.filter((cost) => agree(facts, cost.facts));
    return same.map((each) => {
      const all = new Map([...facts, ...each.facts]);
      const cell = Array.from(all, ([name, value]) => `${name}=${value}`).join(', ');
      return { cell, price_nano: amount_nano, cost_nano: each.amount_nano };
    });
  });
}

type Facts = ReadonlyMap<string, string>;

function agree(a: Facts, b: Facts): boolean {
  for (const [name, value] of a) if ((b.get(name) ?? value) !== value) return false;
  return true;
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

/** Warns of tables that a newer one has replaced. */
export function warnOfPastVersions(prices: Iterable<PricePlan>, { now_ms, report }: Scope): void {
  for (const { name, later = [] } of prices) {
    const newest = later.findLast(({ since_ms }) => since_ms <= now_ms)?.price.since;
    for (const { since_ms, price } of later) {
      if (since_ms > now_ms || price.since === newest || price.since === undefined) continue;
      const message = `the prices from ${price.since} on have ended, because others apply from ${newest} on`;
      report.warning('unused', ['prices', name, 'from', price.since], message, 'remove them', { on: 'key' });
    }
  }
}
