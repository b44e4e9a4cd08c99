/** Holds the text of a configuration file and gives the position of every key, value and character in it. */
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  Lexer,
  LineCounter,
  type Pair,
  type ParsedNode,
  type YAMLMap,
} from 'yaml';
import { parsePointer } from '../../lib/json/pointer.ts';
import { nameInvisible, nameLookAlikes } from '../../lib/text/visible.ts';
import type { Diagnostic, DiagnosticCode } from './diagnostic.ts';
import { inheritanceOf } from './expand/nodes.ts';
import { isSubstituted, listTextOf, originOf } from './expand/placeholders.ts';
import { parseLexemes } from './parse-lexemes.ts';
import { type Path, type Position, type Spot, toPointer } from './position.ts';
import { scalarOffset } from './scalar-offset.ts';

/** The YAML node at a path. A member of a mapping also has a key, an item of a list does not. */
export interface FoundNode {
  readonly pair: Pair<ParsedNode, ParsedNode | null> | undefined;
  readonly node: ParsedNode | undefined;
}

/** One file of a configuration. Its offsets begin at `from` in the text of all files. */
export interface Part {
  /** The file's name in diagnostics. */
  readonly file: string;
  /** Without a byte order mark. */
  readonly text: string;
  readonly from: number;
  readonly lines: LineCounter;
}

/** Codes of findings about a text that may come from a list: a name, or a part of a path. */
const FROM_LISTS: ReadonlySet<DiagnosticCode> = new Set(['unknown-reference', 'duplicate-route']);

/** The steps to an entry of a section: the root, the section and the entry. */
const ENTRY_STEPS = 3;

/** A tree over the texts of one or more files. */
interface Tree {
  readonly of: Source;
  readonly parts: readonly Part[];
  readonly root: ParsedNode | undefined;
}

/**
 * A YAML (or JSON) text with its positions. A configuration of several files is one text too: theirs, one after the other, so an
 * offset alone gives the file, the line and the column, however a node was moved or copied.
 */
export class Source {
  /** The name of the first file, which includes the others. */
  readonly file: string;
  /** The texts without byte order marks, joined by line breaks. */
  readonly text: string;
  /** The text of the first file cut into tokens, with control marks of the lexer between them. */
  readonly lexemes: readonly string[];
  /** The document of the first file. */
  readonly document: Document.Parsed;
  readonly parts: readonly Part[];
  readonly #root: ParsedNode | undefined;

  constructor(file: string, text: string, tree?: Tree) {
    this.file = file;
    this.text = text.startsWith('\uFEFF') ? text.slice(1) : text;
    if (tree === undefined) {
      const lines = new LineCounter();
      this.parts = [{ file, text: this.text, from: 0, lines }];
      this.lexemes = [...new Lexer().lex(this.text)];
      this.document = parseLexemes(this.lexemes, this.text.length, lines);
      this.#root = undefined;
    } else {
      this.parts = tree.parts;
      this.lexemes = tree.of.lexemes;
      this.document = tree.of.document;
      this.#root = tree.root;
    }
  }

  /** The node of the whole document, expanded if this source is. */
  get root(): ParsedNode | undefined {
    return this.#root ?? this.document.contents ?? undefined;
  }

  /** The same text with another tree, whose nodes have positions in this text. Paths are then paths in that tree. */
  withRoot(root: ParsedNode): Source {
    return new Source(this.file, this.text, { of: this, parts: this.parts, root });
  }

  /** The texts of this file and of others, with a tree whose offsets begin in each part at its `from`. */
  withParts(parts: readonly Part[], root: ParsedNode | undefined): Source {
    return new Source(this.file, parts.map(({ text }) => text).join('\n'), { of: this, parts, root });
  }

  /**
   * The position of the value at a pointer, or of its key with `'key'`. `offset` counts UTF-16 units of a string's value;
   * quotes, escapes and folded lines are taken into account. If the path does not exist, the nearest parent's key.
   */
  at(pointer: string | Path, on: 'key' | 'value' = 'value', offset?: number): Position {
    return this.position(this.#offsetOf(toPath(pointer), { on, offset }));
  }

  /** A finding. It is an error unless `spot` gives another severity. */
  diagnostic(
    code: DiagnosticCode,
    pointer: string | Path,
    message: string,
    hint?: string,
    spot: Spot & Pick<Partial<Diagnostic>, 'severity' | 'spelling'> = {},
  ): Diagnostic {
    const text = typeof pointer === 'string' ? pointer : toPointer(pointer);
    const position = this.position(this.#offsetOf(toPath(pointer), spot));
    return {
      code,
      severity: spot.severity ?? 'error',
      ...position,
      pointer: text,
      message: nameLookAlikes(nameInvisible(message)),
      hint: hint === undefined ? null : nameInvisible(hint),
      within: this.#repeatedIn(toPath(pointer)),
      listed: FROM_LISTS.has(code) ? this.#listedAt(toPath(pointer)) : undefined,
      spelling: spot.spelling,
      inherited: this.#inheritedFrom(toPath(pointer), code),
    };
  }

  writtenKey(path: Path): string {
    const key = this.find(path)?.pair?.key;
    return String(isScalar(key) ? originOf(key, 0).scalar.value : path.at(-1));
  }

  isInherited(path: Path): boolean {
    const parent = this.find(path.slice(0, -1))?.node;
    return inheritanceOf(parent)?.keys.has(String(path.at(-1))) === true;
  }

  position(offset: number): Position {
    const part = this.parts.findLast(({ from }) => from <= offset) ?? this.#first;
    const { line, col } = part.lines.linePos(Math.min(Math.max(offset - part.from, 0), part.text.length));
    return { file: part.file, ...(line === 0 ? { line: 1, column: 1 } : { line, column: col }) };
  }

  get #first(): Part {
    const [first] = this.parts;
    if (first === undefined) throw new Error('a source has at least one part');
    return first;
  }

  /** The node at the path; undefined if the path does not exist. */
  find(path: Path): FoundNode | undefined {
    const steps = this.#walk(path);
    return steps.length === path.length + 1 ? steps.at(-1) : undefined;
  }

  #offsetOf(path: Path, spot: Spot): number {
    const steps = this.#walk(path);
    const last = steps.at(-1);
    const whole = steps.length === path.length + 1;
    if (whole && last?.node && spot.on !== 'key') {
      if (spot.offset !== undefined && isScalar(last.node)) {
        const { scalar, index } = originOf(last.node, spot.offset);
        return scalarOffset(scalar, this.text, index);
      }
      if (!isEmpty(last.node)) return last.node.range[0];
    }
    const place = last?.pair?.key ?? last?.node;
    return place?.range[0] ?? 0;
  }

