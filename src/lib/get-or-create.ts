/** Values that are made at the first use of their key. */

/** A `Map`, or a `WeakMap`. */
interface Values<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

/** The value of a key. @param create makes it if there is none; undefined is not kept */
export function getOrCreate<K, V>(values: Values<K, V>, key: K, create: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const created = create();
  if (created !== undefined) values.set(key, created);
  return created;
}
