/**
 * A TCP proxy that cuts a connection at a chosen text, before or after the server has received it, silently drops what is sent, or holds
 * the server's replies back.
 */
import { connect, createServer, type Server, type Socket } from 'node:net';

/** When to cut: `before`, the server never receives the text; `after`, it receives it and its answer is lost. */
export interface Cut {
  readonly at: string;
  /** Only on a connection that has sent this text since the cut was ordered. */
  readonly behind?: string;
  readonly side: 'before' | 'after';
  /** From then on nothing passes, as if the server were gone. */
  readonly isLast?: boolean;
  /** The connection stays open, and nothing passes it any more: neither side learns that it is lost. */
  readonly isHalfOpen?: boolean;
}

/** The proxy in front of one port. */
export class CuttingProxy {
  readonly #target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut: Cut | undefined;
  #isSilent = false;
  readonly #silent = new WeakSet<Socket>();
  readonly #halfOpen = new WeakSet<Socket>();
  /** How many more replies pass; undefined: all. */
  #passing: number | undefined;
  readonly #held: (() => void)[] = [];
  /** The number of connections that were cut. */
  cuts = 0;

  private constructor(target: number) {
    this.#target = target;
    this.#server = createServer((caller) => this.#serve(caller));
  }

  static async start(target: number): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(target);
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('the proxy does not listen');
    return address.port;
  }

  /** Cuts the next connection that sends the text. */
  cutNext(cut: Cut): void {
    this.#cut = cut;
  }

  /** Whether a reply is held back. */
  get isHolding(): boolean {
    return this.#held.length > 0;
  }

  /** Holds back what the server sends after so many more replies, over all connections. */
  holdReplies(after: number): void {
    this.#passing = after;
  }

  /** Passes what is held, and everything from now on. */
  passReplies(): void {
    this.#passing = undefined;
    for (const pass of this.#held.splice(0)) pass();
  }

  /** Drops what is sent over all connections, and tells nobody. @param isForAll also over new ones, until `speak`. */
  silence(isForAll: boolean): void {
    this.#isSilent = isForAll;
    for (const socket of this.#sockets) this.#silent.add(socket);
  }

  /** Serves new connections again. Those that were silenced stay so. */
  speak(): void {
    this.#isSilent = false;
  }

  #serve(caller: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    for (const socket of [caller, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => this.#sockets.delete(socket));
      if (this.#isSilent) this.#silent.add(socket);
    }
    server.on('close', () => caller.destroy());
    // A caller that is killed may reset its connection instead of ending it.
    caller.on('close', () => {
      if (!this.#halfOpen.has(caller)) server.end();
    });
    server.on('data', (data) => {
      const pass = () => {
        if (caller.writable && !this.#silent.has(caller)) caller.write(data);
      };
      if (this.#passing === 0) this.#held.push(pass);
      else {
        if (this.#passing !== undefined) this.#passing -= 1;
        pass();
      }
    });
    let behind: Cut | undefined;
    caller.on('data', (data) => {
      if (this.#silent.has(caller)) return;
      const cut = this.#cut;
      if (cut?.behind === undefined || data.includes(cut.behind)) behind = cut;
      if (cut === undefined || cut !== behind || !data.includes(cut.at)) {
        server.write(data);
        return;
      }
      this.#cut = undefined;
      this.cuts += 1;
      if (cut.isLast === true) this.silence(true);
      if (cut.isHalfOpen === true) {
        if (cut.side === 'after') server.write(data);
        this.#silent.add(caller);
        this.#halfOpen.add(caller);
        return;
      }
      // `end` sends the data first, so the server commits, and its answer is lost.
      if (cut.side === 'after') server.end(data);
      else server.destroy();
      caller.destroy();
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
