/** Reads the id that an upstream gave to a task. */

/**
 * The id as text. Some upstreams use numbers; one beyond 2^53 has lost its last digits in JSON.parse, and is not an id.
 *
 * @returns undefined for a value that is not an id.
 */
export function idText(id: unknown): string | undefined {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
