/**
 * Expands a document before its shape is checked: entries that repeat over a list of `each`, and entries that are `like` another.
 * Expanded nodes keep their positions in the file, so later findings point at the line that the operator wrote.
 */
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import schema from '../../../../schemas/gateway.schema.json' with { type: 'json' };
import type { Diagnostic } from '../diagnostic.ts';
import { lineWords, type Path } from '../position.ts';
import { entrySections } from '../schema-words.ts';
import type { Source } from '../source.ts';
import { correctEntryNames, correctListNames } from './declared-names.ts';
import { inherit } from './inherit.ts';
import { withoutBadNames } from './listed-names.ts';
import { readLists } from './lists.ts';
import { Mistakes } from './mistakes.ts';
import { keyOf, mapWith, type ParsedPair, pairOf } from './nodes.ts';
import { isSubstituted } from './placeholders.ts';
import { Repeater } from './repeat.ts';

/** The sections whose entries may be `like` another entry. */
const SECTIONS: ReadonlySet<string> = new Set(Object.keys(entrySections(schema)));

/** The expanded source, and the mistakes of its lists, placeholders and `like`s. */
export interface Expanded {
  /** Undefined when a mistake makes the meaning of the file unclear. A misspelt name counts as the similar one. */
  readonly source: Source | undefined;
  /** Whether the source has every entry. */
  readonly isWhole: boolean;
  /** Paths in the source whose values are unclear because of a mistake, or because they depend on missing parts. */
  readonly unclear: readonly Path[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Expands a document. It must have no syntax errors. @param isWhole false if entries may be missing. */
export function expand(source: Source, isWhole: boolean): Expanded {
  const { root } = source;
  if (!isMap(root) || !/\$\(|like|each/.test(source.text)) return { source, isWhole, unclear: [], diagnostics: [] };
  const mistakes = new Mistakes(source, isWhole);
  const expanded = (made: Source | undefined): Expanded => {
    const { isWhole, unclear, diagnostics } = mistakes;
    return { source: made, isWhole, unclear, diagnostics };
  };
  const lists = withoutBadNames(source, correctListNames(readLists(source, mistakes), mistakes), mistakes);
  const written = root.items.filter((pair) => keyOf(pair) !== 'each');
  const repeater = new Repeater(lists, mistakes);
  const repeated = repeater.repeat(mapWith(root, written));
  repeater.reportUnusedFields();
  if (!isMap(repeated)) return expanded(undefined);
  mistakes.source = source.withRoot(repeated);
  const named = correctEntryNames(repeated, mistakes);
  mistakes.source = source.withRoot(named);
  const items = named.items.map((pair) => {
    const { key, value } = pair;
    const name = keyOf(pair);
    if (value !== null) reportDuplicates(value, [name], mistakes);
    if (!isMap(value) || !SECTIONS.has(name)) return pair;
    return pairOf(key, inherit(value, name, mistakes));
  });
  return expanded(mistakes.isClear ? source.withRoot(mapWith(root, items)) : undefined);
}

/** A repeated entry may get the name of another entry. The syntax check reports keys that are written twice. */
function reportDuplicates(node: ParsedNode, path: Path, mistakes: Mistakes): void {
  if (isSeq(node)) for (const [index, item] of node.items.entries()) reportDuplicates(item, [...path, index], mistakes);
  if (!isMap(node)) return;
  const seen = new Map<string, ParsedPair>();
  for (const pair of node.items) {
    const name = keyOf(pair);
    const place = [...path, name];
    if (pair.value !== null) reportDuplicates(pair.value, place, mistakes);
    const first = seen.get(name);
    if (first === undefined) {
      seen.set(name, pair);
      continue;
    }
    if (![first, pair].some(({ key }) => isScalar(key) && isSubstituted(key))) continue;
    const { file } = mistakes.source.position(pair.key.range[0]);
    const where = lineWords(mistakes.source.position(first.key.range[0]), file);
    const message = `duplicate key '${name}', first used in ${where}`;
    const hint = 'remove one of them, or its entry in the list of `each`';
    mistakes.add('duplicate-key', place, message, hint, { on: 'key', isClear: true });
  }
}
