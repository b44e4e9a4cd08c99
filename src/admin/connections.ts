/** Bounds the connections of the listener, so that strangers who open many keep no operator out. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The connections. */
export interface Connections {
  /** Whoever sends on it has a valid token: it is not closed for others until its answer is sent. */
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
