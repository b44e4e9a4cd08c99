/** Flags at the end of a text, `--resolution 720p --dur 5`: the older way to give a video's parameters. */
import { ownValue } from '../lang/pointer.ts';
import { Refusal } from '../refusal.ts';

/**
 * The value of a flag at the end of a text element of a content array, or undefined. `names` are its aliases, whose case
 * counts for nothing; of several the one that stands last counts. The flags of a text begin behind its last word that is
 * neither a flag nor a flag's value; what stands before is prose, whatever it looks like.
 */
export function textFlag(content: unknown, names: readonly string[]): string | undefined {
  if (!Array.isArray(content)) return undefined;
  const wanted = names.map((name) => name.toLowerCase());
  return flagsOf(content).findLast(([name]) => wanted.includes(name))?.[1];
}

type Flag = readonly [name: string, value: string];

/** By content array: every flag of a billing rule asks for the same ones. */
const read = new WeakMap<readonly unknown[], readonly Flag[]>();

function flagsOf(content: readonly unknown[]): readonly Flag[] {
  const known = read.get(content);
  if (known !== undefined) return known;
  const flags: Flag[] = [];
  for (const element of content) {
    if (typeof element !== 'object' || element === null || ownValue(element, 'type') !== 'text') continue;
    const text = ownValue(element, 'text');
    if (typeof text !== 'string') continue;
    for (const flag of trailingFlags(text)) flags.push(flag);
  }
  read.set(content, flags);
  return flags;
}

/**
 * The value of a flag as the most lenient reader would find it: anywhere in a text, also as `--name=value` or behind other
 * letters; of several the last that the reader can use. Undefined where no text has one.
 */
export function flagAnywhere(
  content: unknown,
  names: readonly string[],
  isUsable: (value: string) => boolean,
): string | undefined {
  if (!Array.isArray(content)) return undefined;
  const wanted = new Set(names.map((name) => `--${name.toLowerCase()}`));
  let found: string | undefined;
  let named = false;
  for (const element of content) {
    if (typeof element !== 'object' || element === null || ownValue(element, 'type') !== 'text') continue;
    const text = ownValue(element, 'text');
    if (typeof text !== 'string') continue;
    for (const [word] of text.matchAll(/\S+/g)) {
      const dashes = word.lastIndexOf('--');
      if (named && dashes !== 0 && isUsable(word)) found = word;
      named = false;
      if (dashes < 0) continue;
      const [name = '', ...value] = word.slice(dashes).toLowerCase().split('=');
      if (!wanted.has(name)) continue;
      if (value.length === 0) named = true;
      else if (isUsable(value.join('='))) found = value.join('=');
    }
  }
  return found;
}

/** More than any prompt has. */
const most_flags = 1_000;

/**
 * Reads words from the end as long as they are flags with their values; a flag without a value is passed over.
 *
 * @throws Refusal invalid_request for more than can be read: the upstream might obey one that was left out here.
 */
function trailingFlags(text: string): readonly Flag[] {
  const flags: Flag[] = [];
  let end = text.length;
  for (let seen = 0; ; seen++) {
    const last = wordBefore(text, end);
    if (last === undefined) break;
    if (seen === most_flags) {
      throw new Refusal('invalid_request', `a text ends with more than ${most_flags} flags; send fewer`);
    }
    if (last.word.startsWith('--')) {
      end = last.start;
      continue;
    }
    const name = wordBefore(text, last.start);
    if (name === undefined || !/^--[a-z][\w-]*$/i.test(name.word)) break;
    flags.push([name.word.slice(2).toLowerCase(), last.word]);
    end = name.start;
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

/** What the expression \s takes. */
const wideSpaces: ReadonlySet<number> = new Set(
  Array.from({ length: 0x10000 - 0x80 }, (_, index) => index + 0x80).filter((code) =>
    /\s/.test(String.fromCharCode(code)),
  ),
);

function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return wideSpaces.has(code);
}
