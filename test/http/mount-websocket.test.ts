/** Tests WebSockets through a mount: their key, and their line in the log. */
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import t from 'tap';
import { OPERATOR } from '../support/operator.ts';
import { shippedText } from '../support/shipped-text.ts';
import { startStack, until } from '../support/stack.ts';

// A WebSocket of a mount has the request id in the answer that accepts it, and one line in the log with the same id.

/** Accepts every WebSocket, and sends one frame with a text (RFC 6455). */
const upstream = createServer().on('upgrade', ({ headers }, socket) => {
  const accept = hash('sha1', `${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`, 'base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  );
  socket.write(Buffer.from('\x81\x05hello', 'latin1'));
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const { port } = upstream.address() as AddressInfo;
const lines: string[] = [];
const stack = await startStack({
  config: `${shippedText}\nmounts:\n  talks: { prefix: /v1beta/talks, upstream: generative }\n`,
  upstreams: { generative: `http://127.0.0.1:${port}` },
  log: pino({ base: null }, { write: (line: string) => void lines.push(line) }),
});
t.teardown(async () => {
  await stack.close();
  upstream.close();
});

function ask(key: string) {
  const headers = {
    'x-alpha-api-key': key,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
  };
  return request(`${stack.url}/v1beta/talks/one`, { headers }).end();
}

async function nextLine() {
  const [line = ''] = await until(
    async () => lines.splice(0),
    (found) => found.length > 0,
  );
  return JSON.parse(line);
}

t.test('a WebSocket that is accepted', async (t) => {
  const [answer, socket, head] = await once(ask(stack.key), 'upgrade');
  t.equal(answer.statusCode, 101);
  t.match(answer.headers, { upgrade: 'websocket', 'x-request-id': /^req_/ });
  const [first] = head.length > 0 ? [head] : await once(socket, 'data');
  t.match(String(first), 'hello', 'the frames are unchanged');
  socket.destroy();
  t.match(await nextLine(), {
    id: answer.headers['x-request-id'],
    route: 'talks',
    path: '/v1beta/talks/one',
    account: stack.account,
    upstream: 'generative',
    status: 101,
  });
});

t.test('a WebSocket whose key is revoked is cut', async (t) => {
  const { key, id } = await stack.newKey(stack.account);
  const [, socket] = await once(ask(key), 'upgrade');
  await stack.store.revokeKey(id, OPERATOR);
  socket.resume();
  await once(socket, 'close');
  t.match(await nextLine(), { route: 'talks', status: 101 });
});

t.test('a WebSocket that is refused', async (t) => {
  const [answer] = await once(ask('tg_wrong'), 'response');
  answer.resume();
  t.equal(answer.statusCode, 401);
  t.match(await nextLine(), { id: answer.headers['x-request-id'], status: 401, msg: 'refused' });
});

t.test('the key', async (t) => {
  // Tests that a caller's key in the query of a WebSocket is not sent to the upstream of a mount.
  const asked: string[] = [];
  const upstream = createServer().on('upgrade', ({ url = '' }, socket) => {
    asked.push(url);
    socket.destroy();
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  const mounts = '\nmounts:\n  talks: { prefix: /v1beta/talks, upstream: generative }\n';
  const stack = await startStack({
    config: shippedText + mounts,
    upstreams: { generative: `http://127.0.0.1:${port}` },
  });
  t.teardown(async () => {
    await stack.close();
    upstream.close();
  });

  for (const [query, wanted] of [
    [`?alt=sse&key=${stack.key}`, '/v1beta/talks/one?alt=sse'],
    [`?key=${stack.key}`, '/v1beta/talks/one'],
  ] as const) {
    t.test(wanted, async (t) => {
      asked.length = 0;
      new WebSocket(`${stack.url.replace('http', 'ws')}/v1beta/talks/one${query}`).onerror = () => {};
      const [url = ''] = await until(
        async () => asked,
        (urls) => urls.length > 0,
      );
      t.equal(url.replace(/\?$/, ''), wanted);
    });
  }
});
