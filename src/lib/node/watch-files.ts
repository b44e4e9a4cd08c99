/**
 * Waits for a change of files, by polling: files that do not exist yet, replaced files, and symbolic links to another folder, as
 * Kubernetes switches them, all count. File events miss some of these, and do not cross the mounts of containers.
 */
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** The identity and version of files, by path. A file that is missing or cannot be read has none. */
export type FileMarks = ReadonlyMap<string, string>;

/** Short enough that a saved file seems to be read at once. */
const INTERVAL_ms = 250;

/** The current marks of files. */
export async function markFiles(paths: Iterable<string>): Promise<FileMarks> {
  return new Map(await Promise.all([...new Set(paths)].map(async (path) => [path, await markOf(path)] as const)));
}

/** Whether both have the same files in the same versions. */
export function isSame(a: FileMarks, b: FileMarks): boolean {
  return a.size === b.size && [...a].every(([path, mark]) => b.get(path) === mark);
}

/** Resolves to true when a file has another mark than the given one, and to false when the signal is aborted. */
export async function waitForChange(marks: FileMarks, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (!isSame(marks, await markFiles(marks.keys()))) return !signal.aborted;
    // Rejects when aborted, which ends the loop.
    await sleep(INTERVAL_ms, undefined, { signal }).catch(() => {});
  }
  return false;
}

async function markOf(path: string): Promise<string> {
  try {
    const { dev, ino, size, mtimeMs, ctimeMs } = await stat(path);
    return `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
  } catch {
    return 'none';
  }
}
