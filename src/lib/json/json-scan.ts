/**
 * Scans JSON text: functions that skip a string, white space or a value. Each one moves forward or reaches the end of the text.
 *
 * duplicate-key.ts and raw-json.ts build on them and name the libraries that they were compared with.
 */

export const QUOTE = 0x22;
export const BACKSLASH = 0x5c;
export const COMMA = 0x2c;
export const COLON = 0x3a;
export const OPEN_BRACE = 0x7b;
export const CLOSE_BRACE = 0x7d;
export const OPEN_BRACKET = 0x5b;
export const CLOSE_BRACKET = 0x5d;

/** The offset after the string whose opening quote is at `start`. */
export function stringEnd(text: string, start: number): number {
  // Most strings contain no escaped quote, and indexOf finds their end many times faster than a loop over characters.
  const quote = text.indexOf('"', start + 1);
  if (quote === -1) return text.length;
  let before = quote - 1;
  while (before > start && text.charCodeAt(before) === BACKSLASH) before--;
  // After an even number of backslashes, which escape each other, the quote ends the string.
  if ((quote - before) % 2 === 1) return quote + 1;
  for (let at = quote + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) return at + 1;
    if (code === BACKSLASH) at++;
  }
  return text.length;
}

/** The decoded member name whose quotes are at `start` and `end - 1`. */
export function decodeKey(text: string, start: number, end: number): string {
  const key = text.slice(start + 1, end - 1);
  if (!key.includes('\\')) return key;
  try {
    const decoded: unknown = JSON.parse(text.slice(start, end));
    return typeof decoded === 'string' ? decoded : key;
  } catch {
    return key;
  }
}

/** The offset of the first character at or after `at` that is not white space. */
export function skipSpace(text: string, at: number): number {
  for (;;) {
    const code = text.charCodeAt(at);
    if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return at;
    at++;
  }
}

/** The offset after the value that begins at `start`. It counts the nesting instead of recursing. */
export function skipValue(text: string, start: number): number {
  let depth = 0;
  let at = start;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = stringEnd(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      depth++;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      if (depth === 0) return at;
      depth--;
      if (depth === 0) return at + 1;
    } else if (depth === 0 && endsScalar(code)) {
      return at;
    }
    at++;
  }
  return text.length;
}

function endsScalar(code: number): boolean {
  return code === COMMA || code === COLON || code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
}
