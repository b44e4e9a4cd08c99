/** A TCP proxy that cuts a connection at a chosen text, before or after the server has received it. */
import { connect, createServer, type Server, type Socket } from 'node:net';

/** When to cut: `before`, the server never receives the text; `after`, it receives it and its answer is lost. */
export interface Cut {
  readonly at: string;
  readonly side: 'before' | 'after';
}

/** The proxy in front of one port. */
export class CuttingProxy {
  readonly #target: number;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #cut: Cut | undefined;
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

  #serve(caller: Socket): void {
    const server = connect(this.#target, '127.0.0.1');
    for (const socket of [caller, server]) {
      this.#sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => this.#sockets.delete(socket));
    }
    server.on('close', () => caller.destroy());
    caller.on('end', () => server.end());
    server.on('data', (data) => caller.writable && caller.write(data));
    caller.on('data', (data) => {
      const cut = this.#cut;
      if (cut === undefined || !data.includes(cut.at)) {
        server.write(data);
        return;
      }
      this.#cut = undefined;
      this.cuts += 1;
      caller.destroy();
      // `end` sends the data first, so the server commits, and its answer is lost.
      if (cut.side === 'after') server.end(data);
      else server.destroy();
    });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
