/** The connections to one origin. Each request gets an idle connection, or a new one: requests never wait for each other. */
import type { AnswerHandler } from './answer-handler.ts';
import type { Connect } from './connect.ts';
import { Connection, type Owner } from './connection.ts';
import type { WireRequest } from './write-request.ts';

/** How long an idle connection is kept, unless the upstream says how long it keeps it. */
const KEPT_ms = 4_000;
const MOST_KEPT_ms = 600_000;
/** So much earlier than the upstream, so that no request meets its close. */
const EARLIER_ms = 2_000;
const SWEEP_ms = 1_000;
const STOPS = 'the gateway stops';

/** The connections to one origin. */
export class ConnectionPool implements Owner {
  readonly #connect: Connect;
  readonly #host: string;
  readonly #all = new Set<Connection>();
  /** The one used last is used first, so that the others can expire. */
  #idle: Connection[] = [];
  /** They have just carried an answer. Some upstreams close the connection after it without having said so. */
  #resting: Connection[] = [];
  /** They have rested for the rest of a turn of the event loop, and for less than a whole one. */
  #rested: Connection[] = [];
  /** The requests of this turn of the event loop. */
  #waiting: { readonly request: WireRequest; readonly handler: AnswerHandler }[] = [];
  #sweeping: NodeJS.Timeout | undefined;
  #isClosed = false;
  #isDestroyed = false;

  /** @param origin scheme, host and port. */
  constructor(origin: URL, connect: Connect) {
    this.#connect = connect;
    this.#host = origin.host;
  }

  /**
   * Sends a request at the end of this turn of the event loop, together with the others of the turn: a write that wakes the upstream's
   * process costs much, and one that finds it awake costs little. The handler gets every error, also those of the connection.
   */
  dispatch(request: WireRequest, handler: AnswerHandler): void {
    if (this.#waiting.push({ request, handler }) === 1) setImmediate(() => this.#sendAll());
  }

  #sendAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { request, handler } of waiting) this.#send(request, handler);
  }

  #send(request: WireRequest, handler: AnswerHandler): void {
    if (this.#isDestroyed) {
      handler.onResponseError(new Error(STOPS));
      return;
    }
    const idle = this.#take();
    if (idle !== undefined) {
      idle.send(request, handler);
      return;
    }
    this.#connect((error, socket) => {
      if (error !== null) {
        handler.onResponseError(error);
        return;
      }
      if (this.#isDestroyed) {
        socket.destroy();
        handler.onResponseError(new Error(STOPS));
        return;
      }
      const connection = new Connection(socket, this.#host, this);
      this.#all.add(connection);
      connection.send(request, handler);
    });
  }

  /** Closes idle connections now, and the others when their requests have ended. */
  close(): void {
    this.#isClosed = true;
    clearInterval(this.#sweeping);
    const unused = [...this.#idle, ...this.#resting, ...this.#rested];
    this.#idle = [];
    for (const connection of unused) connection.destroy();
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Closes all connections. Their requests fail. */
  destroy(): void {
    this.close();
    this.#isDestroyed = true;
    for (const connection of [...this.#all]) connection.abort(new Error(STOPS));
  }

  idle(connection: Connection, keep_alive_s: number | undefined): void {
    const kept_ms = keep_alive_s === undefined ? KEPT_ms : Math.min(keep_alive_s * 1000 - EARLIER_ms, MOST_KEPT_ms);
    if (this.#isClosed || kept_ms <= 0) {
      connection.destroy();
      return;
    }
    connection.idle_until_ms = performance.now() + kept_ms;
    connection.keepsProcess(false);
    if (this.#resting.push(connection) === 1 && this.#rested.length === 0) setImmediate(() => this.#endTurn());
  }

  /** What an upstream has sent after an answer, be it a close, is read within a whole turn. Then no request meets it. */
  #endTurn(): void {
    const ready = this.#rested;
    this.#rested = this.#resting;
    this.#resting = [];
    if (this.#rested.length > 0) setImmediate(() => this.#endTurn());
    for (const connection of ready) if (connection.isOpen) this.#idle.push(connection);
    if (this.#idle.length > 0) this.#sweeping ??= setInterval(() => this.#sweep(), SWEEP_ms).unref();
  }

  gone(connection: Connection): void {
    this.#all.delete(connection);
    const at = this.#idle.indexOf(connection);
    if (at >= 0) this.#idle.splice(at, 1);
  }

  #take(): Connection | undefined {
    for (let found = this.#idle.pop(); found !== undefined; found = this.#idle.pop()) {
      if (found.isOpen && found.idle_until_ms > performance.now()) {
        found.keepsProcess(true);
        return found;
      }
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
