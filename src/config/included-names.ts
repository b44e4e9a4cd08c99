/** Lists the files that a configuration includes, for programs that copy a configuration. */
import { posix } from 'node:path';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { INCLUDE } from './join.ts';

/**
 * The names of the included files, relative to the folder of the main file, with `/`.
 *
 * @param main the main file's name in that folder.
 * @param read returns the text of a file. The files must have no mistakes.
 */
export function includedNames(main: string, read: (name: string) => string): readonly string[] {
  const root = parseDocument(read(main)).contents;
  const list = isMap(root) ? root.get(INCLUDE, true) : undefined;
  if (!isSeq(list)) return [];
  return list.items.flatMap((item) => {
    const name = posix.join(posix.dirname(main), isScalar(item) ? String(item.value) : '');
    return [name, ...includedNames(name, read)];
  });
}
