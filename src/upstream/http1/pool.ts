/**
 * The connections to one origin. Each request gets an idle connection or a new one, whichever is ready first. Requests wait for each
 * other only at the limit of connections.
 */
import { performance } from 'node:perf_hooks';
import type { AnswerHandler } from './answer-handler.ts';
import type { Connect } from './connect.ts';
import { Connection, type Owner } from './connection.ts';
import { type ExchangeTimes, LONGEST_ms, Pace, Rest, Trust } from './rest.ts';
import { WireError } from './wire-error.ts';
import type { WireRequest } from './write-request.ts';

/** How long an idle connection is kept, unless the upstream says how long it keeps it. */
const KEPT_ms = 4_000;
const MAX_KEPT_ms = 600_000;
/** An idle connection is closed this much earlier than the upstream would, so that no request meets its close. */
const EARLIER_ms = 2_000;
const SWEEP_ms = 1_000;
/** Requests at the limit of connections. Each keeps its body in memory. */
export const MAX_WAITING = 1_000;
const STOPS = 'the gateway stops';

/** What a pool may do, and what it reports. */
export interface PoolOptions {
  /** Includes connections that are being made. */
  readonly connections: number;
  readonly wait_ms: number;
  /** The upstream has sent bytes that belong to no answer. @param pause_ms how long no connection is reused from now on. */
  readonly surplus: (pause_ms: number | undefined) => void;
}

/** The connections of a pool at this moment. */
export interface ConnectionCounts {
  /** Open connections: they carry a request, rest after one, or are idle. */
  readonly open: number;
  /** The connections that can carry the next request. */
  readonly idle: number;
  /** Requests without a connection. */
  readonly waiting: number;
}

/** A request without a connection. */
interface WaitingRequest {
  readonly request: WireRequest;
  readonly handler: AnswerHandler;
  /** When it stops waiting at the limit of connections. */
  timer: NodeJS.Timeout | undefined;
}

/** The connections to one origin. */
export class ConnectionPool implements Owner {
  readonly #connect: Connect;
  readonly #host: string;
  readonly #options: PoolOptions;
  readonly #all = new Set<Connection>();
  /** Last in, first out, so that the others can expire. */
  #idle: Connection[] = [];
  readonly #resting = new Rest<Connection>((rested) => this.#endRest(rested));
  readonly #pace = new Pace();
  readonly #trust = new Trust();
  /** The requests of this turn of the event loop. */
  #ofTurn: WaitingRequest[] = [];
  /** A connection is being made for each of these. */
  readonly #connecting = new Set<WaitingRequest>();
  /** These wait at the limit of connections. */
  readonly #queue = new Set<WaitingRequest>();
  /** Connections being made, also for requests that got another one meanwhile. */
  #made = 0;
  #sweeping: NodeJS.Timeout | undefined;
  #isClosed = false;
  #isDestroyed = false;

  /** @param origin scheme, host and port. */
  constructor(origin: URL, connect: Connect, options: PoolOptions) {
    this.#connect = connect;
    this.#host = origin.host;
    this.#options = options;
  }

  /**
   * Sends a request at the end of this turn of the event loop, together with the others of the turn: waking the upstream's process is
   * expensive, so one wake-up serves all of them. The handler gets every error, also of the connection.
   */
  dispatch(request: WireRequest, handler: AnswerHandler): void {
    if (this.#ofTurn.push({ request, handler, timer: undefined }) === 1) setImmediate(() => this.#sendAll());
  }

  #sendAll(): void {
    const ofTurn = this.#ofTurn;
    this.#ofTurn = [];
    for (const waiting of ofTurn) this.#send(waiting);
  }

  #send(waiting: WaitingRequest): void {
    const { request, handler } = waiting;
    const idle = this.#take();
    if (this.#isDestroyed) handler.onResponseError(new Error(STOPS));
    else if (idle !== undefined) idle.send(request, handler);
    else if (this.#hasRoom) this.#connectFor(waiting);
    else this.#enqueue(waiting);
  }

  get #hasRoom(): boolean {
    return this.#all.size + this.#made < this.#options.connections;
  }

