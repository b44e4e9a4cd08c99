/**
 * Connections to upstreams whose interim answers are read and ignored, and whose resets are failures. A client must accept any number of them before the final
 * answer (RFC 9110 §15.2), but undici breaks the connection at a 100, and every other 1xx restarts its headers time-out, so that
 * an upstream that sends them without end is waited for without end.
 */
import type { Socket } from 'node:net';
import type { buildConnector } from 'undici';
import makeConnector from 'undici/lib/core/connect.js';
import { resetCode } from './failure.ts';

/** A connector for undici's pools, for HTTP/1.1 only: HTTP/2 would share one socket among callers. */
export function upstreamConnector(timeout_ms: number): buildConnector.connector {
  const connect = makeConnector({ timeout: timeout_ms, allowH2: false });
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
 * Takes interim answers out of what undici reads of the socket. Only the bytes between the head of a request and the head of its
 * final answer are looked at: there is one request at a time on a connection. All else passes as it is.
 */
function ignoreInterimAnswers(socket: Socket): void {
  const read = socket.read;
  const write = socket.write;
  let isAwaited = false;
  let held: Buffer | undefined;
  socket.write = function (this: Socket, ...args: Parameters<Socket['write']>) {
    if (isHead(args[0])) isAwaited = true;
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

/** undici writes a head as one text. The texts that frame the chunks of a body begin with a line break, and bytes are of a body. */
function isHead(written: unknown): boolean {
  return typeof written === 'string' && !written.startsWith('\r\n');
}

/**
 * undici takes a reset for the end of a body that only its close delimits, since some systems reset where others close. An answer
 * that broke off would then pass for whole. Under another code the reset is a failure.
 */
function reportResets(socket: Socket): void {
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ECONNRESET') error.code = resetCode;
  });
}

/** More is no head of an interim answer; undici judges it. */
const head_limit_bytes = 16 * 1024;
const interim = Buffer.from('HTTP/1.1 1');
/** The digit behind `HTTP/1.`. */
const minor_at = 7;

/** What is left behind the interim answers, and whether that is of the final answer, or too little to tell. */
function withoutInterim(bytes: Buffer): { readonly isFinal: boolean; readonly rest: Buffer } {
  let rest = bytes;
  for (;;) {
    if (!beginsInterim(rest)) return { isFinal: true, rest };
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return { isFinal: rest.length > head_limit_bytes, rest };
    // A change of protocol is the final answer to its request, and nobody here asks for one.
    if (rest.toString('latin1', 9, 12) === '101') return { isFinal: true, rest };
    rest = rest.subarray(end + 4);
  }
}

function beginsInterim(bytes: Buffer): boolean {
  const length = Math.min(bytes.length, interim.length);
  for (let at = 0; at < length; at++) if (at !== minor_at && bytes[at] !== interim[at]) return false;
  return true;
}
