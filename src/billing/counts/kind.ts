/** The parts of a kind of usage count. `kinds/` has one file per kind; `kinds.ts` lists them. */

import type { KeySchema, KeysBeside } from '../../lib/json/key-schema.ts';
import { type Pointer, readPointer } from '../../lib/json/pointer.ts';
import type { Count, Pointers } from '../../plan/generated/gateway.d.ts';
import type { CountSource } from '../../plan/index.ts';

/** Reads a value that an answer has in the place of a count, or the text of a header. Undefined: it is no valid count. */
export type ReadCount = (value: unknown) => number | undefined;

/** Reads the items of an array. */
export interface ReadItems {
  /** The value that selects an item, and the one that is counted; undefined: none is read. */
  readonly select: Pointer | undefined;
  readonly value: Pointer | undefined;
  /** Begins an array. The result says what one item adds; undefined: it has no valid count. */
  readonly start: () => CountItem;
}

export type CountItem = (select: unknown, value: unknown) => number | undefined;

/** A kind of count. Its source is plain data, as the plan has it. */
export interface CountKind<Config extends Count = Count, Source extends CountSource = CountSource> {
  readonly name: string;
  readonly schema: KeySchema;
  readonly keys: KeysBeside;
  compile(config: Config): Omit<Source, 'from'>;
  /** Prepares the reading, once per rule and thread. A text has at most 4,096 bytes. */
  bind(source: Source): ReadCount;
  /** Prepares the reading of an array, which is counted item by item. `bind` then gets the total. */
  items?(source: Source): ReadItems;
  /** For kinds of exact decimals: reads the text of a number instead, in units of 10^-18. */
  text?(text: string): bigint | undefined;
  /** Which of several reports counts; undefined: the last one that is not 0. */
  readonly growth?: 'first' | 'max';
  /** Whether 0 may mean that there is nothing to count, so that it does not prove usage. */
  readonly zeroIsAbsent?: true;
  /** Shown after the place in `plan` and `explain`: `rounded up`. */
  words?(source: Source): string;
}

/** The place or places of a count. */
export function pointers(config: Pointers): readonly Pointer[] {
  return (typeof config === 'string' ? [config] : config).map(readPointer);
}

/** A whole number. A larger one becomes 2^53 - 1, which costs more than any hold. */
export function wholeNumber(value: unknown): number | undefined {
  const count = boundedNumber(value);
  return Number.isInteger(count) ? count : undefined;
}

/** Some upstreams write numbers as texts. */
const NUMBER_TEXT = /^\d{1,15}(?:\.\d{1,15})?$/;

/** A number ≥ 0, also as a text, at most 2^53 - 1. */
export function boundedNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && NUMBER_TEXT.test(value) ? Number(value) : value;
  return typeof number === 'number' && number >= 0 ? Math.min(number, Number.MAX_SAFE_INTEGER) : undefined;
}
