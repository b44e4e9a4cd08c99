/**
 * The control sockets of running gateways, for `tollgate reload`: in a folder beside the store that only its user can enter, each named
 * after its process. A port would be open to other users and need a credential; a signal cannot report the findings; and the process id
 * in a file may belong to another process after a kill.
 */
import { createHash } from 'node:crypto';
import { closeSync, lstatSync, mkdirSync, openSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqlitePath } from '../../ledger/store/store-url.ts';

/** The ending of the sockets' names. */
export const SOCKET = '.sock';

const TEMPORARY = { prefix: `tollgate-${process.getuid?.() ?? 0}-`, suffix: '-control' };

/** The folder for the gateways of a store. It need not exist. A store that is not a file has one among the temporary files. */
export function controlFolder(store_url: string): string {
  if (store_url.startsWith('sqlite:')) return `${sqlitePath(store_url)}-control`;
  const id = createHash('sha256').update(store_url).digest('hex').slice(0, 16);
  return join(tmpdir(), `${TEMPORARY.prefix}${id}${TEMPORARY.suffix}`);
}

/** Creates the folder, or checks that it is safe. @throws if another user could have made it, or can enter it. */
export function makeControlFolder(folder: string): void {
  mkdirSync(folder, { mode: 0o700, recursive: true });
  if (!isOwn(folder)) throw new Error(`${folder} is not a folder that only this user can enter`);
}

function isOwn(folder: string): boolean {
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === process.getuid?.() && (found.mode & 0o077) === 0;
}

/** Removes the sockets of killed gateways of this store, and of others whose folders are among the temporary files. */
export function removeDeadSockets(store_url: string): void {
  const { prefix, suffix } = TEMPORARY;
  const others = store_url.startsWith('sqlite:')
    ? []
    : readdirSync(tmpdir()).filter((name) => name.startsWith(prefix) && name.endsWith(suffix));
  for (const folder of [controlFolder(store_url), ...others.map((name) => join(tmpdir(), name))]) {
    try {
      if (isOwn(folder)) removeDeadSocketsIn(folder);
    } catch {
      // It has other sockets, or another gateway has removed it.
    }
  }
}

function removeDeadSocketsIn(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith(SOCKET) && !isAlive(Number.parseInt(name, 10))) rmSync(join(folder, name), { force: true });
  }
  rmdirSync(folder);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process has this id now.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
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
