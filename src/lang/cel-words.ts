/** Rewrites the syntax errors of the CEL library, which use its token names, in plain words. */
import type { ParseError } from '@marcbachmann/cel-js';

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
export function syntaxWords({ summary }: Pick<ParseError, 'summary'>): string {
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
