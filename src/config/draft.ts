/** A document under repair, and where each of its values stands in the operator's own text. */
import { ownValue } from '../lang/pointer.ts';
import { isRecord } from './schema-words.ts';
import type { Path } from './source.ts';

type Token = string | number;

const REMOVED = Symbol('removed');

/** The value of a document under repair. Items that are removed from lists keep their place until `compact`. */
export class Draft {
  readonly root: unknown;
  /** By container: what a key or index is in the source. */
  readonly #origins = new Map<object, Map<string, Token>>();

  /** @param root a value that nobody else holds; it is changed in place. */
  constructor(root: unknown) {
    this.root = root;
  }

  /** The value at a path, or undefined. */
  get(path: Path): unknown {
    return path.reduce<unknown>((value, token) => childOf(value, token), this.root);
  }

  /** Whether there is something at the path. */
  has(path: Path): boolean {
    const parent = this.get(path.slice(0, -1));
    const token = path.at(-1);
    return typeof parent === 'object' && parent !== null && token !== undefined && childOf(parent, token) !== undefined;
  }

  /** Where the path leads in the source. What is not in the document keeps its own name. */
  toSource(path: Path): Path {
    let node: unknown = this.root;
    return path.map((token) => {
      const origin =
        typeof node === 'object' && node !== null ? this.#origins.get(node)?.get(String(token)) : undefined;
      node = childOf(node, token);
      return origin ?? token;
    });
  }

  /** Removes a member or an item. */
  remove(path: Path): void {
    const parent = this.get(path.slice(0, -1));
    const token = path.at(-1) ?? '';
    if (Array.isArray(parent)) parent[Number(token)] = REMOVED;
    else if (isRecord(parent)) Reflect.deleteProperty(parent, token);
  }

  /** Gives a mapping a member. */
  set(path: Path, value: unknown): void {
    const parent = this.get(path.slice(0, -1));
    if (isRecord(parent)) Reflect.set(parent, path.at(-1) ?? '', value);
  }

  /** Gives a member another key at the same place of its mapping. */
  rename(path: Path, key: string): void {
    const parent = this.get(path.slice(0, -1));
    const old = String(path.at(-1) ?? '');
    if (!isRecord(parent)) return;
    const entries = Object.entries(parent);
    for (const [name] of entries) Reflect.deleteProperty(parent, name);
    for (const [name, value] of entries) Reflect.set(parent, name === old ? key : name, value);
    const origins = this.#originsOf(parent);
    origins.set(key, origins.get(old) ?? old);
    origins.delete(old);
  }

  /** Closes the holes in lists. */
  compact(): void {
    this.#compact(this.root);
  }

  #compact(node: unknown): void {
    if (Array.isArray(node)) {
      if (node.includes(REMOVED)) this.#close(node);
      for (const item of node) this.#compact(item);
    } else if (isRecord(node)) {
      for (const value of Object.values(node)) this.#compact(value);
    }
  }

  #close(list: unknown[]): void {
    const before = this.#originsOf(list);
    const kept = [...list.entries()].filter(([, item]) => item !== REMOVED);
    const indexes = kept.map(([index]) => before.get(String(index)) ?? index);
    list.splice(0, list.length, ...kept.map(([, item]) => item));
    before.clear();
    for (const [index, origin] of indexes.entries()) before.set(String(index), origin);
  }

  #originsOf(container: object): Map<string, Token> {
    const origins = this.#origins.get(container) ?? new Map<string, Token>();
    this.#origins.set(container, origins);
    return origins;
  }
}

function childOf(value: unknown, token: Token): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  const child = ownValue(value, String(token));
  return child === REMOVED ? undefined : child;
}
