/**
 * The connections of callers: one request of a connection is carried out at a time, an answer that is owed is given whatever
 * comes behind its request, and a connection that closes early is read on until its caller has heard why.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '../refusal.ts';
import { type Linger, linger } from './linger.ts';
import { cutBody } from './receive-body.ts';

export interface Connections {
  /** Takes the place of a server's request listener, which `handle` is. */
  serve(request: IncomingMessage, response: ServerResponse, handle: Handler): void;
  /** Watches the connections of a server. */
  watch(server: Server): void;
  /**
   * What Node calls a client error: bytes that are no request, or a request that came too late.
   *
   * @param refusal fails the request whose body is being received; undefined: its caller ended its side, so nobody is answered.
   * @param answer writes the answer to a caller without a request under way.
   */
  fail(socket: Socket, refusal: Refusal | undefined, answer: () => void): void;
  /** Closes the connection behind the answer, and reads and drops a bounded amount meanwhile. */
  closeAfter(response: ServerResponse): void;
  /**
   * Closes what is half sent when the grace is over, and everything at the limit.
   *
   * @param cut called with the number of answers that the limit has cut.
   * @returns ends the watch, when all connections are closed.
   */
  drain(limit_ms: number, cut: (requests: number) => void): () => void;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Turn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: Handler;
}

interface Connection {
  /** The newest that was started. */
  turn: Turn | undefined;
  /** In order; none of them is started before the answer in front of it is given. */
  waiting: Turn[];
  /** No request is started on it any more. */
  closing: boolean;
  /** Those that came behind too many are not started either. */
  full: boolean;
  /** When the stop refused the request that was half sent. */
  refused_ms: number | undefined;
}

/** Requests that one connection may send ahead; those behind are not carried out, and the connection is closed. */
const most_waiting = 100;

/** How long a request that is only half sent may still arrive when the gateway stops. */
const half_sent_grace_ms = 2_000;
/** How long its caller may take to close the connection after the refusal. */
const refused_grace_ms = 1_000;
const sweep_ms = 50;

