/** Compares the prices of models cell by cell. A cell that many models share is one change. */
import { priceIn } from '../../billing/pricing/caller-terms.ts';
import { cellsOf } from '../../billing/pricing/price-cells.ts';
import { priceAt } from '../../billing/pricing/price-levels.ts';
import { NANO, type Nano } from '../../lib/money/amount.ts';
import { formatFactor } from '../../lib/money/factor.ts';
import { formatPico, type Pico, picoOfNano } from '../../lib/money/fine-price.ts';
import type { Plan, PriceListPlan, PricePlan } from '../../plan/index.ts';
import { type Change, INCOMPARABLE, type Movement, movement } from './change.ts';

type PriceChange = Extract<Change, { change: 'price' }>;
type FactorChange = Extract<Change, { change: 'factor' }>;

/** The cells whose price differs, now or from a later time on, for models that both plans have: for all callers, and for the customers of groups with a price list. */
export function diffPrices(old: Plan, next: Plan, now_ms: number): readonly PriceChange[] {
  const models = pricedModels(old, next);
  const ofGroups = sharedGroups(old, next).flatMap(({ name: group, before, after }) =>
    models.flatMap(({ id, was, is }) => {
      const listed = { was: priceIn(before.price_list, was), is: priceIn(after.price_list, is) };
      return listed.was === was && listed.is === is ? [] : [{ id, group, ...listed }];
    }),
  );
  const found = [...models, ...ofGroups].flatMap(({ id, group, was, is }: PricedModel) =>
    versionsOf(was, is, now_ms).flatMap(({ from, ...tables }) => {
      const price = (tables.is ?? tables.was)?.name ?? '';
      const cells = changedCells(tables.was, tables.is, next.price_change_factor_nano);
      return cells.map((cell) => ({ id, group, change: { change: 'price', price, from, ...cell } as const }));
    }),
  );
  const same = Map.groupBy(found, ({ change, group }) => JSON.stringify([change, group === undefined]));
  return [...same.values()].flatMap((all) => {
    const groups = [...new Set(all.flatMap(({ group }) => group ?? []))];
    const payers = { models: [...new Set(all.map(({ id }) => id))], ...(groups.length > 0 && { groups }) };
    return all.slice(0, 1).map(({ change }) => ({ ...change, ...payers }));
  });
}

/** A model with its tables of both plans. */
interface PricedModel {
  readonly id: string;
  readonly was: PricePlan | undefined;
  readonly is: PricePlan | undefined;
  /** Whose price list has them; undefined: all callers pay them. */
  readonly group?: string;
}

/** The factors of groups that differ. */
export function diffFactors(old: Plan, next: Plan, now_ms: number): readonly FactorChange[] {
  const max_nano = next.price_change_factor_nano;
  const models = pricedModels(old, next);
  return sharedGroups(old, next).flatMap(({ name: group, before, after }) => {
    const { price_factor_nano: was_nano = NANO } = before;
    const { price_factor_nano: is_nano = NANO } = after;
    if (was_nano === is_nano) return [];
    const moved = movement(was_nano, is_nano, max_nano);
    const isLarge = models.some(({ was, is }) => {
      const cells = cellsIn(versionIn(before.price_list, was, now_ms));
      return [...cellsIn(versionIn(after.price_list, is, now_ms))].some(([key, { price_pico }]) => {
        const cell = cells.get(key);
        return cell !== undefined && movement(cell.price_pico * was_nano, price_pico * is_nano, max_nano).large;
      });
    });
    const texts = { old: formatFactor(was_nano), new: formatFactor(is_nano) };
    return [{ change: 'factor', group, ...texts, ...moved, large: moved.large || isLarge }];
  });
}

/** The table of a list that applies at a time. */
function versionIn(list: PriceListPlan | undefined, listed: PricePlan | undefined, at_ms: number) {
  const price = priceIn(list, listed);
  return price && priceAt(price, at_ms);
}

/** The models that both plans have, with the tables that they name. */
function pricedModels(old: Plan, next: Plan): readonly PricedModel[] {
  return [...next.models.values()].flatMap(({ id, price }) => {
    const model = old.models.get(id);
    return model === undefined ? [] : [{ id, was: model.price, is: price }];
  });
}

/** The groups that both plans have. */
function sharedGroups(old: Plan, next: Plan) {
  return [...next.groups.values()].flatMap((after) => {
    const before = old.groups.get(after.name);
    return before === undefined ? [] : [{ name: after.name, before, after }];
  });
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
  const before = cellsIn(old);
  const after = cellsIn(next);
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

/** The cells by what they are for, and the minimum. */
function cellsIn(price: PricePlan | undefined): ReadonlyMap<string, Cell> {
  if (price === undefined) return new Map();
  const cells = Array.from(cellsOf(price), ({ facts, price_pico }) => ({
    cell: Object.fromEntries(facts),
    price_pico,
  }));
  const least_nano = price.minimum_nano;
  if (least_nano !== undefined) cells.push({ cell: { minimum: 'per request' }, price_pico: picoOfNano(least_nano) });
  return new Map(cells.map((each) => [JSON.stringify(each.cell), each]));
}
