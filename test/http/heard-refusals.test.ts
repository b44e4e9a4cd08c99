/** Tests that every caller of a refused upload receives the refusal, even if it sends its whole body before it reads. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import t from 'tap';
import { Agent, request } from 'undici';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { sample } from '../support/sample.ts';
import { edited } from '../support/shipped-text.ts';

const callers = sample(6, 12);
const megabytes = 6;
const config = edited(withTimeouts(long), ['body_limit: 64MiB', 'body_limit: 8MiB']);
const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), { config });
const body = Buffer.alloc(megabytes * 1_000_000, 'x');
const path = '/v1/messages';

t.test(`${callers} callers that write everything before they read get the refusal`, async (t) => {
  const heard = await Promise.all(Array.from({ length: callers }, blockingCaller));
  t.strictSame(heard, Array(callers).fill('HTTP/1.1 401'));
});

t.test(`${callers} callers with fetch get the refusal`, async (t) => {
  const heard = await Promise.all(
    Array.from({ length: callers }, () =>
      fetch(stack.url + path, { method: 'POST', headers: { 'content-type': 'application/json' }, body }).then(
        async (response) => {
          await response.text();
          return response.status;
        },
        (error: unknown) => String(error),
      ),
    ),
  );
  t.strictSame(heard, Array(callers).fill(401));
});

t.test(`${callers} callers with undici, whose too large body has no content-length, get the refusal`, async (t) => {
  const agent = new Agent({ connections: callers });
  t.teardown(() => agent.destroy());
  async function* pieces() {
    for (let sent = 0; sent < 12; sent++) yield Buffer.alloc(1_000_000, 'x');
  }
  const heard = await Promise.all(
    Array.from({ length: callers }, () =>
      request(stack.url + path, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-api-key': stack.key },
        body: Readable.from(pieces()),
      }).then(
        async (response) => {
          await response.body.text();
          return response.statusCode;
        },
        (error: unknown) => String(error),
      ),
    ),
  );
  t.strictSame(heard, Array(callers).fill(413));
  t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
});

t.test('a caller that never stops sending is disconnected', async (t) => {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(stack.url).port) });
  const closed = once(socket, 'close');
  socket.on('error', () => {});
  socket.write(`POST ${path} HTTP/1.1\r\nhost: g\r\ncontent-length: 64000000000\r\n\r\n`);
  const piece = Buffer.alloc(1_000_000, 'x');
  const more = () => {
    while (!socket.destroyed && socket.write(piece)) {}
  };
  socket.on('drain', more).resume();
  more();
  await closed;
  t.ok(socket.bytesWritten < 64_000_000);
});

/** A client that writes the whole request before it reads the answer. */
async function blockingCaller(): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(stack.url).port), allowHalfOpen: true });
  await once(socket, 'connect');
  const failed = once(socket, 'error').then(([error]) => String(error));
  const head = `POST ${path} HTTP/1.1\r\nhost: g\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
  const talk = async () => {
    socket.write(head);
    await new Promise((written) => socket.write(body, written));
    const [first] = await once(socket, 'data');
    return String(first).slice(0, 12);
  };
  try {
    return await Promise.race([talk(), failed]);
  } finally {
    socket.destroy();
  }
}
