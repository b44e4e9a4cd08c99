/** Receives events on a raw socket, so that it can answer badly. */

import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import type { Test } from 'tap';

/** A received request. */
export interface ReceivedEvent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly at_ms: number;
}

/** Writes an answer: the bytes, `hang` for none, `die` to close at once. */
export type Answering = (event: ReceivedEvent, index: number) => string | 'hang' | 'die';

export const OK = 'HTTP/1.1 204 No Content\r\n\r\n';

export interface Receiver {
  readonly url: string;
  readonly events: ReceivedEvent[];
  /** How it answers from now on. */
  answer: Answering;
  /** Resolves when it has received this many. */
  seen(count: number): Promise<void>;
}

/** Starts a receiver. */
export async function startReceiver(t: Test, answer: Answering = () => OK): Promise<Receiver> {
  const sockets = new Set<Socket>();
  const waiting: { readonly count: number; readonly resolve: () => void }[] = [];
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    let text = '';
    socket.on('data', (part) => {
      text += part.toString('latin1');
      const end = text.indexOf('\r\n\r\n');
      const headers = Object.fromEntries(
        text
          .slice(0, end)
          .split('\r\n')
          .slice(1)
          .map((line) => [line.split(': ')[0]?.toLowerCase(), line.slice(line.indexOf(': ') + 2)]),
      );
      const length = Number(headers['content-length']);
      if (end < 0 || text.length < end + 4 + length) return;
      const body = Buffer.from(text.slice(end + 4, end + 4 + length), 'latin1').toString();
      const event = { headers, body, at_ms: Date.now() };
      text = '';
      receiver.events.push(event);
      const bytes = receiver.answer(event, receiver.events.length - 1);
      if (bytes === 'die') socket.destroy();
      else if (bytes === OK) socket.write(bytes);
      else if (bytes !== 'hang') socket.end(bytes);
      for (const each of waiting) if (receiver.events.length >= each.count) each.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    events: [],
    answer,
    async seen(count) {
      if (receiver.events.length >= count) return;
      await new Promise<void>((resolve) => waiting.push({ count, resolve }));
    },
  };
  return receiver;
}
