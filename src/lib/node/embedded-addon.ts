/** Loads the SQLite addon that the executable contains; there this module replaces better-sqlite3's own search for it. */
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRawAsset } from 'node:sea';
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';

/** No folder can hold the addon. */
export class AddonError extends Error {
  override readonly name = 'AddonError';
}

let loaded: object | undefined;

/** The name under which threads find the path of the addon. */
const PATH = 'tollgate.addon';

/**
 * The addon of this thread. All threads load the main thread's file, so that the process has one SQLite: two would release each other's
 * locks, and cut the shared memory that the other uses (https://www.sqlite.org/howtocorrupt.html, section 2.2.1).
 *
 * @throws AddonError, which says why each folder failed.
 */
export function getBinding(): object {
  loaded ??= isMainThread ? load(new Uint8Array(getRawAsset('better_sqlite3.node'))) : loadShared();
  return loaded;
}

/** Loads the addon before a thread is started, which then finds its file. @throws AddonError */
export function shareAddon(): void {
  getBinding();
}

function loadShared(): object {
  const path = getEnvironmentData(PATH);
  if (typeof path !== 'string') throw new AddonError('the thread was started before the main thread had the addon');
  return open(path);
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

/** The working directory comes last, because it may have been removed, or be the operator's own. */
const FOLDERS = [tmpdir, '/tmp', '/dev/shm', '/var/tmp', process.cwd] as const;

function loadFrom(folder: string, bytes: Uint8Array): object {
  try {
    return loadUnnamed(folder, bytes);
  } catch {
    // Only unnamed files may be unsupported there.
  }
  try {
    return loadNamed(folder, bytes);
  } catch (error) {
    throw new Error(`${folder}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

/** open(2): `O_TMPFILE` without `O_DIRECTORY`. Linux only. */
const UNNAMED = 0o20000000;

/** Uses an unnamed file, which stays open for other threads: no other user can open it, and nothing remains if the process is killed. */
function loadUnnamed(folder: string, bytes: Uint8Array): object {
  if (process.platform !== 'linux') throw new Error('files without a name need Linux');
  const { O_DIRECTORY, O_RDWR, O_EXCL } = constants;
  const file = openSync(folder, UNNAMED | O_DIRECTORY | O_RDWR | O_EXCL, 0o700);
  try {
    writeFileSync(file, bytes);
    return openFirst(`/proc/self/fd/${file}`);
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** Uses a file in a folder of its own until the process ends, where there are no unnamed files. */
function loadNamed(folder: string, bytes: Uint8Array): object {
  const own = mkdtempSync(join(folder, 'tollgate-'));
  const remove = () => rmSync(own, { recursive: true, force: true });
  try {
    const path = join(own, 'better_sqlite3.node');
    writeFileSync(path, bytes, { mode: 0o700, flag: 'wx' });
    // On Windows a loaded file cannot be removed.
    if (process.platform !== 'win32') process.once('exit', remove);
    return openFirst(path);
  } catch (error) {
    remove();
    throw error;
  }
}

function openFirst(path: string): object {
  const opened = open(path);
  setEnvironmentData(PATH, path);
  return opened;
}

function open(path: string): object {
  const addon = { exports: {} };
  process.dlopen(addon, path);
  return addon.exports;
}
