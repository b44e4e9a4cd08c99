/** Limits the connections of the listener, so that many open connections cannot lock operators out. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface Connections {
  /** A request with a valid token came on it: it stays open until the answer is sent. */
  admitted(socket: Socket): void;
}

/** Beyond `max` connections without an admitted request, the oldest is closed. */
export function boundConnections(server: Server, max: number): Connections {
  const waiting = new Set<Socket>();
  server.maxConnections = 2 * max;
  server.on('connection', (socket) => {
    waiting.add(socket);
    socket.once('close', () => waiting.delete(socket));
    const [oldest] = waiting;
    if (waiting.size > max) oldest?.destroy();
  });
  server.on('request', ({ socket }, response) => {
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
  return { admitted: (socket) => void waiting.delete(socket) };
}
