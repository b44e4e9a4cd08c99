/**
 * Corrects misspelt `include`, `each` and names of sections in each file, and adds a section whose line is missing, before the files are
 * joined, repeated and inherited. The schema check, which corrects other keys, comes later and would only find the consequences.
 */
import { isMap, isScalar, type YAMLMap } from 'yaml';
import schema from '../../../schemas/gateway.schema.json' with { type: 'json' };
import { ownValue } from '../../lib/json/pointer.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { Diagnostic } from './diagnostic.ts';
import { keyOf, mapWith, type ParsedPair, pairOf, scalarAt } from './expand/nodes.ts';
import { entrySections, propertiesOf } from './schema-words.ts';
import type { Source } from './source.ts';

const KNOWN: ReadonlySet<string> = new Set([...Object.keys(propertiesOf(schema)), 'include', 'each']);
/** Sections of named entries, which several files may have. */
const SECTIONS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(entrySections(schema)).map(([section, definition]) => [
    section,
    new Set(Object.keys(propertiesOf(ownValue(schema.definitions, definition)))),
  ]),
);

/** Corrects the keys of a file in place, and reports them. */
export function correctEarlyKeys(source: Source): readonly Diagnostic[] {
  const { root } = source;
  if (!isMap(root)) return [];
  const misspelt = root.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '';
    const meant = KNOWN.has(name) ? undefined : nearest(name, KNOWN);
    if (!isScalar(key) || meant === undefined || root.has(meant)) return [];
    if (meant !== 'include' && !(isMap(value) && (meant === 'each' || SECTIONS.has(meant)))) return [];
    const message = `'${name}' is not a key of the configuration`;
    const finding = source.diagnostic('unknown-key', [name], message, `did you mean '${meant}'?`, { on: 'key' });
    key.value = meant;
    return [finding];
  });
  return [...misspelt, ...addSections(root, source)];
}

/** Adds each section whose line is missing: its entries follow the entries of the section above, where their keys do not belong. */
function addSections(root: YAMLMap.Parsed, source: Source): readonly Diagnostic[] {
  const findings: Diagnostic[] = [];
  for (const pair of root.items) {
    const { value } = pair;
    const [first, own] = [keyOf(pair), SECTIONS.get(keyOf(pair))];
    if (own === undefined || !isMap(value)) continue;
    const missing = [...SECTIONS.keys()].filter((section) => !root.has(section));
    for (const [index, entry] of value.items.entries()) {
      const section = missing.find((each) => belongsTo(entry, SECTIONS.get(each)) && !belongsTo(entry, own, 1));
      if (section === undefined || index === 0) continue;
      const message = `'${keyOf(entry)}' has the keys of ${section}, but is in ${first}`;
      const hint = `is the line ${section}: missing above it?`;
      findings.push(source.diagnostic('unknown-key', [first, keyOf(entry)], message, hint, { on: 'key' }));
      root.items.push(pairOf(scalarAt(entry.key, section), mapWith(value, value.items.splice(index))));
      break;
    }
  }
  return findings;
}

/** Whether all keys of an entry belong to a section; with `count`, whether at least that many do. */
function belongsTo({ value }: ParsedPair, keys: ReadonlySet<string> | undefined, count?: number): boolean {
  const stated = isMap(value) ? value.items.map(keyOf).filter((key) => key !== 'like') : [];
  const known = stated.filter((key) => keys?.has(key));
  return stated.length > 1 && known.length >= (count ?? stated.length);
}
