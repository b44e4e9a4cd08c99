/** Compiles the levels of a price table that a number of units chooses. */

import { leavesOf } from '../../../billing/pricing/price-cells.ts';
import { NANO } from '../../../lib/money/amount.ts';
import type { PriceBands } from '../../../plan/generated/gateway.d.ts';
import type { BandPlan, PricePlan } from '../../../plan/index.ts';
import { spellingOf, suggestion } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { classesIn } from './cells.ts';

/** The prices among which bands or hours are a level. */
export type LeveledPrices = Pick<PricePlan, 'by' | 'table'>;

export function compileBands(
  name: string,
  { of: counted, up_to, above, marginal = false }: PriceBands,
  levels: LeveledPrices,
  place: Path,
  scope: Scope,
): BandPlan {
  const ends = Object.entries(up_to).map(([band, most]) => ({ band, most_nano: BigInt(most) * NANO }));
  const falling = ends.find(({ most_nano }, index) => most_nano <= (ends[index - 1]?.most_nano ?? -1n));
  if (falling !== undefined) {
    const hint = 'list the bands in rising order of their last units';
    scope.report.error('bad-value', [...place, 'up_to', falling.band], 'a band ends before the one below it', hint);
  }
  if (Object.hasOwn(up_to, above)) {
    const hint = 'above is the band of all larger numbers: name another one';
    scope.report.error('bad-value', [...place, 'above'], `'${above}' has an end of its own`, hint);
  }
  const names = [counted].flat();
  const fact = factOf(names, classesIn(levels), place, scope);
  if (marginal && fact !== undefined) {
    const message = 'only units of classes are priced part by part';
    scope.report.error('bad-value', [...place, 'marginal'], message, 'remove marginal, or write classes in of');
  }
  return { name, of: fact === undefined ? names : [], fact, up_to: ends, above, marginal };
}

/** The fact that decides; undefined: units of classes do. */
function factOf(names: readonly string[], classes: readonly string[], place: Path, scope: Scope): string | undefined {
  const unknown = names.filter((name) => !classes.includes(name));
  const [first] = unknown;
  if (first === undefined) return undefined;
  // The rule that uses the table has the fact.
  if (names.length === 1) return first;
  scope.report.error(
    'price-by',
    [...place, 'of'],
    `'${first}' is not a class of the table`,
    suggestion(first, classes),
    {
      spelling: spellingOf(first, classes),
    },
  );
  return undefined;
}

/** Reports bands that are priced part by part, and cannot be. @param place of the table */
export function checkMarginal(bands: readonly BandPlan[], levels: LeveledPrices, table: Path, scope: Scope): void {
  const marginal = bands.filter((band) => band.marginal && band.fact === undefined);
  for (const [index, { name, of: classes }] of marginal.entries()) {
    const other = marginal.slice(0, index).find((each) => each.of.some((counted) => classes.includes(counted)));
    if (other !== undefined) {
      const message = `a class of '${name}' is in '${other.name}' too, and both are priced part by part`;
      const place: Path = ['prices', String(table[1]), 'bands', name, 'of'];
      scope.report.error('bad-value', place, message, 'price each class by one of them');
    }
  }
  checkOthers(bands, levels, table, scope);
}

/** Reports classes that are not divided by bands, and have several prices. @param table its place */
export function checkOthers(bands: readonly BandPlan[], levels: LeveledPrices, table: Path, scope: Scope): void {
  for (const { name, of: classes, marginal, fact } of bands)
    if (marginal && fact === undefined) checkOnePrice(name, classes, levels, table, scope);
}

function checkOnePrice(
  name: string,
  classes: readonly string[],
  levels: LeveledPrices,
  table: Path,
  scope: Scope,
): void {
  const prices = new Map<string, bigint>();
  for (const { facts, value: price } of leavesOf(levels.table, levels.by)) {
    const value = facts.get('class') ?? '';
    if (classes.includes(value)) continue;
    const others = JSON.stringify([...facts].filter(([level]) => level !== name));
    const known = prices.get(others);
    prices.set(others, known ?? price);
    if (known === undefined || known === price) continue;
    const message = `class '${value}' has other prices in other bands of '${name}', whose parts are only those of ${classes.join(', ')}`;
    const hint = `give ${value} one price, or add it to of`;
    scope.report.error('bad-price', [...table, ...facts.values()], message, hint);
    return;
  }
}
