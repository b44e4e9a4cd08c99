/** Prices what was heard of a metered answer, by the prices of its quote: told, estimated, or held, and never beyond the cap. */
import {
  formatNano,
  LARGEST_AMOUNT,
  larger,
  mulDivHalfUp,
  NANO,
  type Nano,
  quantityNano,
  smaller,
} from '../lang/amount.ts';
import type { CelFunction, ClassUnits, MeterPlan } from '../plan.ts';
import { type ClassQuantity, costOf, type MeteredQuote, unitsText } from './metered.ts';

/** What was heard of an answer. */
export interface Heard {
  /** Every count of the rule by name, 0 where the answer has told none. */
  readonly values: Readonly<Record<string, bigint>>;
  /** Whether the answer has told any. */
  readonly seen: boolean;
  /** Counts that stand there and are no counts: negative, a fraction, a text. */
  readonly unusable: readonly string[];
  /** Whether the counts are the final ones. */
  readonly isFinal: boolean;
  /** Whether it said that it failed, and told no usage. */
  readonly hasFailed: boolean;
  /** Decoded bytes of the body that passed. */
  readonly answer_bytes: number;
  readonly is_stream: boolean;
}

/** Why an operator should look at a charge, and at the upstream that it was made for. */
export type Doubt =
  /** The answer did not tell its final counts; the rule's `untold` estimated them. */
  | 'estimated'
  /** It could not be known or estimated what was used, so the hold was charged. */
  | 'held'
  /** A count stands there and is none, or a class cannot be computed. At least the hold was charged. */
  | 'unusable'
  /** The counts cost more than the cap, which was charged. */
  | 'capped';

/** Why an answer is charged nothing. */
export type Nothing =
  /** It said that it failed, and told no usage. */
  | 'failed'
  /** It told no usage, or not the final one, and the rule says that this is free. */
  | 'untold'
  /** It told that nothing was used. */
  | 'told_zero'
  /** What was used costs nothing by the price table, or less than the smallest amount. */
  | 'priced_zero';

/** What a request is charged. */
export interface MeteredCharge {
  /** Units by class, as decimal strings; they cost the amount. */
  readonly units: Readonly<Record<string, string>>;
  readonly amount_nano: Nano;
  readonly doubts: readonly Doubt[];
  readonly nothing: Nothing | undefined;
  /** What is in doubt, in words, for a log. */
  readonly notes: readonly string[];
}

/** Units with their cost. */
interface Bill {
  readonly units: readonly ClassQuantity[];
  readonly cost_nano: Nano;
}

/**
 * What a metered request costs by the prices of its quote: one exact rational over all classes, rounded half up once.
 *
 * - An answer that failed costs nothing.
 * - Final counts are charged as told.
 * - Where they are missing, each class costs what was told or the rule's estimate, whichever is more; an estimate is at most
 *   what was held of its class, and never takes the charge above the hold.
 * - Counts that cannot be used cost at least the hold.
 * - Nothing costs more than the cap times the hold.
 *
 * It never throws, for the answer has been given by now.
 */
export function chargeMetered(plan: MeterPlan, quote: MeteredQuote, heard: Heard): MeteredCharge {
  if (heard.hasFailed) return { units: {}, amount_nano: 0n, doubts: [], nothing: 'failed', notes: [] };
  const notes: string[] = [];
  const doubts: Doubt[] = [];
  let bill = usageBill(plan, quote, heard.values, notes);
  for (const name of heard.unusable) notes.push(`the answer tells no usable number for the count ${name}`);
  const isUnusable = notes.length > 0;
  if (!heard.isFinal || !heard.seen) bill = withEstimate(plan, quote, heard, bill, doubts);
  if (isUnusable) {
    doubts.push('unusable');
    bill = dearer(bill, holdBill(quote));
  }
  bill = capped(plan, quote, bill, doubts, notes);
  return {
    units: unitsText(bill.units),
    amount_nano: bill.cost_nano,
    doubts,
    nothing: bill.cost_nano > 0n ? undefined : whyNothing(heard, bill),
    notes,
  };
}

function whyNothing(heard: Heard, bill: Bill): Nothing {
  if (bill.units.some(({ units_nano }) => units_nano > 0n)) return 'priced_zero';
  return heard.seen ? 'told_zero' : 'untold';
}

