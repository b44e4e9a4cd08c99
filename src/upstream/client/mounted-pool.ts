/**
 * The connections of mounts, in a pool of undici, because the proxy of a mount makes its own requests. Removes interim (1xx) answers and
 * reports resets as failures. A client must accept any number of interim answers (RFC 9110 §15.2), but undici breaks the connection at a
 * 100, and every other 1xx restarts its headers time-out, so that an upstream that keeps sending them would never time out.
 */
import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';
import makeConnector from 'undici/lib/core/connect.js';
import Pool from 'undici/lib/dispatcher/pool.js';
import { sharedLookup } from '../http1/connect.ts';
import { RESET_CODE } from './failure.ts';

/** A pool for HTTP/1.1 only: HTTP/2 would share one socket among callers. Requests are never retried. */
export function createMountedPool(origin: string, connect_timeout_ms: number): Pool {
  return new Pool(origin, { connect: connector(connect_timeout_ms), pipelining: 1, allowH2: false });
}

function connector(timeout_ms: number): buildConnector.connector {
  const connect = makeConnector({ timeout: timeout_ms, allowH2: false, lookup: sharedLookup });
  return (options, callback) => {
    connect(options, (error, socket) => {
      if (error !== null) return callback(error, null);
      ignoreInterimAnswers(socket);
      reportResets(socket);
      callback(null, socket);
    });
  };
}

/**
 * Removes interim answers from the bytes that undici reads. Inspects only the bytes between the head of a request and the head of its
 * final answer; a connection carries one request at a time. All other bytes are unchanged.
 */
function ignoreInterimAnswers(socket: Socket): void {
  const read = socket.read;
  const write = socket.write;
  let isAwaited = false;
  let held: Buffer | undefined;
  socket.write = function (this: Socket, ...args: Parameters<Socket['write']>) {
    if (typeof args[0] === 'string' && !args[0].startsWith('\r\n')) isAwaited = true;
    return write.apply(this, args);
  } as Socket['write'];
  socket.read = function (this: Socket, size?: number) {
    for (;;) {
      const chunk: Buffer | null = read.call(this, size);
      if (chunk === null || !isAwaited) return chunk;
      const begun = withoutInterim(held === undefined ? chunk : Buffer.concat([held, chunk]));
      if (begun.isFinal) {
        isAwaited = false;
        held = undefined;
        return begun.rest;
      }
      held = begun.rest;
    }
  };
}

/**
 * undici treats a reset as the normal end of a body that only the close delimits, because some systems reset where others close. An
 * incomplete answer would then count as complete. With another error code undici reports the reset as a failure.
 */
function reportResets(socket: Socket): void {
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET') error.code = RESET_CODE;
  });
}

/** A longer head is not treated as an interim answer, but left to undici. */
const HEAD_LIMIT_bytes = 16 * 1024;
const INTERIM = Buffer.from('HTTP/1.1 1');
/** The offset of the digit after `HTTP/1.`. */
const MINOR_AT = 7;

/** Removes interim answers. @returns the rest; `isFinal` is false if the rest is too short to decide. */
function withoutInterim(bytes: Buffer): { readonly isFinal: boolean; readonly rest: Buffer } {
  let rest = bytes;
  for (;;) {
    if (!beginsInterim(rest)) return { isFinal: true, rest };
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return { isFinal: rest.length > HEAD_LIMIT_bytes, rest };
    // 101 Switching Protocols is a final answer. The gateway never requests an upgrade.
    if (rest.toString('latin1', 9, 12) === '101') return { isFinal: true, rest };
    rest = rest.subarray(end + 4);
  }
}

function beginsInterim(bytes: Buffer): boolean {
  const length = Math.min(bytes.length, INTERIM.length);
  for (let at = 0; at < length; at++) if (at !== MINOR_AT && bytes[at] !== INTERIM[at]) return false;
  return true;
}
