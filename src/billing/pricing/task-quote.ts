/** Quotes a task before it is sent: its facts, its price, and the most that it can cost. */

import type { NewTask, PriceVersion } from '../../ledger/store/store.ts';
import { formatNano, formatUnits, larger, type Nano } from '../../lib/money/amount.ts';
import { costOfUnits, sumOfUnits, type TaskClasses, type UnitsByClass } from '../../lib/money/class-units.ts';
import { type PriceContent, pricesFor } from '../../lib/money/price-text.ts';
import { unitName } from '../../lib/money/units.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { BillingPlan, ModelPlan, PricePlan, TaskUnits } from '../../plan/index.ts';
import { answeredFacts } from '../facts/kinds/answer.ts';
import { type Facts, type QuoteTerms, readFacts } from './facts.ts';
import { costMemo } from './memo.ts';
import { priceAt } from './price-levels.ts';
import { taskPrices } from './price-rows.ts';
import { versionOf } from './price-version.ts';
import { classesOf } from './task-charge.ts';
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
  | 'classes'
> & {
  readonly notes: readonly string[];
  /** The table of the version, without the levels that the clock and a number of the request have chosen. */
  readonly content: PriceContent;
  readonly version: PriceVersion;
};

/**
 * Prices a request by a billing rule.
 *
 * @throws Refusal `invalid_request` for missing or wrong facts, and for more units than can be priced;
 *   `internal` when the configuration has no price or a rule gives no quantity.
 */
export function quoteTask(
  rule: BillingPlan,
  model: ModelPlan,
  body: unknown,
  { price_factor_nano, at_ms, lengths, earlier }: QuoteTerms,
): TaskQuote {
  if (model.price === undefined || model.price.unit !== rule.unit) {
    throw new Refusal('internal', `model ${model.id} has no price per ${rule.unit}, which ${rule.name} needs`);
  }
  const price = priceAt(model.price, at_ms);
  const facts = readFacts(rule, body, model, { lengths, earlier });
  const { notes, context } = facts;
  const values = facts.values();
  const { content, prices } = lookUp(rule, price, model, { at_ms, facts: values });
  const unitsOf = (what: string, config: TaskUnits, known = context): UnitsByClass =>
    Object.fromEntries(
      classesOf(config, price.unit).map(({ class: name, units }) => [
        name,
        evaluateUnits(units, known, () => [`billing rule ${rule.name}`, what]),
      ]),
    );
  const otherwise = unitsOf(
    'otherwise',
    rule.actual.otherwise,
    rule.answer_facts && { ...context, ...answeredFacts(rule.answer_facts) },
  );
  const bound = unitsOf('hold', rule.hold);
  // The hold must cover the charge without an upstream count, even if the rule's hold is less.
  const hold: UnitsByClass = Object.fromEntries(
    Object.entries(bound).map(([name, units_nano]) => [name, larger(units_nano, otherwise[name] ?? 0n)]),
  );
  const has_classes = rule.classes !== undefined;
  const { unit, divisor, terms } = content;
  return {
    price: price.name,
    unit: price.unit,
    price_nano: has_classes ? 0n : (prices[unitName(unit)] ?? 0n),
    divisor,
    price_factor_nano,
    classes: has_classes ? storedClasses(prices, hold, otherwise) : null,
    facts: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === 'boolean' ? value : String(value)]),
    ),
    hold_units_nano: sumOfUnits(hold),
    hold_nano: costOfUnits(hold, prices, { divisor, price_factor_nano, rounding: 'up', terms }),
    hold_memo: costMemo({ unit, divisor, units: hold, prices, price_factor_nano, has_classes, terms }),
    otherwise_units_nano: sumOfUnits(otherwise),
    notes,
    content,
    version: versionOf(content),
  };
}

/** The table for the time and the number of the request, and the price of each class. */
function lookUp(
  rule: BillingPlan,
  price: PricePlan,
  model: ModelPlan,
  choice: { readonly at_ms: number; readonly facts: ReturnType<Facts['values']> },
): { readonly content: PriceContent; readonly prices: UnitsByClass } {
  const content = taskPrices(price, choice);
  const prices = content && pricesFor(content, choice.facts);
  const classes = rule.classes ?? [unitName(price.unit)];
  if (content && prices && classes.every((name) => Object.hasOwn(prices, name))) return { content, prices };
  const values: Readonly<Record<string, unknown>> = { ...choice.facts, ...content?.chosen };
  const facts = price.by.map((name) => `${name} ${values[name] ?? ''}`).join(', ');
  throw new Refusal('internal', `model ${model.id} has no price for ${facts}; ask the operator to add it`);
}

function storedClasses(prices: UnitsByClass, hold: UnitsByClass, otherwise: UnitsByClass): TaskClasses {
  const terms = ([name, units_nano]: [string, Nano]) => ({
    price: formatNano(prices[name] ?? 0n),
    hold: formatUnits(units_nano),
    otherwise: formatUnits(otherwise[name] ?? 0n),
  });
  return Object.fromEntries(Object.entries(hold).map((each) => [each[0], terms(each)]));
}
