/** Replaces undici for one request: calls its handler in an order that undici could use. */
import type { Dispatcher } from 'undici';
import type { Timeline } from './timeline.ts';

/** An error with a code, as sockets and undici give them. */
export class WireError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export class Connection {
  readonly #handler: Dispatcher.DispatchHandler;
  readonly #timeline: Timeline;
  readonly #controller: Dispatcher.DispatchController;
  #rawHeaders: Buffer[] = [];
  #reason: Error | null = null;
  #over = false;

  constructor(handler: Dispatcher.DispatchHandler, timeline: Timeline) {
    this.#handler = handler;
    this.#timeline = timeline;
    const self = this;
    this.#controller = {
      get aborted() {
        return self.#reason !== null;
      },
      paused: false,
      get reason() {
        return self.#reason;
      },
      get rawHeaders() {
        return self.#rawHeaders;
      },
      abort: (reason) => this.#abort(reason),
      pause: () => {},
      resume: () => {},
    };
  }

  get over(): boolean {
    return this.#over;
  }

  /** A connected socket took the request: from now on it counts as sent. */
  sent(): void {
    this.#call(() => this.#handler.onRequestStart?.(this.#controller, undefined));
  }

  head(status: number, headers: Readonly<Record<string, string>>): void {
    this.#rawHeaders = Object.entries(headers).flatMap((pair) => pair.map((text) => Buffer.from(text)));
    this.#call(() => this.#handler.onResponseStart?.(this.#controller, status, { ...headers }, 'Said'));
  }

  data(text: string): void {
    this.#call(() => this.#handler.onResponseData?.(this.#controller, Buffer.from(text)));
  }

  end(): void {
    this.#call(() => this.#handler.onResponseEnd?.(this.#controller, {}));
    this.#over = true;
  }

  fail(code: string): void {
    this.#call(() => this.#handler.onResponseError?.(this.#controller, new WireError(code)));
    this.#over = true;
  }

  /** A complete answer. A body that is not a string is sent as JSON. */
  answer(status: number, body: unknown): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    this.head(status, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) });
    this.data(text);
    this.end();
  }

  #abort(reason: Error): void {
    this.#reason = reason;
    this.#call(() => this.#handler.onResponseError?.(this.#controller, reason));
    this.#over = true;
  }

  #call(play: () => void): void {
    if (this.#over) return;
    this.#timeline.stir();
    play();
  }
}
