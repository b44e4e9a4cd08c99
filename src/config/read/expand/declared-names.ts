/**
 * Corrects names that are misspelt in their declaration: one finding there, instead of one at each use of the right name. A name counts
 * as misspelt if nothing uses it, and several lines use a similar one that is not declared.
 */
import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import schema from '../../../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue } from '../../../lib/json/pointer.ts';
import { isRecord } from '../../../lib/json/record.ts';
import { nearest } from '../../../lib/text/prefix.ts';
import type { Path, Position } from '../position.ts';
import { referencesIn } from '../references.ts';
import { entrySections } from '../schema-words.ts';
import { readValues } from '../values.ts';
import type { Lists } from './lists.ts';
import type { Mistakes } from './mistakes.ts';
import { keyOf, mapWith, pairOf } from './nodes.ts';
import { placeholdersIn } from './placeholders.ts';

/** The positions at which each name is used. */
type Uses = ReadonlyMap<string, readonly Position[]>;

/** The document, with the corrected names of entries. */
export function correctEntryNames(root: YAMLMap.Parsed, mistakes: Mistakes): YAMLMap.Parsed {
  const { source } = mistakes;
  const { value } = (mistakes.isWhole && readValues(source)) || {};
  if (!isRecord(value)) return root;
  const used = usesOf(value, mistakes);
  let isChanged = false;
  const items = root.items.map((pair) => {
    const section = keyOf(pair);
    const uses = used.get(section);
    if (!isMap(pair.value) || uses === undefined) return pair;
    const names = pair.value.items.map(keyOf);
    const meant = misspelt(names, uses, (name) => [section, name], mistakes);
    if (meant.size === 0) return pair;
    isChanged = true;
    const entries = pair.value.items.map((entry) => {
      const name = meant.get(keyOf(entry));
      const key = entry.key.clone();
      if (name === undefined || !isScalar(key)) return entry;
      key.value = name;
      return pairOf(key as ParsedNode, entry.value);
    });
    return pairOf(pair.key, mapWith(pair.value, entries));
  });
  return isChanged ? mapWith(root, items) : root;
}

/** The lists, with corrected names. */
export function correctListNames(lists: Lists, mistakes: Mistakes): Lists {
  const { source, isWhole } = mistakes;
  const isKnown = ([, name = '']: RegExpMatchArray): boolean => lists.has(name);
  if (!isWhole || [...source.text.matchAll(/\$\((\w+)/g)].every(isKnown)) return lists;
  const uses = new Map<string, Position[]>();
  for (const scalar of scalarsIn(source.root)) {
    for (const { by } of placeholdersIn(String(scalar.value))) {
      if (by !== undefined) uses.set(by.list, [...(uses.get(by.list) ?? []), source.position(scalar.range[0])]);
    }
  }
  const meant = misspelt([...lists.keys()], uses, (name) => ['each', name], mistakes);
  return new Map(Array.from(lists, ([name, entries]) => [meant.get(name) ?? name, entries]));
}

function usesOf(document: Readonly<Record<string, unknown>>, { source }: Mistakes): ReadonlyMap<string, Uses> {
  const used = new Map<string, Map<string, Position[]>>();
  const add = (to: string, name: string, path: Path): void => {
    const names = used.get(to) ?? new Map<string, Position[]>();
    used.set(to, names.set(name, [...(names.get(name) ?? []), source.at(path)]));
  };
  for (const section of Object.keys(document)) {
    const value = document[section];
    if (!isRecord(value) || !Object.hasOwn(entrySections(schema), section)) {
      for (const { to, name, path } of referencesIn(section, value)) add(to, name, [section, ...path]);
      continue;
    }
    for (const [entry, content] of Object.entries(value)) {
      for (const { to, name, path } of referencesIn(section, content)) add(to, name, [section, entry, ...path]);
      const like = isRecord(content) ? ownValue(content, 'like') : undefined;
      if (typeof like === 'string') add(section, like, [section, entry, 'like']);
    }
  }
  return used;
}

/** The misspelt declared names, each with the name that was meant. Reports each. */
function misspelt(
  declared: readonly string[],
  uses: Uses,
  placeOf: (name: string) => Path,
  mistakes: Mistakes,
): ReadonlyMap<string, string> {
  const { source } = mistakes;
  const meant = new Map<string, string>();
  for (const [used, positions] of uses) {
    const lines = [...new Set(positions.map(({ file, line }) => `${file}:${line}`))];
    if (declared.includes(used) || lines.length < 2) continue;
    const name = nearest(
      used,
      declared.filter((each) => !uses.has(each) && !meant.has(each)),
    );
    if (name === undefined) continue;
    meant.set(name, used);
    const { file } = source.at(placeOf(name), 'key');
    const own = positions.filter((position) => position.file === file).map(({ line }) => line);
    const where = own.length > 0 ? `line ${own[0]}` : (lines[0] ?? '');
    const message = `nothing uses '${name}', but ${where} and ${lines.length - 1} more use '${used}'`;
    mistakes.add('unknown-reference', placeOf(name), message, `did you mean '${used}'?`, { on: 'key', isClear: true });
  }
  return meant;
}

function* scalarsIn(node: ParsedNode | null | undefined): Iterable<Extract<ParsedNode, { readonly value: unknown }>> {
  if (isScalar(node)) yield node;
  if (isSeq(node)) for (const item of node.items) yield* scalarsIn(item);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    yield* scalarsIn(key);
    yield* scalarsIn(value);
  }
}
