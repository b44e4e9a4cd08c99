/** Statuses of upstreams as text: some use numbers, true and false, or no value. */

/** Stands for null and an absent value. */
const NO_STATUS = '(none)';

/** The text of a status, by which its meaning is found; undefined for a value that is no status. */
export function statusText(status: unknown): string | undefined {
  if (status === undefined || status === null) return NO_STATUS;
  const isStatus = typeof status === 'string' || typeof status === 'boolean' || Number.isSafeInteger(status);
  return isStatus ? String(status) : undefined;
}
