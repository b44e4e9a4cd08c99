/** Flags at the end of a text, `--resolution 720p --dur 5`: the older way to give a video's parameters. */
import { isSpace } from '../lang/code-units.ts';
import { ownValue } from '../lang/pointer.ts';
import type { FlagNames } from '../plan.ts';
import { Refusal } from '../refusal.ts';

/** Makes a flag's names ready: their case counts for nothing. */
export function flagNames(names: readonly string[]): FlagNames {
  const lower = names.map((name) => name.toLowerCase());
  return { names: new Set(lower), longest: Math.max(0, ...lower.map(({ length }) => length)) };
}

/** Values by their spelling in lower case; of two that differ in case only, the first. */
export function looseValues(values: readonly string[]): ReadonlyMap<string, string> {
  return new Map(values.toReversed().map((value) => [value.toLowerCase(), value]));
}

/** A flag's name in lower case, and its value as it is written. */
export type Flag = readonly [name: string, value: string];

/**
 * The flags at the end of each text element of a content array. They begin behind the last word of a text that is neither a flag
 * nor a flag's value; what stands before is prose, whatever it looks like.
 *
 * @throws Refusal invalid_request for more than can be read: the upstream might obey one that was left out here.
 */
export function readTextFlags(content: unknown): readonly Flag[] {
  if (!Array.isArray(content)) return [];
  const flags: Flag[] = [];
  const budget = { words: most_flags };
  for (const element of content) {
    const text = textOf(element);
    if (text === undefined) continue;
    for (const flag of trailingFlags(text, budget)) flags.push(flag);
  }
  return flags;
}

/** The value of the flag by any of its names; of several the one that stands last. */
export function textFlag(flags: readonly Flag[], { names }: FlagNames): string | undefined {
  return flags.findLast(([name]) => names.has(name))?.[1];
}

/**
 * The value of a flag as the most lenient reader would find it: anywhere in a text, also as `--name=value` or behind other
 * letters; of several the last that the reader can use. Undefined where no text has one.
 */
export function flagAnywhere(
  content: unknown,
  { names, longest }: FlagNames,
  isUsable: (value: string) => boolean,
): string | undefined {
  if (!Array.isArray(content)) return undefined;
  let found: string | undefined;
  let seen = 0;
  for (const element of content) {
    const text = textOf(element);
    let dashes = text?.indexOf('--') ?? -1;
    while (text !== undefined && dashes >= 0) {
      if (++seen > most_dashed) {
        throw new Refusal('invalid_request', `the texts have more than ${most_dashed} words with --; send fewer`);
      }
      const end = wordEnd(text, dashes);
      // The letters in front of a word's last dashes are no name.
      const flag = text.lastIndexOf('--', end - 2);
      // No more is read than the longest name has: the rest may be megabytes.
      const [name = '', ...value] = text
        .slice(flag + 2, Math.min(end, flag + longest + 3))
        .toLowerCase()
        .split('=', 2);
      if (names.has(name)) {
        const given = value.length > 0 ? text.slice(flag + name.length + 3, end).toLowerCase() : valueBehind(text, end);
        if (given !== undefined && isUsable(given)) found = given;
      }
      dashes = text.indexOf('--', end);
    }
  }
  return found;
}

/** The word behind a flag's name; undefined where another flag follows, or nothing. */
function valueBehind(text: string, end: number): string | undefined {
  let start = end;
  while (start < text.length && isSpace(text.charCodeAt(start))) start++;
  if (start === text.length) return undefined;
  const stop = wordEnd(text, start);
  return text.lastIndexOf('--', stop - 2) === start ? undefined : text.slice(start, stop);
}

/** The place behind the word in which `at` is. */
function wordEnd(text: string, at: number): number {
  space.lastIndex = at;
  return space.exec(text)?.index ?? text.length;
}

const space = /\s/g;

function textOf(element: unknown): string | undefined {
  if (typeof element !== 'object' || element === null || ownValue(element, 'type') !== 'text') return undefined;
  const text = ownValue(element, 'text');
  return typeof text === 'string' ? text : undefined;
}

/** Far more than any prompt has. Each of them costs time, and the event loop has none for millions. */
const most_dashed = 10_000;

/** More than the texts of any prompt have together. */
const most_flags = 1_000;

/**
 * Reads words from the end as long as they are flags with their values; a flag without a value is passed over.
 *
 * @param budget how many flags may still be read of all texts of the request.
 * @throws Refusal invalid_request for more than can be read: the upstream might obey one that was left out here.
 */
function trailingFlags(text: string, budget: { words: number }): readonly Flag[] {
  const flags: Flag[] = [];
  let end = text.length;
  for (;;) {
    const last = wordBefore(text, end);
    if (last === undefined) break;
    const isName = last.word.startsWith('--');
    const name = isName ? undefined : wordBefore(text, last.start);
    if (!isName && (name === undefined || !/^--[a-z][\w-]*$/i.test(name.word))) break;
    if (--budget.words < 0) {
      throw new Refusal('invalid_request', `the texts end with more than ${most_flags} flags; send fewer`);
    }
    if (name !== undefined) flags.push([name.word.slice(2).toLowerCase(), last.word]);
    end = (name ?? last).start;
  }
  return flags.reverse();
}

/** The word that ends at or before `end`, white space skipped; undefined at the start of the text. */
function wordBefore(text: string, end: number): { readonly word: string; readonly start: number } | undefined {
  let stop = end;
  while (stop > 0 && isSpace(text.charCodeAt(stop - 1))) stop--;
  let start = stop;
  while (start > 0 && !isSpace(text.charCodeAt(start - 1))) start--;
  return start === stop ? undefined : { word: text.slice(start, stop), start };
}
