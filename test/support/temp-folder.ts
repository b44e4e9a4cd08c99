/** Temporary folders for stores whose tests write much and need no durability. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps this folder in memory, where a sync costs nothing. */
const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A new folder, and a function that removes it. */
export function tempFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(base, 'tollgate-money-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
