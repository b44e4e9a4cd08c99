/** Makes parsed JSON safe for the CEL library, which treats a member named `constructor` as the object's class. */

/** A document that several expressions read. It is checked once, at the first read; do not change it afterwards. */
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

/** The value, or the value of the document, in a form that CEL can read safely. */
export function celValue(value: unknown): unknown {
  return value instanceof CelDocument ? value.value : safeValue(value);
}

/**
 * Returns the value itself, unless an object in it has a member named `constructor`. The library would treat that member as the
 * object's class and fail on the object or treat other members as absent (`p.?type`), so that a caller could influence the
 * price of a request. Such a document is copied into maps, which CEL reads the same way.
 */
function safeValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return hasConstructorMember(value) ? copyToMaps(value) : value;
}

/** Uses a list instead of recursion: a body may be nested deeper than the stack allows. */
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
