/** Computes the charge of a metered answer at the prices of its quote: reported, estimated or held units, up to the cap. */

import { type CelContext, evaluateCel } from '../../lib/cel/cel.ts';
import { formatNano, larger, mulDivHalfUp, NANO, type Nano, quantityNano, smaller } from '../../lib/money/amount.ts';
import { Decimal } from '../../lib/money/decimal.ts';
import type { Rounding } from '../../lib/money/price-text.ts';
import type { ClassUnits, FactValue, MeteredAnswer, MeterPlan } from '../../plan/index.ts';
import { answeredValue } from '../facts/kinds/answer.ts';
import { type Bill, capBill, capOf, holdBill } from './charge-cap.ts';
import {
  type ClassQuantity,
  costOf,
  type MeteredQuote,
  roundedCost,
  unitsByClass,
  unitsText,
} from './metered-quote.ts';
import { choosingFacts, type PriceRow, priceRow } from './price-rows.ts';

/** Why an operator should check a charge and its upstream. */
export type Anomaly =
  /** The answer had no final counts; the rule's `without_usage` estimated them. */
  | 'estimated'
  /** The usage is neither reported nor estimated, so the hold was charged. */
  | 'held'
  /** A count is invalid, or a class cannot be computed. The estimate or at least the hold was charged. */
  | 'unusable'
  /** The counts cost more than the cap; the cap was charged. */
  | 'capped'
  /** A later report had less than an earlier one. */
  | 'fell';

/** Why the charge of an answer is 0. */
export type Nothing =
  /** It reported a failure and no usage. */
  | 'failed'
  /** It reported no final usage, and the rule makes this free. */
  | 'without_usage'
  /** It reported a usage of 0. */
  | 'reported_zero'
  /** The price table makes the usage free, or the cost is below the smallest amount. */
  | 'priced_zero';

export interface MeteredCharge {
  /** The charged units by class, as decimal strings. */
  readonly units: Readonly<Record<string, string>>;
  readonly amount_nano: Nano;
  /** Of the prices: the row of the table that the answer has chosen. */
  readonly version: PriceRow['version'];
  /** The facts of the answer. */
  readonly answered: Readonly<Record<string, FactValue>>;
  readonly rounding: Rounding;
  readonly anomalies: readonly Anomaly[];
  readonly uncharged_reason: Nothing | undefined;
  /** The anomalies in words, for the log. */
  readonly notes: readonly string[];
}

/** What a charge is computed with: the quote, and the facts of the answer. */
interface Terms {
  readonly quote: MeteredQuote;
  readonly answered: Readonly<Record<string, FactValue>>;
}

/**
 * Charges a metered request at the prices of its quote: one exact rational over all classes, rounded half up once.
 *
 * - An answer that failed costs nothing.
 * - Final counts are charged as reported, with what the request asked for. A rule without counts charges only the latter.
 * - Without final counts, each class costs the reported count or the rule's estimate, whichever is more. An estimate is at most
 *   the held units of its class, and never takes the charge above the hold.
 * - A class with an invalid count costs at least its estimate, or what it holds if the rule has none. If it holds nothing, the answer costs
 *   at least the hold.
 * - An answer that chooses no row of the price table, because it has another value for a fact or none, costs the dearest row.
 * - The charge is at most the cap times the hold.
 *
 * It never throws, because the caller already has the answer.
 */
export function chargeMetered(plan: MeterPlan, quote: MeteredQuote, answer: MeteredAnswer): MeteredCharge {
  const notes: string[] = [];
  const anomalies: Anomaly[] = [];
  const terms = termsOf(plan, quote, answer, notes);
  const { answered } = terms;
  if (answer.hasFailed) {
    const nothing = { units: {}, amount_nano: 0n, rounding: 'half_up', uncharged_reason: 'failed' } as const;
    return { ...nothing, version: quote.version, answered, anomalies, notes: [] };
  }
  const hasCounts = plan.counts.length > 0;
  const doubtful: string[] = [];
  let bill = usageBill(plan, terms, countsOf(plan, terms, answer), notes, doubtful);
  for (const name of answer.unusable) {
    notes.push(`the answer has an invalid value for the count ${name}`);
    for (const { class: className, units } of plan.charge)
      if (Object.hasOwn(units.types, name)) doubtful.push(className);
  }
  if (notes.length > 0) {
    anomalies.push('unusable');
    bill = dearer(bill, withoutDoubt(plan, terms, answer, bill, new Set(doubtful)) ?? holdBill(quote));
  }
  if (hasCounts && (!answer.isFinal || !answer.seen)) {
    bill = withEstimate(plan, terms, answer, bill, anomalies);
  }
  bill = capped(plan, quote, bill, anomalies, notes);
  if (answer.fell.length > 0) anomalies.push('fell');
  notes.push(...answer.fell);
  return {
    units: unitsText(bill.units),
    amount_nano: bill.cost_nano,
    version: bill.row.version,
    answered,
    rounding: bill.rounding,
    anomalies,
    uncharged_reason: bill.cost_nano > 0n ? undefined : whyNothing(answer, bill),
    notes,
  };
}

