/** Writes the kept entries of a configuration as a new text. */
import { Document, isMap, isScalar, Pair, type ParsedNode, YAMLMap } from 'yaml';
import schema from '../../schemas/gateway.schema.json' with { type: 'json' };
import { complete } from '../config/expand/inherit.ts';
import type { Lists } from '../config/expand/lists.ts';
import { keyOf, mapWith, type ParsedPair, pairOf } from '../config/expand/nodes.ts';
import { placeholdersIn, substitute } from '../config/expand/placeholders.ts';
import { INCLUDE } from '../config/join.ts';
import { entrySections } from '../config/schema-words.ts';

/** The entries to keep, by section. */
export type Kept = ReadonlyMap<string, ReadonlySet<string>>;

/** Sections that only some interfaces need: with tasks, and with media that are measured. */
const WITH_TASKS = 'settle';
const WITH_MEDIA = 'media';

/**
 * The text of the kept entries, with their comments. An entry that is `like` one that is not kept has the keys of both.
 *
 * @param root the configuration as it is written.
 */
export function writeExcerpt(root: YAMLMap.Parsed, lists: Lists, kept: Kept, interfaces: readonly string[]): string {
  const sections = root.items.flatMap((pair) => sectionOf(pair, lists, kept) ?? []);
  const [envelope] = kept.get('envelopes') ?? [];
  setEnvelope(sections.find((pair) => keyOf(pair) === 'server')?.value, envelope);
  const used = listsIn(sections);
  const contents = new YAMLMap();
  for (const pair of sections) {
    const name = keyOf(pair);
    if (
      name === INCLUDE ||
      (name === WITH_TASKS && !kept.has('tasks')) ||
      (name === WITH_MEDIA && !measuresMedia(sections))
    ) {
      continue;
    }
    const value =
      name === 'each' && isMap(pair.value)
        ? mapWith(
            pair.value,
            pair.value.items.filter((list) => used.has(keyOf(list))),
          )
        : pair.value;
    if (name === 'each' && used.size === 0) continue;
    const isFirst = contents.items.length === 0;
    // The comment of the first section is that of the whole file.
    if (isScalar(pair.key)) Object.assign(pair.key, { spaceBefore: !isFirst, ...(isFirst && { commentBefore: null }) });
    contents.items.push(new Pair(pair.key, value));
  }
  const document = new Document();
  document.contents = contents;
  return `${header(interfaces)}${document.toString({ lineWidth: 0 })}`;
}

/** The gateway's own answers have the envelope of one of the interfaces. */
function setEnvelope(server: ParsedNode | null | undefined, envelope: string | undefined): void {
  const written = isMap(server) ? server.get('envelope', true) : undefined;
  if (isScalar(written) && envelope !== undefined) Object.assign(written, { value: envelope });
}

function header(interfaces: readonly string[]): string {
  return [
    '# yaml-language-server: $schema=./schemas/gateway.editor.json',
    `# A start for ${interfaces.length === 1 ? 'the interface' : 'the interfaces'} ${interfaces.join(', ')}. Replace the prices and models by yours. \`tollgate check\` reports`,
    '# every mistake, `tollgate plan` shows the result, and docs/language.md explains every section.',
    '',
  ].join('\n');
}

/** A section with the kept entries; undefined if none is kept. Other sections stay whole. */
function sectionOf(pair: ParsedPair, lists: Lists, kept: Kept): ParsedPair | undefined {
  const name = keyOf(pair);
  if (!ENTRIES.has(name) || !isMap(pair.value)) return pair;
  const names = kept.get(name) ?? new Set();
  const { items } = pair.value;
  const isKept = (entry: ParsedPair): boolean => namesOf(keyOf(entry), lists).some((one) => names.has(one));
  const left = items.filter(isKept);
  if (left.length === 0) return undefined;
  const first = left[0]?.key;
  if (isScalar(first)) first.spaceBefore = false;
  const entries = left.map((entry) => pairOf(entry.key, completed(entry, items, isKept)));
  const section = mapWith(pair.value, entries);
  // A comment at the beginning of a section belongs to its first entry.
  if (left[0] === items[0]) section.commentBefore = pair.value.commentBefore ?? null;
  return pairOf(pair.key, section);
}

/** The sections of named entries. */
const ENTRIES: ReadonlySet<string> = new Set(Object.keys(entrySections(schema)));

/** The names for which a written one stands: those of `create_$(family)_video`, or itself. */
function namesOf(written: string, lists: Lists): readonly string[] {
  const placeholders = placeholdersIn(written);
  const entries = lists.get(placeholders[0]?.by?.list ?? '') ?? [];
  if (placeholders.length === 0) return [written];
  return entries.map(({ name, fields }) => {
    return substitute(written, placeholders, ({ field }) => (field === undefined ? name : (fields.get(field) ?? '')))
      .text;
  });
}

/** The value of an entry. If it is `like` an entry that is not kept, it has the keys of that one, too. */
function completed(
  entry: ParsedPair,
  items: readonly ParsedPair[],
  isKept: (entry: ParsedPair) => boolean,
): ParsedNode | null {
  const { value } = entry;
  if (!isMap(value)) return value;
  const like: unknown = value.get('like');
  const parent = items.find((other) => keyOf(other) === like);
  if (parent === undefined || isKept(parent)) return value;
  const inherited = completed(parent, items, isKept);
  if (!isMap(inherited)) return value;
  const made = complete(value, inherited.items);
  // An entry above that one that is kept.
  const above = inherited.items.find((pair) => keyOf(pair) === 'like');
  return above === undefined ? made : mapWith(made, [above, ...made.items]);
}

/** The lists over which the sections repeat. */
function listsIn(sections: readonly ParsedPair[]): ReadonlySet<string> {
  const text = JSON.stringify(sections.filter((pair) => keyOf(pair) !== 'each'));
  return new Set(placeholdersIn(text).flatMap(({ by }) => by?.list ?? []));
}

function measuresMedia(sections: readonly ParsedPair[]): boolean {
  const billing = sections.find((pair) => keyOf(pair) === 'billing');
  return JSON.stringify(billing ?? null).includes('"media":');
}
