/** One connection to an upstream. It carries one request at a time, and never a second one while bytes of the first are unread. */
import type { Socket } from 'node:net';
import type { AnswerHandler } from './answer-handler.ts';
import type { Head } from './read-head.ts';
import { type Line, Transfer } from './transfer.ts';
import { requestHead, type WireRequest, writeRequest } from './write-request.ts';

/** The pool that a connection belongs to. */
export interface Owner {
  /** The connection can carry another request. */
  idle(connection: Connection, keep_alive_s: number | undefined): void;
  /** The connection is closed. */
  gone(connection: Connection): void;
}

/** One connection. */
export class Connection implements Line {
  readonly #socket: Socket;
  readonly #host: string;
  readonly #owner: Owner;
  #transfer: Transfer | undefined;
  /** When an idle connection is closed, in the time of `performance.now()`. */
  idle_until_ms = 0;

  /** @param host for the Host header. */
  constructor(socket: Socket, host: string, owner: Owner) {
    this.#socket = socket;
    this.#host = host;
    this.#owner = owner;
    socket.on('data', (bytes: Buffer) => {
      // An upstream that sends without being asked breaks the protocol.
      if (this.#transfer === undefined) socket.destroy();
      else this.#transfer.receive(bytes);
    });
    socket.on('end', () => {
      this.#transfer?.closed();
      socket.destroy();
    });
    // The close that follows finds the transfer over.
    socket.on('error', (error) => this.#transfer?.fail(error));
    socket.on('close', () => {
      this.#transfer?.closed();
      owner.gone(this);
    });
  }

  /** Whether it can carry a request. */
  get isOpen(): boolean {
    return this.#transfer === undefined && this.#socket.writable && this.#socket.readable;
  }

  /** Writes the request and has the handler receive its answer. */
  send(request: WireRequest, handler: AnswerHandler): void {
    const transfer = new Transfer(this, request, handler);
    this.#transfer = transfer;
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

  release({ isPersistent, keep_alive_s }: Head, hasRest: boolean): void {
    this.#transfer = undefined;
    // The upstream has answered before it had the whole request, or has sent more than one answer.
    if (!isPersistent || hasRest || this.#socket.writableLength > 0) this.#socket.destroy();
    else this.#owner.idle(this, keep_alive_s);
  }

  destroy(): void {
    this.#transfer = undefined;
    this.#socket.destroy();
  }

  /** Ends the request that it carries, if any, as failed. */
  abort(reason: Error): void {
    if (this.#transfer === undefined) this.#socket.destroy();
    else this.#transfer.fail(reason);
  }

  /** An idle connection does not keep the process running. */
  keepsProcess(keeps: boolean): void {
    if (keeps) this.#socket.ref();
    else this.#socket.unref();
  }
}
