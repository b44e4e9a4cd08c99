/** Builds the value of a document so that a mistake in its text does not prevent the check of the rest. */

import { isAlias, isMap, isScalar, isSeq, type ParsedNode, type YAMLMap } from 'yaml';
import { isRecord } from '../../lib/json/record.ts';
import { MAX_NODES } from './expand/nodes.ts';
import type { Path } from './position.ts';
import type { Source } from './source.ts';

/** A value without shared parts, and the paths in it that are uncertain. */
export interface Values {
  readonly value: unknown;
  /** Paths of aliases without an anchor, and of values with a tag. */
  readonly doubtful: readonly Path[];
}

/** The value of a source with aliases and merge keys expanded; undefined when it becomes too large. */
export function readValues(source: Source): Values | undefined {
  const reader = new Reader();
  const value = reader.read(source.root, []);
  return reader.isTooLarge ? undefined : { value, doubtful: reader.doubtful };
}

class Reader {
  readonly doubtful: Path[] = [];
  readonly #anchors = new Map<string, ParsedNode>();
  #left = MAX_NODES;

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
    // Registered after its content was read, so that a value cannot contain itself.
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
      if (name === '<<' && isAlias(value) && !this.#anchors.has(value.source)) {
        // It is unknown which keys the mapping should have.
        this.#left--;
        if (path.length > 0) this.doubtful.push(path);
        continue;
      }
      const read = this.read(value ?? undefined, place);
      if (name === '<<') for (const [inherited, value] of Object.entries(read ?? {})) members.set(inherited, value);
      // Both are reported by the syntax check.
      if (name === '<<' || name === '__proto__') continue;
      // The last of several duplicate keys counts. Duplicate sections are merged, so that both are checked.
      members.set(name, path.length === 0 ? merge(members.get(name), read) : read);
    }
    return Object.fromEntries(members);
  }
}

function merge(first: unknown, second: unknown): unknown {
  return isRecord(first) && isRecord(second) ? { ...first, ...second } : second;
}
