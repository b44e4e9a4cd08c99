/** Asks the running gateways of a store on this machine over their control sockets. */
import { readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { askHttp } from '../../lib/node/node-http.ts';
import { controlFolder, SOCKET, socketPath } from '../serve/control-folder.ts';
import type { ControlRequest } from '../serve/control-socket.ts';
import { CliError } from './errors.ts';

/** A reload takes about a second, longer under load and after another one. */
const LIMIT_ms = 60_000;

/** A gateway with a socket that gave no answer. */
export interface Silent {
  readonly pid: number;
  readonly unanswered: { readonly code: 'no_answer'; readonly message: string; readonly hint: string };
}

/** The answers of all gateways of the store. @throws CliError no_gateway if there is none, or this user may not ask it. */
export async function askGateways<Answer>(
  store_url: string,
  what: ControlRequest,
): Promise<readonly (Answer | Silent)[]> {
  const folder = controlFolder(store_url);
  const asked = await Promise.all(socketsIn(folder).map((name) => ask<Answer>(folder, name, what)));
  const gateways = asked.filter((answer) => answer !== undefined);
  if (gateways.length > 0) return gateways;
  throw new CliError(
    'no_gateway',
    `no gateway of the store is running: there is no socket in ${folder}`,
    'name the store of the gateway with --store or TOLLGATE_STORE, or send SIGHUP to its process',
  );
}

function socketsIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder).filter((name) => name.endsWith(SOCKET));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code !== 'EACCES') throw error;
    const message = `this user may not enter ${folder}`;
    throw new CliError('no_gateway', message, 'run the command as the user of the gateway');
  }
}

/** Asks one gateway. Undefined if its process is gone; the socket that it left is removed. */
async function ask<Answer>(folder: string, name: string, what: ControlRequest): Promise<Answer | Silent | undefined> {
  const { path: socket, release } = socketPath(folder, name);
  try {
    return JSON.parse(await send(socket, what));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return undefined;
    if (code === 'ECONNREFUSED') {
      rmSync(join(folder, name), { force: true });
      return undefined;
    }
    return silent(join(folder, name), error instanceof Error ? error.message : String(error));
  } finally {
    release();
  }
}

/** One silent gateway is part of the answer, so that the answers of the others are not lost. */
function silent(socket: string, reason: string): Silent {
  const message = `it does not answer at ${socket}: ${reason}`;
  const hint = 'look at its log, and restart it if it hangs';
  return { pid: Number.parseInt(basename(socket), 10), unanswered: { code: 'no_answer', message, hint } };
}

/** The body of the answer. */
async function send(socketPath: string, what: ControlRequest): Promise<string> {
  const [method, path] = what.split(' ');
  const { status, text } = await askHttp({ socketPath, method, path }, LIMIT_ms);
  if (status === 200) return text;
  throw new Error(`it answers ${status}: it may be of another version`);
}
