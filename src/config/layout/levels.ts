/** The nesting of block mappings and lists at a line, with the old and the new column of each level. */
import type { Token } from './lines.ts';

/** The spaces by which a level is indented more than the one around it. */
const STEP = 2;

/** A mapping, a list, or a value in a line of its own. Columns are from 0. */
interface Level {
  readonly column: number;
  readonly fresh: number;
  readonly isList: boolean;
}

/** A line's new beginning, and what follows it. */
export interface Entry {
  /** The spaces and the dashes. */
  readonly start: string;
  readonly rest: readonly Token[];
  /** How far the content moves; lines inside it move as far. */
  readonly shift: number;
}

/** Follows the levels from line to line. */
export class Levels {
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

  /** The new column of a comment at `column`: that of the next line's level if it is there, else that of the level around it. */
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
