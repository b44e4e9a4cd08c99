/**
 * Notices that a store's files were deleted or replaced under the process. SQLite would go on writing to the old ones, and
 * what it acknowledges would be gone with the process.
 */
import { statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { StoreError } from '../store.ts';

const interval_ms = 1_000;

/**
 * Looks every second, once the database is open, so that its files are there. Calls `lost` once. Answers what stops it.
 */
export function watchFiles(path: string, lost: (error: StoreError) => void): () => void {
  const opened = [path, `${path}-wal`, `${path}-shm`].map((file) => ({ file, ...statSync(file, { bigint: true }) }));
  const timer = setInterval(async () => {
    for (const { file, dev, ino } of opened) {
      const now = await stat(file, { bigint: true }).catch((error: NodeJS.ErrnoException) => error);
      // Any other failure says nothing of the file.
      if (now instanceof Error && now.code !== 'ENOENT' && now.code !== 'ENOTDIR') continue;
      if (!(now instanceof Error) && now.dev === dev && now.ino === ino) continue;
      stop();
      lost(new StoreError(`${file} was ${now instanceof Error ? 'deleted' : 'replaced'} while the store was open`));
      return;
    }
  }, interval_ms);
  timer.unref();
  const stop = () => clearInterval(timer);
  return stop;
}