  #enqueue(waiting: WaitingRequest): void {
    const { connections, wait_ms } = this.#options;
    if (this.#queue.size >= MAX_WAITING) {
      const message = `all ${connections} connections are in use, and ${MAX_WAITING} requests wait for one`;
      waiting.handler.onResponseError(new WireError('NO_CONNECTION', message));
      return;
    }
    this.#queue.add(waiting);
    waiting.timer = setTimeout(() => {
      this.#queue.delete(waiting);
      const message = `all ${connections} connections were in use for ${wait_ms} ms`;
      waiting.handler.onResponseError(new WireError('NO_CONNECTION', message));
    }, wait_ms);
    // A new connection is as safe as a long rest, and available earlier.
    this.#resting.cut(performance.now() + LONGEST_ms)?.destroy();
  }

  #connectFor(waiting: WaitingRequest): void {
    this.#made += 1;
    this.#connecting.add(waiting);
    this.#connect((error, socket) => {
      this.#made -= 1;
      if (this.#isDestroyed) {
        socket?.destroy();
        return;
      }
      if (error === null) {
        const connection = new Connection(socket, this.#host, this);
        this.#all.add(connection);
        this.#use(connection, this.#connecting.has(waiting) ? waiting : this.#next());
        return;
      }
      if (this.#connecting.delete(waiting)) waiting.handler.onResponseError(error);
      this.#connectForNext();
    });
  }

  /** Sends a waiting request over a connection, or keeps the connection if there is none. */
  #use(connection: Connection, waiting: WaitingRequest | undefined): void {
    if (waiting === undefined) {
      this.#keep(connection, performance.now() + KEPT_ms, 0);
      return;
    }
    this.#connecting.delete(waiting);
    this.#queue.delete(waiting);
    clearTimeout(waiting.timer);
    connection.send(waiting.request, waiting.handler);
  }

  /** The queue comes first: no connection is being made for its requests. */
  #next(): WaitingRequest | undefined {
    for (const waiting of this.#queue) return waiting;
    for (const waiting of this.#connecting) return waiting;
    return undefined;
  }

  /** Makes a connection for the queue if the limit allows it: a connection has closed or could not be made. */
  #connectForNext(): void {
    if (!this.#hasRoom || this.#isDestroyed) return;
    for (const waiting of this.#queue) {
      this.#queue.delete(waiting);
      clearTimeout(waiting.timer);
      this.#connectFor(waiting);
      return;
    }
  }

  /** Closes idle connections now, and the others when their requests have ended. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    this.#closeIdle();
  }

  #closeIdle(): void {
    const unused = this.#idle;
    this.#idle = [];
    for (const connection of unused) connection.destroy();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get counts(): ConnectionCounts {
    const waiting = this.#ofTurn.length + this.#connecting.size + this.#queue.size;
    return { open: this.#all.size, idle: this.#idle.length, waiting };
  }

  /** Closes all connections. Their requests fail. */
  destroy(): void {
    this.close();
    this.#isDestroyed = true;
    for (const connection of [...this.#all]) connection.abort(new Error(STOPS));
    const waiting = [...this.#connecting, ...this.#queue];
    this.#connecting.clear();
    this.#queue.clear();
    for (const { handler, timer } of waiting) {
      clearTimeout(timer);
      handler.onResponseError(new Error(STOPS));
    }
  }

  idle(connection: Connection, times: ExchangeTimes, keep_alive_s: number | undefined): void {
    const kept_ms = keep_alive_s === undefined ? KEPT_ms : Math.min(keep_alive_s * 1000 - EARLIER_ms, MAX_KEPT_ms);
    const rest_until_ms = this.#pace.restAfter(times);
    const isAwaited = this.#queue.size > 0 && rest_until_ms > times.end_ms + LONGEST_ms;
    if (this.#isClosed || kept_ms <= 0 || isAwaited) connection.destroy();
    else this.#keep(connection, times.end_ms + kept_ms, rest_until_ms);
  }

  #keep(connection: Connection, idle_until_ms: number, rest_until_ms: number): void {
    connection.idle_until_ms = idle_until_ms;
    this.#resting.add(connection, rest_until_ms);
  }

  #endRest(rested: readonly Connection[]): void {
    const mayBeUsed = !this.#isClosed && this.#trust.isGiven(performance.now());
    for (const connection of rested) {
      if (!connection.isOpen) continue;
      const next = this.#next();
      if (!mayBeUsed) connection.destroy();
      else if (next === undefined) this.#idle.push(connection);
      else this.#use(connection, next);
    }
    if (this.#idle.length > 0) this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_ms).unref();
  }

  gone(connection: Connection): void {
    this.#all.delete(connection);
    const at = this.#idle.indexOf(connection);
    if (at >= 0) this.#idle.splice(at, 1);
    this.#connectForNext();
  }

  closedAfter(after_ms: number): void {
    this.#pace.closed(performance.now(), after_ms);
  }

  surplus(): void {
    const pause_ms = this.#trust.lose(performance.now());
    this.#options.surplus(pause_ms);
    this.#closeIdle();
  }

  #take(): Connection | undefined {
    for (let found = this.#idle.pop(); found !== undefined; found = this.#idle.pop()) {
      if (found.isOpen && found.idle_until_ms > performance.now()) return found;
      found.destroy();
    }
    return undefined;
  }

  #sweep(): void {
    const now = performance.now();
    const expired = this.#idle.filter((connection) => connection.idle_until_ms <= now);
    for (const connection of expired) connection.destroy();
    if (expired.length > 0) this.#idle = this.#idle.filter((connection) => connection.idle_until_ms > now);
    if (this.#idle.length > 0) return;
    clearInterval(this.#sweeping);
    this.#sweeping = undefined;
  }
}
