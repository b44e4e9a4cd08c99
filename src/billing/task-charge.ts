/** Computes the charge of a task that has ended, from the price stored with the task. */
import { costHalfUp, formatUnits, LARGEST_AMOUNT, NANO, type Nano, quantityNano, smaller } from '../lang/amount.ts';
import { type CelExpression, evaluateCel } from '../lang/cel.ts';
import { follow } from '../lang/pointer.ts';
import type { ActualPlan, BillingPlan, FactValue } from '../plan.ts';
import type { Settlement, Task } from '../store/store.ts';
import { costMemo } from './memo.ts';

export type Capture = Extract<Settlement, { outcome: 'capture' }>;

/** The upstream's status word and record that a settlement stores. */
export interface SeenRecord {
  readonly status: string | null;
  readonly record: string | null;
  /** Appended to the memo of the capture. */
  readonly note?: string;
}

/** The capture of `units_nano` units, rounded half up. */
export function captureOf(task: Task, units_nano: Nano, { status, record, note = '' }: SeenRecord): Capture {
  const { price_nano, divisor, price_factor_nano } = task;
  const line = { price_nano, units_nano, divisor, price_factor_nano };
  const memo = costMemo(task.unit, line) + note;
  return { outcome: 'capture', units_nano, amount_nano: costHalfUp(line), memo, status, record };
}

/** The upstream's record gives no usable charge: an operator must decide. */
export interface NoCapture {
  readonly why: string;
}

/**
 * Charges the upstream's own count if there is one, else the units computed at creation. A count that is not a quantity, or is
 * beyond the rule's cap, is not charged.
 *
 * @param body the upstream's record, parsed.
 */
export function chargeTask(rule: BillingPlan, task: Task, body: unknown, seen: SeenRecord): Capture | NoCapture {
  return chargeUnits(rule, rule.actual, task.otherwise_units_nano, task, body, seen);
}

/**
 * Charges a task that failed or was cancelled: the upstream's own count, else units by the stored facts, at most those held.
 *
 * @returns undefined if it costs nothing.
 */
export function chargeFailure(
  rule: BillingPlan,
  meaning: 'failed' | 'cancelled',
  task: Task,
  body: unknown,
  seen: SeenRecord,
): Capture | NoCapture | undefined {
  const cost = rule[meaning];
  if (cost === undefined) return undefined;
  const units_nano = unitsByFacts(rule, cost.otherwise, task);
  if (units_nano === undefined) return { why: `what a ${meaning} task costs cannot be computed from its stored facts` };
  const note = `, ${meaning}`;
  const charge = chargeUnits(rule, cost, smaller(units_nano, task.hold_units_nano), task, body, { ...seen, note });
  return 'units_nano' in charge && charge.units_nano === 0n ? undefined : charge;
}

/** The units of an expression over the facts that are stored with a task; undefined if they do not fit the rule. */
function unitsByFacts({ facts }: BillingPlan, expression: CelExpression, { facts: stored }: Task): Nano | undefined {
  const context: Record<string, FactValue | undefined> = {};
  for (const { name, type } of facts) {
    const value = stored?.[name];
    context[name] = type === 'int' && typeof value === 'string' && /^-?\d+$/.test(value) ? BigInt(value) : value;
  }
  try {
    return quantityNano(evaluateCel(expression, context));
  } catch {
    return undefined;
  }
}

function chargeUnits(
  rule: BillingPlan,
  { at }: ActualPlan,
  otherwise_nano: Nano,
  task: Task,
  body: unknown,
  seen: SeenRecord,
): Capture | NoCapture {
  const reported = at.flatMap(({ place, weight }) => {
    const value = follow(place, body) ?? undefined;
    return value === undefined ? [] : [{ value, weight, units_nano: quantityNano(value) }];
  });
  const wrong = reported.find((one) => one.units_nano === undefined);
  const sum_nano = reported.reduce((sum, { units_nano = 0n, weight }) => sum + units_nano * weight, 0n);
  if (wrong !== undefined || sum_nano < 0n) {
    const given = wrong === undefined ? formatUnits(sum_nano) : JSON.stringify(wrong.value).slice(0, 100);
    return { why: `the upstream reports ${given} units, which is not a quantity` };
  }
  const units_nano = reported.length === 0 ? otherwise_nano : sum_nano;
  const capture = captureOf(task, units_nano, seen);
  const why = whyTooMuch(rule, task, capture);
  return why === undefined ? capture : { why: `the upstream reports ${formatUnits(units_nano)} units, ${why}` };
}

function whyTooMuch({ cap_nano }: BillingPlan, task: Task, { units_nano, amount_nano }: Capture): string | undefined {
  const { hold_units_nano, hold_nano } = task;
  if (cap_nano !== undefined && units_nano * NANO > hold_units_nano * cap_nano)
    return `more than ${formatUnits(cap_nano)} times the ${formatUnits(hold_units_nano)} held`;
  if (amount_nano > LARGEST_AMOUNT && amount_nano > hold_nano) return 'which cost more than the largest amount';
  return undefined;
}
