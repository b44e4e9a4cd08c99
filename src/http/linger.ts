/**
 * Closes a connection so that its caller hears the last answer. A socket that is closed with bytes unread is reset, and the reset
 * may overtake the answer (RFC 9112 §9.6): so the gateway's side ends first, and what still comes is read and dropped.
 */
import type { Socket } from 'node:net';

/** How much is read and dropped at most. */
export interface Linger {
  readonly bytes: number;
  readonly total_ms: number;
  /** Without any byte coming. */
  readonly silent_ms: number;
}

const check_ms = 50;

/** Has the socket linger when Node closes it behind its last answer. */
export function linger(socket: Socket, limits: Linger): void {
  if (lingering.has(socket)) return;
  lingering.add(socket);
  socket.destroySoon = () => readAndDrop(socket, limits);
}

const lingering = new WeakSet<Socket>();

function readAndDrop(socket: Socket, { bytes, total_ms, silent_ms }: Linger): void {
  if (socket.destroyed || socket.writableEnded) return;
  socket.end();
  socket.resume();
  const first_bytes = socket.bytesRead;
  const began_ms = performance.now();
  let last_bytes = first_bytes;
  let heard_ms = began_ms;
  const timer = setInterval(() => {
    const now_ms = performance.now();
    // A caller who still reads a large answer is not silent.
    if (socket.bytesRead !== last_bytes || !socket.writableFinished) heard_ms = now_ms;
    last_bytes = socket.bytesRead;
    const isOver = last_bytes - first_bytes > bytes || now_ms - began_ms > total_ms || now_ms - heard_ms > silent_ms;
    if (isOver) socket.destroy();
  }, check_ms);
  socket.once('close', () => clearInterval(timer));
}
