/** Finds prices that differ from a pattern which all the others keep: the order in a row, and the proportion to another table. */

import { getOrCreate } from '../../../lib/get-or-create.ts';
import type { Pico } from '../../../lib/money/fine-price.ts';
import type { PricePlan } from '../../../plan/index.ts';

/** One price above 0. */
export interface Cell {
  /** The values of its facts, outermost first. */
  readonly values: readonly string[];
  readonly price_pico: Pico;
  /** The logarithm of the price, which only decides about warnings. */
  readonly log: number;
}

export interface Table {
  readonly price: PricePlan;
  readonly cells: ReadonlyMap<string, Cell>;
}

/** Prices that differ by less have no order that counts. */
const DIFFERENT = 1.2;
/** The fewest rows, or prices of two tables, that make a pattern. */
const LEAST_ROWS = 4;
/** Prices of two tables are in proportion within this factor; one that is off by `FAR` is odd. */
const ALIKE = 1.15;
const FAR = 5;

/** The dearer and the cheaper price of two values of a fact, if the first value is the cheaper one in all other rows. */
export function reversedPair(cells: readonly Cell[]): readonly [dear: Cell, cheap: Cell] | undefined {
  const levels = cells[0]?.values.length ?? 0;
  for (let level = 0; levels > 1 && level < levels; level += 1) {
    for (const rows of rowsOfPairs(cells, level).values()) {
      const different = rows.filter(([left, right]) => Math.abs(logOf(left, right)) >= Math.log(DIFFERENT));
      const dearer = different.filter(([left, right]) => left.price_pico > right.price_pico);
      const cheaper = different.filter(([left, right]) => left.price_pico < right.price_pico);
      if (different.length < LEAST_ROWS) continue;
      const [odd] = dearer.length === 1 ? dearer : cheaper.length === 1 ? cheaper : [];
      if (odd === undefined) continue;
      const [left, right] = odd;
      return left.price_pico > right.price_pico ? [left, right] : [right, left];
    }
  }
  return undefined;
}

/** By two values of the fact at a level: the cells of each row that has both. */
function rowsOfPairs(cells: readonly Cell[], level: number): ReadonlyMap<string, readonly (readonly [Cell, Cell])[]> {
  const rows = new Map<string, Cell[]>();
  for (const cell of cells) getOrCreate(rows, cell.values.toSpliced(level, 1).join(' '), () => []).push(cell);
  const pairs = new Map<string, (readonly [Cell, Cell])[]>();
  for (const row of rows.values())
    for (const left of row)
      for (const right of row) {
        const [a = '', b = ''] = [left.values[level], right.values[level]];
        if (a < b) getOrCreate(pairs, `${a} ${b}`, () => []).push([left, right]);
      }
  return pairs;
}

/** The only price of a table that is not in proportion to another table of the rule. */
export function disproportionOf(
  tables: readonly Table[],
): (Table & { readonly cell: Cell; readonly factor: number; readonly other: Table }) | undefined {
  const long = tables.filter(hasRows);
  for (const [index, table] of long.entries())
    for (const other of long.slice(0, index)) {
      const found = unlikeCell(table, other);
      if (found !== undefined) return { ...table, ...found, other };
    }
  return undefined;
}

/** Whether a table has enough prices of one class that a pattern may be seen. */
function hasRows({ price, cells }: Table): boolean {
  const counts = new Map<string | undefined, number>();
  for (const { values } of cells.values()) {
    const name = price.by.at(-1) === 'class' ? values.at(-1) : undefined;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values()) >= LEAST_ROWS;
}

/** Prices of different classes, such as tokens and searches, need not be in proportion. Nor does one that both tables have. */
function unlikeCell(table: Table, other: Table): { readonly cell: Cell; readonly factor: number } | undefined {
  const rows = new Map<string | undefined, { readonly cell: Cell; readonly log: number }[]>();
  for (const [key, cell] of table.cells) {
    const same = other.cells.get(key);
    const name = table.price.by.at(-1) === 'class' ? cell.values.at(-1) : undefined;
    if (same !== undefined) getOrCreate(rows, name, () => []).push({ cell, log: logOf(cell, same) });
  }
  for (const shared of rows.values()) {
    const usual = shared.map(({ log }) => log).toSorted((a, b) => a - b)[Math.floor(shared.length / 2)] ?? 0;
    const [odd, ...others] = shared.filter(({ log }) => Math.abs(log - usual) > Math.log(ALIKE));
    if (shared.length < LEAST_ROWS || odd === undefined || others.length > 0 || odd.log === 0) continue;
    if (Math.abs(odd.log - usual) >= Math.log(FAR)) return { cell: odd.cell, factor: Math.exp(odd.log - usual) };
  }
  return undefined;
}

const logOf = (left: Cell, right: Cell): number => left.log - right.log;
