/** Ends an answer: with its last chunk, or so that the caller does not take it for a complete one. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Refusal } from '../../lib/refusal.ts';

/** How long the socket stays open after the last byte, so that the caller can read it. */
const BREAK_GRACE_ms = 1_000;

/**
 * Lets everything that was written leave, and then ends the connection without the last chunk, so that the answer stays incomplete. Waits
 * before it does so, because a client library whose socket fails drops unread data.
 *
 * @param event is sent last and tells the caller of the break; undefined: a reset does, because to some clients a close is a clean end.
 * @param stall_ms how long a caller that does not read keeps the connection.
 */
export function breakOff(response: ServerResponse, event: string | undefined, stall_ms: number): void {
  if (event !== undefined) response.write(event);
  const end = () => (event === undefined ? reset(response) : response.destroy());
  let timer = setTimeout(end, stall_ms);
  response.once('close', () => clearTimeout(timer));
  // Written behind everything else: its callback runs when the system has taken all of it.
  const whenSent = (socket: Socket) =>
    socket.write('', () => {
      clearTimeout(timer);
      if (!response.destroyed) timer = setTimeout(end, BREAK_GRACE_ms);
    });
  // A pipelined answer gets its socket, and is then written, when the ones before it have ended.
  if (response.socket !== null) whenSent(response.socket);
  else response.once('socket', (socket: Socket) => process.nextTick(whenSent, socket));
}

/** Why an answer is broken off. The message is for callers. */
export type BreakReason = Pick<Refusal, 'kind' | 'message'>;

/** The event, with a BreakReason, that breaks off an answer. */
export const cut = Symbol('cut');

/** Breaks off an answer whose form has an event for that. @returns false if it has none; then nothing has happened. */
export function cutAnswer(response: ServerResponse, reason: BreakReason): boolean {
  let isCut = false;
  response.emit(cut, reason, () => {
    isCut = true;
  });
  return isCut;
}

/** Resets the connection. For an HTTP/1.0 caller a close would be a clean end. */
export function reset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
  response.destroy();
}

/** Node writes a head and a Latin-1 text together, and copies up to 16 KiB without an allocation; a Buffer would be a second write. */
const TEXT_LIMIT_bytes = 12 * 1024;

/**
 * Writes the last chunk with the end (and the head, if it is still unsent) in one socket write.
 *
 * @returns false, and writes nothing, for a slow caller: then the socket must drain first.
 */
export function endWith(response: ServerResponse, chunk: Buffer): boolean {
  if (response.writableLength + chunk.length >= response.writableHighWaterMark) return false;
  if (chunk.length <= TEXT_LIMIT_bytes) response.end(chunk.toString('latin1'), 'latin1');
  else response.end(chunk);
  return true;
}
