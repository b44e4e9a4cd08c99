/** Makes new stores for tests. Migrating an empty file costs more than most tests, so each process does it once and copies the result. */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { migrateStore } from '../../src/ledger/open-store.ts';

let template: Promise<string> | undefined;

/** Puts an empty, migrated store at this path, and makes its folder. The file has the mode that a store is created with. */
export async function newStoreFile(path: string): Promise<void> {
  template ??= makeTemplate();
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync(await template, path);
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-template-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'store.db');
  await migrateStore(`sqlite:${path}`);
  return path;
}

// Temporary folders for stores whose tests write much and need no durability.

/** Linux keeps this folder in memory, where a sync costs nothing. */
const base = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A new folder, and a function that removes it. */
export function tempFolder(): { readonly path: string; readonly remove: () => void } {
  const path = mkdtempSync(join(base, 'tollgate-money-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
}
