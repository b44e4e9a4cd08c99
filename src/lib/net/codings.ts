/** Parses `content-encoding` headers (RFC 9110 §8.4). */

/** The codings in the order in which they were applied, in lower case; empty for an answer that is not encoded. */
export function codingsOf(header: string | undefined): readonly string[] {
  if (header === undefined) return [];
  return header
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/**
 * Whether a `deflate` body has the zlib format, as RFC 9110 §8.4.1.2 requires; some servers send raw deflate data. In the zlib
 * format the low four bits of the first byte are 8 (RFC 1950 §2.2).
 */
export function isZlib(firstByte: number | undefined): boolean {
  return ((firstByte ?? 0) & 0x0f) === 8;
}

/** The limit of nested codings, more than any upstream uses. Each coding multiplies the effect of a decompression bomb. */
export const MAX_CODINGS = 3;
