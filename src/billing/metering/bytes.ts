/** Small functions that search and compare bytes. */

/** The offset of the next occurrence of the byte, or the chunk's length. */
export function indexOrEnd(chunk: Buffer, byte: number, at: number): number {
  const found = chunk.indexOf(byte, at);
  return found === -1 ? chunk.length : found;
}

/** Whether `chunk[start, end)` equals the bytes. */
export function isAt(bytes: Buffer, chunk: Buffer, start: number, end: number): boolean {
  if (bytes.length !== end - start) return false;
  for (let index = 0; index < bytes.length; index++) if (bytes[index] !== chunk[start + index]) return false;
  return true;
}
