/** Reloads a gateway whenever a file of its configuration changes, for `serve --watch`. */
import { readWhole, type Texts } from '../config/read-text.ts';
import { type FileMarks, markFiles, waitForChange } from '../platform/watch-files.ts';
import type { Reloader } from './reloader.ts';

/** The mark of a file that may have changed since it was read: no file has it, so the next look finds a change. */
const UNKNOWN = 'unknown';

/** The marks of files as they were read. @param texts what was read of them. */
export async function markReadFiles(files: readonly string[], texts: Texts): Promise<FileMarks> {
  const marks = await markFiles(files);
  return new Map(Array.from(marks, ([path, mark]) => [path, isStillAs(path, texts.get(path)) ? mark : UNKNOWN]));
}

/** Whether a file has the text that was read, without what readers remove. A file without a known text counts as unchanged. */
function isStillAs(path: string, text: string | null | undefined): boolean {
  if (text === undefined) return true;
  const read = readWhole(path);
  if ('problem' in read) return (read.isMissing === true) === (text === null);
  return text !== null && plain(read.text) === plain(text);
}

function plain(text: string): string {
  return text.replace(/^\uFEFF/, '').replace(/\r?\n$/, '');
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
