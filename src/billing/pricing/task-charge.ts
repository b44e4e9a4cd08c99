/** Computes the charge of a task that has ended, or that an operator resolves, from the price stored with the task. */

import type { Settlement, Task } from '../../ledger/store/store.ts';
import { evaluateCel } from '../../lib/cel/cel.ts';
import { follow } from '../../lib/json/pointer.ts';
import {
  formatNano,
  formatUnits,
  LARGEST_AMOUNT,
  NANO,
  type Nano,
  quantityNano,
  smaller,
} from '../../lib/money/amount.ts';
import {
  chargedUnits,
  costOfUnits,
  pricesOf,
  sumOfUnits,
  type UnitsByClass,
  unitsInWords,
  unitsOfTask,
  unitTexts,
} from '../../lib/money/class-units.ts';
import type { PriceTerms } from '../../lib/money/price-terms.ts';
import { unitName } from '../../lib/money/units.ts';
import type { ActualPlan, BillingPlan, ClassUnits, FactValue, ModelPlan, TaskUnits } from '../../plan/index.ts';
import { answeredFacts } from '../facts/kinds/answer.ts';
import { costMemo } from './memo.ts';
import { taskCost } from './vendor-cost.ts';

export type Capture = Extract<Settlement, { outcome: 'capture' }>;

/** The upstream's status word and record that a settlement stores. */
export interface SeenRecord {
  readonly status: string | null;
  readonly record: string | null;
  /** Appended to the memo of the capture. */
  readonly note?: string;
}

/** The capture of these units, rounded half up. */
function captureOf(
  task: Task,
  units: UnitsByClass,
  { status, record, note = '' }: SeenRecord,
  terms: PriceTerms | undefined,
): Capture {
  const { unit, divisor, price_factor_nano } = task;
  const prices = pricesOf(task);
  const has_classes = task.classes !== null;
  const amount_nano = costOfUnits(units, prices, { divisor, price_factor_nano, rounding: 'half_up', terms });
  const memo = costMemo({ unit, divisor, units, prices, price_factor_nano, has_classes, terms }) + note;
  const classes = has_classes && { classes: unitTexts(units) };
  return { outcome: 'capture', units_nano: sumOfUnits(units), ...classes, amount_nano, memo, status, record };
}

/**
 * The settlement of a task that an operator resolves. The upstream's last status and record stay as they are.
 *
 * @param units those to capture; undefined releases the hold.
 * @param model says what they cost the operator; undefined: not known.
 * @param terms of the version of its prices (price-version.ts)
 */
export function resolutionOf(
  task: Task,
  units: UnitsByClass | undefined,
  model: ModelPlan | undefined,
  terms: PriceTerms | undefined,
): Settlement {
  const { status, record } = task;
  if (units === undefined) return { outcome: 'release', reason: 'released by the operator', status, record };
  const cost = taskCost(model, task, units) ?? undefined;
  return { ...captureOf(task, units, { status, record, note: ', captured by the operator' }, terms), cost };
}

/** The units of a capture by class. */
export function unitsOfCapture({ units_nano, classes }: Capture, { unit }: Task): UnitsByClass {
  return chargedUnits({ unit, charged_units_nano: units_nano, charged_classes: classes ?? null });
}

/** The end of a task that may cost something. */
export interface EndedTask {
  readonly task: Task;
  /** The upstream's record, parsed. */
  readonly body: unknown;
  readonly seen: SeenRecord;
  /** Of the version of its prices (price-version.ts). */
  readonly terms: PriceTerms | undefined;
}

/** The upstream's record gives no usable charge: an operator must decide. */
export interface NoCapture {
  readonly why: string;
}

/**
 * Charges the upstream's own count if there is one, else the units computed at creation, or by the answer to it. A count that is not a
 * quantity, or is beyond the rule's cap, is not charged.
 */
export function chargeTask(rule: BillingPlan, ended: EndedTask): Capture | NoCapture {
  const { task } = ended;
  const byAnswer = rule.answer_facts && unitsByFacts(rule, rule.actual.otherwise, task);
  return chargeUnits(rule, rule.actual.at, byAnswer ?? unitsOfTask(task, 'otherwise'), ended);
}

/**
 * Charges a task that failed or was cancelled: the upstream's own count, else units by the stored facts, at most those held.
 *
 * @returns undefined if it costs nothing.
 */