function usageBill(
  plan: MeterPlan,
  quote: MeteredQuote,
  counts: Readonly<Record<string, bigint>>,
  notes: string[],
): Bill {
  const units: ClassQuantity[] = [];
  for (const one of plan.charge) {
    const units_nano = unitsOf(one, counts);
    if (units_nano === undefined) {
      notes.push(`rule ${plan.name} cannot compute its charge of class ${one.class} from these counts`);
    }
    units.push({ class: one.class, units_nano: units_nano ?? 0n });
  }
  return billOf(quote, units);
}

/** What a rule says of an answer without final counts. */
function withEstimate(plan: MeterPlan, quote: MeteredQuote, heard: Heard, told: Bill, doubts: Doubt[]): Bill {
  const { untold } = plan;
  if (untold.as === 'free') return told;
  // The hold is no estimate: where the answer has told something, that is nearer.
  if (untold.as === 'hold' && heard.seen) return told;
  const held = holdBill(quote);
  const estimated = untold.as === 'hold' ? undefined : estimate(untold.units, quote, heard, told);
  const isWithin = estimated !== undefined && estimated.cost_nano <= held.cost_nano;
  const bill = dearer(told, isWithin ? estimated : held);
  if (bill !== told) doubts.push(isWithin ? 'estimated' : 'held');
  return bill;
}

/** Class by class what was told or what is estimated, whichever is more; undefined where a class cannot be estimated. */
function estimate(
  classes: readonly ClassUnits[],
  quote: MeteredQuote,
  { answer_bytes, is_stream, seen }: Heard,
  told: Bill,
): Bill | undefined {
  const context = {
    ...quote.facts,
    request_bytes: quote.request_bytes,
    answer_bytes: BigInt(answer_bytes),
    is_stream,
    has_usage: seen,
  };
  const most = new Map(told.units.map((one) => [one.class, one.units_nano]));
  for (const one of classes) {
    const units_nano = unitsOf(one, context);
    if (units_nano === undefined) return undefined;
    // No more of a class than was asked for.
    const held_nano = quote.hold_units.find((each) => each.class === one.class)?.units_nano ?? units_nano;
    const bounded_nano = smaller(units_nano, held_nano);
    if (bounded_nano > (most.get(one.class) ?? 0n)) most.set(one.class, bounded_nano);
  }
  return billOf(
    quote,
    [...most].map(([name, units_nano]) => ({ class: name, units_nano })),
  );
}

/** A bill of at most the rule's cap. Where nothing was held there is nothing to take a multiple of. */
function capped(plan: MeterPlan, quote: MeteredQuote, bill: Bill, doubts: Doubt[], notes: string[]): Bill {
  const { hold_nano } = quote;
  const believed_nano = smaller((hold_nano * plan.cap_nano) / NANO, LARGEST_AMOUNT);
  const most_nano = hold_nano === 0n ? LARGEST_AMOUNT : larger(believed_nano, hold_nano);
  if (bill.cost_nano <= most_nano) return bill;
  doubts.push('capped');
  notes.push(`these counts cost ${formatNano(bill.cost_nano)}, more than ${formatNano(most_nano)}, their cap`);
  if (hold_nano === 0n) return holdBill(quote);
  const units = quote.hold_units.map(({ class: name, units_nano }) => ({
    class: name,
    units_nano: (units_nano * most_nano) / hold_nano,
  }));
  return { units, cost_nano: most_nano };
}

function holdBill(quote: MeteredQuote): Bill {
  return { units: quote.hold_units, cost_nano: quote.hold_nano };
}

function billOf(quote: MeteredQuote, units: readonly ClassQuantity[]): Bill {
  const cost_nano = mulDivHalfUp(costOf(units, quote.prices), quote.price_factor_nano, quote.divisor * NANO * NANO);
  return { units, cost_nano };
}

function dearer(bill: Bill, other: Bill): Bill {
  return other.cost_nano > bill.cost_nano ? other : bill;
}

/** The units of a class, however many; undefined where they are none: negative, no number, not to be computed. */
function unitsOf(one: ClassUnits, context: Parameters<CelFunction>[0]): Nano | undefined {
  let units: unknown;
  try {
    units = one.units(context);
  } catch {
    return undefined;
  }
  if (typeof units === 'bigint') return units >= 0n ? units * NANO : undefined;
  return quantityNano(units);
}
