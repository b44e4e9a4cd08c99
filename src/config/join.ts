/** Joins the files of a configuration into one document: a section in several files has the entries of all of them. */
import { isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import type { Diagnostic } from './diagnostic.ts';
import { keyOf, mapWith, type ParsedPair, pairOf } from './expand/nodes.ts';
import { lineWords } from './position.ts';
import type { Part, Source } from './source.ts';

/** The joined document, and the names that two files have. */
export interface Joined {
  readonly source: Source;
  /** Whether one of the files has a mapping, so that there is a document. */
  readonly isReadable: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** The key of the list of included files. It is not part of the joined document. */
export const INCLUDE = 'include';

/**
 * Joins files, the main one first. The documents of the other files are changed in place: the offsets of their nodes become those of
 * the joined text.
 *
 * @param broken files of which only the text is taken. The others have no syntax errors, and only mappings at the top.
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
  if (first === undefined) return { source: main.withParts(parts, undefined), isReadable: false, diagnostics: [] };
  const joiner = new Joiner(main.withParts(parts, first));
  for (const root of roots) joiner.add(root);
  const source = main.withParts(parts, joiner.rootLike(first));
  return { source, isReadable: true, diagnostics: joiner.diagnostics };
}

/** Collects the sections of the files, and reports names that two files have. */
class Joiner {
  readonly diagnostics: Diagnostic[] = [];
  /** With the positions of all files. */
  readonly #places: Source;
  readonly #sections: ParsedPair[] = [];

  constructor(places: Source) {
    this.#places = places;
  }

  /** Adds the sections of the next file. */
  add(root: YAMLMap.Parsed): void {
    const earlier = new Map(this.#sections.map((pair, index) => [keyOf(pair), index]));
    for (const pair of root.items) {
      const name = keyOf(pair);
      if (name === INCLUDE) continue;
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

  #report(first: ParsedPair, second: ParsedPair, path: readonly string[]): void {
    const at = this.#places.position(second.key.range[0]);
    const where = lineWords(this.#places.position(first.key.range[0]), at.file);
    const message = `duplicate key '${path.at(-1)}', first used in ${where}`;
    const finding = this.#places.diagnostic(
      'duplicate-key',
      path,
      message,
      'keep one of them; the names of a section are those of all its files',
    );
    this.diagnostics.push({ ...finding, ...at });
  }
}

/** Moves the offsets of a node and of everything in it. */
function shift(node: ParsedNode, by: number): void {
  const [start, valueEnd, end] = node.range;
  node.range = [start + by, valueEnd + by, end + by];
  if (isSeq(node)) for (const item of node.items) shift(item, by);
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    shift(key, by);
    if (value !== null) shift(value, by);
  }
}

/** Whether a document can be joined: a mapping, or nothing. */
export function isJoinable(root: ParsedNode | undefined): boolean {
  return root === undefined || isMap(root) || (isScalar(root) && root.value === null);
}
