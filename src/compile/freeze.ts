/** Deep freezing: nothing can change a plan once it is made. */

/**
 * Freezes a value and all that it holds: objects, arrays and maps. Functions are left alone.
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

/** Object.freeze leaves a map's entries open to change. */
function refuseChanges(map: Map<unknown, unknown>): void {
  const refuse = (): never => {
    throw new TypeError('the plan is frozen');
  };
  Object.defineProperties(map, { set: { value: refuse }, delete: { value: refuse }, clear: { value: refuse } });
}
