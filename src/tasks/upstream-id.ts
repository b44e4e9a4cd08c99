/** A task's id as its upstream writes it. */

/**
 * Some upstreams count their tasks. A number beyond 2^53 has lost its last digits by now, and names another task or none.
 *
 * @returns undefined for a value that is no id.
 */
export function idText(id: unknown): string | undefined {
  if (typeof id === 'number') return Number.isSafeInteger(id) ? String(id) : undefined;
  return typeof id === 'string' && id !== '' ? id : undefined;
}
