/**
 * Manages the connections of callers. It runs one request of a connection at a time, finishes a pending answer even if invalid bytes
 * follow its request, and keeps reading a connection that closes early until the caller has received the answer.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { linger } from '../../lib/node/linger.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { Plan } from '../../plan/index.ts';
import { cutAnswer } from '../../upstream/client/break-off.ts';
import { isPending, probe } from './probe-caller.ts';
import { cutBody, refuseBody } from './receive-body.ts';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface Turn {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly handle: Handler;
}

interface Connection {
  /** The request that was started last. */
  turn: Turn | undefined;
  /** Pipelined requests in order. Each is started when the answer before it is finished. */
  waiting: Turn[];
  /** No further request is started. */
  closing: boolean;
  /** Too many requests waited. Later ones are dropped. */
  full: boolean;
  /** When it was opened; after `announceClose`, when it was last seen in use. */
  used_ms: number;
  /** When a shutdown refused the incomplete request. */
  refused_ms: number | undefined;
}

/** How many pipelined requests of one connection may wait. Further ones are dropped, and the connection is closed. */
const WAITING_LIMIT = 100;

/** How long an incomplete request may still arrive after a shutdown began. */
const HALF_SENT_GRACE_ms = 2_000;
/** How long the caller may take to close the connection after the refusal. */
const REFUSED_GRACE_ms = 1_000;
/** How often connections are checked. */
const SWEEP_ms = 50;
/** The shortest `idle_ms` of connections that `keepOpen` has kept. */
const KEPT_OPEN_ms = 1_000;

export class Connections {
  readonly #plan: () => Plan;
  readonly #connections = new Map<Socket, Connection>();
  /** They close themselves after the last event of a stream. */
  readonly #broken = new WeakSet<Socket>();
  #isClosing = false;
  #idle_limit_ms = 0;

  /** @param plan the current one. */
  constructor(plan: () => Plan) {
    this.#plan = plan;
  }

