/** Reloads a gateway whenever a file of its configuration changes, for `serve --watch`. */
import { isStillAs, type Texts } from '../../config/read/read-text.ts';
import { type FileMarks, markFiles, waitForChange } from '../../lib/node/watch-files.ts';
import type { Reloader } from './reloader.ts';

/** The mark of a file that may have changed since it was read: no file has it, so the next look finds a change. */
const UNKNOWN = 'unknown';

/** The marks of files as they were read. @param texts what was read of them. */
export async function markReadFiles(files: readonly string[], texts: Texts): Promise<FileMarks> {
  const marks = await markFiles(files);
  return new Map(Array.from(marks, ([path, mark]) => [path, isStillAs(path, texts.get(path)) ? mark : UNKNOWN]));
}

/** @param first the marks of the files of the running configuration. @returns a function that stops watching. */
export function reloadOnChange(reloader: Reloader, first: FileMarks): () => void {
  const stopping = new AbortController();

  async function follow(): Promise<void> {
    let marks = first;
    while (await waitForChange(marks, stopping.signal)) {
      // Taken before the files are read: a change during the reload causes another one.
      const before = await markFiles(reloader.files);
      await reloader.reload('a change of a file');
      marks = new Map(reloader.files.map((path) => [path, before.get(path) ?? UNKNOWN]));
    }
  }

  void follow();
  return () => stopping.abort();
}
