/** Warns of prices that are probably slips: swapped, or many times above or below the others of their rule. */

import { cellsOf } from '../../../billing/pricing/price-cells.ts';
import { getOrCreate } from '../../../lib/get-or-create.ts';
import { formatPico } from '../../../lib/money/fine-price.ts';
import type { PricePlan } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { tablePlace } from '../prices/cells.ts';
import type { RulePlan } from './compile.ts';
import type { TableUse } from './misspelt-values.ts';
import { type Cell, disproportionOf, reversedPair, type Table } from './odd-rows.ts';
import { dearerForLess } from './ordered-values.ts';

/** Vendors charge the second class of a pair more than the first. */
const CHEAPER_FIRST = [
  ['input', 'output'],
  ['prompt', 'completion'],
  ['cached', 'input'],
  ['cache_read', 'input'],
  ['cached_input', 'input'],
] as const;

/** The factor from which a price is odd. Prices of real models differ by less; a slip is a power of ten, or a minute for a second. */
const ODD = {
  /** In one table, between the classes of a pair or the values of a fact. */
  table: 200,
  /** Between tables, when their other prices are compared too. */
  cell: 50,
  /** Between tables as a whole. */
  whole: 500,
  whole_second: 40,
} as const;

/** A cell and how many times it is above, or below if less than 1, those that it was compared with. */
interface Odd extends Table {
  readonly cell: Cell;
  readonly factor: number;
}

/** Warns of at most one price per table. @param sold the tables that callers pay; what vendors charge is not compared with them */
export function warnOfOddPrices(tables: readonly TableUse[], sold: ReadonlySet<PricePlan>, scope: Scope): void {
  const byRule = new Map<RulePlan, Table[]>();
  const usual: Table[] = [];
  for (const { price, rules } of tables) {
    const table = { price, cells: priced(price) };
    if (warnOfSwapped(table, scope) || warnOfReversed(table, scope) || warnWithin(table, scope)) continue;
    usual.push(table);
    if (!sold.has(price)) continue;
    for (const rule of rules.keys()) byRule.set(rule, [...(byRule.get(rule) ?? []), table]);
  }
  const warned = new Set<string>();
  for (const [rule, all] of byRule) {
    let left = all;
    // The worst one first: without it, those that were only compared with it are no longer odd.
    for (let odd = worst(left, rule); odd !== undefined; odd = worst(left, rule)) {
      const { price } = odd;
      left = left.filter((table) => table.price !== price);
      if (warned.has(price.name)) continue;
      warned.add(price.name);
      const others = `what the other price tables of billing rule '${rule.name}' have`;
      warn(odd, `${times(odd.factor)} ${others}`, scope);
    }
    const unlike = disproportionOf(left.filter(({ price }) => !warned.has(price.name)));
    if (unlike === undefined) continue;
    warned.add(unlike.price.name);
    const others = `what it should be if it followed table '${unlike.other.price.name}' as all its other prices do`;
    warn(unlike, `${times(unlike.factor)} ${others}`, scope);
  }
  for (const table of usual) if (!warned.has(table.price.name)) warnOfDearerForLess(table, scope);
}

function priced(price: PricePlan): Table['cells'] {
  const cells = Array.from(cellsOf(price), ({ facts, price_pico }): Cell => {
    return { values: [...facts.values()], price_pico, log: Math.log(Number(price_pico)) };
  });
  return new Map(cells.flatMap((cell) => (cell.price_pico > 0n ? [[cell.values.join(' '), cell]] : [])));
}

/** Warns of a class that is dearer than the one that always costs more. */
function warnOfSwapped({ price, cells }: Table, { report }: Scope): boolean {
  for (const [cheap, dear] of pairsOf(price, cells)) {
    if (cheap.price_pico > dear.price_pico) return warnOfOrder(price, [cheap, dear], report);
  }
  return false;
}

/** @returns true */
function warnOfOrder(price: PricePlan, pair: readonly [dear: Cell, cheap: Cell], report: Scope['report'], but = '') {
  const [dear, cheap] = pair.map(({ values, price_pico }) => `${values.join(' ')} ${formatPico(price_pico)}`);
  const hint = 'check whether the prices are swapped; if they are right, ignore this';
  report.warning('odd-price', placeOf(price, pair[0]), `${dear} is dearer than ${cheap}${but}`, hint);
  return true;
}

/** Warns of two prices whose order is the other way round than in all other rows. */
function warnOfReversed({ price, cells }: Table, { report }: Scope): boolean {
  const pair = reversedPair([...cells.values()]);
  return pair !== undefined && warnOfOrder(price, pair, report, ', but cheaper in all other rows of the table');
}

/** Warns of a price that is higher for less, such as for fewer pixels. */
function warnOfDearerForLess({ price, cells }: Table, { report }: Scope): void {
  const pair = dearerForLess([...cells.values()], price.by);
  if (pair !== undefined) warnOfOrder(price, pair, report);
}

