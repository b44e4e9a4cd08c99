/** Compiles the facts of a billing rule or a route in order: each may use the facts before it. */

import { isAnswerFact } from '../../../billing/kinds.ts';
import type { CelType } from '../../../lib/cel/cel.ts';
import type { Fact } from '../../../plan/generated/gateway.d.ts';
import type { AnswerFactPlan, FactPlan } from '../../../plan/index.ts';
import type { EnumValue } from '../../compile/enum-values.ts';
import type { ExpressionScope } from '../../compile/expressions.ts';
import { namesIn } from '../../compile/reference-fields.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';
import { compileFact, enumValues, factType, isTypeKnown } from './facts.ts';

/** Compiled facts, and what expressions after them may use. */
export interface FactList {
  /** Those of the request. */
  readonly facts: readonly FactPlan[];
  /** Those of the answer, which no expression over the request may use. */
  readonly answered: readonly AnswerFactPlan[];
  readonly known: ExpressionScope;
  /** What expressions over the answer may use besides. */
  readonly ofAnswer: Pick<ExpressionScope, 'types' | 'enums'>;
}

/**
 * Compiles facts.
 *
 * @param owner in messages: `billing rule 'seconds'`
 * @param more names that expressions may use besides the facts and `body`
 */
export function compileFacts(
  config: Readonly<Record<string, Fact>>,
  owner: string,
  more: Readonly<Record<string, CelType>>,
  place: Path,
  scope: Scope,
): FactList {
  const noun = `a fact of ${owner}`;
  const declared = Object.keys(config);
  const { names, isComplete } = namesIn(place, [], scope);
  // A removed fact may have had any type.
  const dropped = Array.from(names.keys(), (fact): [string, CelType] => [fact, 'dyn']);
  const isOpen = !isComplete;
  const types: Record<string, CelType> = { body: 'dyn', ...more, ...Object.fromEntries(dropped) };
  const enums: Record<string, readonly EnumValue[]> = {};
  const ofAnswer = { types: {} as Record<string, CelType>, enums: {} as Record<string, readonly EnumValue[]> };
  const compiled = Object.entries(config).map(([name, fact], index): FactPlan => {
    const at = [...place, name];
    const known: ExpressionScope = {
      noun,
      types: { ...types },
      later: declared.slice(index),
      isOpen,
      enums: { ...enums },
      answered: Object.keys(ofAnswer.types),
    };
    const compiled = compileFact(name, fact, known, at, scope);
    const scoped = isAnswerFact(compiled) ? ofAnswer : { types, enums };
    const values = enumValues(fact, at, scope);
    if (values !== undefined) scoped.enums[name] = values;
    // The mistake may be in the type or in the expression, so uses of the fact are not checked against its type.
    const isSure = isTypeKnown(at, scope) && !scope.report.isReported([...at, 'cel']);
    scoped.types[name] = isSure ? factType(fact) : 'dyn';
    return compiled;
  });
  const known = { noun, types, later: [], isOpen, enums, answered: Object.keys(ofAnswer.types) };
  const facts = compiled.filter((fact) => !isAnswerFact(fact));
  return { facts, answered: compiled.filter(isAnswerFact), known, ofAnswer };
}
