/** Files that are started by their path, beside the module that starts them. */
import { extname, join } from 'node:path';

/** The path of the module `name` in the folder of `meta`: TypeScript as it is beside TypeScript, JavaScript where both were built. */
export function siblingFile(meta: ImportMeta, name: string): string {
  return join(meta.dirname, name + extname(meta.filename));
}
