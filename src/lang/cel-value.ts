/** Makes parsed JSON safe for the CEL library, which takes an object's `constructor` for its type. */

/** A document that several expressions read: it is looked through at the first of them, and no more. Do not change it meanwhile. */
export class CelDocument {
  readonly #value: unknown;
  #safe: { readonly value: unknown } | undefined;

  constructor(value: unknown) {
    this.#value = value;
  }

  get value(): unknown {
    this.#safe ??= { value: safeValue(this.#value) };
    return this.#safe.value;
  }
}

/** A value, or what a document holds, as CEL may read it. */
export function celValue(value: unknown): unknown {
  return value instanceof CelDocument ? value.value : safeValue(value);
}

/**
 * A value that CEL reads like the parsed JSON given. It is the same value, unless an object in it has a member named
 * `constructor`: the library would take that member for the object's class and fail on the object, or take one of its
 * members for absent (`p.?type`), so that whoever writes a body could steer what it costs. Such a document is copied into maps.
 */
function safeValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return hasConstructorMember(value) ? copyToMaps(value) : value;
}

/** Goes through the document with a list instead of recursion: a body may be nested deeper than the stack is. */
function hasConstructorMember(root: object): boolean {
  const pending: object[] = [root];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (!Array.isArray(next) && Object.hasOwn(next, 'constructor')) return true;
    for (const child of Object.values(next)) if (typeof child === 'object' && child !== null) pending.push(child);
  }
  return false;
}

function copyToMaps(root: object): unknown {
  const pending: (() => void)[] = [];
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) {
      const list: unknown[] = [];
      pending.push(() => {
        for (const item of value) list.push(copy(item));
      });
      return list;
    }
    if (typeof value !== 'object' || value === null) return value;
    const map = new Map<string, unknown>();
    pending.push(() => {
      for (const [key, member] of Object.entries(value)) map.set(key, copy(member));
    });
    return map;
  };
  const result = copy(root);
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) next();
  return result;
}
