/** Node's compile cache. */
import { constants, enableCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps compiled code and stripped types for later starts, once per file version. The cache holds executable code, so it is stored next to
 * the program, where other users cannot write. If that folder is read-only, NODE_COMPILE_CACHE names another one.
 *
 * @param folder the program's.
 */
export function useCompileCache(folder: string): void {
  const cache = join(folder, '../node_modules/.cache/tollgate');
  const { status } = enableCompileCache(cache);
  // Worker threads and child processes read the folder from the environment.
  if (status === constants.compileCacheStatus.ENABLED) process.env.NODE_COMPILE_CACHE = cache;
}
