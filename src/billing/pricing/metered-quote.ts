/** Quotes a metered request before it is sent: the most that it can cost. */

import { formatUnits, mulDivCeil, NANO, type Nano } from '../../lib/money/amount.ts';
import { atLeast, partsOf } from '../../lib/money/price-terms.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { MeterPlan, ModelPlan, PricePlan, PriceUnit } from '../../plan/index.ts';
import { type Facts, type QuoteTerms, readFacts } from './facts.ts';
import { priceAt } from './price-levels.ts';
import { type PriceRow, reachableRows } from './price-rows.ts';
import { versionOf } from './price-version.ts';
import { evaluateUnits } from './units.ts';

/** The prices of one request at its arrival, and its hold. The row is the dearest that the request can still reach. */
export interface MeteredQuote extends PriceRow {
  readonly model: string;
  /** Name of the price table. */
  readonly price: string;
  readonly unit: PriceUnit;
  /** The whole table, if facts, the clock or the units choose its row; undefined: there is one row. */
  readonly table: PricePlan | undefined;
  /** When the request arrived. */
  readonly at_ms: number;
  readonly divisor: bigint;
  readonly price_factor_nano: Nano;
  readonly read: Facts;
  /** The length of the body. */
  readonly request_bytes: bigint;
  /** An upper bound. */
  readonly hold_units: readonly ClassQuantity[];
  readonly hold_nano: Nano;
  /** How its facts were read, for display. */
  readonly notes: readonly string[];
}

export interface ClassQuantity {
  readonly class: string;
  readonly units_nano: Nano;
}

/**
 * Quotes a metered request: the units of all classes at their prices as one exact rational, rounded up once.
 *
 * @param request_bytes the length of the body.
 * @throws Refusal `invalid_request` for missing or wrong facts, and for more units than can be priced;
 *   `internal` when the configuration has no price for a class or gives no quantity.
 */
export function quoteMetered(
  plan: MeterPlan,
  model: ModelPlan,
  body: unknown,
  request_bytes: number,
  { price_factor_nano, at_ms, lengths, earlier }: QuoteTerms,
): MeteredQuote {
  if (model.price === undefined || model.price.unit !== plan.unit) {
    throw new Refusal('internal', `model ${model.id} has no price per ${plan.unit}, which ${plan.name} needs`);
  }
  const price = priceAt(model.price, at_ms);
  const read = readFacts(plan, body, model, { lengths, request_bytes, earlier });
  const hold_units = plan.hold.map(({ class: name, units }) => {
    const owner = () => [`meter ${plan.name}`, `hold of class ${name}`] as const;
    return { class: name, units_nano: evaluateUnits(units, read.context, owner) };
  });
  const row = rowOf(plan, model, price, { read, at_ms, hold_units });
  return {
    model: model.id,
    price: price.name,
    unit: price.unit,
    ...row,
    table: price.byClass === undefined ? price : undefined,
    at_ms,
    divisor: price.divisor,
    price_factor_nano,
    read,
    request_bytes: BigInt(request_bytes),
    hold_units,
    hold_nano: roundedCost(mulDivCeil, costOf(hold_units, row), { price_factor_nano, divisor: price.divisor }),
    notes: read.notes,
  };
}

/** The only row of a table by class, or the dearest that the request can still reach. */
function rowOf(
  plan: MeterPlan,
  model: ModelPlan,
  price: PricePlan,
  { read, at_ms, hold_units }: Pick<MeteredQuote, 'read' | 'at_ms' | 'hold_units'>,
): PriceRow {
  if (price.byClass !== undefined) {
    checkClasses(plan, model, price, price.byClass);
    return { prices: price.byClass, content: price, version: versionOf(price) };
  }
  const { values, context } = read;
  const reachable = reachableRows(plan, model, price, { values, context, at_ms, hold: unitsByClass(hold_units) });
  return reachable.reduce((dearest, row) => (isDearer(row, dearest, hold_units) ? row : dearest));
}

/** With an equal hold, the row with the larger sum of prices is the dearer one. */
function isDearer(row: PriceRow, other: PriceRow, hold_units: readonly ClassQuantity[]): boolean {
  const more = costOf(hold_units, row) - costOf(hold_units, other);
  const sum = ({ prices }: PriceRow) => [...prices.values()].reduce((total, price_nano) => total + price_nano, 0n);
  return more > 0n || (more === 0n && sum(row) > sum(other));
}

/** Every class that is held, charged or estimated needs a price. The compiler checks that each has one. */
function checkClasses(plan: MeterPlan, model: ModelPlan, price: PricePlan, prices: PriceRow['prices']): void {
  if (complete.get(price) === plan) return;
  for (const name of plan.classes) {
    if (prices.has(name)) continue;
    throw new Refusal('internal', `model ${model.id} has no price for class ${name}; ask the operator to add it`);
  }
  complete.set(price, plan);
}

/** The rule with which a price was checked last. */
const complete = new WeakMap<PricePlan, MeterPlan>();

/** Units by class. */
export function unitsByClass(units: readonly ClassQuantity[]): Readonly<Record<string, Nano>> {
  return Object.fromEntries(units.map(({ class: name, units_nano }) => [name, units_nano]));
}

/** The sum of units × price over all classes, by the terms of the row. */
export function costOf(
  units: readonly ClassQuantity[],
  { prices, content }: Pick<PriceRow, 'prices' | 'content'>,
): bigint {
  let total = 0n;
  if (content.terms !== undefined) {
    const given = unitsByClass(units);
    for (const [name, units_nano] of Object.entries(partsOf(given, content.terms)))
      total += units_nano * (prices.get(name) ?? 0n);
    return atLeast(total, given, content.divisor, content.terms);
  }
  for (const { class: name, units_nano } of units) {
    // Most requests use few of the classes.
    if (units_nano !== 0n) total += units_nano * (prices.get(name) ?? 0n);
  }
  return total;
}

/** A sum of units × price with the caller's factor. At the full price the same rational has a smaller numerator and divisor. */
export function roundedCost(
  round: (a: bigint, b: bigint, divisor: bigint) => bigint,
  cost: bigint,
  { price_factor_nano, divisor }: Pick<MeteredQuote, 'price_factor_nano' | 'divisor'>,
): Nano {
  return price_factor_nano === NANO
    ? round(cost, 1n, divisor * NANO)
    : round(cost, price_factor_nano, divisor * NANO * NANO);
}

/** The whole tokens among these units, rounded up; for limits. */
export function tokensOf({ tokens }: MeterPlan, units: readonly ClassQuantity[]): number {
  let sum_nano = 0n;
  for (const { class: name, units_nano } of units) if (tokens?.includes(name) !== false) sum_nano += units_nano;
  return Number((sum_nano + NANO - 1n) / NANO);
}

/** `tokensOf` for units as decimal strings. */
export function tokensIn({ tokens }: MeterPlan, units: Readonly<Record<string, string>>): number {
  let sum = 0;
  for (const [name, quantity] of Object.entries(units)) if (tokens?.includes(name) !== false) sum += Number(quantity);
  return Math.ceil(sum);
}

/** Units by class as decimal strings. */
export function unitsText(units: readonly ClassQuantity[]): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const { class: name, units_nano } of units) texts[name] = formatUnits(units_nano);
  return texts;
}
