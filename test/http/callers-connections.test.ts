/** Tests that a caller that half-closes after its request gets the answer, and that a caller that is gone is detected. */
import t from 'tap';
import { chunk, streamHead, type Turn } from '../support/fault-server.ts';
import {
  creates,
  long,
  messagesJson,
  messagesStream,
  moneyOf,
  officialVideo,
  rawPost,
  rig,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { messages, neutral } from './envelopes.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

t.test('a caller that has half-closed gets its answer', async (t) => {
  for (const sample of [messagesJson, ...creates]) {
    const arrived = new Promise<Turn>((resolve) => server.play(resolve));
    const caller = await rawCaller(stack.url, rawPost(rigged, sample));
    caller.socket.end();
    const { reply } = await arrived;
    await new Promise((wake) => setTimeout(wake, 50));
    const id = `late-${sample.name}`;
    reply(200, { id, task_id: id });
    await caller.untilEnded();
    t.match(caller.received, /HTTP\/1\.1 200/, sample.name);
    t.match(caller.received, id, sample.name);
  }
});

t.test('a caller that has half-closed gets its stream', async (t) => {
  const arrived = new Promise<Turn>((resolve) => server.play(resolve));
  const caller = await rawCaller(stack.url, rawPost(rigged, messagesStream));
  caller.socket.end();
  const { write } = await arrived;
  write(streamHead + chunk('data: 1\n\n'));
  await caller.until('data: 1');
  write(`${chunk('data: 2\n\n')}0\r\n\r\n`);
  await caller.untilEnded();
  t.match(caller.received, 'data: 2');
});

t.test('with on_abort: cancel it gets its stream too', async (t) => {
  const config = edited(withTimeouts(long), [/on_abort: drain/g, 'on_abort: cancel']);
  const { stack, server } = await rig(t, () => {}, { config });
  const arrived = new Promise<Turn>((resolve) => server.play(resolve));
  const caller = await rawCaller(stack.url, rawPost({ stack }, messagesStream));
  caller.socket.end();
  const { write } = await arrived;
  await new Promise((wake) => setTimeout(wake, 100));
  write(streamHead + chunk('data: 1\n\n'));
  await caller.until('data: 1');
  write(`${chunk('data: 2\n\n')}0\r\n\r\n`);
  await caller.untilEnded();
  t.match(caller.received, 'data: 2');
});

t.test('a caller that has half-closed gets answers of the gateway itself', async (t) => {
  for (const headers of [[`x-api-key: ${stack.key}`], []]) {
    const caller = await rawCaller(stack.url, rawRequest('GET', '/v1/models', headers));
    caller.socket.end();
    await caller.untilEnded();
    t.match(caller.received, headers.length > 0 ? 'chat-large' : 'HTTP/1.1 401');
  }
});

t.test('the upstream request of a caller that is gone is aborted', async (t) => {
  const body = { model: 'chat-large', messages: [{ role: 'user', content: 'x' }] };
  const arrived = new Promise<Turn>((resolve) => server.play(resolve));
  const headers = [`x-api-key: ${stack.key}`, 'content-type: application/json'];
  const caller = await rawCaller(
    stack.url,
    rawRequest('POST', '/v1/messages/count_tokens', headers, JSON.stringify(body)),
  );
  const { socket } = await arrived;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  caller.leave();
  await closed;
  t.pass('the upstream’s connection is closed');
});

t.test('Tests that requests after an answer that closes the connection are ignored (RFC 9112 §9.6)', async (t) => {
  const config = edited(withTimeouts(long), ['body_limit: 64MiB', 'body_limit: 1MiB']);
  const rigged = await rig(t, ({ reply }) => reply(200, { id: 'behind' }), { config });
  const { stack, server } = rigged;
  const creation = rawPost(rigged, officialVideo);
  const head = 'POST /v1/messages HTTP/1.1\r\nhost: g\r\ncontent-type: application/json\r\n';
  const key = `x-api-key: ${stack.key}\r\n`;
  const mebibyte = 1024 * 1024;

  const closing: Readonly<Record<string, string>> = {
    'a body that is too large': `${head}${key}content-length: ${2 * mebibyte}\r\n\r\n${'x'.repeat(2 * mebibyte)}`,
    'a body that becomes too large': `${head}${key}transfer-encoding: chunked\r\n\r\n200000\r\n${'x'.repeat(0x200000)}\r\n0\r\n\r\n`,
    'a body without a key': `${head}content-length: ${mebibyte}\r\n\r\n${'x'.repeat(mebibyte)}`,
  };

  for (const [name, request] of Object.entries(closing)) {
    t.test(`a request after ${name} is ignored`, async (t) => {
      const caller = await rawCaller(stack.url, request + creation);
      await caller.untilEnded();
      caller.leave();
      t.equal(caller.received.match(/HTTP\/1\.1/g)?.length, 1, 'one answer');
      t.match(caller.received, /HTTP\/1\.1 4\d\d[\s\S]*connection: close/i);
      t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
    });
  }

  t.test('a request after an answer that the close delimits is ignored', async (t) => {
    server.play(({ write, end }) => {
      write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n\r\n{"first":true}');
      end();
    });
    const first = `${head}${key}content-length: 80\r\n\r\n${JSON.stringify({ model: 'chat-large', max_tokens: 5, messages: [{ role: 'user', content: 'x' }] }).padEnd(80)}`;
    const caller = await rawCaller(stack.url, first + creation);
    await caller.untilEnded();
    caller.leave();
    t.match(caller.received, '{"first":true}');
    t.equal(server.seen.length, 1, 'the creation was not sent');
  });

  t.test('none of these requests leaves a hold', async (t) => {
    t.same((await moneyOf(stack)).movements, []);
  });

  t.test('a request after a hundred waiting ones is ignored', async (t) => {
    const { promise, resolve } = Promise.withResolvers<Turn>();
    server.play(resolve);
    const caller = await rawCaller(stack.url, creation + 'GET /v1/models HTTP/1.1\r\nhost: g\r\n\r\n'.repeat(300));
    const { reply } = await promise;
    t.equal(caller.received, '', 'they wait for the answer before them');
    reply(200, { id: 'front' });
    await caller.untilEnded();
    caller.leave();
    t.equal(caller.received.match(/HTTP\/1\.1 401/g)?.length, 100);
  });
});

t.test('Tests that callers that do not complete their requests get a 408', async (t) => {
  const config = edited(withTimeouts(long), [
    'timeout: { headers: 15s, body: 20s, request: 5m }',
    'timeout: { headers: 300ms, body: 20s, request: 600ms }',
  ]);
  const { stack, server } = await rig(t, () => {}, { config });

  const started: Readonly<Record<string, readonly [bytes: string, error: unknown]>> = {
    'half a request line': ['POST /v1/mess', neutral('request_timeout')],
    'half a head': ['POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-', neutral('request_timeout')],
    'half a body': [
      `POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-api-key: ${stack.key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
      messages.error(408, 'timeout_error'),
    ],
  };

  for (const [name, [bytes, error]] of Object.entries(started)) {
    t.test(`a caller that sends only ${name} gets a 408`, async (t) => {
      const caller = await rawCaller(stack.url, bytes);
      // A few bytes do not extend the time-out.
      const drip = setInterval(() => caller.write('a'), 100);
      caller.socket.on('close', () => clearInterval(drip));
      await caller.untilEnded();
      clearInterval(drip);
      caller.leave();
      const { status, body } = readAnswer(caller.received);
      t.equal(status, 408);
      t.match(JSON.parse(body), error);
      t.equal(server.seen.length, 0);
    });
  }

  t.test("time-outs longer than Node's defaults are accepted", async (t) => {
    const patient = edited(withTimeouts(long), [
      'headers: 15s, body: 20s, request: 5m',
      'headers: 6m, body: 20s, request: 10m',
    ]);
    const other = await rig(t, ({ reply }) => reply(200, {}), { config: patient });
    t.ok(other.stack.url);
  });
});
