/** The value of a document, made so that one mistake of its text is no reason to leave the rest of it unchecked. */
import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import type { Path, Source } from './source.ts';

/** A value that no part of is shared, and what of it the text does not say for certain. */
export interface Values {
  readonly value: unknown;
  /** Where an alias leads nowhere, or a tag changes what a value is. */
  readonly doubtful: readonly Path[];
}

/** Aliases may make a small text large; no configuration comes near it. */
const MOST_NODES = 100_000;

/** The value of a source, aliases and merge keys written out; undefined when that has no end. */
export function readValues(source: Source): Values | undefined {
  const reader = new Reader();
  const value = reader.read(source.document.contents ?? undefined, []);
  return reader.isTooLarge ? undefined : { value, doubtful: reader.doubtful };
}

class Reader {
  readonly doubtful: Path[] = [];
  readonly #anchors = new Map<string, ParsedNode>();
  #left = MOST_NODES;

  get isTooLarge(): boolean {
    return this.#left < 0;
  }

  read(node: ParsedNode | undefined, path: Path): unknown {
    this.#left--;
    if (this.isTooLarge || node === undefined) return null;
    if (isAlias(node)) {
      const target = this.#anchors.get(node.source);
      if (target === undefined) this.doubtful.push(path);
      return this.read(target, path);
    }
    if (node.tag !== undefined) this.doubtful.push(path);
    const value = this.#readPlain(node, path);
    // Only now, so that nothing contains itself.
    if (node.anchor !== undefined) this.#anchors.set(node.anchor, node);
    return value;
  }

  #readPlain(node: ParsedNode, path: Path): unknown {
    if (isSeq(node)) return node.items.map((item, index) => this.read(item, [...path, index]));
    if (isMap(node)) return this.#readMap(node, path);
    return isScalar(node) ? node.value : null;
  }

  #readMap(node: YAMLMap.Parsed, path: Path): unknown {
    const members = new Map<string, unknown>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const place = [...path, name];
      const read = this.read(value ?? undefined, place);
      if (name === '<<') for (const [inherited, one] of Object.entries(read ?? {})) members.set(inherited, one);
      // Neither is a key of anything; both are reported.
      if (name === '<<' || name === '__proto__') continue;
      // Of a key that stands twice the last counts.
      members.set(name, path.length === 0 ? merge(members.get(name), read) : read);
    }
    return Object.fromEntries(members);
  }
}

/** A section that stands twice is read as one. */
function merge(first: unknown, second: unknown): unknown {
  return isPlain(first) && isPlain(second) ? { ...first, ...second } : second;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
