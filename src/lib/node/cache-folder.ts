/** The cache folder of the deployed program. */
import { getCompileCacheDir } from 'node:module';
import { isAbsolute, join } from 'node:path';

/**
 * The folder for compiled configurations, which may not exist yet; undefined: none is kept.
 *
 * It is in Node's compile cache. The executable, and a program in a read-only folder, have none: then it is the folder that systemd makes
 * for a service (`CacheDirectory=`, systemd.exec(5)), or the user's own (XDG Base Directory Specification).
 */
export function cacheFolder(env: Readonly<Record<string, string | undefined>>): string | undefined {
  if (env.NODE_DISABLE_COMPILE_CACHE !== undefined) return undefined;
  const { CACHE_DIRECTORY, XDG_CACHE_HOME, HOME } = env;
  const folders = [
    getCompileCacheDir(),
    CACHE_DIRECTORY?.split(':')[0],
    XDG_CACHE_HOME && join(XDG_CACHE_HOME, 'tollgate'),
    HOME && join(HOME, '.cache/tollgate'),
  ];
  const folder = folders.find((each) => each !== undefined && isAbsolute(each));
  return folder && join(folder, 'configuration');
}
