/** Upstreams on raw sockets that a test scripts byte by byte, so that they can break any rule of HTTP. */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A request as received. */
export interface SeenRequest {
  readonly method: string;
  /** The request target, unchanged. */
  readonly target: string;
  /** Lower-case names with their values, in order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Buffer;
  /** Head and body. */
  readonly raw: Buffer;
}

/** The argument of a script: the request, and the socket that waits for an answer. */
export interface Turn {
  readonly request: SeenRequest;
  readonly socket: Socket;
  /** The number of the request, from 0, over all connections of the server. */
  readonly index: number;
  /** Writes Latin-1 text or bytes. */
  write(bytes: string | Buffer): void;
  /** A well-formed answer with a content-length, after which the connection stays open. */
  reply(status: number, body: unknown, headers?: string): void;
  /** RST: nothing more is sent, not even what is buffered. */
  reset(): void;
  /** FIN after what has been written. */
  end(): void;
}

/** Answers a request. */
export type Script = (turn: Turn) => void | Promise<void>;

/** A running server. */
export interface FaultServer {
  readonly url: string;
  readonly port: number;
  /** Every completely read request, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** Connections accepted so far, and connections open now. */
  readonly connections: { readonly taken: number; readonly open: number };
  /** Replaces the script. */
  play(script: Script): void;
  /** Resolves when that many requests have been read. */
  sawRequests(count: number): Promise<void>;
  /** Resolves when no connection is open. */
  allClosed(): Promise<void>;
  close(): Promise<void>;
}

/** How the server treats connections. */
export interface FaultServerOptions {
  /** Called with each new connection before anything is read. Returns true if it handles the connection itself. */
  readonly onConnection?: (socket: Socket) => boolean;
}

/** Starts a server on a free loopback port. */
export async function startFaultServer(script: Script, options: FaultServerOptions = {}): Promise<FaultServer> {
  const seen: SeenRequest[] = [];
  const open = new Set<Socket>();
  let taken = 0;
  let current = script;
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const wake of waiting) wake();
  };
  const when = (holds: () => boolean) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (!holds()) return;
        waiting.delete(check);
        resolve();
      };
      waiting.add(check);
      check();
    });

  const server = createServer({ allowHalfOpen: true }, (socket) => {
    taken++;
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      changed();
    });
    // Close our side when the peer closes its side.
    socket.on('end', () => socket.end());
    if (options.onConnection?.(socket) === true) return;
    const read = requestReader((request) => {
      const index = seen.push(request) - 1;
      changed();
      void current(turnOf(request, socket, index));
    });
    socket.on('data', read);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    port,
    seen,
    get connections() {
      return { taken, open: open.size };
    },
    play(next) {
      current = next;
    },
    sawRequests: (count) => when(() => seen.length >= count),
    allClosed: () => when(() => open.size === 0),
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A URL that refuses connections. Port 9 (discard) is not in use on loopback; one that was just free might be in use by now. */
export const refusingUrl = 'http://127.0.0.1:9';

function turnOf(request: SeenRequest, socket: Socket, index: number): Turn {
  return {
    request,
    socket,
    index,
    write: (bytes) => void socket.write(bytes, 'latin1'),
    reply: (status, body, headers = '') => void socket.write(answer(status, body, headers)),
    reset: () => void socket.resetAndDestroy(),
    end: () => void socket.end(),
  };
}

/** A complete answer as bytes. A body other than a string or a Buffer is sent as JSON. `headers` are lines that end with CRLF. */
export function answer(status: number, body: unknown, headers = ''): Buffer {
  const raw = Buffer.isBuffer(body) ? body : Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  const type = /^content-type:/im.test(headers) ? '' : 'content-type: application/json\r\n';
  const head = `HTTP/1.1 ${status} Said\r\n${type}content-length: ${raw.length}\r\n${headers}\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), raw]);
}

/** One chunk of a chunked body. */
export function chunk(text: string): string {
  return `${Buffer.byteLength(text).toString(16)}\r\n${Buffer.from(text).toString('latin1')}\r\n`;
}

/** The head of a chunked event stream. */
export const streamHead =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream; charset=utf-8\r\ntransfer-encoding: chunked\r\n\r\n';

/** Splits received bytes into requests. The gateway always sends a content-length with a body. */
function requestReader(found: (request: SeenRequest) => void): (bytes: Buffer) => void {
  let pieces: Buffer[] = [];
  let received = 0;
  /** The length of the incomplete request, as far as it is known. Joining the pieces for each one would be quadratic. */
  let needed = 0;
  return (bytes) => {
    pieces.push(bytes);
    received += bytes.length;
    if (received < needed) return;
    let buffered = Buffer.concat(pieces);
    needed = 0;
    for (;;) {
      const end = buffered.indexOf('\r\n\r\n');
      if (end < 0) break;
      const [line = '', ...lines] = buffered.toString('latin1', 0, end).split('\r\n');
      const headers = lines.map((text) => {
        const colon = text.indexOf(':');
        return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()] as const;
      });
      const length = Number(headers.find(([name]) => name === 'content-length')?.[1] ?? 0);
      const whole = end + 4 + length;
      if (buffered.length < whole) {
        needed = whole;
        break;
      }
      const [method = '', target = ''] = line.split(' ');
      const raw = buffered.subarray(0, whole);
      buffered = buffered.subarray(whole);
      found({ method, target, headers, body: raw.subarray(end + 4), raw });
    }
    pieces = [buffered];
    received = buffered.length;
  };
}
