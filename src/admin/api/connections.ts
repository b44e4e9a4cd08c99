/** Limits what connections of the listener cost, so that nobody without a token can lock operators out. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Linger, linger } from '../../lib/node/linger.ts';
import { IncomingMessage } from '../../lib/node/node-http.ts';

/** How much of a refused body is read and dropped. */
const REST: Linger = { bytes: 64 * 1024 * 1024, total_ms: 10_000, silent_ms: 2_000 };

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
  server.on('request', (request, response) => {
    const { socket } = request;
    // Of a refused body, the caller may still send the rest, and must get its answer.
    response.once('prefinish', () => {
      if (!request.complete) linger(socket, REST);
    });
    response.once('close', () => {
      if (!socket.destroyed) waiting.add(socket);
    });
  });
  return { admitted: (socket) => void waiting.delete(socket) };
}

/** Requests of one connection that may wait for the answer to the one before. Browsers and clients send none. */
const MAX_PIPELINED = 8;

/**
 * A request of a connection that may be closed by an earlier one. Node still reads all of the 64 KiB that have come, and makes a response
 * and an error of each of 2,000 requests in them: 20 times the work of reading. It makes none for a request that changes the protocol.
 */
export class BoundRequest extends IncomingMessage {
  get upgrade(): boolean {
    return this.method === 'CONNECT' || this.socket.destroyed;
  }

  /** Node sets it for a request that asks for another protocol. None is known here. */
  set upgrade(_asked: unknown) {}
}

/** Handles the requests of a connection one after the other. Node starts all of them that have come, and keeps their answers in memory. */
export function oneByOne(handle: RequestListener): RequestListener<typeof BoundRequest> {
  const queues = new WeakMap<Socket, [BoundRequest, ServerResponse][]>();

  function start(request: BoundRequest, response: ServerResponse): void {
    const { socket } = request;
    response.once('close', () => {
      const next = queues.get(socket)?.shift();
      if (next === undefined) queues.delete(socket);
      else if (!socket.destroyed) start(...next);
    });
    handle(request, response);
  }

  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queues.get(socket);
    if (queue === undefined) {
      queues.set(socket, []);
      start(request, response);
    } else if (queue.length < MAX_PIPELINED) queue.push([request, response]);
    else socket.destroy();
  };
}
