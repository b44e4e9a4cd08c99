/** Compiles what a price table says beside its prices: levels that the clock or a number of units chooses, a step of units, a minimum. */

import { NANO } from '../../../lib/money/amount.ts';
import type { PriceUnit as WrittenPrice } from '../../../plan/generated/gateway.d.ts';
import type { PricePlan, PriceTable } from '../../../plan/index.ts';
import { readAmount, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { checkMarginal, compileBands, type LeveledPrices } from './bands.ts';
import { compileHours } from './hours.ts';

export type Levels = Pick<PricePlan, 'hours' | 'bands' | 'step_nano' | 'minimum_nano'>;

export function compileLevels(name: string, price: WrittenPrice, table: LeveledPrices, scope: Scope): Levels {
  const place: Path = ['prices', name];
  const { minimum, round_up_to } = price;
  const hours = Object.entries(price.hours ?? {}).map(([level, each]) =>
    compileHours(level, each, [...place, 'hours', level], scope),
  );
  const bands = Object.entries(price.bands ?? {}).map(([level, each]) =>
    compileBands(level, each, table, [...place, 'bands', level], scope),
  );
  const levels = {
    hours: hours.length === 0 ? undefined : hours,
    bands: bands.length === 0 ? undefined : bands,
    step_nano: round_up_to === undefined ? undefined : BigInt(round_up_to) * NANO,
    minimum_nano:
      minimum === undefined ? undefined : readAmount(minimum, [...place, 'minimum'], scope, { example: '0.001' }),
  };
  checkLevels(name, table, levels, scope);
  return levels;
}

/** Reports levels that `by` does not have, or that have two meanings. */
function checkLevels(
  name: string,
  { by: levels, table }: LeveledPrices,
  { hours = [], bands = [], step_nano }: Levels,
  scope: Scope,
): void {
  const place: Path = ['prices', name];
  const named = [...hours.map((each) => ['hours', each.name]), ...bands.map((each) => ['bands', each.name])];
  for (const [index, [key = '', level = '']] of named.entries()) {
    const at = [...place, key, level];
    const isTwice = named.slice(0, index).some(([, other]) => other === level);
    if (level === 'class' || isTwice) {
      const message = level === 'class' ? "'class' is the level of the classes" : `'${level}' is in hours too`;
      scope.report.error('bad-value', at, message, 'choose another name', { on: 'key' });
    } else if (!levels.includes(level)) {
      const hint = `write by: [${[level, ...levels].join(', ')}], and prices for each of its values`;
      scope.report.error('price-by', at, `by does not have the level '${level}'`, hint, { on: 'key' });
    }
  }
  const divided = bands.find(({ marginal }) => marginal);
  if (divided !== undefined && step_nano !== undefined) {
    const message = `units cannot be rounded up and divided among the bands of '${divided.name}'`;
    const hint = 'remove round_up_to, or marginal of the bands';
    scope.report.error('bad-value', [...place, 'round_up_to'], message, hint, { on: 'key' });
  }
  checkMarginal(bands, { by: levels, table }, [...place, 'table'], scope);
}

/** The prices of a table that needs no more than the class. */
export function plainPrices({ by: levels, table, step_nano, minimum_nano }: PricePlan): PricePlan['byClass'] {
  const isPlain = levels.length === 1 && levels[0] === 'class' && (step_nano ?? minimum_nano) === undefined;
  return isPlain ? byValue(table) : undefined;
}

function byValue(table: PriceTable): ReadonlyMap<string, bigint> {
  const prices = new Map<string, bigint>();
  for (const [value, price] of Object.entries(table)) if (typeof price === 'bigint') prices.set(value, price);
  return prices;
}
