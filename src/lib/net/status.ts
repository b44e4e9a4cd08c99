/** Classes of HTTP statuses (RFC 9110 §15). */

/** Whether a status is 2xx. */
export function isSuccessful(status: number): boolean {
  return status >= 200 && status < 300;
}
