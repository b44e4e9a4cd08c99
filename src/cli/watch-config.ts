/** Reloads a gateway whenever a file of its configuration changes, for `serve --watch`. */
import { watchFiles } from '../platform/watch-files.ts';
import type { Reloader } from './reloader.ts';

/** @param read_ms when the running configuration was read. @returns a function that stops watching. */
export function reloadOnChange(reloader: Reloader, read_ms: number): () => void {
  let watching = watchFiles(reloader.files, read_ms);
  let stopped = false;

  async function follow(): Promise<void> {
    while (!stopped) {
      await watching.changed;
      const begun_ms = Date.now();
      await reloader.reload('a change of a file');
      if (!stopped) watching = watchFiles(reloader.files, begun_ms);
    }
  }

  void follow();
  return () => {
    stopped = true;
    watching.close();
  };
}
