/** Expressions of billing rules: compiled, type-checked, their mistakes placed inside the YAML string. */
import { type CelIssue, type CelType, celFunctions, compileCel } from '../lang/cel.ts';
import { nearest } from '../lang/prefix.ts';
import type { CelFunction } from '../plan.ts';
import { type EnumValue, findEnumIssues } from './enum-values.ts';
import { suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** What an expression may use so far, and what only a later fact will give. */
export interface Known {
  /** What a name in the expression must be: `a fact of billing rule seconds`. */
  readonly noun: string;
  readonly types: Readonly<Record<string, CelType>>;
  readonly later: readonly string[];
  /** Whether there may be other names, in a part of the document that was left out. */
  readonly isOpen: boolean;
  /** The values of the facts that have an enum, or are true or false. */
  readonly enums?: Readonly<Record<string, readonly EnumValue[]>>;
}

/** A compiled expression. */
export interface Expression {
  readonly evaluate: CelFunction;
  /** The names that it uses; undefined where a mistake in it leaves that open. */
  readonly references: readonly string[] | undefined;
}

/**
 * A compiled expression of one of the expected types; reports every unknown name in it, and else the first mistake.
 *
 * @param results the only values that it may give, where they are known
 */
export function readCel(
  expression: string,
  known: Known,
  expected: readonly string[],
  place: Place,
  scope: Scope,
  results?: readonly string[],
): CelFunction {
  return readExpression(expression, known, expected, place, scope, results).evaluate;
}

/** The same, with the names that it uses. */
export function readExpression(
  expression: string,
  known: Known,
  expected: readonly string[],
  place: Place,
  scope: Scope,
  results?: readonly string[],
): Expression {
  let references: readonly string[] | undefined;
  const types: Record<string, CelType> = { ...known.types };
  for (;;) {
    const result = compileCel(expression, types, expected);
    if (result.ok) {
      if (Object.keys(types).length > Object.keys(known.types).length) break;
      for (const { start, message, hint } of findEnumIssues(expression, known.enums ?? {}, results)) {
        scope.report.error('expression-value', place, message, hint, { offset: start });
      }
      return result;
    }
    const { code, name } = result.issue;
    reportIssue(result.issue, known, place, scope);
    if (Object.keys(types).length === Object.keys(known.types).length) references = result.references;
    if (code !== 'unknown-name' || name === undefined || name in types || !/^[A-Za-z_]\w*$/.test(name)) break;
    // Of any type from here on, so that what else is wrong is found as well.
    types[name] = 'dyn';
  }
  const evaluate = (): never => {
    throw new Error(`the expression '${expression}' did not compile`);
  };
  return { evaluate, references };
}

function reportIssue({ code, message, start, name }: CelIssue, known: Known, place: Place, scope: Scope): void {
  const spot = { offset: start };
  if (code === 'syntax') {
    scope.report.error('expression-syntax', place, message, 'expressions are CEL, see docs/configuration.md', spot);
  } else if (code === 'unknown-function') {
    const near = nearest(name ?? '', celFunctions);
    const hint = near === undefined ? 'docs/configuration.md shows the functions' : `did you mean '${near}'?`;
    scope.report.error('unknown-function', place, message, hint, spot);
  } else if (code === 'type' || name === undefined) {
    const hint = 'make the types meet, or convert with int() or double()';
    scope.report.error('expression-type', place, message, hint, spot);
  } else if (known.later.includes(name)) {
    const hint = `an expression uses the facts above it; declare '${name}' earlier`;
    scope.report.error('fact-order', place, `'${name}' is used before its declaration`, hint, spot);
  } else {
    const names = Object.keys(known.types);
    if (known.isOpen && nearest(name, names) === undefined) return;
    scope.report.error('unknown-fact', place, `'${name}' is not ${known.noun}`, suggestion(name, names), spot);
  }
}
