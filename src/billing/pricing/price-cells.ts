/** The cells of price tables: each price with the facts that choose it. */

import { type Pico, picoOf } from '../../lib/money/fine-price.ts';
import type { PricePlan, PriceTable } from '../../plan/index.ts';
import { nextPrice, priceAt } from './price-levels.ts';

/** The values of the levels, in the order of `by`. */
export type CellFacts = ReadonlyMap<string, string>;

export interface PriceCell {
  readonly facts: CellFacts;
  readonly price_pico: Pico;
}

/** The cells of a table, in its order. */
export function* cellsOf(price: PricePlan): Iterable<PriceCell> {
  for (const { facts, value } of leavesOf(price.table, price.by)) yield { facts, price_pico: picoOf(value, price) };
}

/** The prices of a table as it has them. */
export function* leavesOf(
  table: PriceTable,
  levels: readonly string[],
  facts: CellFacts = new Map(),
): Iterable<{ readonly facts: CellFacts; readonly value: bigint }> {
  const [fact = '', ...rest] = levels;
  if (typeof table === 'bigint') yield { facts, value: table };
  else
    for (const [value, below] of Object.entries(table))
      yield* leavesOf(below, rest, new Map([...facts, [fact, value]]));
}

/** What a cell is for: `input`, `resolution 720p`; empty if the table has one price. */
export function cellWords(facts: CellFacts): string {
  return Array.from(facts, ([fact, value]) => (fact === 'class' ? value : `${fact} ${value}`)).join(', ');
}

/** A cell of the version in force. */
export interface CurrentCell extends PriceCell {
  /** What it is for. */
  readonly words: string;
  /** The price that is known to replace it; undefined: none. */
  readonly next_pico: Pico | undefined;
}

/** The cells of the version in force, in its order. */
export function currentCells(table: PricePlan, at_ms: number): readonly CurrentCell[] {
  const next = nextPrice(table, at_ms)?.price;
  const later = new Map(next && Array.from(cellsOf(next), (cell) => [cellWords(cell.facts), cell.price_pico]));
  return Array.from(cellsOf(priceAt(table, at_ms)), (cell) => {
    const words = cellWords(cell.facts);
    return { ...cell, words, next_pico: later.get(words) };
  });
}

/** Whether one request may be charged at both cells. */
export function agree(a: CellFacts, b: CellFacts): boolean {
  for (const [name, value] of a) if ((b.get(name) ?? value) !== value) return false;
  return true;
}

/** The most that vendors charge where callers pay the cell; undefined: no table says it. @param costs tables of the same unit */
export function costOfCell(facts: CellFacts, costs: readonly PricePlan[]): Pico | undefined {
  let most_pico: Pico | undefined;
  for (const cost of costs)
    for (const cell of cellsOf(cost))
      if (agree(facts, cell.facts) && cell.price_pico >= (most_pico ?? 0n)) most_pico = cell.price_pico;
  return most_pico;
}
