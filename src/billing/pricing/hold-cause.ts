/** Finds the member of a body that makes its hold large, for the message of a 402. */

import type { FactPlan, FactValue, MeterPlan, ModelPlan } from '../../plan/index.ts';
import { kindOf } from '../facts/kinds.ts';
import { NO_CALLER } from './facts.ts';
import { costOf, type MeteredQuote } from './metered-quote.ts';
import { evaluateUnits } from './units.ts';

/** A hold is large because of a member if it is at least this many times the hold without the member. */
const LARGE = 2n;

/**
 * The place of the member that makes the hold of a request at least twice as large as it would be without it, such as `diagnostics`
 * or `tools[2]`; undefined if there is none. Computes the hold once for each fact that raises it, so it is for refusals only.
 */
export function causeOfHold(
  meter: MeterPlan,
  model: ModelPlan | undefined,
  body: unknown,
  quote: MeteredQuote,
): string | undefined {
  const values = quote.read.values();
  const plain = new Map<FactPlan, FactValue>();
  for (const fact of meter.facts) {
    const value = kindOf(fact.source).raises?.plain(values[fact.name] ?? false);
    if (value !== undefined) plain.set(fact, value);
  }
  let cause: FactPlan | undefined;
  let most = costWith([...plain.keys()]) * LARGE;
  for (const fact of plain.keys()) {
    const cost = costWith([...plain.keys()].filter((other) => other !== fact));
    if (cost < most || cost === 0n) continue;
    most = cost;
    cause = fact;
  }
  return cause && (kindOf(cause.source).raises?.place(cause.source, body) ?? cause.name);

  /** The cost of the hold if these facts had their plain values. */
  function costWith(facts: readonly FactPlan[]): bigint {
    const context = { ...quote.read.context };
    const more = { ...NO_CALLER, notes: [], media: [], lengths: new Map(), flags: undefined };
    for (const fact of meter.facts) {
      if (facts.includes(fact)) context[fact.name] = plain.get(fact);
      else if (fact.source.from === 'cel')
        context[fact.name] = kindOf(fact.source).read(fact, fact.source, { ...more, context, body, model });
    }
    const units = meter.hold.map(({ class: name, units }) => ({
      class: name,
      units_nano: evaluateUnits(units, context, () => [`meter ${meter.name}`, `hold of class ${name}`]),
    }));
    return costOf(units, quote);
  }
}
