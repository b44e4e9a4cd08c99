/** Finds a file that is started by its path, in the folder of the module that starts it. */
import { extname, join } from 'node:path';

/** The path of the module `name` in the folder of `meta`, with the same extension: TypeScript in the source, JavaScript when built. */
export function siblingFile(meta: ImportMeta, name: string): string {
  return join(meta.dirname, name + extname(meta.filename));
}