/** The facts of the answer. */
function termsOf(plan: MeterPlan, quote: MeteredQuote, { facts = {} }: MeteredAnswer, notes: string[]): Terms {
  const answered: Record<string, FactValue> = {};
  for (const fact of plan.answer_facts ?? []) {
    const given = facts[fact.name];
    const value = answeredValue(fact, given);
    if (value !== undefined) answered[fact.name] = value;
    else
      notes.push(`the answer has ${given === undefined ? 'no value' : 'an unknown value'} for the fact ${fact.name}`);
  }
  return { quote, answered };
}

/** The row that the facts and these units choose. */
function rowOf({ quote, answered }: Terms, units: readonly ClassQuantity[]): PriceRow {
  const { table, at_ms, read } = quote;
  if (table === undefined) return quote;
  return (
    priceRow(table, {
      at_ms,
      facts: { ...choosingFacts(table, read.values), ...answered },
      units: unitsByClass(units),
    }) ?? quote
  );
}

/** What the expressions of `charge` use. */
function countsOf(plan: MeterPlan, { quote, answered }: Terms, { values, connection }: MeteredAnswer): CelContext {
  if (plan.charges_facts !== true && plan.counts.length > 0) return values;
  return { ...contextOf(quote), ...answered, ...connectionContext(connection), ...values };
}

/** What expressions may use of a WebSocket that is one response. */
function connectionContext(connection: MeteredAnswer['connection']): CelContext | undefined {
  return connection && { connection_seconds: BigInt(connection.seconds), connection_bytes: BigInt(connection.bytes) };
}

function whyNothing(answer: MeteredAnswer, bill: Bill): Nothing {
  if (bill.units.some(({ units_nano }) => units_nano > 0n)) return 'priced_zero';
  return answer.seen ? 'reported_zero' : 'without_usage';
}

/**
 * The bill with estimates, or with the held units, of the classes that cannot be believed. Undefined: they have neither, or the estimates
 * cost more than the hold.
 */
function withoutDoubt(
  { without_usage }: MeterPlan,
  terms: Terms,
  answer: MeteredAnswer,
  reported: Bill,
  doubtful: ReadonlySet<string>,
): Bill | undefined {
  if (without_usage.as !== 'units') return withHeld(terms, reported, doubtful);
  const classes = without_usage.units.filter((unit) => doubtful.has(unit.class));
  // An estimate of input stands for all classes of input.
  const estimates = classes.length === doubtful.size ? classes : without_usage.units;
  const bill = estimate(estimates, terms, { ...answer, seen: false }, reported);
  return bill !== undefined && bill.cost_nano <= terms.quote.hold_nano ? bill : undefined;
}

/** The bill with the held units of some classes, where they are more. Undefined if one of them holds nothing. */
function withHeld(terms: Terms, reported: Bill, classes: ReadonlySet<string>): Bill | undefined {
  const held = new Map(terms.quote.hold_units.map((unit) => [unit.class, unit.units_nano]));
  if ([...classes].some((name) => (held.get(name) ?? 0n) === 0n)) return undefined;
  const units = reported.units.map((unit) =>
    classes.has(unit.class)
      ? { class: unit.class, units_nano: larger(unit.units_nano, held.get(unit.class) ?? 0n) }
      : unit,
  );
  // The true number is between the two, and may be in another band.
  const rows = [rowOf(terms, reported.units), rowOf(terms, units)];
  return rows.map((row) => billOf(terms, units, row)).reduce(dearer);
}

