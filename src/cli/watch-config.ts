/** Reloads a gateway whenever a file of its configuration changes, for `serve --watch`. */
import { type FileMarks, markFiles, waitForChange } from '../platform/watch-files.ts';
import type { Reloader } from './reloader.ts';

/** @param first the marks of the files of the running configuration. @returns a function that stops watching. */
export function reloadOnChange(reloader: Reloader, first: FileMarks): () => void {
  const stopping = new AbortController();

  async function follow(): Promise<void> {
    let marks = first;
    while (await waitForChange(marks, stopping.signal)) {
      // Taken before the files are read: a change during the reload causes another one.
      const before = await markFiles(reloader.files);
      await reloader.reload('a change of a file');
      const now = await markFiles(reloader.files);
      marks = new Map([...now].map(([path, mark]) => [path, before.get(path) ?? mark]));
    }
  }

  void follow();
  return () => stopping.abort();
}
