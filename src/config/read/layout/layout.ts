/**
 * Gives a YAML text a uniform layout: indentation by two spaces, spaces around brackets and commas, single empty lines, no spaces at
 * the ends of lines, line breaks `\n`. It changes nothing else: comments, quotes, the order of keys, aligned columns and the choice
 * between brackets and indentation are the operator's.
 */
import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../diagnostic.ts';
import { Source } from '../source.ts';
import { checkSyntax } from '../syntax.ts';
import { readValues } from '../values.ts';
import { type Line, linesOf, type Token } from './lines.ts';

/** The text in the uniform layout. It must be YAML without syntax errors. */
export function layOut(text: string): string {
  const lines = linesOf(text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'));
  const levels = new Levels();
  const written: string[] = [];
  let shift = 0;
  for (const [index, line] of lines.entries()) {
    switch (line.kind) {
      case 'blank':
        if (written.length > 0 && written.at(-1) !== '') written.push('');
        break;
      case 'comment': {
        const next = lines.slice(index + 1).find(({ kind }) => kind === 'entry');
        written.push(' '.repeat(levels.commentAt(line.indent, next)) + textOf(line));
        break;
      }
      case 'entry': {
        const entry = levels.enter(line.indent, line.tokens);
        shift = entry.shift;
        written.push(entry.start + textOf({ ...line, tokens: entry.rest }));
        break;
      }
      case 'inside': {
        const content = textOf(line);
        written.push(content === '' && !line.isOpen ? '' : ' '.repeat(Math.max(0, line.indent + shift)) + content);
      }
    }
  }
  const last = lines.at(-1);
  if (last?.kind === 'blank') written.pop();
  return written.length === 0 ? '' : `${written.join('\n')}\n`;
}

/** The text of a line. Spaces at its end stay if they belong to a text of several lines. */
function textOf({ tokens, isOpen }: Line): string {
  const text = spaceTokens(tokens)
    .map((token) => token.text)
    .join('');
  return isOpen ? text : text.trimEnd();
}

const SPACE: Token = { type: 'space', text: ' ' };

/** The tokens of a line with usual spaces. */
function spaceTokens(tokens: readonly Token[]): readonly Token[] {
  const spaced: Token[] = [];
  for (const [index, token] of tokens.entries()) {
    const last = spaced.at(-1);
    if (token.type === 'space') {
      const next = tokens[index + 1]?.type;
      if (isTight(last?.type, next) && next !== 'comment' && next !== undefined) continue;
      spaced.push(last?.type === 'flow-map-start' && next !== 'comment' ? SPACE : token);
      continue;
    }
    if (last !== undefined && last.type !== 'space' && isLoose(last.type, token.type)) spaced.push(SPACE);
    spaced.push(token);
  }
  return spaced;
}

/** Whether no space stands between two tokens. */
function isTight(before: string | undefined, after: string | undefined): boolean {
  if (before === 'flow-map-start' && after === 'flow-map-end') return true;
  // At the beginning of a line, the space is its indentation.
  return before === 'flow-seq-start' || (before !== undefined && (after === 'flow-seq-end' || after === 'comma'));
}

/** Whether a space stands between two tokens. */
function isLoose(before: string, after: string): boolean {
  if (before === 'flow-map-start') return after !== 'flow-map-end';
  return after === 'flow-map-end' || before === 'comma';
}

/** The text in the uniform layout, or the mistakes that prevent it. */
type LaidOut = { readonly text: string } | { readonly diagnostics: readonly Diagnostic[] };

/** Lays out the text of a file. @throws Error if the values or comments would change, which no text should cause. */
export function layOutFile(file: string, text: string): LaidOut {
  const before = new Source(file, text);
  const { isReadable, diagnostics } = checkSyntax(before);
  if (!isReadable) return { diagnostics };
  const after = new Source(file, layOut(text));
  if (!isDeepStrictEqual(contentOf(before), contentOf(after))) {
    throw new Error(`the layout of ${file} would change its content; nothing was written`);
  }
  return { text: after.text };
}

/** The values with the order of their keys, and the comments. */
function contentOf(source: Source): unknown {
  const comments = linesOf(source.text.replaceAll('\r\n', '\n')).flatMap(({ tokens }) =>
    tokens.flatMap(({ type, text }) => (type === 'comment' ? [text.trimEnd()] : [])),
  );
  return [JSON.stringify(readValues(source)), comments];
}

/** The spaces by which a level is indented more than the one around it. */
const STEP = 2;

/** A mapping, a list, or a value in a line of its own. Columns are from 0. */
interface Level {
  readonly column: number;
  readonly fresh: number;
  readonly isList: boolean;
}

/** A line's new beginning, and what follows it. */
interface Entry {
  /** The spaces and the dashes. */
  readonly start: string;
  readonly rest: readonly Token[];
  /** How far the content moves; lines inside it move as far. */
  readonly shift: number;
}

/** Follows the levels from line to line. */
class Levels {
  #stack: readonly Level[] = [];

  /** Enters a line of the block structure. */
  enter(indent: number, tokens: readonly Token[]): Entry {
    const [first, second] = tokens;
    const isDash = first?.type === 'seq-item-ind';
    const level = this.#open(indent, isDash);
    const start = ' '.repeat(level.fresh);
    if (!isDash) return { start, rest: tokens, shift: level.fresh - indent };
    const gap = second?.type === 'space' ? second.text.length : 0;
    const rest = tokens.slice(gap > 0 ? 2 : 1);
    // An item whose value is in the lines below, or empty.
    if (rest.length === 0 || rest[0]?.type === 'comment') {
      return { start, rest: tokens, shift: level.fresh - indent };
    }
    const inner = this.enter(indent + 1 + gap, rest);
    return { ...inner, start: `${start}- ${inner.start.trimStart()}` };
  }

  /** The new column of a comment at `column`: the column of the next line's level if it is there, else of the level around it. */
  commentAt(column: number, next: { readonly indent: number; readonly tokens: readonly Token[] } | undefined): number {
    const after = new Levels();
    after.#stack = this.#stack;
    if (next !== undefined) after.enter(next.indent, next.tokens);
    const levels = [
      ...after.#stack.toReversed().filter((level) => level.column <= (next?.indent ?? 0)),
      ...this.#stack.toReversed(),
    ];
    const same = levels.find((level) => level.column === column);
    const around = this.#stack.findLast((level) => level.column <= column);
    return (same ?? (next === undefined || column < next.indent ? around : levels[0]) ?? levels.at(-1))?.fresh ?? 0;
  }

  /** The level that begins or continues at a column. */
  #open(column: number, isList: boolean): Level {
    const around = this.#stack.filter(
      (level) => level.column < column || (level.column === column && (!level.isList || isList)),
    );
    const last = around.at(-1);
    if (last?.column === column && last.isList === isList) {
      this.#stack = around;
      return last;
    }
    const level = { column, fresh: last === undefined ? 0 : last.fresh + STEP, isList };
    this.#stack = [...around, level];
    return level;
  }
}
