/** Lets `tollgate reload` and `tollgate plan --running` ask a running gateway, over a socket. The request carries no setting: only the file can change. */
import { once } from 'node:events';
import { existsSync, rmdirSync, rmSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import type { Logger } from 'pino';
import { createServer } from '../../lib/node/node-http.ts';
import { controlFolder, makeControlFolder, removeDeadSockets, SOCKET, socketPath } from './control-folder.ts';
import type { Reloader } from './reloader.ts';

export interface ControlAnswer<Outcome> {
  readonly pid: number;
  /** The absolute path of the configuration. */
  readonly config: string;
  readonly outcome: Outcome;
}

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
