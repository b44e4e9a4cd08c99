/**
 * Where a running gateway can be asked to reload: a socket in a folder that only its user can enter, beside the store. Every gateway
 * of the store has one, named after its process. A port would be open to other users and need a credential; a signal cannot report
 * the findings; and the id in a file of a process that was killed may be that of another one by now.
 */
import { createHash } from 'node:crypto';
import { closeSync, lstatSync, mkdirSync, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqlitePath } from '../store/store-url.ts';

/** The ending of the sockets' names. */
export const SOCKET = '.sock';

/** The folder for the gateways of a store. It need not exist. A store that is not a file has one among the temporary files. */
export function controlFolder(store_url: string): string {
  if (store_url.startsWith('sqlite:')) return `${sqlitePath(store_url)}-control`;
  const id = createHash('sha256').update(store_url).digest('hex').slice(0, 16);
  return join(tmpdir(), `tollgate-${process.getuid?.() ?? 0}-${id}-control`);
}

/** Creates the folder, or checks that it is safe. @throws if another user could have made it, or can enter it. */
export function makeControlFolder(folder: string): void {
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const found = lstatSync(folder);
  const isOwn = found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
  if (!isOwn) throw new Error(`${folder} is not a folder that only this user can enter`);
}

/** A socket's path, as the system accepts it. */
export interface SocketPath {
  readonly path: string;
  /** To be called when the socket is closed. */
  release(): void;
}

/** The most bytes that every system accepts. */
const LONGEST_PATH_bytes = 100;

/**
 * Shortens the path of a socket, which the system limits to about 100 bytes, by naming the opened folder instead. Linux has names for
 * these.
 */
export function socketPath(folder: string, name: string): SocketPath {
  const path = join(folder, name);
  if (Buffer.byteLength(path) <= LONGEST_PATH_bytes || process.platform !== 'linux') return { path, release() {} };
  const opened = openSync(folder, 'r');
  return { path: `/proc/self/fd/${opened}/${name}`, release: () => closeSync(opened) };
}
