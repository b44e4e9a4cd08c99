/**
 * Corrects misspelt `include`, `each` and names of sections in each file, before the files are joined, repeated and inherited. The check
 * of the shape, which corrects other keys, comes too late for them: it would find the consequences.
 */
import { isMap, isScalar } from 'yaml';
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { nearest } from '../lang/prefix.ts';
import type { Diagnostic } from './diagnostic.ts';
import { entrySections, propertiesOf } from './schema-words.ts';
import type { Source } from './source.ts';

const KNOWN: ReadonlySet<string> = new Set([...Object.keys(propertiesOf(schema)), 'include', 'each']);
/** Sections of named entries, which files have in common. */
const SECTIONS: ReadonlySet<string> = new Set(Object.keys(entrySections(schema)));

/** Corrects the keys of a file in place, and reports them. */
export function correctEarlyKeys(source: Source): readonly Diagnostic[] {
  const { root } = source;
  if (!isMap(root)) return [];
  return root.items.flatMap(({ key, value }) => {
    const name = isScalar(key) ? String(key.value) : '';
    const meant = KNOWN.has(name) ? undefined : nearest(name, KNOWN);
    if (!isScalar(key) || meant === undefined || root.has(meant)) return [];
    if (meant !== 'include' && !(isMap(value) && (meant === 'each' || SECTIONS.has(meant)))) return [];
    const message = `'${name}' is not a key of the configuration`;
    const finding = source.diagnostic('unknown-key', [name], message, `did you mean '${meant}'?`, { on: 'key' });
    key.value = meant;
    return [finding];
  });
}
