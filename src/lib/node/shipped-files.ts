/** Reads the files that the program ships with: from inside the executable, or else from a folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { getAsset, getAssetKeys, isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';

/** Some files, named by their paths with `/`, relative to one folder. */
export interface ShippedFiles {
  /** Sorted. @throws if the folder cannot be read. */
  names(): readonly string[];
  /** The text of a file. @throws if it does not exist. */
  read(name: string): string;
  /** The bytes of a file. @throws if it does not exist. */
  readBytes(name: string): Uint8Array;
}

/**
 * The files of a folder.
 *
 * @param prefix the folder inside the executable, with a final `/`.
 * @param folder the folder outside of it, with a final `/`.
 */
export function shippedFiles(prefix: string, folder: URL): ShippedFiles {
  if (!isSea()) return filesIn(folder);
  return {
    names: () =>
      getAssetKeys()
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .sort(),
    read: (name) => getAsset(prefix + name, 'utf8'),
    readBytes: (name) => new Uint8Array(getAsset(prefix + name)),
  };
}

/** The files of a folder on disk, and of the folders in it. */
export function filesIn(folder: URL): ShippedFiles {
  const path = fileURLToPath(folder);
  return {
    names: () =>
      readdirSync(path, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(path, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
        .sort(),
    read: (name) => readFileSync(new URL(name, folder), 'utf8'),
    readBytes: (name) => readFileSync(new URL(name, folder)),
  };
}
