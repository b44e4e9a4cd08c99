/** The canonical text of a version of a price table, which is stored by its SHA-256. Charges are computed again from it. */

import { isRecord } from '../json/record.ts';
import { mulDivCeil, mulDivHalfUp, NANO, type Nano, parseUnits } from './amount.ts';
import { cellOf, formatPrice, parsePico, scaleOf, unitsPriced } from './fine-price.ts';
import { atLeast, type PriceTerms, partsOf, readTerms, termsText } from './price-terms.ts';
import { unitName } from './units.ts';

/** By the values of facts, nested in the order of `by`. */
export type Tree<Leaf> = Leaf | { readonly [value: string]: Tree<Leaf> };

/** Prices by the values of facts. */
export type PriceTree = Tree<Nano>;

/** The prices of a table in another currency, as they are written, and the rate by which they were multiplied. */
export interface Exchange {
  readonly currency: string;
  readonly rate: string;
  readonly table: Tree<string>;
}

/** What a charge is computed from. */
export interface PriceContent {
  readonly name: string;
  /** `second`, `million_tokens` */
  readonly unit: string;
  /** The number of counted units that a cell is for: a thousand times that of a price if a price is finer than money. */
  readonly divisor: bigint;
  /** The facts that choose the price, outermost first. */
  readonly by: readonly string[];
  readonly table: PriceTree;
  /** The facts that chose this part of a larger table, for charges of metered requests; undefined: it is the whole table. */
  readonly chosen?: Readonly<Record<string, string>> | undefined;
  /** Undefined: the prices are in the currency of wallets. */
  readonly exchange?: Exchange | undefined;
  readonly terms?: PriceTerms | undefined;
}

/** The text. Tables with the same content have the same one: members are sorted, amounts are decimal strings. */
export function priceText(content: PriceContent): string {
  const { name, unit, by, table, chosen, terms, exchange } = content;
  const written = sortedTree(mappedTree(table, (cell_nano) => formatPrice(cell_nano, content)));
  return JSON.stringify({
    name,
    unit,
    divisor: unitsPriced(content),
    by,
    table: written,
    chosen,
    ...termsText(terms),
    exchange: exchange && { ...exchange, table: sortedTree(exchange.table) },
  });
}

function sortedTree(tree: Tree<string>): Tree<string> {
  if (typeof tree === 'string') return tree;
  const sorted = Object.entries(tree).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([value, below]) => [value, sortedTree(below)]));
}

/** Reads such a text; undefined for any other. */
export function readPriceText(text: string): PriceContent | undefined {
  try {
    const read: unknown = JSON.parse(text);
    if (!isRecord(read)) return undefined;
    const { name, unit, divisor, by, table, chosen, exchange } = read;
    if (typeof name !== 'string' || typeof unit !== 'string' || typeof divisor !== 'string') return undefined;
    if (!Array.isArray(by) || !by.every((fact) => typeof fact === 'string')) return undefined;
    const units = BigInt(divisor);
    if (units <= 0n) return undefined;
    const prices = mappedTree(readTree(table), parsePico);
    const scale = scaleOf(pricesIn(prices));
    const terms = readTerms(read);
    return {
      name,
      unit,
      divisor: units * scale,
      by,
      table: mappedTree(prices, (price_pico) => cellOf(price_pico, scale)),
      ...(isRecord(chosen) && { chosen: texts(chosen) }),
      ...(terms && { terms }),
      ...(isRecord(exchange) && { exchange: readExchange(exchange) }),
    };
  } catch {
    return undefined;
  }
}

function texts(values: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** The prices of a tree. */
export function pricesIn(tree: PriceTree): readonly bigint[] {
  return typeof tree === 'bigint' ? [tree] : Object.values(tree).flatMap(pricesIn);
}

/** The tree with other leaves. */
export function mappedTree<Leaf extends bigint | string, Other>(
  tree: Tree<Leaf>,
  map: (leaf: Leaf) => Other,
): Tree<Other> {
  if (typeof tree !== 'object') return map(tree);
  return Object.fromEntries(Object.entries(tree).map(([value, below]) => [value, mappedTree(below, map)]));
}

function readExchange({ currency, rate, table }: Readonly<Record<string, unknown>>): Exchange {
  return { currency: String(currency), rate: String(rate), table: readTree(table) };
}

function readTree(value: unknown): Tree<string> {
  if (typeof value === 'string') return value;
  if (!isRecord(value)) throw new TypeError('a price is a text');
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, readTree(below)]));
}

