/**
 * Waits for a change of files, by polling: files that do not exist yet, replaced files, and symbolic links to another folder, as
 * Kubernetes switches them, all count. File events miss some of these, and do not cross the mounts of containers.
 */
import { stat } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';

/** Files that are being watched. */
export interface Watching {
  /** Resolves at the first change; never after `close`. */
  readonly changed: Promise<void>;
  readonly close: () => void;
}

const INTERVAL_ms = 250;

/** File systems note times with a granularity of some milliseconds. */
const GRANULARITY_ms = 20;

/**
 * Watches files.
 *
 * @param since_ms when the caller began to read them; a file that changed after that counts as changed.
 */
export function watchFiles(paths: readonly string[], since_ms: number): Watching {
  const closing = new AbortController();
  const { signal } = closing;
  const changed = new Promise<void>((resolve, reject) => {
    waitForChange([...new Set(paths)], since_ms, signal).then((isChanged) => {
      if (isChanged) resolve();
    }, reject);
  });
  return { changed, close: () => closing.abort() };
}

async function waitForChange(paths: readonly string[], since_ms: number, signal: AbortSignal): Promise<boolean> {
  const first = await Promise.all(paths.map(look));
  if (first.some(({ changed_ms }) => changed_ms >= since_ms - GRANULARITY_ms)) {
    // The change may have been read already. One pause, so that this does not repeat until the clock has moved on.
    await pause(signal);
    return !signal.aborted;
  }
  while (!signal.aborted) {
    await pause(signal);
    const now = await Promise.all(paths.map(look));
    if (now.some(({ mark }, index) => mark !== first[index]?.mark)) return !signal.aborted;
  }
  return false;
}

/** A file's identity and version. A file that is missing or cannot be read has none. */
async function look(path: string): Promise<{ readonly mark: string; readonly changed_ms: number }> {
  try {
    const { dev, ino, size, mtimeMs, ctimeMs } = await stat(path);
    return { mark: `${dev} ${ino} ${size} ${mtimeMs} ${ctimeMs}`, changed_ms: ctimeMs };
  } catch {
    return { mark: 'none', changed_ms: 0 };
  }
}

async function pause(signal: AbortSignal): Promise<void> {
  await sleep(INTERVAL_ms, undefined, { signal }).catch(() => {});
}
