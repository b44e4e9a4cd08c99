/**
 * Completes entries with `like: NAME` by the keys of the entry NAME of their section. A key that the entry states replaces the
 * inherited one whole, except for a few mappings of independent members, which are completed in the same way.
 */
import { isMap, isScalar, type YAMLMap } from 'yaml';
import schema from '../../../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue } from '../../../lib/json/pointer.ts';
import { isRecord } from '../../../lib/json/record.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import { lineWords } from '../position.ts';
import { entrySections, propertiesOf, strings } from '../schema-words.ts';
import type { Mistakes } from './mistakes.ts';
import { keyOf, mapWith, noteInheritance, type ParsedPair, pairOf } from './nodes.ts';

/** The longest chain of entries that inherit from each other. */
const MAX_HEIRS = 20;

/** Keys that describe one entry only. */
const OWN_KEYS: ReadonlySet<string> = new Set(['like', 'examples', 'example', 'retired', 'maintenance']);

/** Keys whose mappings are completed, because their members are independent of each other. */
export const COMPLETED_KEYS: ReadonlySet<string> = new Set(['facts', 'forward', 'timeout', 'limits', 'card', 'prices']);

/** A section with `like` resolved in all its entries. Adds the mistakes. */
export function inherit(section: YAMLMap.Parsed, name: string, mistakes: Mistakes): YAMLMap.Parsed {
  correctLikes(section, name, mistakes);
  const entries = new Map(section.items.map((pair) => [keyOf(pair), pair]));
  if (![...entries.values()].some((pair) => likeOf(pair) !== undefined)) return section;
  // If two entries have one name, it is unknown which one is meant.
  for (const pair of section.items) if (entries.get(keyOf(pair)) !== pair) mistakes.markUnclear([name, keyOf(pair)]);
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
    if (parent === undefined || mistakes.isUnclear([name, keyOf(parent)])) mistakes.markUnclear([name, entry]);
    const made = complete(value, inherited?.items ?? [], parent && keyOf(parent));
    resolved.set(entry, made);
    for (const key of incomplete(value, inherited, name)) mistakes.markUnclear([name, entry, key]);
    return made;
  };

  function othersLike(like: string, entry: string): string {
    const { source } = mistakes;
    const placeOf = (heir: string) => source.at([name, heir, 'like']);
    const { file } = placeOf(entry);
    const heirs = [...entries.values()].filter((pair) => likeOf(pair) === like && keyOf(pair) !== entry);
    const lines = [...new Set(heirs.map((pair) => lineWords(placeOf(keyOf(pair)), file)))];
    const own = lineWords(placeOf(entry), file);
    const others = lines.filter((line) => line !== own);
    return others.length === 0 ? '' : `, also used in ${others.join(', ')}`;
  }

  function parentOf(entry: string, like: string, below: readonly string[]): ParsedPair | undefined {
    const chain = [...below, entry];
    const report = (message: string, hint: string): void =>
      mistakes.add('bad-like', [name, entry, 'like'], message, hint, { isClear: true });
    if (chain.includes(like)) {
      report(`'${entry}' is like itself (${[...chain, like].join(' → ')})`, 'remove one `like` of the circle');
      return undefined;
    }
    if (chain.length > MAX_HEIRS) {
      report(`'${entry}' inherits through more than ${MAX_HEIRS} entries`, 'name the entry that has the keys');
      return undefined;
    }
    const parent = entries.get(like);
    // The schema check reports an entry that is not a mapping.
    if (parent !== undefined) return isMap(parent.value) ? parent : undefined;
    if (!mistakes.isWhole) return undefined;
    const near = nearest(
      like,
      [...entries.keys()].filter((each) => !chain.includes(each)),
    );
    const hint = near === undefined ? 'name an entry of the same section' : `did you mean '${near}'?`;
    // One finding for all entries that are like the missing one. Other references to it are consequences.
    if (!mistakes.isUnclear([name, like]))
      report(`'${like}' is not an entry of ${name}${othersLike(like, entry)}`, hint);
    mistakes.markUnclear([name, like]);
    return near === undefined ? undefined : entries.get(near);
  }

  const items = section.items.map((pair) => {
    const value = resolve(pair, []);
    return value === undefined || value === pair.value ? pair : pairOf(pair.key, value);
  });
  return mapWith(section, items);
}

