/** Translates errors of the CEL library into our own codes and messages. */
import { type ASTNode, EvaluationError, ParseError, TypeError as TypeCheckError } from '@marcbachmann/cel-js';
import { dottedName, findNode } from './cel-ast.ts';

/** A problem in an expression. `start` and `end` are offsets in its text; `name` is the name that causes the problem. */
export type CelIssue = {
  readonly code: 'unknown-name' | 'unknown-function' | 'type' | 'syntax' | 'loop';
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  /** The type of the whole expression, if it is not the expected one. */
  readonly type?: string;
};

/** Thrown if an expression has no value for an input. The message quotes the expression, never the input. */
export class CelEvaluationError extends Error {
  override readonly name = 'CelEvaluationError';
}

/** The issue for an error thrown while parsing or checking an expression. `ast` is absent if parsing failed. */
export function issueOf(error: unknown, expression: string, ast?: ASTNode): CelIssue {
  const whole = { start: 0, end: expression.length };
  if (error instanceof ParseError) {
    return { code: 'syntax', message: syntaxWords(error), ...rangeOf(error, expression) };
  }
  if (!(error instanceof TypeCheckError))
    return { code: 'syntax', message: 'the expression cannot be compiled', ...whole };
  const range = rangeOf(error, expression);
  if (error.code === 'unknown_variable' || error.code === 'no_such_key') {
    const node =
      ast === undefined
        ? undefined
        : findNode(ast, (candidate) => dottedName(candidate) !== undefined && candidate.end === range.end);
    const name = node === undefined ? expression.slice(range.start, range.end) : (dottedName(node) ?? '');
    const start = node?.start ?? range.start;
    return { code: 'unknown-name', message: `'${name}' is not known here`, start, end: range.end, name };
  }
  return { code: 'type', message: sentence(error.summary), ...range };
}

/** The reason for a failed evaluation, by the library's code. The library's own messages may quote the input, so they are not used. */
const REASONS: ReadonlyMap<string, string> = new Map([
  ['no_such_key', 'the member is absent; test it with has() or read it with .?'],
  ['index_out_of_bounds', 'the list is shorter'],
  ['division_by_zero', 'division by zero'],
  ['modulo_by_zero', 'division by zero'],
  ['numeric_overflow', 'the number is too large for an int'],
  ['no_such_overload', 'the operator is not defined for the types of this input'],
  ['no_matching_overload', 'the function is not defined for the types of this input'],
  ['variable_type_mismatch', 'the value is not of the declared type'],
  ['field_type_mismatch', 'the value is not of the declared type'],
  ['unknown_variable', 'the value is missing'],
  ['optional_value_missing', 'the optional value is absent'],
]);

/** The typed error for anything thrown while evaluating an expression. */
export function evaluationErrorOf(error: unknown, expression: string): CelEvaluationError {
  if (!(error instanceof EvaluationError)) {
    return new CelEvaluationError(`'${expression}' cannot be evaluated on this input`);
  }
  const { start, end } = rangeOf(error, expression);
  const part = expression.slice(start, end);
  const where = part === expression ? `'${part}'` : `'${part}' in '${expression}'`;
  const reason = REASONS.get(error.code) ?? `cannot be evaluated on this input (${error.code})`;
  return new CelEvaluationError(`${where}: ${reason}`);
}

interface Range {
  readonly start: number;
  readonly end: number;
}

/** The range of an error, inside the text and never empty. An error at the end points at the last character. */
function rangeOf(error: { readonly range?: Range }, expression: string): Range {
  const { start, end } = error.range ?? { start: 0, end: expression.length };
  if (start >= expression.length) return { start: Math.max(0, expression.length - 1), end: expression.length };
  return { start, end: Math.max(end, start + 1) };
}

function sentence(summary: string): string {
  return summary.charAt(0).toLowerCase() + summary.slice(1);
}

const TOKENS: ReadonlyMap<string, string> = new Map([
  ['EOF', 'the end of the expression'],
  ['NUMBER', 'a number'],
  ['STRING', 'a text'],
  ['BYTES', 'a text of bytes'],
  ['BOOLEAN', 'true or false'],
  ['NULL', 'null'],
  ['IDENTIFIER', 'a name'],
  ['PLUS', '+'],
  ['MINUS', '-'],
  ['MULTIPLY', '*'],
  ['DIVIDE', '/'],
  ['MODULO', '%'],
  ['EQ', '=='],
  ['NE', '!='],
  ['LT', '<'],
  ['LE', '<='],
  ['GT', '>'],
  ['GE', '>='],
  ['AND', '&&'],
  ['OR', '||'],
  ['NOT', '!'],
  ['IN', 'in'],
  ['LPAREN', '('],
  ['RPAREN', ')'],
  ['LBRACKET', '['],
  ['RBRACKET', ']'],
  ['LBRACE', '{'],
  ['RBRACE', '}'],
  ['DOT', '.'],
  ['COMMA', ','],
  ['COLON', ':'],
  ['QUESTION', '?'],
]);

/** The message for a syntax error: `a ) is missing at the end of the expression`. */
function syntaxWords({ summary }: Pick<ParseError, 'summary'>): string {
  const [, expected, got] = /^Expected (\w+), got (\w+)$/.exec(summary) ?? [];
  if (expected !== undefined && got !== undefined) {
    const missing = `${article(expected)} is missing`;
    return got === 'EOF' ? `${missing} at the end of the expression` : `${missing} before ${word(got)}`;
  }
  const [, unexpected] = /^Unexpected token: (\w+)$/.exec(summary) ?? [];
  if (unexpected === 'EOF') return 'the expression ends too early; a value is missing at its end';
  if (unexpected !== undefined) return `${word(unexpected)} is not allowed here`;
  const [, character] = /^Unexpected character: '?(.)'?$/u.exec(summary) ?? [];
  if (character !== undefined) return `'${character}' is not allowed here; an operator or a quote is missing before it`;
  if (summary.startsWith('Unterminated')) return 'a text is not closed; a quote is missing at its end';
  return summary.charAt(0).toLowerCase() + summary.slice(1);
}

function word(token: string): string {
  return TOKENS.get(token) ?? token;
}

function article(token: string): string {
  const text = word(token);
  return /^\W+$/.test(text) ? `a ${text}` : text;
}
