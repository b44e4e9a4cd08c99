/** Every single mistake of a configuration: each key and value misspelt, of another type or left out, each line moved by one space or written twice. */
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';

/** How a text is changed. */
export type MistakeKind =
  | 'misspelt key'
  | 'misspelt value'
  | 'value of another type'
  | 'left out'
  | 'one space too deep'
  | 'one space too shallow'
  | 'line twice';

/** One changed token. */
export interface SingleMistake {
  readonly kind: MistakeKind;
  /** The path in the document: names and indexes joined by dots. For a moved line, the path of its first key. */
  readonly path: string;
  /** The old and the new text. */
  readonly was: string;
  readonly is: string;
  /** The line of the change, from 1, in the changed text. */
  readonly line: number;
  /** The lines of the keys around it. */
  readonly around: readonly number[];
  readonly text: () => string;
}

interface Edit {
  readonly kind: MistakeKind;
  readonly path: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly is: string;
}

/** Every single mistake in the text of a configuration. Each creates its text on demand. */
export function* singleMistakes(text: string): Iterable<SingleMistake> {
  const root = parseDocument(text).contents;
  if (root === null) return;
  const edits = [...editsIn(root, [], text)];
  const paths = new Map<number, string>();
  const lines = new Map<string, number>();
  for (const { kind, path, from } of edits) {
    const line = lineOf(text, from);
    if (kind !== 'misspelt key') continue;
    lines.set(path.join('.'), line);
    if (!paths.has(line)) paths.set(line, path.join('.'));
  }
  for (const { kind, path, from, to, is } of [...edits, ...changedLines(text)]) {
    const line = lineOf(text, from);
    const keys = path.length > 0 ? path.map(String) : (paths.get(line) ?? '').split('.');
    yield {
      kind,
      path: path.length > 0 ? path.join('.') : (paths.get(line) ?? ''),
      was: text.slice(from, to),
      is,
      line,
      around: keys.flatMap((_, length) => lines.get(keys.slice(0, length).join('.')) ?? []),
      text: () => text.slice(0, from) + is + text.slice(to),
    };
  }
}

function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

function* editsIn(node: ParsedNode, path: readonly string[], text: string): Iterable<Edit> {
  if (isMap(node)) yield* editsInMap(node, path, text);
  else if (isSeq(node)) yield* editsInList(node, path, text);
  else if (isScalar(node)) yield* editsOfScalar(node, path, text);
  if (path.length === 0 || isScalar(node)) return;
  const [from, to] = node.range;
  yield { kind: 'value of another type', path, from, to: trimEnd(text, from, to), is: 'zzz' };
}

function* editsInMap(node: YAMLMap.Parsed, path: readonly string[], text: string): Iterable<Edit> {
  for (const { key, value } of node.items) {
    if (!isScalar(key)) continue;
    const [from, to] = key.range;
    const place = [...path, String(key.value)];
    yield { kind: 'misspelt key', path: place, from, to, is: misspell(text.slice(from, to)) };
    const end = value?.range[1] ?? to;
    yield { kind: 'left out', path: place, ...whole(from, end, node.flow === true, text), is: '' };
    if (value !== null) yield* editsIn(value, place, text);
  }
}

function* editsInList(node: YAMLSeq.Parsed, path: readonly string[], text: string): Iterable<Edit> {
  for (const [index, item] of node.items.entries()) {
    const place = [...path, String(index)];
    const [from, to] = item.range;
    const dash = node.flow === true ? from : text.lastIndexOf('-', from);
    yield { kind: 'left out', path: place, ...whole(dash, to, node.flow === true, text), is: '' };
    yield* editsIn(item, place, text);
  }
}

function* editsOfScalar(node: ParsedNode, path: readonly string[], text: string): Iterable<Edit> {
  const [from, to] = node.range;
  const value: unknown = isScalar(node) ? node.value : undefined;
  if (typeof value === 'string') {
    yield { kind: 'misspelt value', path, from, to, is: misspell(text.slice(from, to)) };
    yield* misspeltWords(text.slice(from, to), path, from);
    yield { kind: 'value of another type', path, from, to, is: '7' };
    yield { kind: 'value of another type', path, from, to, is: `[${text.slice(from, to)}]` };
  } else {
    yield { kind: 'value of another type', path, from, to, is: 'zzz' };
    yield { kind: 'value of another type', path, from, to, is: `[${text.slice(from, to)}]` };
  }
}

/** Each word of an expression, a template, a path or a list in a text. */
function* misspeltWords(text: string, path: readonly string[], offset: number): Iterable<Edit> {
  const words = [...text.matchAll(/[A-Za-z_]{3,}/g)];
  if (words.length < 2) return;
  for (const { 0: word, index } of words) {
    const from = offset + index;
    yield { kind: 'misspelt value', path, from, to: from + word.length, is: misspell(word) };
  }
}

/** The range of a member or an item, including the separator from its neighbours. */
function whole(
  from: number,
  end: number,
  isFlow: boolean,
  text: string,
): { readonly from: number; readonly to: number } {
  const to = trimEnd(text, from, end);
  if (!isFlow) {
    const start = text.lastIndexOf('\n', from) + 1;
    // The first key of a list's item follows the dash.
    return text.slice(start, from).trim() === '' ? { from: start, to: to + 1 } : { from, to };
  }
  const [after = ''] = /^\s*,\s*/.exec(text.slice(to)) ?? [];
  if (after !== '') return { from, to: to + after.length };
  const [before = ''] = /,\s*$/.exec(text.slice(0, from)) ?? [];
  return { from: from - before.length, to };
}

function trimEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

function* changedLines(text: string): Iterable<Edit> {
  let from = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '' && !line.trimStart().startsWith('#')) {
      yield { kind: 'one space too deep', path: [], from, to: from, is: ' ' };
      yield { kind: 'line twice', path: [], from, to: from, is: `${line}\n` };
      if (line.startsWith(' ')) yield { kind: 'one space too shallow', path: [], from, to: from + 1, is: '' };
    }
    from += line.length + 1;
  }
}

/** The word without its middle letter; a short word with an extra letter. */
export function misspell(word: string): string {
  const letters = [...word.matchAll(/[A-Za-z]/g)];
  const middle = letters[Math.floor(letters.length / 2)]?.index;
  if (middle === undefined) return `${word.slice(0, -1)}9${word.slice(-1)}`;
  if (letters.length < 4) return `${word.slice(0, middle)}q${word.slice(middle)}`;
  return word.slice(0, middle) + word.slice(middle + 1);
}
