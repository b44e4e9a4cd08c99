/** Finds the position of a JSON syntax error. The message of JSON.parse does not always contain it. */
import { skipSpace } from '../../lib/json/json-scan.ts';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const LITERALS = ['true', 'false', 'null'] as const;

/** What the grammar allows next. */
type Next = 'value' | 'value or ]' | 'name' | 'name or }' | 'colon' | 'comma or end';

/** A position in a text: `offset` in UTF-16 units from 0, `line` and `column` from 1. */
export interface TextPlace {
  readonly offset: number;
  readonly line: number;
  readonly column: number;
}

/** The position of the first character that is not valid JSON; the end of the text if it is only incomplete. */
export function findJsonError(text: string): TextPlace {
  const offset = errorOffset(text);
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  return { offset, line: 1 + countOf(before, '\n'), column: offset - lineStart + 1 };
}

function errorOffset(text: string): number {
  const open: string[] = [];
  let next: Next = 'value';
  let at = skipSpace(text, 0);
  for (; at < text.length; at = skipSpace(text, at)) {
    const char = text.charAt(at);
    const inside = open.at(-1);
    switch (next) {
      case 'comma or end':
        if (char === ',' && inside !== undefined) {
          next = inside === '{' ? 'name' : 'value';
        } else if ((char === '}' && inside === '{') || (char === ']' && inside === '[')) {
          open.pop();
        } else {
          return at;
        }
        at++;
        break;
      case 'colon':
        if (char !== ':') return at;
        next = 'value';
        at++;
        break;
      case 'name':
      case 'name or }':
        if (char === '}' && next === 'name or }') {
          open.pop();
          next = 'comma or end';
          at++;
          break;
        }
        if (char !== '"') return at;
        [at, next] = readString(text, at, 'colon');
        if (next !== 'colon') return at;
        break;
      default:
        if (char === ']' && next === 'value or ]') {
          open.pop();
          next = 'comma or end';
          at++;
        } else if (char === '{' || char === '[') {
          open.push(char);
          next = char === '{' ? 'name or }' : 'value or ]';
          at++;
        } else if (char === '"') {
          [at, next] = readString(text, at, 'comma or end');
          if (next !== 'comma or end') return at;
        } else {
          const end = scalarEnd(text, at);
          if (end === undefined) return at;
          at = end;
          next = 'comma or end';
        }
    }
  }
  return text.length;
}

/** @returns the offset after the string, with `next`; or the offset of the mistake in it, with another state. */
function readString(text: string, start: number, next: 'colon' | 'comma or end'): [at: number, next: Next] {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 0x22) return [at + 1, next];
    if (code < 0x20) break;
    if (code === 0x5c) {
      ESCAPE.lastIndex = at;
      if (!ESCAPE.test(text)) break;
      at = ESCAPE.lastIndex;
    } else {
      at++;
    }
  }
  return [at, 'value'];
}

function scalarEnd(text: string, at: number): number | undefined {
  const literal = LITERALS.find((word) => text.startsWith(word, at));
  if (literal !== undefined) return at + literal.length;
  NUMBER.lastIndex = at;
  return NUMBER.test(text) ? NUMBER.lastIndex : undefined;
}

/** Counts a character without splitting the text, which may be megabytes long. */
function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}
