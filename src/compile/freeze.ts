/** Freezes a plan deeply, so that nothing can change it. */

/**
 * Freezes a value and everything in it: objects, arrays and maps. Functions stay as they are.
 *
 * @returns the value itself
 */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map) {
    refuseChanges(value);
    for (const [key, item] of value) {
      deepFreeze(key);
      deepFreeze(item);
    }
  }
  Object.freeze(value);
  for (const item of Object.values(value)) deepFreeze(item);
  return value;
}

/** Object.freeze does not protect a map's entries. */
function refuseChanges(map: Map<unknown, unknown>): void {
  const refuse = (): never => {
    throw new TypeError('the plan is frozen');
  };
  Object.defineProperties(map, { set: { value: refuse }, delete: { value: refuse }, clear: { value: refuse } });
}
