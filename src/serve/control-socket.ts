/** Lets `tollgate reload` and `tollgate plan --running` ask a running gateway, over a socket. The request carries no setting: only the file can change. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, lstatSync, mkdirSync, openSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { createServer } from '../platform/node-http.ts';
import { sqlitePath } from '../store/store-url.ts';
import type { Reloader } from './reloader.ts';

/**
 * The control sockets of running gateways, for `tollgate reload`: in a folder beside the store that only its user can enter, each named
 * after its process. A port would be open to other users and need a credential; a signal cannot report the findings; and the process id
 * in a file may belong to another process after a kill.
 */

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

/** Removes the sockets of killed gateways: those of this store, and of others whose folders are among the temporary files. */
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

/** What the socket answers. */
export interface ControlAnswer<Outcome> {
  readonly pid: number;
  /** The absolute path of the configuration. */
  readonly config: string;
  readonly outcome: Outcome;
}

/** What the socket accepts. */
export type ControlRequest = 'POST /reload' | 'POST /reload/accept-prices' | 'GET /plan';

/** Connections at once; a reload is asked for by people and scripts. */
const MAX_CONNECTIONS = 16;

/** Opens the socket for `tollgate reload`. A gateway without it still reloads on SIGHUP. @returns a function that closes it. */
export async function acceptReloads(
  store_url: string,
  config: string,
  reloader: Reloader,
  log: Logger,
): Promise<() => Promise<void>> {
  try {
    return await openControlSocket(store_url, config, {
      'POST /reload': () => reloader.reload('tollgate reload'),
      'POST /reload/accept-prices': () => reloader.reload('tollgate reload --accept-prices', true),
      'GET /plan': () => reloader.describe(),
    });
  } catch (error) {
    log.warn({ err: error }, 'tollgate reload cannot reach this gateway; send SIGHUP to reload it');
    return async () => {};
  }
}

/** Opens the socket. @returns a function that closes and removes it. @throws if it cannot be opened. */
export async function openControlSocket(
  store_url: string,
  config: string,
  answers: Readonly<Partial<Record<ControlRequest, () => Promise<unknown>>>>,
): Promise<() => Promise<void>> {
  const folder = controlFolder(store_url);
  const known: ReadonlyMap<string, () => Promise<unknown>> = new Map(Object.entries(answers));
  const server = createServer((request, response) => {
    const wanted = known.get(`${request.method} ${request.url}`);
    if (wanted === undefined) {
      send(response, 404, { error: { message: `the only requests are ${[...known.keys()].join(', ')}` } });
      return;
    }
    const answer = async () => {
      const outcome = await wanted();
      send(response, 200, { pid: process.pid, config: resolve(config), outcome } satisfies ControlAnswer<unknown>);
    };
    answer().catch(() => response.destroy());
  });
  server.maxConnections = MAX_CONNECTIONS;
  const release = await listen(server, folder).catch((error: unknown) => {
    // Another gateway that stopped has removed the folder in the meantime.
    if (existsSync(folder)) throw error;
    return listen(server, folder);
  });
  const remove = () => {
    rmSync(join(folder, socketName()), { force: true });
    try {
      rmdirSync(folder);
    } catch {
      // Other gateways of the store use it.
    }
  };
  // Also if the process ends without closing it.
  process.once('exit', remove);
  removeDeadSockets(store_url);
  return async () => {
    await new Promise((closed) => {
      server.close(closed);
      server.closeIdleConnections();
    });
    release();
    process.off('exit', remove);
    remove();
  };
}

/** Listens in the folder. @returns what must be called when the socket is closed. */
async function listen(server: Server, folder: string): Promise<() => void> {
  makeControlFolder(folder);
  const name = socketName();
  // Only a process with this id could use it, and this is the one.
  rmSync(join(folder, name), { force: true });
  const { path, release } = socketPath(folder, name);
  try {
    await once(server.listen(path), 'listening');
    return release;
  } catch (error) {
    release();
    throw error;
  }
}

const socketName = () => `${process.pid}${SOCKET}`;

function send(response: ServerResponse, status: number, value: unknown): void {
  const body = JSON.stringify(value);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  });
  response.end(body);
}
