/** The rows of a price table for metered rules: the prices by class for some facts of a request and its answer. */

import type { PriceVersion } from '../../ledger/store/store.ts';
import type { Nano } from '../../lib/money/amount.ts';
import { below, type PriceContent, pricesFor } from '../../lib/money/price-text.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { FactValue, MeterPlan, ModelPlan, PricePlan } from '../../plan/index.ts';
import { possibleValues } from '../facts/kinds/answer.ts';
import type { Facts } from './facts.ts';
import { versionOf } from './price-version.ts';

/** The prices of all classes, and the version that a charge at them names. */
export interface PriceRow {
  /** The price of `divisor` units of each class. */
  readonly prices: ReadonlyMap<string, Nano>;
  /** The row as a table by class. */
  readonly content: PriceContent;
  readonly version: PriceVersion;
}

type Values = Readonly<Record<string, FactValue>>;

const rows = new WeakMap<PricePlan, Map<string, PriceRow>>();

/** The row for these facts, made at its first use; undefined if the table has none. Other facts are ignored. */
export function priceRow(price: PricePlan, facts: Values): PriceRow | undefined {
  const chosen = price.by.slice(0, -1).map((name): [string, string] => [name, String(facts[name])]);
  const made = rows.get(price) ?? new Map<string, PriceRow>();
  rows.set(price, made);
  const name = JSON.stringify(chosen);
  const known = made.get(name);
  if (known !== undefined) return known;
  const { class: _class, ...others } = facts;
  const found = pricesFor(price, others);
  if (found === undefined || price.by.at(-1) !== 'class') return undefined;
  const { name: table, unit, divisor, exchange } = price;
  const paid = exchange && below(exchange.table, price.by.slice(0, -1), others);
  const content = {
    name: table,
    unit,
    divisor,
    by: ['class'],
    table: found,
    chosen: Object.fromEntries(chosen),
    ...(exchange && paid && { exchange: { ...exchange, table: paid } }),
  };
  const row = { prices: new Map(Object.entries(found)), content, version: versionOf(content) };
  made.set(name, row);
  return row;
}

/**
 * The rows that the answer to a request can still choose: one for each combination of values of the facts of the answer.
 *
 * @throws Refusal `internal` when the table lacks one of them, or a class. The compiler checks that it has all.
 */
export function reachableRows(
  plan: MeterPlan,
  model: ModelPlan,
  price: PricePlan,
  { values, context }: Pick<Facts, 'values' | 'context'>,
): readonly PriceRow[] {
  let choices: readonly Values[] = [values()];
  for (const fact of plan.answer_facts ?? []) {
    if (!price.by.includes(fact.name)) continue;
    const possible = possibleValues(fact, context);
    choices = choices.flatMap((choice) => possible.map((value) => ({ ...choice, [fact.name]: value })));
  }
  return choices.map((choice) => {
    const row = priceRow(price, choice);
    const missing = plan.classes.find((name) => row?.prices.has(name) !== true);
    if (row !== undefined && missing === undefined) return row;
    const facts = price.by.flatMap((name) => (name === 'class' ? [] : [`${name} ${choice[name]}`]));
    const cell = [...facts, `class ${missing}`].join(', ');
    throw new Refusal('internal', `model ${model.id} has no price for ${cell}; ask the operator to add it`);
  });
}