export function chargeFailure(
  rule: BillingPlan,
  meaning: 'failed' | 'cancelled',
  ended: EndedTask,
): Capture | NoCapture | undefined {
  const cost = rule[meaning];
  if (cost === undefined) return undefined;
  const units = unitsByFacts(rule, cost.otherwise, ended.task);
  if (units === undefined) return { why: `what a ${meaning} task costs cannot be computed from its stored facts` };
  const note = `, ${meaning}`;
  const charge = chargeUnits(rule, cost.at, units, { ...ended, seen: { ...ended.seen, note } });
  return 'units_nano' in charge && charge.units_nano === 0n ? undefined : charge;
}

/** The units by the facts that are stored with a task, at most those held; undefined if the facts or classes do not fit the rule. */
function unitsByFacts(
  { facts, answer_facts = [] }: BillingPlan,
  config: TaskUnits,
  task: Task,
): UnitsByClass | undefined {
  const stored = { ...task.facts, ...task.answered };
  const held = unitsOfTask(task, 'hold');
  const context: Record<string, FactValue | undefined> = { ...answeredFacts(answer_facts) };
  for (const { name, type } of [...facts, ...answer_facts]) {
    const value = stored[name] ?? context[name];
    context[name] = type === 'int' && typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : value;
  }
  const units: Record<string, Nano> = {};
  for (const { class: name, units: expression } of classesOf(config, task.unit)) {
    try {
      const units_nano = quantityNano(evaluateCel(expression, context));
      if (units_nano === undefined || held[name] === undefined) return undefined;
      units[name] = smaller(units_nano, held[name]);
    } catch {
      return undefined;
    }
  }
  return units;
}

/** The expressions by class. A rule without classes has one, named by what its unit counts. */
export function classesOf(config: TaskUnits, unit: string): readonly ClassUnits[] {
  return 'text' in config ? [{ class: unitName(unit), units: config }] : config;
}

/** @param places where the upstream's record counts units. @param otherwise the units if it counts none */
function chargeUnits(
  rule: BillingPlan,
  places: ActualPlan['at'],
  otherwise: UnitsByClass,
  { task, body, seen, terms }: EndedTask,
): Capture | NoCapture {
  const prices = pricesOf(task);
  const units: Record<string, Nano> = {};
  let isReported = false;
  for (const { place, weight, class: name = unitName(task.unit) } of places) {
    const value = follow(place, body) ?? undefined;
    if (value === undefined) continue;
    isReported = true;
    const counted_nano = quantityNano(value);
    if (counted_nano === undefined) return notQuantity(JSON.stringify(value).slice(0, 100));
    units[name] = (units[name] ?? 0n) + counted_nano * weight;
  }
  const [negative] = Object.values(units).filter((units_nano) => units_nano < 0n);
  if (negative !== undefined) return notQuantity(formatUnits(negative));
  // A reload may have changed the rule. The stored price is per the old unit.
  if (isReported && rule.unit !== task.unit)
    return { why: `the upstream reports units per ${rule.unit}, and its price is per ${task.unit}` };
  const charged = isReported ? units : otherwise;
  if (Object.keys(charged).length === 0) return { why: 'its stored classes are damaged' };
  const strange = Object.keys(charged).find((name) => !Object.hasOwn(prices, name));
  if (strange !== undefined) return { why: `it was created without a price for ${strange}` };
  const capture = captureOf(task, charged, seen, terms);
  const why = whyTooMuch(rule, task, capture);
  return why === undefined
    ? capture
    : { why: `the upstream reports ${unitsInWords(charged, task.classes !== null)} units, ${why}` };
}

function notQuantity(given: string): NoCapture {
  return { why: `the upstream reports ${given} units, which is not a quantity` };
}

/** With classes, the cap limits the cost. */
function whyTooMuch({ cap_nano }: BillingPlan, task: Task, { units_nano, amount_nano }: Capture): string | undefined {
  const { hold_units_nano, hold_nano, classes } = task;
  const [used, held] = classes === null ? [units_nano, hold_units_nano] : [amount_nano, hold_nano];
  if (cap_nano !== undefined && used * NANO > held * cap_nano) {
    const what = classes === null ? formatUnits(held) : `amount of ${formatNano(held)}`;
    return `more than ${formatUnits(cap_nano)} times the ${what} held`;
  }
  if (amount_nano > LARGEST_AMOUNT && amount_nano > hold_nano) return 'which cost more than the largest amount';
  return undefined;
}
