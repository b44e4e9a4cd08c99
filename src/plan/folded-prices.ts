/**
 * Price tables in packed plans: their cells are one text each, which is read at the first use of the table. Most processes use few of a
 * thousand tables, and their cells would be most of the objects of a plan.
 */
import { getOrCreate } from '../lib/get-or-create.ts';
import type { Nano } from '../lib/money/amount.ts';
import { mappedTree, type PriceTree } from '../lib/money/price-text.ts';
import type { Plan } from './index.ts';
import type { PricePlan } from './models.ts';

type Cells = Pick<PricePlan, 'byClass' | 'table' | 'exchange'>;

/** A copy of a plan in which price tables have their cells as text. */
export function foldPrices(plan: Plan): unknown {
  const prices = new Map<object, string>(pricesOf(plan).map((price) => [price, textOf(price)]));
  const sparse = new Set<object>([...prices.keys(), ...plan.models.values()]);
  return copyOf(plan, { prices, sparse, copies: new Map(), lists: new Map() });
}

/** Gives the price tables of such a copy their members. */
export function unfoldPrices(plan: Plan): void {
  for (const price of pricesOf(plan)) Object.setPrototypeOf(price, FOLDED);
}

function textOf({ table, exchange, byClass }: Cells): string {
  return JSON.stringify({ table: mappedTree<Nano, string>(table, String), exchange, isPlain: byClass !== undefined });
}

interface Folded {
  readonly cells: string;
}

const read = new WeakMap<Folded, Cells>();

function cellsOf(price: Folded): Cells {
  return getOrCreate(read, price, () => {
    const { table: texts, exchange, isPlain }: FoldedText = JSON.parse(price.cells);
    const table: PriceTree = mappedTree<string, Nano>(texts, BigInt);
    const byClass = isPlain ? new Map<string, Nano>(Object.entries(Object(table))) : undefined;
    return { table, exchange, byClass };
  });
}

interface FoldedText extends Pick<Cells, 'exchange'> {
  readonly table: string | { readonly [value: string]: FoldedText['table'] };
  readonly isPlain: boolean;
}

/** The members of a price table that are read at their first use. */
const FOLDED = {
  cells: '',
  get byClass() {
    return cellsOf(this).byClass;
  },
  get table() {
    return cellsOf(this).table;
  },
  get exchange() {
    return cellsOf(this).exchange;
  },
};

/** The price tables of models and price lists, each once. */
function pricesOf({ models, price_lists }: Plan): readonly PricePlan[] {
  const all = new Set<PricePlan>();
  const add = (price: PricePlan | undefined): void => {
    if (price === undefined || all.has(price)) return;
    all.add(price);
    for (const later of price.later ?? []) add(later.price);
  };
  for (const { price, cost = [] } of models.values())
    for (const each of [price, ...cost.map((vendor) => vendor.price)]) add(each);
  for (const { prices } of price_lists.values()) for (const override of prices.values()) add(override.price);
  return [...all];
}

interface Copying {
  /** The text of each price table. */
  readonly prices: ReadonlyMap<object, string>;
  /** Objects whose undefined members are left out. */
  readonly sparse: ReadonlySet<object>;
  readonly copies: Map<object, unknown>;
  /** Lists of texts that are equal become one. */
  readonly lists: Map<string, unknown>;
}

/** A copy of plain data, with the same objects where the data has the same, and without the cells of price tables. */
function copyOf(value: unknown, copying: Copying): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { prices, sparse, copies, lists } = copying;
  if (copies.has(value)) return copies.get(value);
  const made = <Copy>(copy: Copy): Copy => {
    copies.set(value, copy);
    return copy;
  };
  if (Array.isArray(value)) {
    const text = value.every((item) => typeof item === 'string') ? JSON.stringify(value) : undefined;
    if (text !== undefined && lists.has(text)) return made(lists.get(text));
    const copy: unknown[] = made([]);
    if (text !== undefined) lists.set(text, copy);
    for (const item of value) copy.push(copyOf(item, copying));
    return copy;
  }
  if (value instanceof Map) {
    const copy = made(new Map());
    for (const [key, item] of value) copy.set(copyOf(key, copying), copyOf(item, copying));
    return copy;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: Record<string, unknown> = made({});
  const cells = prices.get(value);
  for (const [key, member] of Object.entries(value)) {
    const isLeft = (member === undefined && sparse.has(value)) || (cells !== undefined && Object.hasOwn(FOLDED, key));
    if (!isLeft) copy[key] = copyOf(member, copying);
  }
  if (cells !== undefined) copy.cells = cells;
  return copy;
}
