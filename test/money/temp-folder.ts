/** Temporary folders for stores whose tests write much and need no durability. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this one in memory, where waiting for the disk costs nothing. */
const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A new folder, and the function that takes it away. */
export function tempFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(base, 'tollgate-money-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
