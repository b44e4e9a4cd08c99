/** One connection to an upstream. It carries one request at a time, and never a second one while bytes of the first are unread. */
import type { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import type { AnswerHandler } from './answer-handler.ts';
import type { Head } from './read-head.ts';
import type { ExchangeTimes } from './rest.ts';
import { Transfer, type Wire } from './transfer.ts';
import { requestHead, type WireRequest, writeRequest } from './write-request.ts';

/** The pool that a connection belongs to. */
export interface Owner {
  /** The connection can carry another request. */
  idle(connection: Connection, times: ExchangeTimes, keep_alive_s: number | undefined): void;
  /** The upstream has closed the connection, and no byte has come since the last answer. @param after_ms since then. */
  closedAfter(after_ms: number): void;
  /** The connection has brought bytes that belong to no answer. */
  surplus(): void;
  /** The connection is closed. */
  gone(connection: Connection): void;
}

const NOTICES = ['HTTP/1.0 408 ', 'HTTP/1.1 408 '];
/** How long a notice in several segments may take. */
const NOTICE_WAIT_ms = 1_000;
const NOTICE_LENGTH = 'HTTP/1.1 408 '.length;

/** One connection. */
export class Connection implements Wire {
  readonly #socket: Socket;
  readonly #host: string;
  readonly #owner: Owner;
  #transfer: Transfer | undefined;
  /** When an idle connection is closed, in the time of `performance.now()`. */
  idle_until_ms = 0;
  #sent_ms = 0;
  /** The first bytes that arrived without a request. */
  #unasked = '';
  #isNoticeBegun = false;
  /** The end of the last answer. */
  #end_ms: number | undefined;

  /** @param host for the Host header. */
  constructor(socket: Socket, host: string, owner: Owner) {
    this.#socket = socket;
    this.#host = host;
    this.#owner = owner;
    // An idle connection must not keep the process running. While it carries a request, the timer of its transfer does.
    socket.unref();
    socket.on('data', (bytes: Buffer) => {
      if (this.#transfer === undefined) this.#readUnasked(bytes);
      else this.#transfer.receive(bytes);
    });
    socket.on('end', () => {
      this.#closed();
      socket.destroy();
    });
    // `close` follows `error`; only the first is handled.
    socket.on('error', (error) => this.#closed(error));
    socket.on('close', () => {
      this.#transfer?.closed();
      if (this.#isNoticeBegun) owner.surplus();
      owner.gone(this);
    });
  }

  /** Some servers send 408 before they close an idle connection. It answers no request. */
  #readUnasked(bytes: Buffer): void {
    this.#unasked += bytes.toString('latin1', 0, NOTICE_LENGTH);
    const isNotice = NOTICES.some((notice) => notice.startsWith(this.#unasked.slice(0, NOTICE_LENGTH)));
    this.#isNoticeBegun = isNotice && this.#unasked.length < NOTICE_LENGTH;
    if (this.#isNoticeBegun) setTimeout(() => this.#socket.destroy(), NOTICE_WAIT_ms).unref();
    else this.#socket.destroy();
    if (!isNotice) this.#owner.surplus();
  }

  /** The upstream has closed the connection. */
  #closed(error?: Error): void {
    if (this.#end_ms !== undefined && this.#transfer?.hasBytes !== true)
      this.#owner.closedAfter(performance.now() - this.#end_ms);
    this.#transfer?.closed(error);
  }

  /** Whether it can carry a request. */
  get isOpen(): boolean {
    return this.#transfer === undefined && this.#unasked === '' && this.#socket.writable && this.#socket.readable;
  }

  /** Writes the request and has the handler receive its answer. */
  send(request: WireRequest, handler: AnswerHandler): void {
    const transfer = new Transfer(this, request, handler);
    this.#transfer = transfer;
    this.#sent_ms = performance.now();
    try {
      const head = requestHead(request, this.#host);
      if (!transfer.start()) return;
      writeRequest(this.#socket, head, request.body);
      transfer.awaitHead();
    } catch (error) {
      transfer.fail(error);
    }
  }

  pause(): void {
    this.#socket.pause();
  }

  resume(): void {
    this.#socket.resume();
  }

  release({ isPersistent, keep_alive_s }: Head, head_ms: number, hasRest: boolean): void {
    this.#transfer = undefined;
    const end_ms = performance.now();
    this.#end_ms = end_ms;
    const times = { sent_ms: this.#sent_ms, head_ms, end_ms };
    const { destroyed, writableLength } = this.#socket;
    // An upstream that answers before it has the whole request may take the rest for the next request.
    if (isPersistent && writableLength === 0 && !hasRest && !destroyed) this.#owner.idle(this, times, keep_alive_s);
    else this.#socket.destroy();
    if (hasRest) this.#owner.surplus();
  }

  destroy(): void {
    this.#transfer = undefined;
    // Wait for the rest: it decides whether this is a notice.
    if (!this.#isNoticeBegun) this.#socket.destroy();
  }

  /** Ends the request that it carries, if any, as failed. */
  abort(reason: Error): void {
    if (this.#transfer === undefined) this.#socket.destroy();
    else this.#transfer.fail(reason);
  }
}
