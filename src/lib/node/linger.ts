/**
 * Closes a connection so that the caller receives the last answer. Closing a socket with unread bytes resets it, and the caller may
 * see the reset before the answer (RFC 9112 §9.6). So the gateway ends its side first, and reads and drops further bytes.
 */
import type { Socket } from 'node:net';

/** Limits for reading and dropping. */
export interface Linger {
  readonly bytes: number;
  readonly total_ms: number;
  /** Time without a byte. */
  readonly silent_ms: number;
}

/** How often the three limits are checked. */
const CHECK_ms = 50;

/** Makes the socket linger when Node closes it after its last answer. */
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
    // A caller that still reads a large answer does not count as silent.
    if (socket.bytesRead !== last_bytes || !socket.writableFinished) heard_ms = now_ms;
    last_bytes = socket.bytesRead;
    const isOver = last_bytes - first_bytes > bytes || now_ms - began_ms > total_ms || now_ms - heard_ms > silent_ms;
    if (isOver) socket.destroy();
  }, CHECK_ms);
  socket.once('close', () => clearInterval(timer));
}
