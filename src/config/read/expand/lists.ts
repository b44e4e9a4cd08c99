/** Reads the section `each`: the lists whose entries placeholders such as `$(family)` stand for. */
import { isMap, isScalar, isSeq, type ParsedNode } from 'yaml';
import { quoteValue } from '../schema-words.ts';
import type { Source } from '../source.ts';
import type { Mistakes } from './mistakes.ts';

/** One entry of a list: its name with its offset in the file, and its fields by name. */
export interface ListEntry {
  readonly name: string;
  readonly at: number;
  readonly fields: ReadonlyMap<string, Field>;
}

interface Field {
  readonly text: string;
  /** The number, if it is written as one. */
  readonly number: number | undefined;
  readonly at: number;
}

/** The entries of each list, in the order of the file; undefined for a list with a mistake. */
export type Lists = ReadonlyMap<string, readonly ListEntry[] | undefined>;

const NAME = /^[a-z][a-z0-9_]*$/;

/** The lists of a document. Adds the mistakes. */
export function readLists(source: Source, mistakes: Mistakes): Lists {
  const lists = new Map<string, readonly ListEntry[] | undefined>();
  const { root } = source;
  const section = isMap(root) ? root.get('each', true) : undefined;
  if (section === undefined || section === null) return lists;
  let isWrong = false;
  const wrong: Wrong = (path, message, hint, on) => {
    isWrong = true;
    mistakes.add('bad-each', ['each', ...path], message, hint, { on, isClear: true });
  };
  if (!isMap(section)) {
    wrong([], "'each' must be a mapping of lists", 'write for example each: { family: [k, c] }');
    mistakes.markIncomplete();
    return lists;
  }
  for (const { key, value } of section.items) {
    const name = isScalar(key) ? String(key.value) : '';
    // The syntax check reports a key that is there twice.
    const isEmpty = isScalar(value) && value.value === null;
    if (isEmpty && section.items.some((other) => other.key !== key && isScalar(other.key) && other.key.value === name))
      continue;
    isWrong = false;
    if (!NAME.test(name))
      wrong([name], `'${name}' is not a name`, 'write lower-case letters, digits and underscores', 'key');
    const entries = entriesOf(value as ParsedNode | null, name, wrong);
    lists.set(name, isWrong ? undefined : withoutDuplicates(entries, name, mistakes));
  }
  return lists;
}

/** Reports a text that a list has twice, once for all uses of the list. The syntax check reports keys. */
function withoutDuplicates(entries: readonly ListEntry[], list: string, mistakes: Mistakes): readonly ListEntry[] {
  const names = entries.map(({ name }) => name);
  return entries.filter(({ name }, index) => {
    if (names.indexOf(name) === index) return true;
    const message = `${quoteValue(name)} is listed twice in '${list}'`;
    mistakes.add('bad-each', ['each', list, index], message, 'keep one of them', { isClear: true });
    return false;
  });
}

type Wrong = (path: readonly (string | number)[], message: string, hint: string, on?: 'key') => void;

function entriesOf(list: ParsedNode | null, name: string, wrong: Wrong): readonly ListEntry[] {
  if (isSeq(list) && list.items.length > 0) {
    return list.items.map((item, index) => ({
      name: textOf(item, [name, index], wrong),
      at: item.range[0],
      fields: new Map(),
    }));
  }
  if (isMap(list) && list.items.length > 0) {
    const entries = new Map<string, ListEntry>();
    for (const { key, value } of list.items) {
      const entry = isScalar(key) ? String(key.value) : '';
      const fields = fieldsOf(value as ParsedNode | null, [name, entry], wrong);
      // The syntax check reports an entry that is there twice.
      if (!entries.has(entry)) entries.set(entry, { name: entry, at: key.range[0], fields });
    }
    return [...entries.values()];
  }
  wrong(
    [name],
    `'${name}' must be a list`,
    'write [k, c], or a mapping of entries with fields: { k: { path: a }, c: { path: b } }',
  );
  return [];
}

function fieldsOf(node: ParsedNode | null, path: readonly string[], wrong: Wrong): ReadonlyMap<string, Field> {
  const fields = new Map<string, Field>();
  if (node === null || (isScalar(node) && node.value === null)) return fields;
  if (!isMap(node)) {
    wrong(path, `'${path.at(-1)}' must be a mapping of fields`, 'write for example { path: videos }');
    return fields;
  }
  for (const { key, value } of node.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (!NAME.test(name))
      wrong([...path, name], `'${name}' is not a name`, 'write lower-case letters, digits and underscores');
    const text = textOf(value as ParsedNode | null, [...path, name], wrong);
    const number = isScalar(value) && typeof value.value === 'number' ? value.value : undefined;
    fields.set(name, { text, number, at: value?.range?.[0] ?? 0 });
  }
  return fields;
}

/** Longer texts, repeated often, would fill the memory. */
const LONGEST = 1_000;

function textOf(node: ParsedNode | null, path: readonly (string | number)[], wrong: Wrong): string {
  if (isScalar(node) && typeof node.value === 'string') {
    if (node.value.length <= LONGEST) return node.value;
    wrong(path, `a text of a list has at most ${LONGEST} characters`, 'write it where it is used');
    return '';
  }
  if (isScalar(node) && typeof node.value === 'number') return node.source ?? String(node.value);
  wrong(path, 'an entry of a list must be a text', 'write a word, or a text in quotes');
  return '';
}
