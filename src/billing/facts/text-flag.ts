/** Reads flags at the end of a text, `--resolution 720p --dur 5`: the older way to give a video's parameters. */

import { ownValue } from '../../lib/json/pointer.ts';
import { Refusal } from '../../lib/refusal.ts';
import { isSpace } from '../../lib/text/code-units.ts';

/** The names of a flag, in lower case and without dashes. */
export interface FlagNames {
  readonly names: ReadonlySet<string>;
  /** The length of the longest name. */
  readonly longest: number;
}

/** Prepares a flag's names; their case is ignored. */
export function flagNames(names: readonly string[]): FlagNames {
  const lower = names.map((name) => name.toLowerCase());
  return { names: new Set(lower), longest: Math.max(0, ...lower.map(({ length }) => length)) };
}

/** Values by their lower-case spelling; the first of two that differ only in case. */
export function looseValues(values: readonly string[]): ReadonlyMap<string, string> {
  return new Map(values.toReversed().map((value) => [value.toLowerCase(), value]));
}

/** A flag's name in lower case, and its value as written. */
export type Flag = readonly [name: string, value: string];

/**
 * The flags at the end of each text element of a content array. They begin after the last word that is neither a flag nor a flag's
 * value; everything before is prose.
 *
 * @throws Refusal invalid_request for too many flags: the upstream might use one that is not read here.
 */
export function readTextFlags(content: unknown): readonly Flag[] {
  if (!Array.isArray(content)) return [];
  const flags: Flag[] = [];
  const budget = { words: MAX_FLAGS };
  for (const element of content) {
    const text = textOf(element);
    if (text === undefined) continue;
    for (const flag of trailingFlags(text, budget)) flags.push(flag);
  }
  return flags;
}

/** The value of the last flag with any of the names. */
export function textFlag(flags: readonly Flag[], { names }: FlagNames): string | undefined {
  return flags.findLast(([name]) => names.has(name))?.[1];
}

/**
 * The value of a flag as the most lenient upstream would find it: anywhere in a text, also as `--name=value` or after other
 * letters. Returns the last usable one; undefined when no text has one.
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
      if (++seen > MAX_DASHED) {
        throw new Refusal('invalid_request', `the texts have more than ${MAX_DASHED} words with --; send fewer`);
      }
      const end = wordEnd(text, dashes);
      // Letters before a word's last dashes do not belong to the name.
      const flag = text.lastIndexOf('--', end - 2);
      // Reads at most the length of the longest name: a word may have megabytes.
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

/** The word after a flag's name; undefined when another flag follows, or nothing. */
function valueBehind(text: string, end: number): string | undefined {
  let start = end;
  while (start < text.length && isSpace(text.charCodeAt(start))) start++;
  if (start === text.length) return undefined;
  const stop = wordEnd(text, start);
  return text.lastIndexOf('--', stop - 2) === start ? undefined : text.slice(start, stop);
}

/** The end of the word at `at`. */
function wordEnd(text: string, at: number): number {
  SPACE.lastIndex = at;
  return SPACE.exec(text)?.index ?? text.length;
}

const SPACE = /\s/g;

function textOf(element: unknown): string | undefined {
  if (typeof element !== 'object' || element === null || ownValue(element, 'type') !== 'text') return undefined;
  const text = ownValue(element, 'text');
  return typeof text === 'string' ? text : undefined;
}

/** Far more than any prompt has. Millions would block the event loop. */
const MAX_DASHED = 10_000;

/** More than all texts of any prompt have together. */
const MAX_FLAGS = 1_000;

/**
 * Reads words from the end as long as they are flags with values; a flag without a value is skipped.
 *
 * @param budget how many more flags of the request may be read.
 * @throws Refusal invalid_request for too many flags: the upstream might use one that is not read here.
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
      throw new Refusal('invalid_request', `the texts end with more than ${MAX_FLAGS} flags; send fewer`);
    }
    if (name !== undefined) flags.push([name.word.slice(2).toLowerCase(), last.word]);
    end = (name ?? last).start;
  }
  return flags.reverse();
}

/** The word before `end`, without white space; undefined at the start of the text. */
function wordBefore(text: string, end: number): { readonly word: string; readonly start: number } | undefined {
  let stop = end;
  while (stop > 0 && isSpace(text.charCodeAt(stop - 1))) stop--;
  let start = stop;
  while (start > 0 && !isSpace(text.charCodeAt(start - 1))) start--;
  return start === stop ? undefined : { word: text.slice(start, stop), start };
}
