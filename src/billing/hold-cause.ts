/** Finds the member of a body that makes its hold large, for the message of a 402. */
import { isOf } from '../facts/kind.ts';
import { type CountedPlan, count, countsValue } from '../facts/kinds/count.ts';
import { fits } from '../facts/kinds/fits.ts';
import { readFact } from '../facts/kinds.ts';
import type { Places } from '../lang/places.ts';
import { ownValue } from '../lang/pointer.ts';
import type { FactPlan, FactValue, MeterPlan, ModelPlan } from '../plan.ts';
import { mistakePlace } from '../schemas/validator.ts';
import { costOf, type MeteredQuote } from './metered-quote.ts';
import { evaluateUnits } from './units.ts';

/** A hold is large because of a member if it is at least this many times the hold without the member. */
const LARGE = 2n;

/**
 * The place of the member that makes the hold of a request at least twice as large as it would be without it, such as `diagnostics`
 * or `tools[2]`; undefined if there is none. Computes the hold once for each `fits` and `count` of the rule, so it is for
 * refusals only.
 */
export function causeOfHold(
  meter: MeterPlan,
  model: ModelPlan | undefined,
  body: unknown,
  quote: MeteredQuote,
): string | undefined {
  const values = quote.read.values();
  const raised = meter.facts.filter(({ name, source }) => neutralOf(source, values[name]) !== undefined);
  const base = costWith(raised);
  let cause: FactPlan | undefined;
  let most = base * LARGE;
  for (const fact of raised) {
    const cost = costWith(raised.filter((other) => other !== fact));
    if (cost < most || cost === 0n) continue;
    most = cost;
    cause = fact;
  }
  return cause && placeOf(cause, body);

  /** The cost of the hold if these facts had the values of a plain request. */
  function costWith(neutral: readonly FactPlan[]): bigint {
    const context = { ...quote.read.context };
    const reading = {
      ...{ context, body, model, notes: [], media: [], lengths: new Map(), flags: undefined },
      header: () => undefined,
    };
    for (const fact of meter.facts) {
      const value = neutral.includes(fact) ? neutralOf(fact.source, values[fact.name]) : undefined;
      if (value !== undefined) context[fact.name] = value;
      else if (fact.source.from === 'cel') context[fact.name] = readFact(fact, reading);
    }
    const units = meter.hold.map(({ class: name, units }) => ({
      class: name,
      units_nano: evaluateUnits(units, context, () => [`meter ${meter.name}`, `hold of class ${name}`]),
    }));
    return costOf(units, quote.prices);
  }
}

/** What a `fits` or a `count` is in a body that needs nothing beyond its bytes; undefined if it is that already, or for other kinds. */
function neutralOf(source: FactPlan['source'], value: FactValue | undefined): FactValue | undefined {
  if (isOf(fits, source)) return value === false ? true : undefined;
  return isOf(count, source) && value !== 0n ? 0n : undefined;
}

function placeOf({ name, source }: FactPlan, body: unknown): string | undefined {
  if (isOf(fits, source)) return mistakePlace(source.schema, body) ?? name;
  return isOf(count, source) ? (firstCounted(source.count, source.count.each, body, '') ?? name) : undefined;
}

/** The path of the first counted value: `tools[2]`. */
function firstCounted(plan: CountedPlan, places: Places, value: unknown, path: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (places.isVisited && countsValue(plan, value)) return path.replace(/^\./, '');
  if (places.items !== undefined && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = firstCounted(plan, places.items, item, `${path}[${index}]`);
      if (found !== undefined) return found;
    }
  }
  for (const { name, below } of places.members) {
    const found = firstCounted(plan, below, ownValue(value, name), `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
