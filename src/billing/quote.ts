/** Prices a request before it is sent: its facts, the price that holds for them, and the most that it may cost. */

import { costCeil, larger, type Nano, quantityNano } from '../lang/amount.ts';
import type { BillingPlan, CelFunction, FactValue, ModelPlan, PricePlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import type { NewTask } from '../store/store.ts';
import { type Facts, type MediaLengths, readFacts } from './facts.ts';
import { costMemo } from './memo.ts';

/** The part of a new task that concerns money, and notes for people on how its facts were read. */
export type Quote = Pick<
  NewTask,
  | 'price'
  | 'unit'
  | 'price_nano'
  | 'divisor'
  | 'price_factor_nano'
  | 'facts'
  | 'hold_units_nano'
  | 'hold_nano'
  | 'hold_memo'
  | 'otherwise_units_nano'
> & { readonly notes: readonly string[] };

/**
 * Prices a request by a billing rule.
 *
 * @param price_factor_nano the factor that the caller pays, 10^9 for the full price.
 * @param lengths measured lengths of media, in whole seconds; those that are not there count as long as the rule assumes.
 * @throws Refusal `invalid_request` for facts that are missing or wrong, and for more units than can be priced;
 *   `internal` where the configuration has no price or a rule gives no quantity.
 */
export function quote(
  rule: BillingPlan,
  model: ModelPlan,
  body: unknown,
  price_factor_nano: Nano,
  lengths?: MediaLengths,
): Quote {
  const price = model.price;
  if (price === undefined || price.unit !== rule.unit) {
    throw new Refusal('internal', `model ${model.id} has no price per ${rule.unit}, by which ${rule.name} bills it`);
  }
  const { values, notes, context } = readFacts(rule, body, model, lengths);
  const price_nano = lookUp(price, model, values);
  const otherwise_units_nano = countUnits(rule, 'otherwise', rule.actual.otherwise, context);
  const bound = countUnits(rule, 'hold', rule.hold, context);
  // A hold that is less than what may be charged is none, whatever the rule says.
  const hold_units_nano = larger(bound, otherwise_units_nano);
  const line = { price_nano, units_nano: hold_units_nano, divisor: price.divisor, price_factor_nano };
  return {
    price: price.name,
    unit: price.unit,
    price_nano,
    divisor: price.divisor,
    price_factor_nano,
    facts: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, factText(value)])),
    hold_units_nano,
    hold_nano: costCeil(line),
    hold_memo: costMemo(price.unit, line),
    otherwise_units_nano,
    notes,
  };
}

function lookUp(price: PricePlan, model: ModelPlan, values: Facts['values']): Nano {
  const found = price.price_nano(values);
  if (found !== undefined) return found;
  const facts = price.by.map((name) => `${name} ${values[name] ?? ''}`).join(', ');
  throw new Refusal('internal', `model ${model.id} has no price for ${facts}; tell the operator`);
}

/** The units in nano that an expression counts. */
function countUnits(rule: BillingPlan, what: string, expression: CelFunction, context: Facts['context']): Nano {
  let units: unknown;
  try {
    units = expression(context);
  } catch (cause) {
    // The facts have their types by now, so what is left to fail is a number out of bounds, and the caller chose it.
    throw new Refusal('invalid_request', 'this request asks for more than can be priced; ask for less', { cause });
  }
  const quantity = quantityNano(units);
  if (quantity !== undefined) return quantity;
  if ((typeof units === 'bigint' || typeof units === 'number') && units > MOST_UNITS) {
    throw new Refusal('invalid_request', 'this request asks for more than can be priced; ask for less');
  }
  throw new Refusal('internal', `billing rule ${rule.name} gives no quantity for its ${what}`);
}

/** The largest quantity that there is an amount for. */
const MOST_UNITS = 1_000_000_000n;

function factText(value: FactValue): string | boolean {
  return typeof value === 'boolean' ? value : String(value);
}
