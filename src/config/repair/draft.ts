/** Keeps the value of a document while it is repaired, and the original path of each part. */
import { ownValue } from '../../lib/json/pointer.ts';
import { isRecord } from '../../lib/json/record.ts';
import type { Path } from '../read/position.ts';

type Token = string | number;

const REMOVED = Symbol('removed');

/** The value of a document under repair. A removed list item leaves a hole until `compact`, so that indexes stay valid. */
export class Draft {
  readonly root: unknown;
  /** For each container: current key or index → key or index in the source. */
  readonly #origins = new Map<object, Map<string, Token>>();

  /** @param root changed in place; the caller must not use it any more. */
  constructor(root: unknown) {
    this.root = root;
  }

  get(path: Path): unknown {
    return path.reduce<unknown>((value, token) => childOf(value, token), this.root);
  }

  /** Whether there is a value at the path. */
  has(path: Path): boolean {
    const parent = this.get(path.slice(0, -1));
    const token = path.at(-1);
    return typeof parent === 'object' && parent !== null && token !== undefined && childOf(parent, token) !== undefined;
  }

  /** Translates a path of the draft to the path in the source. Unknown parts stay as they are. */
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

  /** Sets a member of a mapping. */
  set(path: Path, value: unknown): void {
    const parent = this.get(path.slice(0, -1));
    if (isRecord(parent)) Reflect.set(parent, path.at(-1) ?? '', value);
  }

  /** Renames a member and keeps its position in the mapping. It replaces a member of the new name. */
  rename(path: Path, key: string): void {
    const parent = this.get(path.slice(0, -1));
    const old = String(path.at(-1) ?? '');
    if (!isRecord(parent)) return;
    const entries = Object.entries(parent);
    for (const [name] of entries) Reflect.deleteProperty(parent, name);
    for (const [name, value] of entries) if (name !== key) Reflect.set(parent, name === old ? key : name, value);
    const origins = this.#originsOf(parent);
    origins.set(key, origins.get(old) ?? old);
    origins.delete(old);
  }

  /** Closes the holes that removed list items left. */
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
