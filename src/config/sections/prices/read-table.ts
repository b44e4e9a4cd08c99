/** Reads the prices of a table as they are written, by the values of its levels. */

import { ownValue } from '../../../lib/json/pointer.ts';
import { parsePico } from '../../../lib/money/fine-price.ts';
import type { PriceTable as TableConfig } from '../../../plan/generated/gateway.d.ts';
import type { PriceTable } from '../../../plan/index.ts';
import { readParsed, type Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';

/** The prices in pico. @param levels the facts of the remaining levels */
export function readTable(
  table: TableConfig,
  levels: readonly string[],
  place: Path,
  scope: Scope,
): PriceTable | undefined {
  const [fact, ...rest] = levels;
  if (typeof table === 'string') {
    if (fact === undefined)
      return readParsed(() => parsePico(table), place, scope, { code: 'bad-price', example: '1.250000' });
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
    const below = isTable(config) ? readTable(config, rest, [...place, value], scope) : undefined;
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
