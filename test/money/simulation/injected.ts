/**
 * A request without a connection, and its response. They have the parts of Node's that the gateway uses: bytes arrive and leave within
 * ticks, nothing is parsed, and every response can be written at once.
 */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Never connected, and shared: a response without a connection has none. */
const socket = new Socket();
socket.setMaxListeners(0);

export interface Injection {
  readonly method: string;
  readonly path: string;
  /** With lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

export class InjectedRequest extends IncomingMessage {
  #body: Buffer | undefined;

  constructor({ method, path, headers, body }: Injection) {
    super(socket);
    this.method = method;
    this.url = path;
    this.httpVersion = '1.1';
    this.httpVersionMajor = 1;
    this.httpVersionMinor = 1;
    this.headers = { ...headers };
    this.#body = body;
  }

  override _read(): void {
    if (this.#body !== undefined) this.push(this.#body);
    this.#body = undefined;
    this.complete = true;
    this.push(null);
  }
}

/** The end of a response. `whole` is false if it was broken off. */
export interface InjectedEnd {
  readonly whole: boolean;
  readonly status: number;
  readonly text: string;
}

export class InjectedResponse extends ServerResponse {
  readonly #ended: (end: InjectedEnd) => void;
  readonly #chunks: Buffer[] = [];
  #isClosed = false;

  /** @param ended called once, when the response has ended or was broken off. */
  constructor(request: InjectedRequest, ended: (end: InjectedEnd) => void) {
    super(request);
    this.#ended = ended;
  }

  override write(chunk: unknown): boolean {
    this.#chunks.push(bytesOf(chunk));
    return true;
  }

  override end(chunk?: unknown): this {
    if (this.finished) return this;
    if (chunk !== undefined) this.write(chunk);
    this.finished = true;
    process.nextTick(() => this.#close(true));
    return this;
  }

  override destroy(): this {
    if (this.destroyed) return this;
    this.destroyed = true;
    process.nextTick(() => this.#close(false));
    return this;
  }

  #close(whole: boolean): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    if (whole) this.emit('finish');
    this.emit('close');
    this.#ended({ whole, status: this.statusCode, text: Buffer.concat(this.#chunks).toString() });
  }
}

function bytesOf(chunk: unknown): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk);
  if (chunk instanceof Uint8Array) return Buffer.from(chunk);
  throw new TypeError('a response is text or bytes');
}
