/** What a `content-encoding` header names (RFC 9110 §8.4). */

/** The codings in the order in which they were applied, in lower case; none for an answer that is not encoded. */
export function codingsOf(header: string | undefined): readonly string[] {
  if (header === undefined) return [];
  return header
    .split(',')
    .map((coding) => coding.trim().toLowerCase())
    .filter((coding) => coding !== '' && coding !== 'identity');
}

/**
 * `deflate` means the zlib format (RFC 9110 §8.4.1.2), and some servers send the bare one. In the zlib format the low four bits
 * of the first byte are 8 (RFC 1950 §2.2).
 */
export function isZlib(firstByte: number | undefined): boolean {
  return ((firstByte ?? 0) & 0x0f) === 8;
}

/** More codings on one another than any upstream sends: each multiplies what a decompression bomb can do. */
export const MOST_CODINGS = 3;
