/** Replaces the connection of one request: calls its handler in an order that a connection could use. */
import type { AnswerControl, AnswerHandler, AnswerReader } from '../../../src/upstream/http1/answer-handler.ts';
import type { Timeline } from './timeline.ts';

/** An error with a code, as sockets and connections give them. */
export class WireError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

export class Connection {
  readonly #handler: AnswerHandler;
  #reader: AnswerReader | undefined;
  readonly #timeline: Timeline;
  readonly #control: AnswerControl;
  #over = false;

  constructor(handler: AnswerHandler, timeline: Timeline) {
    this.#handler = handler;
    this.#timeline = timeline;
    this.#control = {
      received_bytes: 0,
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
    this.#call(() => this.#handler.onRequestStart(this.#control));
  }

  head(status: number, headers: Readonly<Record<string, string>>): void {
    this.#call(() => {
      this.#reader = this.#handler.reader(status);
      this.#reader.onResponseStart(this.#control, status, Object.entries(headers).flat());
    });
  }

  data(text: string): void {
    this.#call(() => this.#reader?.onResponseData(this.#control, Buffer.from(text)));
  }

  end(): void {
    this.#call(() => this.#reader?.onResponseEnd());
    this.#over = true;
  }

  fail(code: string): void {
    this.#call(() => this.#receiver.onResponseError(new WireError(code)));
    this.#over = true;
  }

  /** A complete answer. A body that is not a string is sent as JSON. */
  answer(status: number, body: unknown): void {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    this.head(status, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) });
    this.data(text);
    this.end();
  }

  get #receiver(): Pick<AnswerHandler, 'onResponseError'> {
    return this.#reader ?? this.#handler;
  }

  #abort(reason: Error): void {
    this.#call(() => this.#receiver.onResponseError(reason));
    this.#over = true;
  }

  #call(play: () => void): void {
    if (this.#over) return;
    this.#timeline.stir();
    play();
  }
}
