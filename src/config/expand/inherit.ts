/**
 * Completes entries with `like: NAME` by the keys of the entry NAME of their section. A key that the entry states replaces the
 * inherited one whole, except for a few mappings of independent members, which are completed in the same way.
 */
import { isMap, type YAMLMap } from 'yaml';
import { nearest } from '../../lang/prefix.ts';
import type { Mistakes } from './mistakes.ts';
import { keyOf, mapWith, type ParsedPair, pairOf } from './nodes.ts';

/** The longest chain of entries that inherit from each other. */
const MOST_HEIRS = 20;

/** Keys that describe one entry only. */
const OWN_KEYS: ReadonlySet<string> = new Set(['like', 'examples']);

/** Keys whose mappings are completed: each of their members means the same without the others. */
export const COMPLETED_KEYS: ReadonlySet<string> = new Set(['facts', 'forward', 'timeout', 'card']);

/** A section with `like` resolved in all its entries. Adds the mistakes. */
export function inherit(section: YAMLMap.Parsed, name: string, mistakes: Mistakes): YAMLMap.Parsed {
  const entries = new Map(section.items.map((pair) => [keyOf(pair), pair]));
  if (![...entries.values()].some((pair) => likeOf(pair) !== undefined)) return section;
  const resolved = new Map<string, YAMLMap.Parsed>();
  const resolve = (pair: ParsedPair, below: readonly string[]): YAMLMap.Parsed | undefined => {
    const entry = keyOf(pair);
    const { value } = pair;
    if (!isMap(value)) return undefined;
    const like = likeOf(pair);
    if (like === undefined) return value;
    const known = resolved.get(entry);
    if (known !== undefined) return known;
    const parent = parentOf(entry, like, below);
    const inherited = parent && resolve(parent, [...below, entry]);
    // Without its parent's keys, the entry seems to lack some.
    if (parent === undefined || mistakes.isUnclear([name, keyOf(parent)])) mistakes.leaveOpen([name, entry]);
    const made = complete(value, inherited?.items ?? []);
    resolved.set(entry, made);
    return made;
  };

  function parentOf(entry: string, like: string, below: readonly string[]): ParsedPair | undefined {
    const chain = [...below, entry];
    const report = (message: string, hint: string): void =>
      mistakes.add('bad-like', [name, entry, 'like'], message, hint, { isClear: true });
    if (chain.includes(like)) {
      report(`'${entry}' is like itself (${[...chain, like].join(' → ')})`, 'remove one `like` of the circle');
      return undefined;
    }
    if (chain.length > MOST_HEIRS) {
      report(`'${entry}' inherits through more than ${MOST_HEIRS} entries`, 'name the entry that has the keys');
      return undefined;
    }
    const parent = entries.get(like);
    // One that is no mapping is a mistake of its own.
    if (parent !== undefined) return isMap(parent.value) ? parent : undefined;
    if (!mistakes.isWhole) return undefined;
    const near = nearest(
      like,
      [...entries.keys()].filter((one) => !chain.includes(one)),
    );
    const hint = near === undefined ? 'name an entry of the same section' : `did you mean '${near}'?`;
    report(`'${like}' is not an entry of ${name}`, hint);
    return near === undefined ? undefined : entries.get(near);
  }

  const items = section.items.map((pair) => {
    const value = resolve(pair, []);
    return value === undefined || value === pair.value ? pair : pairOf(pair.key, value);
  });
  return mapWith(section, items);
}

/** The entry's own pairs, then those that only its parent has. */
export function complete(own: YAMLMap.Parsed, inherited: readonly ParsedPair[]): YAMLMap.Parsed {
  const given = new Map(inherited.map((pair) => [keyOf(pair), pair]));
  const stated = new Set(own.items.map(keyOf));
  const items = [
    ...own.items
      .filter((pair) => keyOf(pair) !== 'like')
      .map((pair) => (COMPLETED_KEYS.has(keyOf(pair)) ? completeMapping(pair, given.get(keyOf(pair))) : pair)),
    ...inherited.filter((pair) => !stated.has(keyOf(pair)) && !OWN_KEYS.has(keyOf(pair))),
  ];
  return mapWith(own, items);
}

/** The parent's members in their order, each replaced by the entry's own, and then the entry's other members. Facts depend on the order. */
function completeMapping(own: ParsedPair, inherited: ParsedPair | undefined): ParsedPair {
  if (!isMap(own.value) || !isMap(inherited?.value)) return own;
  const stated = new Map(own.value.items.map((pair) => [keyOf(pair), pair]));
  const given = new Set(inherited.value.items.map(keyOf));
  const items = [
    ...inherited.value.items.map((pair) => stated.get(keyOf(pair)) ?? pair),
    ...own.value.items.filter((pair) => !given.has(keyOf(pair))),
  ];
  return pairOf(own.key, mapWith(own.value, items));
}

function likeOf({ value }: ParsedPair): string | undefined {
  if (!isMap(value)) return undefined;
  const like: unknown = value.get('like');
  return like === undefined ? undefined : String(like);
}
