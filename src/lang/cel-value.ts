/** Makes parsed JSON safe for the CEL library, which takes an object's `constructor` for its type. */

const converted = new WeakMap<object, unknown>();

/**
 * A value that CEL reads like the parsed JSON given. It is the same value, unless an object in it has a member named
 * `constructor`: the library would take that member for the object's class and fail on the object, or take one of its
 * members for absent (`p.?type`), so that whoever writes a body could steer what it costs. Such a document is copied into
 * maps. Each document is looked through once, however many expressions read it; do not change it afterwards.
 */
export function celValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const known = converted.get(value);
  if (known !== undefined) return known;
  const safe = hasConstructorMember(value) ? copyToMaps(value) : value;
  converted.set(value, safe);
  return safe;
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
