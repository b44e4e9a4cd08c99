/** Expressions of billing rules: compiled, type-checked, their mistakes placed inside the YAML string. */
import { type CelType, compileCel } from '../lang/cel.ts';
import type { CelFunction } from '../plan.ts';
import { suggestion } from './names.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** What an expression may use so far, and what only a later fact will give. */
export interface Known {
  readonly rule: string;
  readonly types: Readonly<Record<string, CelType>>;
  readonly later: readonly string[];
}

/** A compiled expression of one of the expected types; reports the first thing that is wrong with it. */
export function readCel(
  expression: string,
  known: Known,
  expected: readonly string[],
  place: Place,
  scope: Scope,
): CelFunction {
  const result = compileCel(expression, known.types, expected);
  if (result.ok) return result.evaluate;
  const { code, message, start, name } = result.issue;
  const spot = { offset: start };
  if (code === 'syntax') {
    scope.report.error('expression-syntax', place, message, 'expressions are CEL, see docs/configuration.md', spot);
  } else if (code === 'type' || name === undefined) {
    scope.report.error(
      'expression-type',
      place,
      message,
      'make the types meet, or convert with int() or double()',
      spot,
    );
  } else if (known.later.includes(name)) {
    const hint = `an expression uses the facts above it; declare '${name}' earlier`;
    scope.report.error('fact-order', place, `'${name}' is used before its declaration`, hint, spot);
  } else {
    const problem = `'${name}' is not a fact of billing rule ${known.rule}`;
    scope.report.error('unknown-fact', place, problem, suggestion(name, Object.keys(known.types)), spot);
  }
  return () => {
    throw new Error(`the expression '${expression}' did not compile`);
  };
}
