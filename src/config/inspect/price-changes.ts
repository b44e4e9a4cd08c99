/** Compares the prices of models cell by cell. A cell that many models share is one change. */
import { priceAt } from '../../billing/pricing/price-levels.ts';
import type { Nano } from '../../lib/money/amount.ts';
import { formatPico, type Pico, picoOf } from '../../lib/money/fine-price.ts';
import type { Plan, PricePlan, PriceTable } from '../../plan/index.ts';
import { type Change, INCOMPARABLE, type Movement, movement } from './change.ts';

type PriceChange = Extract<Change, { change: 'price' }>;

/** The cells whose price differs, now or from a later time on, for models that both plans have. */
export function diffPrices(old: Plan, next: Plan, now_ms: number): readonly PriceChange[] {
  const changes = new Map<string, PriceChange & { models: string[] }>();
  for (const [id, { price }] of next.models) {
    const model = old.models.get(id);
    if (model === undefined) continue;
    for (const { from, was, is } of versionsOf(model.price, price, now_ms))
      for (const { cell, ...change } of changedCells(was, is, next.price_change_factor_nano)) {
        const name = (price ?? model.price)?.name ?? '';
        const key = JSON.stringify([name, from, cell, change]);
        const known = changes.get(key) ?? { change: 'price', price: name, from, models: [], cell, ...change };
        changes.set(key, known);
        known.models.push(id);
      }
  }
  return [...changes.values()];
}

interface VersionPair {
  readonly from: string | null;
  readonly was: PricePlan | undefined;
  readonly is: PricePlan | undefined;
}

/** The tables that apply now, and at each later time at which one of them changes by itself. */
function versionsOf(old: PricePlan | undefined, next: PricePlan | undefined, now_ms: number): readonly VersionPair[] {
  const later = [...(next?.later ?? []), ...(old?.later ?? [])].filter(({ since_ms }) => since_ms > now_ms);
  const starts = new Map(later.toReversed().map(({ since_ms, price }) => [since_ms, price.since ?? null]));
  const times: readonly (readonly [number, string | null])[] = [
    [now_ms, null],
    ...[...starts].sort(([a], [b]) => a - b),
  ];
  return times.map(([at_ms, from]) => ({ from, was: old && priceAt(old, at_ms), is: next && priceAt(next, at_ms) }));
}

interface Cell {
  readonly cell: Readonly<Record<string, string>>;
  readonly price_pico: Pico;
}

function changedCells(old: PricePlan | undefined, next: PricePlan | undefined, max_nano: Nano) {
  const before = cellsOf(old);
  const after = cellsOf(next);
  // Prices of another unit cannot be compared.
  const sameUnit = old?.unit === next?.unit;
  const sharesCells = [...after.keys()].some((key) => before.has(key));
  const isReplaced = sameUnit && !sharesCells && before.size > 0;
  const range = isReplaced ? rangeOf([...before.values()]) : null;
  const moved = (was: Cell | undefined, is: Cell | undefined): Movement & Pick<PriceChange, 'compared'> => {
    if (!sameUnit || is === undefined) return { ...INCOMPARABLE, compared: null };
    if (was !== undefined) return { ...movement(was.price_pico, is.price_pico, max_nano), compared: null };
    const large =
      isReplaced && [...before.values()].every((old) => movement(old.price_pico, is.price_pico, max_nano).large);
    return { ...INCOMPARABLE, large, compared: range };
  };
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    if (sameUnit && was?.price_pico === is?.price_pico) return [];
    return {
      cell: (is ?? was)?.cell ?? {},
      unit: [...new Set([old?.unit, next?.unit].filter((unit) => unit !== undefined))].join(' to '),
      old: was === undefined ? null : formatPico(was.price_pico),
      new: is === undefined ? null : formatPico(is.price_pico),
      ...moved(was, is),
    };
  });
}

function rangeOf(cells: readonly Cell[]): readonly [lowest: string, highest: string] {
  const sorted = cells.map(({ price_pico }) => price_pico).sort((a, b) => (a < b ? -1 : 1));
  return [formatPico(sorted[0] ?? 0n), formatPico(sorted.at(-1) ?? 0n)];
}

function cellsOf(price: PricePlan | undefined): ReadonlyMap<string, Cell> {
  const cells = price === undefined ? [] : flatten(price, price.table, price.by, {});
  return new Map(Array.from(cells, (cell) => [JSON.stringify(cell.cell), cell]));
}

function* flatten(price: PricePlan, table: PriceTable, levels: readonly string[], cell: Cell['cell']): Iterable<Cell> {
  if (typeof table === 'bigint') {
    yield { cell, price_pico: picoOf(table, price) };
    return;
  }
  const [fact = '', ...others] = levels;
  for (const [value, below] of Object.entries(table)) yield* flatten(price, below, others, { ...cell, [fact]: value });
}
