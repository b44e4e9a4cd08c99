/**
 * The connections to one origin: undici's clients, each with one connection and one request at a time. The one that was given
 * back last is lent first, so that a few stay warm and the others close by their keep-alive time-out. undici's own Pool asks its
 * clients in turn who is free and hears of it by events, which took a twentieth of a request.
 */
import type { IncomingHttpHeaders } from 'node:http';
import type { Dispatcher } from 'undici';
import buildConnector from 'undici/lib/core/connect.js';
import Client from 'undici/lib/dispatcher/client.js';

export class Connections {
  readonly #origin: string;
  readonly #connect: ReturnType<typeof buildConnector>;
  readonly #all: Client[] = [];
  readonly #idle: Client[] = [];
  /** A client is free when it has looked at its own queue, which it does at the end of the turn. */
  #freed: Client[] = [];

  constructor(origin: string, connect_timeout_ms: number) {
    this.#origin = origin;
    // One for all, for it remembers the TLS sessions. HTTP/2 would share one socket among callers, and one caller's reset would be
    // everybody's.
    this.#connect = buildConnector({ timeout: connect_timeout_ms, allowH2: false });
  }

  dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandler): void {
    const client = this.#idle.pop() ?? this.#open();
    client.dispatch(options, new Loan(client, this, handler));
  }

  giveBack(client: Client): void {
    this.#freed.push(client);
    if (this.#freed.length > 1) return;
    setImmediate(() => {
      this.#idle.push(...this.#freed);
      this.#freed = [];
    });
  }

  #open(): Client {
    const client = new Client(this.#origin, { connect: this.#connect, pipelining: 1, allowH2: false });
    this.#all.push(client);
    return client;
  }

  /** Breaks off what is under way. */
  async close(): Promise<void> {
    await Promise.all(this.#all.map((client) => client.destroy()));
  }
}

/** Gives the client back when its request has ended, however it did. A client that has lost its connection makes another. */
class Loan implements Dispatcher.DispatchHandler {
  readonly #client: Client;
  readonly #connections: Connections;
  readonly #handler: Dispatcher.DispatchHandler;
  #over = false;

  constructor(client: Client, connections: Connections, handler: Dispatcher.DispatchHandler) {
    this.#client = client;
    this.#connections = connections;
    this.#handler = handler;
  }

  onRequestStart(controller: Dispatcher.DispatchController, context: unknown): void {
    this.#handler.onRequestStart?.(controller, context);
  }

  onResponseStart(controller: Dispatcher.DispatchController, statusCode: number, headers: IncomingHttpHeaders): void {
    this.#handler.onResponseStart?.(controller, statusCode, headers);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#handler.onResponseData?.(controller, chunk);
  }

  onResponseEnd(controller: Dispatcher.DispatchController, trailers: IncomingHttpHeaders): void {
    this.#giveBack();
    this.#handler.onResponseEnd?.(controller, trailers);
  }

  onResponseError(controller: Dispatcher.DispatchController, error: Error): void {
    this.#giveBack();
    this.#handler.onResponseError?.(controller, error);
  }

  #giveBack(): void {
    if (this.#over) return;
    this.#over = true;
    this.#connections.giveBack(this.#client);
  }
}
