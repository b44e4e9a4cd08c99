/** Tests how bodies are received: split anywhere, with a length or in chunks, complete or not. */
import pino from 'pino';
import t from 'tap';
import { long, messagesJson, rig, until, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';

const lines: string[] = [];
const { stack, server } = await rig(t, ({ reply }) => reply(200, {}), {
  config: withTimeouts(long),
  log: pino({ base: null }, { write: (line) => void lines.push(line) }),
});
const body = JSON.stringify(messagesJson.body);
const head = (framing: string) =>
  rawRequest('POST', messagesJson.path, [`x-api-key: ${stack.key}`, 'content-type: application/json', framing]);
const answers = (received: string) => received.match(/HTTP\/1\.1 \d+/g) ?? [];
/** Chunks of three bytes, each with an extension, and a trailer. */
const chunked = `${(body.match(/.{1,3}/g) ?? []).map((part) => `${part.length};x=y\r\n${part}\r\n`).join('')}0\r\nx-trailer: 1\r\n\r\n`;

t.test('a body reaches the upstream unchanged, for every way to split it', async (t) => {
  const framings: Readonly<Record<string, string>> = {
    'a length': head(`content-length: ${body.length}`) + body,
    chunks: head('transfer-encoding: chunked') + chunked,
  };
  for (const [name, bytes] of Object.entries(framings)) {
    for (const step of [1, 7, bytes.length]) {
      const caller = await rawCaller(stack.url);
      caller.socket.setNoDelay(true);
      for (let at = 0; at < bytes.length; at += step) {
        caller.write(bytes.slice(at, at + step));
        await new Promise(setImmediate);
      }
      await caller.until('HTTP/1.1 200');
      t.equal(server.seen.at(-1)?.body.toString(), body, `${name}, ${step} bytes at a time`);
      caller.leave();
    }
  }
});

t.test('two requests in one write get two answers, in order', async (t) => {
  const bad = '{"model":"chat-large"}';
  const bytes =
    head(`content-length: ${bad.length}`) +
    bad +
    head('transfer-encoding: chunked') +
    chunked +
    head('content-length: 0');
  const caller = await rawCaller(stack.url, bytes);
  await caller.until(/(HTTP\/1\.1[\s\S]*){3}/);
  t.strictSame(answers(caller.received), ['HTTP/1.1 400', 'HTTP/1.1 200', 'HTTP/1.1 400']);
  caller.leave();
});

t.test('a refusal keeps the connection open if the body is read completely', async (t) => {
  const requests: Readonly<Record<string, readonly [string, string]>> = {
    'an empty body': [head('content-length: 0'), 'HTTP/1.1 400'],
    'an empty body, spelt 00': [head('content-length: 00'), 'HTTP/1.1 400'],
    'no chunks': [`${head('transfer-encoding: chunked')}0\r\n\r\n`, 'HTTP/1.1 400'],
    'no body': [head('x-nothing: 1'), 'HTTP/1.1 400'],
    'no key': [rawRequest('GET', '/v1/models', []), 'HTTP/1.1 401'],
    'no such path': [rawRequest('GET', '/v1/nowhere', []), 'HTTP/1.1 404'],
    'another method': [rawRequest('PUT', messagesJson.path, ['content-length: 0']), 'HTTP/1.1 405'],
  };
  for (const [name, [request, status]] of Object.entries(requests)) {
    const caller = await rawCaller(stack.url, request);
    await caller.until(status);
    caller.write(request);
    await caller.until(/(HTTP\/1\.1[\s\S]*){2}/);
    t.strictSame(answers(caller.received), [status, status], name);
    caller.leave();
  }
});

t.test('a body that breaks off is logged with 499, not as answered', async (t) => {
  const sent = server.seen.length;
  for (const framing of [`content-length: ${body.length}`, 'transfer-encoding: chunked']) {
    lines.length = 0;
    const caller = await rawCaller(stack.url, head(framing));
    caller.write(framing.startsWith('c') ? body.slice(0, 20) : '5\r\n{"mod');
    await new Promise((resolve) => setTimeout(resolve, 50));
    caller.socket.resetAndDestroy();
    await until(
      async () => lines.length,
      (count) => count > 0,
    );
    t.match(JSON.parse(lines[0] ?? ''), { route: 'create_message', status: 499, msg: 'request' }, framing);
  }
  t.equal(server.seen.length, sent, 'nothing was sent to the upstream');
});

t.test('the gateway does not wait for a caller that leaves during authentication', async (t) => {
  const { findKey } = stack.store;
  t.teardown(() => Object.assign(stack.store, { findKey }));
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(stack.store, { findKey: (sha256: string) => promise.then(() => findKey(sha256)) });
  lines.length = 0;
  const caller = await rawCaller(stack.url, `${head('content-length: 100')}{`);
  await new Promise((wake) => setTimeout(wake, 50));
  caller.socket.resetAndDestroy();
  await new Promise((wake) => setTimeout(wake, 50));
  resolve();
  await until(
    async () => lines.length,
    (count) => count > 0,
  );
  t.match(JSON.parse(lines[0] ?? ''), { route: 'create_message', status: 499, msg: 'request' });
});
