/** Flags at the end of a text, `--resolution 720p --dur 5`: the older way to give a video's parameters. */
import { ownValue } from '../lang/pointer.ts';

/**
 * The value of a flag at the end of a text element of a content array, or undefined. `names` are its aliases, whose case
 * counts for nothing; of several the one that stands last counts. The flags of a text begin behind its last word that is
 * neither a flag nor a flag's value; what stands before is prose, whatever it looks like.
 */
export function textFlag(content: unknown, names: readonly string[]): string | undefined {
  if (!Array.isArray(content)) return undefined;
  const wanted = names.map((name) => name.toLowerCase());
  let found: string | undefined;
  for (const element of content) {
    if (typeof element !== 'object' || element === null || ownValue(element, 'type') !== 'text') continue;
    const text = ownValue(element, 'text');
    if (typeof text !== 'string') continue;
    found = trailingFlags(text).findLast(([name]) => wanted.includes(name))?.[1] ?? found;
  }
  return found;
}

/**
 * The value of a flag as the most lenient reader would find it: anywhere in a text, also as `--name=value` or behind other
 * letters; of several the last. Undefined where no text has one.
 */
export function flagAnywhere(content: unknown, names: readonly string[]): string | undefined {
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
      if (named && dashes !== 0) found = word;
      named = false;
      if (dashes < 0) continue;
      const [name = '', ...value] = word.slice(dashes).toLowerCase().split('=');
      if (!wanted.has(name)) continue;
      if (value.length > 0) found = value.join('=');
      else named = true;
    }
  }
  return found;
}

/** Reads words from the end as long as they are flags with their values; a flag without a value is passed over. */
function trailingFlags(text: string): readonly (readonly [name: string, value: string])[] {
  const flags: (readonly [string, string])[] = [];
  let end = text.length;
  for (;;) {
    const last = wordBefore(text, end);
    if (last === undefined) break;
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
  while (stop > 0 && /\s/.test(text.charAt(stop - 1))) stop--;
  let start = stop;
  while (start > 0 && !/\s/.test(text.charAt(start - 1))) start--;
  return start === stop ? undefined : { word: text.slice(start, stop), start };
}
