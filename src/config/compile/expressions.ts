/** Checks the expressions of billing rules, routes and facts, and reports mistakes at their position in the YAML string. */

import { type CelExpression, type CelIssue, type CelType, celFunctions, checkCel } from '../../lib/cel/cel.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { Path } from '../read/position.ts';
import { type EnumValue, findEnumIssues } from './enum-values.ts';
import { suggestion } from './reference-fields.ts';

import type { Scope } from './scope.ts';

/** The names that an expression may use. */
export interface ExpressionScope {
  /** Describes the names for messages: `a fact of billing rule 'seconds'`. */
  readonly noun: string;
  readonly types: Readonly<Record<string, CelType>>;
  /** Facts that are declared later. */
  readonly later: readonly string[];
  /** Facts of the answer, which an expression over the request cannot use. */
  readonly answered?: readonly string[];
  /** Whether a removed part of the document may declare other names. */
  readonly isOpen: boolean;
  /** The values of enum and bool facts. */
  readonly enums?: Readonly<Record<string, readonly EnumValue[]>>;
}

export interface Expression {
  readonly expression: CelExpression;
  /** The names that it uses; undefined if a mistake prevents an answer. */
  readonly references: readonly string[] | undefined;
}

/** Like `readExpression`, without the names that the expression uses. */
export function readCel(...args: Parameters<typeof readExpression>): CelExpression {
  return readExpression(...args).expression;
}

/**
 * Checks an expression. Reports every unknown name in it, or else its first mistake.
 *
 * @param expected the types that it may return
 * @param results the only values that it may return, if they are known
 */
export function readExpression(
  text: string,
  known: ExpressionScope,
  expected: readonly string[],
  place: Path,
  scope: Scope,
  results?: readonly string[],
): Expression {
  let references: readonly string[] | undefined;
  const types: Record<string, CelType> = { ...known.types };
  for (;;) {
    const result = checkCel(text, types, expected);
    if (result.ok) {
      if (Object.keys(types).length > Object.keys(known.types).length) break;
      const issues = findEnumIssues(text, known.enums ?? {}, results);
      for (const { start, message, hint, spelling } of issues) {
        scope.report.error('expression-value', place, message, hint, { offset: start, spelling });
      }
      return result;
    }
    const { code, name } = result.issue;
    reportIssue(result.issue, text, known, place, scope);
    if (Object.keys(types).length === Object.keys(known.types).length) references = result.references;
    if (code !== 'unknown-name' || name === undefined || name in types || !/^[A-Za-z_]\w*$/.test(name)) break;
    // Give the unknown name any type, so that further mistakes are found.
    types[name] = 'dyn';
  }
  // A plan with a mistake is never returned.
  return { expression: { text, types: {} }, references };
}

/** The remedy for a syntax error: for an operator of another language, the one of CEL. */
function syntaxHint(expression: string, start: number): string {
  if (expression[start] === '=') return 'write == to compare';
  if (/\b(?:and|or|not)\b/.test(expression.replaceAll(/"[^"]*"|'[^']*'/g, ''))) {
    return 'write && for and, || for or, and ! for not';
  }
  return 'correct the CEL expression; docs/reference/language.md describes the language';
}

/** The variables of `exists`, `all`, `map` and `filter` in an expression. */
const LOOP_VARIABLE = /\.(?:all|exists|exists_one|filter|map)\(\s*([A-Za-z_]\w*)\s*,/g;

/** The name in a `has()` that has no member. */
const HAS_NAME = /\bhas\(\s*([A-Za-z_]\w*)\s*\)/;

function reportIssue(
  { code, message, start, name, type }: CelIssue,
  expression: string,
  known: ExpressionScope,
  place: Path,
  scope: Scope,
): void {
  const spot = { offset: start };
  if (code === 'syntax') {
    scope.report.error('expression-syntax', place, message, syntaxHint(expression, start), spot);
  } else if (code === 'loop') {
    const hint =
      'loop over a part of the element, declare a fact for what is the same each time, or use a schema of the body';
    scope.report.error('expression-loop', place, message, hint, spot);
  } else if (code === 'unknown-function') {
    const near = nearest(name ?? '', celFunctions);
    const hint =
      near === undefined ? 'use a function that docs/reference/language.md lists' : `did you mean '${near}'?`;
    scope.report.error('unknown-function', place, message, hint, spot);
  } else if (/^has\(\) /.test(message)) {
    const [, argument = 'documents'] = HAS_NAME.exec(expression.slice(start)) ?? HAS_NAME.exec(expression) ?? [];
    const hint = `write has(${'body' in known.types ? 'body' : 'VALUE'}.${argument})`;
    scope.report.error('expression-type', place, 'has() takes a member of a value, not a name', hint, spot);
  } else if (code === 'type' || name === undefined) {
    const isFact = place.at(-3) === 'facts' && (type === 'int' || type === 'string' || type === 'bool');
    const other = isFact ? `write type: ${type}` : 'use values of the same type';
    const hint = `${other}, or convert with int(), double() or string()`;
    scope.report.error('expression-type', place, message, hint, spot);
  } else if (known.answered?.includes(name) === true) {
    const hint = 'use it in charge, or as a level of the price table';
    scope.report.error('fact-order', place, `fact '${name}' is known only from the answer`, hint, spot);
  } else if (known.later.includes(name)) {
    const hint = `move '${name}' above this fact; an expression can only use facts declared above it`;
    scope.report.error('fact-order', place, `fact '${name}' is used before it is declared`, hint, spot);
  } else {
    const names = Object.keys(known.types);
    const variables = [...expression.matchAll(LOOP_VARIABLE)].map(([, variable = '']) => variable);
    const near = nearest(name, [...names, ...variables]);
    if (known.isOpen && near === undefined) return;
    const hint = near === undefined ? suggestion(name, names) : `did you mean '${near}'?`;
    const spelling = near === undefined ? undefined : ([name, near] as const);
    scope.report.error('unknown-fact', place, `'${name}' is not ${known.noun}`, hint, { ...spot, spelling });
  }
}