  /** To be called for each request. Calls `handle` when the earlier requests of the connection are answered. */
  serve(request: IncomingMessage, response: ServerResponse, handle: Handler): void {
    const connection = this.#connectionOf(request.socket);
    const { turn, waiting } = connection;
    // RFC 9112 §9.6: requests after an answer that closes the connection are ignored.
    if (connection.closing || connection.full || !request.socket.writable) {
      request.resume();
      return;
    }
    if (turn === undefined || turn.response.writableFinished) {
      this.#start(connection, { request, response, handle });
      return;
    }
    if (waiting.length === WAITING_LIMIT) {
      const last = waiting.at(-1)?.response;
      if (last !== undefined) last.shouldKeepAlive = false;
      connection.full = true;
      request.resume();
      return;
    }
    waiting.push({ request, response, handle });
    if (waiting.length === 1) turn.response.once('close', () => this.#startNext(request.socket, connection));
  }

  /** Whether no answer is pending on the connection, so that it can be given to another protocol. */
  isFree(socket: Socket): boolean {
    const { closing, full, waiting, turn } = this.#connectionOf(socket);
    // Node takes the socket from a response when it has finished.
    return !closing && !full && waiting.length === 0 && !turn?.response.socket;
  }

  /**
   * From now on answers say that their connection closes. The server's `closeIdleConnections` closes only connections that have been
   * idle since then for at least `idle_ms`. Callers and proxies that keep idle connections for a shorter time close them first, so they
   * send no request on a connection that is being closed.
   */
  announceClose(idle_ms: number): void {
    this.#idle_limit_ms = idle_ms;
    for (const connection of this.#connections.values()) connection.used_ms = performance.now();
    this.#closeAfterAnswers();
  }

  /** From now on answers keep their connections open, so that callers need no new ones. @returns ends this. */
  keepOpen(): () => void {
    this.#isClosing = false;
    this.#idle_limit_ms = Math.max(this.#idle_limit_ms, KEPT_OPEN_ms);
    return () => this.#closeAfterAnswers();
  }

  /**
   * Handles Node's `clientError`: invalid bytes, or a request that did not arrive in time.
   *
   * @param refusal fails the request whose body is being received. Undefined if its caller has ended the connection, so that no
   *   answer is needed.
   * @param answer writes the answer if no request is in progress.
   */
  fail(socket: Socket, refusal: Refusal | undefined, answer: () => void): void {
    const connection = this.#connectionOf(socket);
    const { turn, closing } = connection;
    // Node reports every further chunk as an error too.
    if (closing) return;
    connection.closing = true;
    this.#dropWaiting(connection);
    if (turn !== undefined && isPending(turn)) {
      this.closeAfter(turn.response);
      return;
    }
    const isMidAnswer = turn?.response.headersSent === true && !turn.response.writableFinished;
    if (!socket.writable || isMidAnswer) {
      socket.destroy();
      return;
    }
    if (turn !== undefined && isHalfSent(turn)) {
      // The caller ended the connection: close it without an answer (RFC 9112 §8).
      if (refusal === undefined) {
        socket.destroy();
        return;
      }
      refuseBody(turn.request, refusal);
      this.closeAfter(turn.response);
      return;
    }
    answer();
    this.#linger(socket);
    socket.destroySoon();
  }

  /** Closes the connection after the answer. Until then reads and drops a limited number of bytes. */
  closeAfter(response: ServerResponse): void {
    const { socket } = response.req;
    if (!response.headersSent) response.shouldKeepAlive = false;
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    connection.closing = true;
    this.#linger(socket);
    if (response.headersSent) response.once('close', () => socket.destroySoon());
  }

  watch(server: Server): void {
    server.on('connection', (socket) => this.#connectionOf(socket));
    // A caller may half-close after its request and still read the answer.
    Object.assign(server, { httpAllowHalfOpen: true });
    server.on('connection', (socket: Socket) => socket.once('end', () => probe(this.#connections.get(socket))));
    this.#protectUsed(server);
  }

  /**
   * Closes connections with an incomplete request after a grace period, and all connections at the limit.
   *
   * @param cut called with the number of answers that the limit has cut.
   * @returns a function that ends this, to be called when all connections are closed.
   */
  drain(limit_ms: number, cut: (requests: number) => void): () => void {
    const began_ms = performance.now();
    const timer = setInterval(() => {
      const passed_ms = performance.now() - began_ms;
      if (passed_ms > limit_ms) return this.#closeAll(cut);
      if (passed_ms <= HALF_SENT_GRACE_ms) return;
      for (const [socket, connection] of this.#connections) {
        if (!this.#recordUse(connection)) this.#endHalfSent(socket, connection, passed_ms);
      }
    }, SWEEP_ms);
    return () => clearInterval(timer);
  }

  #connectionOf(socket: Socket): Connection {
    const known = this.#connections.get(socket);
    if (known !== undefined) return known;
    const connection: Connection = {
      turn: undefined,
      waiting: [],
      closing: false,
      full: false,
      used_ms: performance.now(),
      refused_ms: undefined,
    };
    this.#connections.set(socket, connection);
    socket.once('close', () => this.#connections.delete(socket));
    return connection;
  }

  #startNext(socket: Socket, connection: Connection): void {
    const next = connection.waiting.shift();
    if (next === undefined) return;
    if (connection.closing || !socket.writable) {
      this.#dropWaiting(connection);
      next.request.resume();
      return;
    }
    if (connection.waiting.length > 0) next.response.once('close', () => this.#startNext(socket, connection));
    this.#start(connection, next);
  }

  #start(connection: Connection, turn: Turn): void {
    connection.turn = turn;
    if (this.#isClosing && connection.waiting.length === 0) turn.response.shouldKeepAlive = false;
    turn.handle(turn.request, turn.response);
  }

  #closeAfterAnswers(): void {
    this.#isClosing = true;
    for (const { waiting, turn } of this.#connections.values()) {
      const last = waiting.at(-1) ?? turn;
      if (last?.response.headersSent === false) last.response.shouldKeepAlive = false;
    }
  }

  /** Records the time of use. Returns whether the connection waits for an answer, or did so less than `idle_limit_ms` ago. */
  #recordUse(connection: Connection): boolean {
    const now_ms = performance.now();
    const isPending = hasPendingAnswer(connection.turn);
    if (isPending) connection.used_ms = now_ms;
    return isPending || now_ms - connection.used_ms < this.#idle_limit_ms;
  }

  /**
   * Reads and drops the rest of a body, so that the caller receives its refusal. Limited as in nginx: 30 s in total, 5 s without a byte.
   * No route accepts a larger body.
   */
  #linger(socket: Socket): void {
    linger(socket, { bytes: this.#plan().server.body_limit_bytes, total_ms: 30_000, silent_ms: 5_000 });
  }

  #dropWaiting(connection: Connection): void {
    for (const { request } of connection.waiting) request.resume();
    connection.waiting = [];
  }

  #closeAll(cut: (requests: number) => void): void {
    let requests = 0;
    for (const [socket, { turn }] of this.#connections) {
      if (socket.destroyed || this.#broken.has(socket)) continue;
      if (hasPendingAnswer(turn)) requests += 1;
      if (turn !== undefined && cutAnswer(turn.response, stopping())) this.#broken.add(socket);
      else socket.destroy();
    }
    if (requests > 0) cut(requests);
  }

  /** Refuses an incomplete upload, and closes the connection when the caller had time to read the refusal. */
  #endHalfSent(socket: Socket, connection: Connection, now_ms: number): void {
    const { turn, closing, refused_ms } = connection;
    if (!closing && turn !== undefined && isHalfSent(turn) && cutBody(turn.request, stopping())) {
      connection.refused_ms = now_ms;
      return;
    }
    if (refused_ms === undefined || now_ms - refused_ms > REFUSED_GRACE_ms) socket.destroy();
  }

  /** Makes `closeIdleConnections` keep connections in use: Node treats one as idle before the caller has read its answer. */
  #protectUsed(server: Server): void {
    const closeIdle = server.closeIdleConnections.bind(server);
    server.closeIdleConnections = () => {
      const used = [...this.#connections].flatMap(([socket, connection]) =>
        this.#recordUse(connection) ? socket : [],
      );
      for (const socket of used) socket.destroy = () => socket;
      closeIdle();
      for (const socket of used) Reflect.deleteProperty(socket, 'destroy');
    };
  }
}

function hasPendingAnswer(turn: Turn | undefined): boolean {
  return turn !== undefined && isPending(turn);
}

function isHalfSent({ request, response }: Turn): boolean {
  return !request.complete && !response.headersSent;
}

function stopping(): Refusal {
  return new Refusal('overloaded', 'the gateway is stopping; send the request again in a moment');
}
