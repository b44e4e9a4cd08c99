/** Typed access to parsed JSON, so that handlers need no type assertions. */

/** A JSON object as parsed. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Whether the value is a JSON object (not null, not an array). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The array, or an empty one for anything else. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The member of an object, or undefined; an explicit null counts as absent, as the video upstreams treat it. */
export function at(value: unknown, name: string): unknown {
  if (!isObject(value)) return undefined;
  return value[name] ?? undefined;
}

/** The member if it is a string. */
export function textAt(value: unknown, name: string): string | undefined {
  const member = at(value, name);
  return typeof member === 'string' ? member : undefined;
}

/** The member if it is a safe integer. */
export function integerAt(value: unknown, name: string): number | undefined {
  const member = at(value, name);
  return typeof member === 'number' && Number.isSafeInteger(member) ? member : undefined;
}

/** The member if it is a boolean. */
export function booleanAt(value: unknown, name: string): boolean | undefined {
  const member = at(value, name);
  return typeof member === 'boolean' ? member : undefined;
}
