/** A caller that writes and reads raw bytes, so that a test can see how a connection ends. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawCaller {
  readonly socket: Socket;
  /** All that has arrived, as Latin-1. */
  readonly received: string;
  /** How the gateway's side ended: FIN or RST; undefined while it is open. */
  readonly ended: 'end' | 'reset' | undefined;
  write(bytes: string | Buffer): void;
  /** Resolves when the text has arrived. Rejects when the connection ends without it. */
  until(text: string | RegExp): Promise<void>;
  /** Resolves when the gateway's side has ended. */
  untilEnded(): Promise<'end' | 'reset'>;
  leave(): void;
}

/** @param bytes written at once. */
export async function rawCaller(url: string, bytes: string | Buffer = ''): Promise<RawCaller> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  let received = '';
  let ended: 'end' | 'reset' | undefined;
  const waiting = new Set<() => void>();
  const changed = () => {
    for (const wake of [...waiting]) wake();
  };
  socket.setEncoding('latin1').on('data', (text: string) => {
    received += text;
    changed();
  });
  const end = (how: 'end' | 'reset') => {
    ended ??= how;
    changed();
  };
  socket.on('end', () => end('end'));
  socket.on('error', () => end('reset'));
  socket.on('close', () => end('reset'));
  await once(socket, 'connect');
  if (bytes.length > 0) socket.write(bytes, 'latin1');

  const wait = (look: () => boolean, fails: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const check = () => {
        if (!look() && !fails()) return;
        waiting.delete(check);
        if (look()) resolve();
        else reject(new Error(`the connection ended (${ended}) after: ${received}`));
      };
      waiting.add(check);
      check();
    });
  const holds = (text: string | RegExp) => (typeof text === 'string' ? received.includes(text) : text.test(received));

  return {
    socket,
    get received() {
      return received;
    },
    get ended() {
      return ended;
    },
    write: (more) => void socket.write(more, 'latin1'),
    until: (text) =>
      wait(
        () => holds(text),
        () => ended !== undefined,
      ),
    async untilEnded() {
      await wait(
        () => ended !== undefined,
        () => false,
      );
      return ended ?? 'end';
    },
    leave: () => socket.destroy(),
  };
}

/** The bytes of a request with a body; header lines without CRLF. */
export function rawRequest(method: string, target: string, headers: readonly string[], body = ''): string {
  const length = body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`];
  const lines = [`${method} ${target} HTTP/1.1`, 'host: gateway', ...headers, ...length];
  return `${lines.join('\r\n')}\r\n\r\n${Buffer.from(body).toString('latin1')}`;
}

/** Splits an answer into its status, header lines and body bytes. */
export function readAnswer(text: string): {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
} {
  const end = text.indexOf('\r\n\r\n');
  const [line = '', ...headers] = text.slice(0, end).split('\r\n');
  return { status: Number(line.split(' ')[1]), headers, body: text.slice(end + 4) };
}