  #repeatedIn(path: Path): string | undefined {
    // The name of an entry is its key; the name of a list's item is its value.
    const names = this.#walk(path).map(({ pair, node }) => (pair === undefined ? node : pair.key));
    const name = names.findLast((name) => isScalar(name) && isSubstituted(name));
    return isScalar(name) ? String(name.value) : undefined;
  }

  /** The position, in its list, of a value that comes from a list. */
  #listedAt(path: Path): Diagnostic['listed'] {
    const node = this.find(path)?.node;
    const text = isScalar(node) ? listTextOf(node) : undefined;
    return text && { ...this.position(text.at), of: text.of };
  }

  /** For a missing part: the same place in the entry that this one is `like`. */
  #inheritedFrom(path: Path, code: DiagnosticCode): string | undefined {
    const steps = this.#walk(path);
    const [section = '', , ...below] = path;
    if (steps.length < ENTRY_STEPS || (below.length === 0 && code === 'unused')) return undefined;
    const entry = inheritanceOf(steps.at(-1)?.node);
    return entry && toPointer([section, entry.from, ...below]);
  }

  /** The node at each step of the path, the root first, as far as the path exists. */
  #walk(path: Path): readonly FoundNode[] {
    let node = this.root;
    const steps: FoundNode[] = [{ pair: undefined, node }];
    for (const [index, token] of path.entries()) {
      const next = child(node, token, path[index + 1]);
      if (next === undefined) break;
      steps.push(next);
      node = next.node;
    }
    return steps;
  }
}

/** The member or item of a node. If a key occurs twice, the last one that contains the next step, else the last one. */
function child(node: ParsedNode | undefined, token: string | number, next?: string | number): FoundNode | undefined {
  if (isMap(node)) {
    const pairs = pairsNamed(node, String(token));
    const hasNext = ({ value }: ParsedPair) =>
      isMap(value) && next !== undefined && pairsNamed(value, String(next)).length > 0;
    const pair = (pairs.length > 1 ? pairs.findLast(hasNext) : undefined) ?? pairs.at(-1);
    return pair && { pair, node: pair.value ?? undefined };
  }
  const item = isSeq(node) ? node.items[Number(token)] : undefined;
  return item && { pair: undefined, node: item };
}

type ParsedPair = Pair<ParsedNode, ParsedNode | null>;
type ParsedMap = YAMLMap<ParsedNode, ParsedNode | null>;

/** Smaller mappings are not indexed. */
const INDEXED_PAIRS = 64;
const indexes = new WeakMap<ParsedMap, { readonly size: number; readonly pairs: ReadonlyMap<string, ParsedPair[]> }>();

/** The pairs of a mapping with this key. A large mapping is indexed, because each finding in it looks for its position. */
function pairsNamed(map: ParsedMap, name: string): readonly ParsedPair[] {
  const isNamed = ({ key }: ParsedPair) => isScalar(key) && String(key.value) === name;
  const { items } = map;
  if (items.length < INDEXED_PAIRS) return items.filter(isNamed);
  let index = indexes.get(map);
  if (index?.size !== items.length) {
    const pairs = Map.groupBy(items, ({ key }) => (isScalar(key) ? String(key.value) : ''));
    index = { size: items.length, pairs };
    indexes.set(map, index);
  }
  const found = index.pairs.get(name) ?? [];
  // A repair may have renamed a key meanwhile.
  return found.length > 0 && found.every(isNamed) ? found : items.filter(isNamed);
}

/** `key:` with nothing after it: the empty value has no position, so the key's is used. */
function isEmpty(node: ParsedNode): boolean {
  return isScalar(node) && node.value === null && node.source === '';
}

function toPath(pointer: string | Path): Path {
  return typeof pointer === 'string' ? (parsePointer(pointer) ?? []) : pointer;
}
