/** Compiles price tables: decimal strings by the values of facts become amounts. */

import { ownValue } from '../../../lib/json/pointer.ts';
import { unitOf } from '../../../lib/money/units.ts';
import type { Price, PriceTable as TableConfig } from '../../../plan/generated/gateway.d.ts';
import type { PricePlan, PriceTable } from '../../../plan/index.ts';
import { compileSection, type References } from '../../compile/reference-fields.ts';
import { readAmount, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { isKnown } from '../../repair/known.ts';

export function compilePrices(scope: Scope): References<PricePlan> {
  return compileSection('prices', scope, (name, price) => compilePrice(name, price, scope));
}

function compilePrice(name: string, price: Price, scope: Scope): PricePlan | undefined {
  const place: Path = ['prices', name];
  if (!isKnown([...place, 'by'], scope)) return undefined;
  const table = compileTable(price.table, price.by, [...place, 'table'], scope);
  if (table === undefined) return undefined;
  return {
    name,
    unit: price.unit,
    divisor: unitOf(price.unit).divisor,
    by: price.by,
    byClass: price.by.length === 1 && price.by[0] === 'class' ? byValue(table) : undefined,
    table,
  };
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
