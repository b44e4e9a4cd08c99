/** Compiles price tables: decimal strings by the values of facts become amounts. */

import { ownValue } from '../../../lib/json/pointer.ts';
import { NANO } from '../../../lib/money/amount.ts';
import { unitOf } from '../../../lib/money/units.ts';
import type { Price, PriceTable as TableConfig } from '../../../plan/generated/gateway.d.ts';
import type { LaterPrice, PricePlan, PriceTable } from '../../../plan/index.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import { readAmount, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';
import { checkMarginal, compileBands } from './bands.ts';
import { compileHours } from './hours.ts';
import { readStart_ms } from './start.ts';

export function compilePrices(scope: Scope): References<PricePlan> {
  return compileSection('prices', scope, (name, price) => compilePrice(name, price, scope));
}

function compilePrice(name: string, price: Price, scope: Scope): PricePlan | undefined {
  const place: Path = ['prices', name];
  if (!isKnown([...place, 'by'], scope)) return undefined;
  const table = compileTable(price.table, price.by, [...place, 'table'], scope);
  if (table === undefined) return undefined;
  const { unit, by: levels, minimum, round_up_to } = price;
  const hours = Object.entries(price.hours ?? {}).map(([level, each]) =>
    compileHours(level, each, [...place, 'hours', level], scope),
  );
  const bands = Object.entries(price.bands ?? {}).map(([level, each]) =>
    compileBands(level, each, { by: levels, table }, [...place, 'bands', level], scope),
  );
  const plan: PricePlan = {
    name,
    unit,
    divisor: unitOf(unit).divisor,
    by: levels,
    byClass: undefined,
    table,
    hours: hours.length === 0 ? undefined : hours,
    bands: bands.length === 0 ? undefined : bands,
    step_nano: round_up_to === undefined ? undefined : BigInt(round_up_to) * NANO,
    minimum_nano:
      minimum === undefined ? undefined : readAmount(minimum, [...place, 'minimum'], scope, { example: '0.001' }),
  };
  checkLevels(plan, scope);
  const later = compileVersions(plan, price.from ?? {}, scope);
  const own = { ...plan, byClass: plainPrices(plan) };
  if (later.length === 0) return own;
  const from = Object.fromEntries(later.map((each) => [each.price.since ?? '', each.price.table]));
  return { ...own, from, later };
}

/** The tables that replace this one, the earliest first. */
function compileVersions(
  plan: PricePlan,
  tables: Readonly<Record<string, TableConfig>>,
  scope: Scope,
): readonly LaterPrice[] {
  const later: LaterPrice[] = [];
  for (const [since, config] of Object.entries(tables)) {
    const place: Path = ['prices', plan.name, 'from', since];
    const since_ms = readStart_ms(since, place, scope);
    const table = compileTable(config, plan.by, place, scope);
    if (since_ms === undefined) continue;
    const other = later.find((each) => each.since_ms === since_ms)?.price.since;
    if (other !== undefined) {
      const message = `this is the same time as ${other}`;
      scope.report.error('bad-value', place, message, 'write one table for each time', { on: 'key' });
    }
    if (table === undefined) continue;
    const price = { ...plan, table, since };
    checkMarginal(plan.bands ?? [], price, place, scope);
    later.push({ since_ms, price: { ...price, byClass: plainPrices(price) } });
  }
  return later.toSorted((a, b) => a.since_ms - b.since_ms);
}

/** Reports levels that `by` does not have, or that have two meanings. */
function checkLevels({ name, by: levels, table, hours = [], bands = [], step_nano }: PricePlan, scope: Scope): void {
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
function plainPrices({ by: levels, table, step_nano, minimum_nano }: PricePlan): PricePlan['byClass'] {
  const isPlain = levels.length === 1 && levels[0] === 'class' && (step_nano ?? minimum_nano) === undefined;
  return isPlain ? byValue(table) : undefined;
}

function byValue(table: PriceTable): ReadonlyMap<string, bigint> {
  const prices = new Map<string, bigint>();
  for (const [value, price] of Object.entries(table)) if (typeof price === 'bigint') prices.set(value, price);
  return prices;
}

/** @param levels the facts of the remaining levels */
function compileTable(
  table: TableConfig,
  levels: readonly string[],
  place: Path,
  scope: Scope,
): PriceTable | undefined {
  const [fact, ...rest] = levels;
  if (typeof table === 'string') {
    if (fact === undefined) return readAmount(table, place, scope, { code: 'bad-price', example: '1.250000' });
    const hint = `write a price for each value of ${fact}, or remove ${fact} from by`;
    scope.report.error('price-depth', place, `expected prices by '${fact}', but found one price`, hint);
    return undefined;
  }
  if (fact === undefined) {
    const hint = 'write one price as a decimal string, or add the fact of this level to by';
    scope.report.error('price-depth', place, "the table has more levels than 'by' has facts", hint);
    return undefined;
  }
  const compiled: [string, PriceTable][] = [];
  let isWrong = false;
  for (const value of Object.keys(table)) {
    const config = ownValue(table, value);
    const below = isTable(config) ? compileTable(config, rest, [...place, value], scope) : undefined;
    if (below !== undefined) compiled.push([value, below]);
    // If one price is at the wrong depth, usually all are; report only the first.
    else if (isTable(config) && depthOf(config) !== rest.length) return undefined;
    else isWrong = true;
  }
  return isWrong ? undefined : Object.fromEntries(compiled);
}

function depthOf(table: TableConfig): number {
  if (typeof table === 'string') return 0;
  const [first] = Object.values(table);
  return 1 + (isTable(first) ? depthOf(first) : 0);
}

function isTable(value: unknown): value is TableConfig {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && !Array.isArray(value));
}