/**
 * The price of each class of a task for these facts; a table without classes has one, named by what it counts. Undefined if the table
 * has no price for them. Other facts are ignored.
 */
export function pricesFor(
  { unit, table, by }: Pick<PriceContent, 'unit' | 'table' | 'by'>,
  facts: Readonly<Record<string, unknown>>,
): Readonly<Record<string, Nano>> | undefined {
  const hasClasses = by.at(-1) === 'class' && !Object.hasOwn(facts, 'class');
  const found = below(table, hasClasses ? by.slice(0, -1) : by, facts);
  if (found === undefined) return undefined;
  if (typeof found === 'bigint') return { [unitName(unit)]: found };
  const prices: Record<string, Nano> = {};
  for (const [name, price] of Object.entries(found)) {
    if (typeof price !== 'bigint') return undefined;
    prices[name] = price;
  }
  return prices;
}

/** The part of a table for these facts. */
export function below<Leaf extends bigint | string>(
  table: Tree<Leaf>,
  levels: readonly string[],
  facts: Readonly<Record<string, unknown>>,
): Tree<Leaf> | undefined {
  let found: Tree<Leaf> | undefined = table;
  for (const fact of levels) {
    if (typeof found !== 'object') break;
    found = Object.hasOwn(found, String(facts[fact])) ? found[String(facts[fact])] : undefined;
  }
  return found;
}

/**
 * How a sum of units × price was rounded. `up`: the units of a hold were charged. `up_capped`: the reported units cost more than the cap
 * of their rule, so as many units of the hold were charged as cost the cap.
 */
export type Rounding = 'half_up' | 'up' | 'up_capped';

/** Undefined for any other value. */
export function readRounding(value: unknown): Rounding | undefined {
  return value === 'half_up' || value === 'up' || value === 'up_capped' ? value : undefined;
}

/** The function that rounds so. */
export function rounderOf(rounding: Rounding): typeof mulDivCeil {
  return rounding === 'half_up' ? mulDivHalfUp : mulDivCeil;
}

/** How a metered charge was computed from its units. */
export interface ChargeTerms {
  readonly price_factor_nano: Nano;
  readonly rounding: Rounding;
}

/** The prices of a table by class, and how it prices units. */
export type ClassPrices = Pick<PriceContent, 'table' | 'divisor' | 'terms'>;

/** A class, or its part in a band, with its price. */
export interface PricedPart {
  readonly name: string;
  readonly units_nano: Nano;
  /** The price of `divisor` units. */
  readonly price_nano: Nano;
}

/** The parts of these units; undefined if a class has no price. */
export function pricedParts(
  { table, terms }: Pick<ClassPrices, 'table' | 'terms'>,
  units: Readonly<Record<string, Nano>>,
): readonly PricedPart[] | undefined {
  if (typeof table === 'bigint') return undefined;
  const parts: PricedPart[] = [];
  for (const [name, units_nano] of Object.entries(terms === undefined ? units : partsOf(units, terms))) {
    const price_nano = Object.hasOwn(table, name) ? table[name] : undefined;
    if (typeof price_nano !== 'bigint') return undefined;
    parts.push({ name, units_nano, price_nano });
  }
  return parts;
}

/**
 * The charge of units by class: one exact rational over all classes, rounded once; undefined if a class has no price, or a quantity is
 * none.
 */
export function chargeOfUnits(
  prices: ClassPrices,
  texts: Readonly<Record<string, unknown>>,
  { price_factor_nano, rounding }: ChargeTerms,
): Nano | undefined {
  const { table, divisor, terms } = prices;
  if (typeof table === 'bigint') return undefined;
  const units: Record<string, Nano> = {};
  let sum = 0n;
  for (const name in texts) {
    const quantity = texts[name];
    if (typeof quantity !== 'string' || !QUANTITY.test(quantity)) return undefined;
    const units_nano = parseUnits(quantity);
    const price = Object.hasOwn(table, name) ? table[name] : undefined;
    if (terms !== undefined) units[name] = units_nano;
    else if (typeof price === 'bigint') sum += units_nano * price;
    else return undefined;
  }
  if (terms !== undefined) {
    const parts = pricedParts(prices, units);
    if (parts === undefined) return undefined;
    for (const { units_nano, price_nano } of parts) sum += units_nano * price_nano;
    sum = atLeast(sum, units, divisor, terms);
  }
  return rounderOf(rounding)(sum, price_factor_nano, divisor * NANO * NANO);
}

const QUANTITY = /^\d+(\.\d{1,9})?$/;