function usageBill(plan: MeterPlan, terms: Terms, counts: CelContext, notes: string[], doubtful: string[]): Bill {
  const units: ClassQuantity[] = [];
  for (const each of plan.charge) {
    const units_nano = unitsOf(each, counts);
    if (units_nano === undefined) {
      notes.push(`rule ${plan.name} cannot compute the charge of class ${each.class} from these counts`);
      doubtful.push(each.class);
    }
    units.push({ class: each.class, units_nano: units_nano ?? 0n });
  }
  return billOf(terms, units);
}

/** The bill of an answer without final counts. */
function withEstimate(
  plan: MeterPlan,
  terms: Terms,
  answer: MeteredAnswer,
  reported: Bill,
  anomalies: Anomaly[],
): Bill {
  const { without_usage } = plan;
  if (without_usage.as === 'free') return reported;
  // Any reported count is closer to the truth than the hold.
  if (without_usage.as === 'hold' && answer.seen) return reported;
  const held = holdBill(terms.quote);
  const estimated = without_usage.as === 'hold' ? undefined : estimate(without_usage.units, terms, answer, reported);
  const isWithin = estimated !== undefined && estimated.cost_nano <= held.cost_nano;
  const bill = dearer(reported, isWithin ? estimated : held);
  if (bill !== reported) anomalies.push(isWithin ? 'estimated' : 'held');
  return bill;
}

/** The reported or estimated units of each class, whichever is more; undefined when a class cannot be estimated. */
function estimate(
  classes: readonly ClassUnits[],
  terms: Terms,
  { answer_bytes, answer_text_bytes, is_stream, seen, connection }: MeteredAnswer,
  reported: Bill,
): Bill | undefined {
  const context = {
    ...contextOf(terms.quote),
    ...connectionContext(connection),
    answer_bytes: BigInt(answer_bytes),
    answer_text_bytes: BigInt(answer_text_bytes),
    is_stream,
    has_usage: seen,
  };
  const max = new Map(reported.units.map((unit) => [unit.class, unit.units_nano]));
  for (const charge of classes) {
    const units_nano = unitsOf(charge, context);
    if (units_nano === undefined) return undefined;
    // At most the held units of the class.
    const held_nano = terms.quote.hold_units.find((each) => each.class === charge.class)?.units_nano ?? units_nano;
    const bounded_nano = smaller(units_nano, held_nano);
    if (bounded_nano > (max.get(charge.class) ?? 0n)) max.set(charge.class, bounded_nano);
  }
  return billOf(
    terms,
    [...max].map(([name, units_nano]) => ({ class: name, units_nano })),
  );
}

/** The bill, limited to the rule's cap. */
function capped(plan: MeterPlan, quote: MeteredQuote, bill: Bill, anomalies: Anomaly[], notes: string[]): Bill {
  if (bill.cost_nano <= quote.hold_nano) return bill;
  const max_nano = capOf(plan, quote);
  if (bill.cost_nano <= max_nano) return bill;
  anomalies.push('capped');
  notes.push(`these counts cost ${formatNano(bill.cost_nano)}, more than the cap of ${formatNano(max_nano)}`);
  return capBill(quote, max_nano);
}

function billOf(terms: Terms, units: readonly ClassQuantity[], row = rowOf(terms, units)): Bill {
  return { units, row, cost_nano: roundedCost(mulDivHalfUp, costOf(units, row), terms.quote), rounding: 'half_up' };
}

function dearer(bill: Bill, other: Bill): Bill {
  return other.cost_nano > bill.cost_nano ? other : bill;
}

/** What expressions may use of the request: its values and its size. */
function contextOf({ read, request_bytes }: MeteredQuote) {
  return { ...read.values(), request_bytes };
}

/** The units of a class; undefined when they are negative, not a number, or cannot be computed. */
function unitsOf(charge: ClassUnits, context: CelContext): Nano | undefined {
  let units: unknown;
  try {
    units = evaluateCel(charge.units, context);
  } catch {
    return undefined;
  }
  if (typeof units === 'bigint') return units >= 0n ? units * NANO : undefined;
  if (units instanceof Decimal) return units.atto >= 0n ? units.toNano() : undefined;
  return quantityNano(units);
}
