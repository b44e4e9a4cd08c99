/** The digest of a file. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** @returns SHA-256 in hex. */
export function sha256(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}
