/** A WebSocket of a mount survives a reload, and a mount that a reload adds or removes takes effect at once. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

// Much longer than on a machine with nothing else to do.
t.setTimeout(600_000);

/** Echoes each message of the client, which must be short. */
const upstream = createServer().on('upgrade', ({ headers }, socket) => {
  const key = `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  const head = ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: upgrade'];
  socket.write(`${[...head, `sec-websocket-accept: ${accept}`].join('\r\n')}\r\n\r\n`);
  socket
    .on('error', () => {})
    .on('data', (frame: Buffer) => {
      if (((frame[0] ?? 0) & 0x0f) === 8) return void socket.end();
      const length = (frame[1] ?? 0) & 0x7f;
      const text = Buffer.from(frame.subarray(6, 6 + length).map((byte, at) => byte ^ (frame[2 + (at % 4)] ?? 0)));
      socket.write(Buffer.concat([Buffer.from([0x81, length]), text]));
    });
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const { port } = upstream.address() as AddressInfo;
const mounted = `${shippedText}\nmounts:\n  talks: { prefix: /v1beta/talks, upstream: generative }\n`;
const stack = await startStack({ config: mounted, upstreams: { generative: `http://127.0.0.1:${port}` } });
t.teardown(async () => {
  await stack.close();
  upstream.close();
  upstream.closeAllConnections();
});

async function open(): Promise<WebSocket> {
  const socket = new WebSocket(`${stack.url.replace('http', 'ws')}/v1beta/talks/one?key=${stack.key}`);
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error('the connection was refused'));
  });
  return socket;
}

function echo(socket: WebSocket, text: string): Promise<unknown> {
  return new Promise((resolve) => {
    socket.onmessage = ({ data }) => resolve(data);
    socket.send(text);
  });
}

t.test('a WebSocket keeps its configuration', async (t) => {
  const socket = await open();
  t.equal(await echo(socket, 'one'), 'one');
  const { oldEnded } = await stack.adopt(shippedText);
  t.equal(await echo(socket, 'two'), 'two');
  await t.rejects(open(), 'the mount is gone for new ones');
  socket.close();
  await oldEnded();
});

t.test('a reload adds a mount', async (t) => {
  await stack.adopt(mounted);
  const socket = await open();
  t.equal(await echo(socket, 'three'), 'three');
  socket.close();
});
