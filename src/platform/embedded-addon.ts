/** Loads the SQLite addon that the executable contains; there this module replaces better-sqlite3's own search for it. */
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRawAsset } from 'node:sea';

/** No folder can hold the addon. */
export class AddonError extends Error {
  override readonly name = 'AddonError';
}

let loaded: object | undefined;

/** The addon of this thread. @throws AddonError, which says why each folder failed. */
export function getBinding(): object {
  loaded ??= load(new Uint8Array(getRawAsset('better_sqlite3.node')));
  return loaded;
}

/** The system loads code from files only, and a folder may be read-only, full, or mounted `noexec`. */
function load(bytes: Uint8Array): object {
  const problems: string[] = [];
  const tried = new Set<string>();
  for (const folder of FOLDERS) {
    try {
      const path = typeof folder === 'string' ? folder : folder();
      if (tried.has(path)) continue;
      tried.add(path);
      return loadFrom(path, bytes);
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new AddonError(
    `the SQLite addon cannot be loaded, because no folder can hold it for a moment (${problems.join('; ')})`,
  );
}

/** The working directory is asked for last, because it may have been removed, and it may be the operator's. */
const FOLDERS = [tmpdir, '/tmp', '/dev/shm', '/var/tmp', process.cwd] as const;

function loadFrom(folder: string, bytes: Uint8Array): object {
  try {
    return loadUnnamed(folder, bytes);
  } catch {
    // Files without a name may be all that is missing.
  }
  try {
    return loadNamed(folder, bytes);
  } catch (error) {
    throw new Error(`${folder}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** open(2): `O_TMPFILE` without `O_DIRECTORY`. Linux only. */
const UNNAMED = 0o20000000;

/** Uses a file without a name: no other user can open it, and nothing remains if the process is killed. */
function loadUnnamed(folder: string, bytes: Uint8Array): object {
  if (process.platform !== 'linux') throw new Error('files without a name need Linux');
  const { O_DIRECTORY, O_RDWR, O_EXCL } = constants;
  const file = openSync(folder, UNNAMED | O_DIRECTORY | O_RDWR | O_EXCL, 0o700);
  try {
    writeFileSync(file, bytes);
    return open(`/proc/self/fd/${file}`);
  } finally {
    closeSync(file);
  }
}

/** Uses a file in a folder of its own, for systems and file systems that have no files without a name. */
function loadNamed(folder: string, bytes: Uint8Array): object {
  const own = mkdtempSync(join(folder, 'tollgate-'));
  try {
    const path = join(own, 'better_sqlite3.node');
    writeFileSync(path, bytes, { mode: 0o700, flag: 'wx' });
    return open(path);
  } finally {
    // On Windows a loaded file cannot be removed.
    if (process.platform !== 'win32') rmSync(own, { recursive: true, force: true });
  }
}

function open(path: string): object {
  const addon = { exports: {} };
  process.dlopen(addon, path);
  return addon.exports;
}