/** Corrects a misspelt key `like` in place, because without it an entry would lack what it inherits. Reports an empty `like`. */
function correctLikes(section: YAMLMap.Parsed, name: string, mistakes: Mistakes): void {
  const definition = entrySections(schema)[name] ?? '';
  const keys = Object.keys(propertiesOf(ownValue(schema.definitions, definition)));
  for (const { key: entry, value } of section.items) {
    if (!isMap(value)) continue;
    if (value.has('like')) {
      if (value.get('like') !== undefined) continue;
      const place = [name, isScalar(entry) ? String(entry.value) : ''];
      const hint = `name an entry of ${name}, or remove the key`;
      mistakes.add('bad-like', [...place, 'like'], "'like' is empty", hint, { on: 'key', isClear: true });
      mistakes.markUnclear(place);
      continue;
    }
    for (const pair of value.items) {
      const { key } = pair;
      const written = keyOf(pair);
      if (!isScalar(key) || !isScalar(pair.value) || keys.includes(written)) continue;
      if (nearest(written, [...keys, 'like']) !== 'like') continue;
      const place = [name, isScalar(entry) ? String(entry.value) : '', written];
      mistakes.add('unknown-key', place, `'${written}' is not a key of an entry`, "did you mean 'like'?", {
        on: 'key',
        isClear: true,
      });
      key.value = 'like';
    }
  }
}

/** The keys whose mappings the parent should complete, but it has no mapping there, which is reported. */
function incomplete(own: YAMLMap.Parsed, parent: YAMLMap.Parsed | undefined, section: string): readonly string[] {
  if (parent === undefined) return [];
  const definition: unknown = ownValue(schema.definitions, entrySections(schema)[section] ?? '');
  const required = isRecord(definition) ? strings(definition.required) : [];
  return [...COMPLETED_KEYS].filter((key) => {
    const inherited = parent.get(key, true);
    // In a group, `prices` is the name of a list.
    return isMap(own.get(key, true)) && (inherited === undefined ? required.includes(key) : !isMap(inherited));
  });
}

/** The entry's own pairs, then those that only its parent has. @param from the parent's name, for findings */
export function complete(own: YAMLMap.Parsed, inherited: readonly ParsedPair[], from?: string): YAMLMap.Parsed {
  const given = new Map(inherited.map((pair) => [keyOf(pair), pair]));
  const stated = new Set(own.items.map(keyOf));
  const items = [
    ...own.items
      .filter((pair) => keyOf(pair) !== 'like')
      .map((pair) => (COMPLETED_KEYS.has(keyOf(pair)) ? completeMapping(pair, given.get(keyOf(pair)), from) : pair)),
    ...inherited.filter((pair) => !stated.has(keyOf(pair)) && !OWN_KEYS.has(keyOf(pair))),
  ];
  return withInheritance(own, items, from);
}

/** The mapping with the items; those that it does not state are inherited. */
function withInheritance(own: YAMLMap.Parsed, items: readonly ParsedPair[], from: string | undefined): YAMLMap.Parsed {
  const made = mapWith(own, items);
  const stated = new Set(own.items.map(keyOf));
  const keys = new Set(items.map(keyOf).filter((key) => !stated.has(key)));
  return from === undefined ? made : noteInheritance(made, { from, keys });
}

/** The parent's members in their order, each replaced by the entry's own, and then the entry's other members. Facts depend on the order. */
function completeMapping(own: ParsedPair, inherited: ParsedPair | undefined, from: string | undefined): ParsedPair {
  if (!isMap(own.value) || !isMap(inherited?.value)) return own;
  const stated = new Map(own.value.items.map((pair) => [keyOf(pair), pair]));
  const given = new Set(inherited.value.items.map(keyOf));
  const items = [
    ...inherited.value.items.map((pair) => stated.get(keyOf(pair)) ?? pair),
    ...own.value.items.filter((pair) => !given.has(keyOf(pair))),
  ];
  return pairOf(own.key, withInheritance(own.value, items, from));
}

function likeOf({ value }: ParsedPair): string | undefined {
  if (!isMap(value)) return undefined;
  const like: unknown = value.get('like');
  return like === undefined ? undefined : String(like);
}