/** @param lingering what is read and dropped of a caller at most, so that it hears its refusal. */
export function createConnections(lingering: Linger): Connections {
  const connections = new Map<Socket, Connection>();

  function of(socket: Socket): Connection {
    const known = connections.get(socket);
    if (known !== undefined) return known;
    const connection = { turn: undefined, waiting: [], closing: false, full: false, refused_ms: undefined };
    connections.set(socket, connection);
    socket.once('close', () => connections.delete(socket));
    return connection;
  }

  function serve(request: IncomingMessage, response: ServerResponse, handle: Handler): void {
    const connection = of(request.socket);
    const { turn, waiting } = connection;
    // RFC 9112 §9.6: behind an answer that closes the connection, nothing is carried out.
    if (connection.closing || connection.full || !request.socket.writable) {
      request.resume();
      return;
    }
    if (turn === undefined || turn.response.writableFinished) {
      connection.turn = { request, response, handle };
      handle(request, response);
      return;
    }
    if (waiting.length === most_waiting) {
      const last = waiting.at(-1)?.response;
      if (last !== undefined) last.shouldKeepAlive = false;
      connection.full = true;
      request.resume();
      return;
    }
    waiting.push({ request, response, handle });
    if (waiting.length === 1) turn.response.once('close', () => startNext(request.socket, connection));
  }

  function startNext(socket: Socket, connection: Connection): void {
    const next = connection.waiting.shift();
    if (next === undefined) return;
    if (connection.closing || !socket.writable) {
      dropWaiting(connection);
      next.request.resume();
      return;
    }
    connection.turn = next;
    if (connection.waiting.length > 0) next.response.once('close', () => startNext(socket, connection));
    next.handle(next.request, next.response);
  }

  function dropWaiting(connection: Connection): void {
    for (const { request } of connection.waiting) request.resume();
    connection.waiting = [];
  }

  function fail(socket: Socket, refusal: Refusal | undefined, answer: () => void): void {
    const connection = of(socket);
    const { turn, closing } = connection;
    // Node reports each piece that follows, too.
    if (closing) return;
    connection.closing = true;
    dropWaiting(connection);
    if (turn !== undefined && isOwed(turn)) {
      closeAfter(turn.response);
      return;
    }
    const isMidAnswer = turn?.response.headersSent === true && !turn.response.writableFinished;
    if (!socket.writable || isMidAnswer) {
      socket.destroy();
      return;
    }
    if (turn !== undefined && isHalfSent(turn)) {
      // RFC 9112 §8: such a request is incomplete, and its connection is closed.
      if (refusal === undefined) {
        socket.destroy();
        return;
      }
      if (cutBody(turn.request, refusal)) return;
    }
    answer();
    linger(socket, lingering);
    socket.destroySoon();
  }

  function closeAfter(response: ServerResponse): void {
    const { socket } = response.req;
    if (!response.headersSent) response.shouldKeepAlive = false;
    const connection = connections.get(socket);
    if (connection === undefined) return;
    connection.closing = true;
    linger(socket, lingering);
    if (response.headersSent) response.once('close', () => socket.destroySoon());
  }

  function watch(server: Server): void {
    server.on('connection', of);
    // A caller may end its side behind its request and still read the answer.
    Object.assign(server, { httpAllowHalfOpen: true });
    server.on('connection', (socket: Socket) => socket.once('end', () => probe(connections.get(socket))));
    protectAnswers(server, connections);
  }

  function drain(limit_ms: number, cut: (requests: number) => void): () => void {
    const began_ms = performance.now();
    const timer = setInterval(() => {
      const passed_ms = performance.now() - began_ms;
      if (passed_ms > limit_ms) return closeAll(cut);
      if (passed_ms <= half_sent_grace_ms) return;
      for (const [socket, connection] of connections) {
        if (!owes(connection.turn)) endHalfSent(socket, connection, passed_ms);
      }
    }, sweep_ms);
    return () => clearInterval(timer);
  }

  function closeAll(cut: (requests: number) => void): void {
    let requests = 0;
    for (const [socket, { turn }] of connections) {
      if (socket.destroyed) continue;
      if (owes(turn)) requests += 1;
      socket.destroy();
    }
    if (requests > 0) cut(requests);
  }

  /** An upload is refused, and its caller has a moment to read that. */
  function endHalfSent(socket: Socket, connection: Connection, now_ms: number): void {
    const { turn, closing, refused_ms } = connection;
    if (!closing && turn !== undefined && isHalfSent(turn) && cutBody(turn.request, stopping())) {
      connection.refused_ms = now_ms;
      return;
    }
    if (refused_ms === undefined || now_ms - refused_ms > refused_grace_ms) socket.destroy();
  }

  return { serve, watch, fail, closeAfter, drain };
}

/** Whether an answer to a request that came whole, or one that has begun, is still to be given. */
function isOwed({ request, response }: Turn): boolean {
  return !response.writableFinished && !response.destroyed && (request.complete || response.headersSent);
}

function owes(turn: Turn | undefined): boolean {
  return turn !== undefined && isOwed(turn);
}

function isHalfSent({ request, response }: Turn): boolean {
  return !request.complete && !response.headersSent;
}

function stopping(): Refusal {
  return new Refusal('overloaded', 'the gateway is stopping; send the request again in a moment');
}

/** Between two probes of a caller, doubled each time. */
const first_probe_ms = 50;
const longest_probe_ms = 30_000;

/**
 * A caller that has ended its side may read on, or may be gone. Bytes tell: the socket of one that is gone is reset by the first
 * of them, and the next write fails. RFC 9110 §15.2 has every client of HTTP/1.1 skip a 100 that it did not ask for.
 */
function probe(connection: Connection | undefined, delay_ms = first_probe_ms): void {
  const turn = connection?.turn;
  if (turn === undefined || !isOwed(turn)) return;
  if (turn.response.headersSent || turn.request.httpVersionMinor === 0) return;
  turn.response.writeContinue();
  setTimeout(probe, delay_ms, connection, Math.min(delay_ms * 2, longest_probe_ms)).unref();
}

/** Node takes a connection for idle when its answer was handed over, be it read or not; such a connection is left open here. */
function protectAnswers(server: Server, connections: ReadonlyMap<Socket, Connection>): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const unread = [...connections].flatMap(([socket, { turn }]) => (owes(turn) ? socket : []));
    for (const socket of unread) socket.destroy = () => socket;
    closeIdle();
    for (const socket of unread) Reflect.deleteProperty(socket, 'destroy');
  };
}
