/** Reads the header retry-after (RFC 9110 §10.2.3). */

/** How long the sender asks to wait, in milliseconds; undefined without a valid value. A date in the past is 0. */
export function retryAfter_ms(value: string | undefined, now_ms: number): number | undefined {
  if (value === undefined) return undefined;
  const text = value.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  // Only dates as HTTP writes them: Date.parse also takes many other texts.
  const at_ms = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at_ms) ? undefined : Math.max(0, at_ms - now_ms);
}