/** The cells of each pair of classes that differ in nothing else. */
function pairsOf({ by }: PricePlan, cells: Table['cells']): readonly (readonly [cheap: Cell, dear: Cell])[] {
  if (by.at(-1) !== 'class') return [];
  return [...cells.values()].flatMap((cell) => {
    const above = cell.values.slice(0, -1);
    return CHEAPER_FIRST.flatMap(([cheap, dear]) => {
      const other = cell.values.at(-1) === cheap ? cells.get([...above, dear].join(' ')) : undefined;
      return other === undefined ? [] : [[cell, other] as const];
    });
  });
}

/** Warns of a price far from the others of its own table: the other class of its pair, or the same class for other values. */
function warnWithin(table: Table, scope: Scope): boolean {
  const { price, cells } = table;
  for (const [cheap, dear] of pairsOf(price, cells)) {
    const factor = ratio(dear, cheap);
    if (factor < ODD.table) continue;
    warn({ ...table, cell: dear, factor }, `${times(factor)} that of ${cheap.values.join(' ')}`, scope);
    return true;
  }
  const isClassed = price.by.at(-1) === 'class';
  for (const cell of cells.values()) {
    const others = [...cells.values()].filter(
      (other) => other !== cell && (!isClassed || other.values.at(-1) === cell.values.at(-1)),
    );
    const factor = median(others.map((other) => ratio(cell, other)));
    if (others.length < 2 || !isOdd(factor, ODD.table)) continue;
    warn({ ...table, cell, factor }, `${times(factor)} most others of its table`, scope);
    return true;
  }
  return false;
}

/** The table of a rule with the oddest price; undefined if none is odd. Of two that differ only from each other, the later one. */
function worst(tables: readonly Table[], { unit }: RulePlan): Odd | undefined {
  const whole = unit === 'second' ? ODD.whole_second : ODD.whole;
  const sorted = amountsByKey(tables);
  let found: Odd | undefined;
  for (const table of tables) {
    const factors = new Map(
      [...table.cells].flatMap(([key, cell]) => {
        const usual = medianOfOthers(sorted.get(key) ?? [], Number(cell.price_pico));
        return usual === undefined ? [] : [[key, Number(cell.price_pico) / usual] as const];
      }),
    );
    for (const [key, factor] of factors) {
      // A model that is ten times as dear in everything has no odd cell.
      const scaled = factor / median([...factors].flatMap(([other, each]) => (other === key ? [] : each)));
      if (!isOdd(factor, whole) && !(isOdd(scaled, ODD.cell) && isOdd(factor, ODD.cell / 5))) continue;
      const cell = table.cells.get(key);
      if (cell !== undefined && (found === undefined || farness(factor) >= farness(found.factor)))
        found = { ...table, cell, factor };
    }
  }
  return found;
}

/** The prices of all tables for each combination of values, in order. */
function amountsByKey(tables: readonly Table[]): ReadonlyMap<string, readonly number[]> {
  const amounts = new Map<string, number[]>();
  for (const { cells } of tables)
    for (const [key, { price_pico }] of cells) getOrCreate(amounts, key, () => []).push(Number(price_pico));
  for (const all of amounts.values()) all.sort((a, b) => a - b);
  return amounts;
}

/** The median without one of the values; of two in the middle, the nearer one. Undefined if there is no other value. */
function medianOfOthers(sorted: readonly number[], own: number): number | undefined {
  const others = sorted.length - 1;
  const at = (index: number): number => {
    const value = sorted[index] ?? own;
    return value < own ? value : (sorted[index + 1] ?? own);
  };
  const lower = at(Math.floor((others - 1) / 2));
  return others < 1 ? undefined : own <= lower ? lower : at(Math.floor(others / 2));
}

/** A number that only decides about a warning: no money is computed with it. */
function ratio(a: Cell, b: Cell): number {
  return Number(a.price_pico) / Number(b.price_pico);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 1;
}

const farness = (factor: number): number => Math.abs(Math.log(factor));
const isOdd = (factor: number, limit: number): boolean => farness(factor) >= Math.log(limit);

/** `about 1000 times`, `about 1/60 of` */
function times(factor: number): string {
  const [whole, isBelow] = factor < 1 ? [1 / factor, true] : [factor, false];
  return isBelow ? `about 1/${Math.round(whole)} of` : `about ${Math.round(whole)} times`;
}

function warn({ price, cell, factor }: Odd, compared: string, { report }: Scope): void {
  const what = cell.values.length === 0 ? 'the price' : cell.values.join(' ');
  const message = `${what} ${formatPico(cell.price_pico)} is ${compared}`;
  const isMinute = price.unit === 'second' && factor > ODD.whole_second && factor < 90;
  const unit = isMinute
    ? 'a price per minute is divided by 60'
    : `its prices are for one ${price.unit.replaceAll('_', ' ')}`;
  report.warning(
    'odd-price',
    placeOf(price, cell),
    message,
    `${unit}; correct the price or the unit, or ignore this if it is right`,
  );
}

function placeOf(price: PricePlan, { values }: Cell): Path {
  return [...tablePlace(price), ...values];
}
