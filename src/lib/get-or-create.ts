/** Values that are made at the first use of their key. */

/** The value of a key. @param create makes it if there is none */
export function getOrCreate<K, V>(values: Map<K, V>, key: K, create: () => V): V {
  const known = values.get(key);
  if (known !== undefined) return known;
  const created = create();
  values.set(key, created);
  return created;
}
