/** Joins the files of a configuration into one document: a section in several files has the entries of all of them. */
import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import type { Diagnostic } from './diagnostic.ts';
import { keyOf, mapWith, type ParsedPair, pairOf } from './expand/nodes.ts';
import { lineWords, type Position } from './position.ts';
import type { Part, Source } from './source.ts';

/** The joined document, and the names that two files have. */
export interface Joined {
  readonly source: Source;
  /** Whether one of the files has a mapping, so that there is a document. */
  readonly isReadable: boolean;
  /** False if a file has a section that is no mapping, whose entries are missing. */
  readonly isWhole: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** The key of the list of included files. It is not part of the joined document. */
export const INCLUDE = 'include';

/**
 * Joins files, the main one first. The documents of the other files are changed in place: the offsets of their nodes become offsets in
 * the joined text.
 *
 * @param broken files from which only the text is used. The others have no syntax errors, and only mappings at the top.
 */
export function joinSources(files: readonly [Source, ...Source[]], broken: ReadonlySet<Source>): Joined {
  const parts: Part[] = [];
  const roots: YAMLMap.Parsed[] = [];
  let from = 0;
  for (const source of files) {
    const { file, text, parts: own, root } = source;
    parts.push(...own.map(({ lines }) => ({ file, text, from, lines })));
    if (isMap(root) && !broken.has(source)) {
      if (from > 0) shift(root, from);
      roots.push(root);
    }
    from += text.length + 1;
  }
  const [main] = files;
  const [first] = roots;
  if (first === undefined)
    return { source: main.withParts(parts, undefined), isReadable: false, isWhole: true, diagnostics: [] };
  const joiner = new Joiner(main.withParts(parts, first));
  for (const root of roots) joiner.add(root);
  const source = main.withParts(parts, joiner.rootLike(first));
  return { source, isReadable: true, isWhole: joiner.isWhole, diagnostics: joiner.diagnostics };
}

/** With this many common names, a file is taken for a copy of another one, which is one mistake. */
const COPIED = 3;

/** A name that two files have: its path, and its positions. */
interface Twice {
  readonly at: Position;
  readonly other: Position;
  readonly path: readonly string[];
}

/** Collects the sections of the files, and reports names that two files have. */
class Joiner {
  readonly #findings: Diagnostic[] = [];
  readonly #twice = new Map<string, readonly Twice[]>();
  isWhole = true;
  /** With the positions of all files. */
  readonly #places: Source;
  readonly #sections: ParsedPair[] = [];

  constructor(places: Source) {
    this.#places = places;
  }

  get diagnostics(): readonly Diagnostic[] {
    const twice = [...this.#twice.values()].flatMap((all) =>
      all.length < COPIED
        ? all.map((each) => this.#duplicate(each))
        : all.slice(0, 1).map((each) => this.#copy(each, all)),
    );
    return [...this.#findings, ...twice];
  }

  /** Adds the sections of the next file. */
  add(root: YAMLMap.Parsed): void {
    const earlier = new Map(this.#sections.map((pair, index) => [keyOf(pair), index]));
    for (const pair of root.items) {
      const name = keyOf(pair);
      if (name === INCLUDE || isRepeatedKey(pair, root)) continue;
      const index = earlier.get(name);
      const first = index === undefined ? undefined : this.#sections[index];
      if (index === undefined || first === undefined) this.#sections.push(pair);
      else this.#sections[index] = this.#merge(first, pair, name);
    }
  }

  /** A root with all sections, at the position of the first file's. */
  rootLike(root: YAMLMap.Parsed): ParsedNode {
    return mapWith(root, this.#sections);
  }

  #merge(first: ParsedPair, second: ParsedPair, name: string): ParsedPair {
    const [inFirst, inSecond] = [isMap(first.value), isMap(second.value)];
    if (inFirst !== inSecond) return this.#keepMapping(first, second, name);
    if (!isMap(first.value) || !isMap(second.value)) {
      this.#report(first, second, [name]);
      return first;
    }
    const entries = new Map(first.value.items.map((pair) => [keyOf(pair), pair]));
    const added = second.value.items.filter((pair) => {
      const other = entries.get(keyOf(pair));
      if (other !== undefined) this.#report(other, pair, [name, keyOf(pair)]);
      return other === undefined;
    });
    return pairOf(first.key, mapWith(first.value, [...first.value.items, ...added]));
  }

  /** Keeps the value that is a mapping, if the section is one in only one of the files. Reports the other. */
  #keepMapping(first: ParsedPair, second: ParsedPair, name: string): ParsedPair {
    const [kept, other] = isMap(first.value) ? [first, second] : [second, first];
    const isEmpty = isScalar(other.value) && other.value.value === null;
    this.isWhole = false;
    const [message, hint] = isEmpty
      ? [`'${name}' is empty`, 'give it entries or remove the key']
      : [`'${name}' must be a mapping`, 'write it as a mapping: NAME: VALUE'];
    const finding = this.#places.diagnostic('wrong-type', [name], message, hint);
    this.#findings.push({ ...finding, ...this.#places.position(other.key.range[0]) });
    return kept;
  }

  #report(first: ParsedPair, second: ParsedPair, path: readonly string[]): void {
    const [at, other] = [second, first].map(({ key }) => this.#places.position(key.range[0]));
    if (at === undefined || other === undefined) return;
    const files = `${at.file} ${other.file}`;
    this.#twice.set(files, [...(this.#twice.get(files) ?? []), { at, other, path }]);
  }

  #duplicate({ at, other, path }: Twice): Diagnostic {
    const message = `duplicate key '${path.at(-1)}', first used in ${lineWords(other, at.file)}`;
    const hint = 'keep one of them; the names of a section are those of all its files';
    return { ...this.#places.diagnostic('duplicate-key', path, message, hint), ...at };
  }

  #copy({ at, other, path }: Twice, { length }: readonly Twice[]): Diagnostic {
    const message = `this file has '${path.at(-1)}' and ${length - 1} more names of ${other.file}`;
    const hint = 'include one of the two files, or keep each name in one of them';
    return { ...this.#places.diagnostic('duplicate-key', path, message, hint), ...at };
  }
}

/** Whether a key without a value occurs again in the same file, which the syntax check reports. */
function isRepeatedKey(pair: ParsedPair, root: YAMLMap.Parsed): boolean {
  const isEmpty = isScalar(pair.value) && pair.value.value === null;
  return isEmpty && root.items.some((other) => other !== pair && keyOf(other) === keyOf(pair));
}

/** Moves the offsets of a node and of everything in it. */
function shift(node: ParsedNode, distance: number): void {
  const [start, valueEnd, end] = node.range;
  node.range = [start + distance, valueEnd + distance, end + distance];
  if (isSeq(node)) for (const item of node.items) shift(item, distance);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    shift(key, distance);
    if (value !== null) shift(value, distance);
  }
}

/** Whether a document can be joined: a mapping, or nothing. */
export function isJoinable(root: ParsedNode | undefined): boolean {
  return root === undefined || isMap(root) || (isScalar(root) && root.value === null);
}
