/** Compiles and type-checks the expressions of billing rules, routes and facts, and reports mistakes at their position in the YAML string. */
import { type CelIssue, type CelType, celFunctions, compileCel } from '../lang/cel.ts';
import { nearest } from '../lang/prefix.ts';
import type { CelFunction } from '../plan.ts';
import { type EnumValue, findEnumIssues } from './enum-values.ts';
import { suggestion } from './references.ts';
import type { Place } from './report.ts';
import type { Scope } from './scope.ts';

/** The names that an expression may use. */
export interface Known {
  /** Describes the names for messages: `a fact of billing rule 'seconds'`. */
  readonly noun: string;
  readonly types: Readonly<Record<string, CelType>>;
  /** Facts that are declared later. */
  readonly later: readonly string[];
  /** Whether a removed part of the document may declare other names. */
  readonly isOpen: boolean;
  /** The values of enum and bool facts. */
  readonly enums?: Readonly<Record<string, readonly EnumValue[]>>;
}

/** A compiled expression. */
export interface Expression {
  readonly evaluate: CelFunction;
  /** The names that it uses; undefined if a mistake prevents an answer. */
  readonly references: readonly string[] | undefined;
}

/** Like `readExpression`, without the names that the expression uses. */
export function readCel(...args: Parameters<typeof readExpression>): CelFunction {
  return readExpression(...args).evaluate;
}

/**
 * Compiles an expression. Reports every unknown name in it, or else its first mistake.
 *
 * @param expected the types that it may return
 * @param results the only values that it may return, if they are known
 */
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
      const issues = scope.isChecked ? [] : findEnumIssues(expression, known.enums ?? {}, results);
      for (const { start, message, hint } of issues) {
        scope.report.error('expression-value', place, message, hint, { offset: start });
      }
      return result;
    }
    const { code, name } = result.issue;
    reportIssue(result.issue, known, place, scope);
    if (Object.keys(types).length === Object.keys(known.types).length) references = result.references;
    if (code !== 'unknown-name' || name === undefined || name in types || !/^[A-Za-z_]\w*$/.test(name)) break;
    // Give the unknown name any type, so that further mistakes are found.
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
    scope.report.error(
      'expression-syntax',
      place,
      message,
      'correct the CEL expression; docs/language.md describes the language',
      spot,
    );
  } else if (code === 'unknown-function') {
    const near = nearest(name ?? '', celFunctions);
    const hint = near === undefined ? 'use a function that docs/language.md lists' : `did you mean '${near}'?`;
    scope.report.error('unknown-function', place, message, hint, spot);
  } else if (code === 'type' || name === undefined) {
    const hint = 'use values of the same type, or convert with int(), double() or string()';
    scope.report.error('expression-type', place, message, hint, spot);
  } else if (known.later.includes(name)) {
    const hint = `move '${name}' above this fact; an expression can only use facts declared above it`;
    scope.report.error('fact-order', place, `fact '${name}' is used before it is declared`, hint, spot);
  } else {
    const names = Object.keys(known.types);
    if (known.isOpen && nearest(name, names) === undefined) return;
    scope.report.error('unknown-fact', place, `'${name}' is not ${known.noun}`, suggestion(name, names), spot);
  }
}
