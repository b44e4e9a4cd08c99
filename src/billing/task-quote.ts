/** Quotes a task before it is sent: its facts, its price, and the most that it can cost. */
import { costCeil, larger, type Nano } from '../lang/amount.ts';
import type { CelExpression } from '../lang/cel.ts';
import { priceFor } from '../lang/price-text.ts';
import type { BillingPlan, FactValue, ModelPlan, PricePlan } from '../plan.ts';
import { Refusal } from '../refusal.ts';
import type { NewTask, PriceVersion } from '../store/store.ts';
import { type MediaLengths, readFacts } from './facts.ts';
import { costMemo } from './memo.ts';
import { versionOf } from './price-version.ts';
import type { Facts } from './request-facts.ts';
import { evaluateUnits } from './units.ts';

/** The money fields of a new task, and notes on how its facts were read, for display. */
export type TaskQuote = Pick<
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
> & { readonly notes: readonly string[]; readonly version: PriceVersion };

/**
 * Prices a request by a billing rule.
 *
 * @param price_factor_nano the factor that the caller pays, 10^9 for the full price.
 * @param lengths measured lengths of media, in whole seconds; absent ones count as the rule's assumed length.
 * @throws Refusal `invalid_request` for missing or wrong facts, and for more units than can be priced;
 *   `internal` when the configuration has no price or a rule gives no quantity.
 */
export function quoteTask(
  rule: BillingPlan,
  model: ModelPlan,
  body: unknown,
  price_factor_nano: Nano,
  lengths?: MediaLengths,
): TaskQuote {
  const price = model.price;
  if (price === undefined || price.unit !== rule.unit) {
    throw new Refusal('internal', `model ${model.id} has no price per ${rule.unit}, which ${rule.name} needs`);
  }
  const { values, notes, context } = readFacts(rule, body, model, lengths);
  const price_nano = lookUp(price, model, values);
  const unitsOf = (what: string, expression: CelExpression) =>
    evaluateUnits(expression, context, () => [`billing rule ${rule.name}`, what]);
  const otherwise_units_nano = unitsOf('otherwise', rule.actual.otherwise);
  const bound = unitsOf('hold', rule.hold);
  // The hold must cover the charge without an upstream count, even if the rule's hold is less.
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
    version: versionOf(price),
  };
}

function lookUp(price: PricePlan, model: ModelPlan, values: Facts['values']): Nano {
  const found = priceFor(price, values);
  if (found !== undefined) return found;
  const facts = price.by.map((name) => `${name} ${values[name] ?? ''}`).join(', ');
  throw new Refusal('internal', `model ${model.id} has no price for ${facts}; ask the operator to add it`);
}

function factText(value: FactValue): string | boolean {
  return typeof value === 'boolean' ? value : String(value);
}
