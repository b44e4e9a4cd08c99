/** Small billing rules, models and prices for tests of single parts. */

import type { BodySource } from '../../../src/billing/facts/kinds/at.ts';
import { type CelExpression, checkCel } from '../../../src/lib/cel/cel.ts';
import { readAliases } from '../../../src/lib/json/places.ts';
import type { BillingPlan, FactPlan, FactSource, FactType } from '../../../src/plan/index.ts';

/** An expression over `body`, and over facts whose types are known only when it runs. */
export function cel(expression: string, types: Parameters<typeof checkCel>[1] = {}): CelExpression {
  const result = checkCel(expression, { body: 'dyn', ...types }, []);
  if (!result.ok) throw new Error(result.issue.message);
  return result.expression;
}

/** A source of any kind of fact. */
export const sourceOf = <S extends FactSource>(source: S): FactSource => source;

export function bodyFact(
  name: string,
  type: FactType,
  more: Partial<BodySource> & { readonly enum?: readonly string[] } = {},
): FactPlan {
  const { enum: values, ...source } = more;
  const pointer = `/${name}`;
  return {
    name,
    type,
    enum: values,
    source: { from: 'body', at: readAliases([pointer]), pointer, flag: undefined, default: undefined, ...source },
  };
}

export function rule(facts: readonly FactPlan[], more: Partial<BillingPlan> = {}): BillingPlan {
  return {
    name: 'rule',
    unit: 'second',
    facts,
    hold: cel('1'),
    actual: { at: [], otherwise: cel('1') },
    ...more,
  };
}
