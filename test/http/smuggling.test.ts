/** Tests that ambiguous and invalid requests are refused (request smuggling). */
import t from 'tap';
import { chunk, streamHead, type Turn } from '../support/fault-server.ts';
import { long, messagesJson, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { messages, neutral } from './envelopes.ts';

const rigged = await rig(t, ({ reply }) => reply(200, {}), { config: withTimeouts(long) });
const { stack, server } = rigged;
const head = `POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-api-key: ${stack.key}\r\ncontent-type: application/json\r\n`;
const second = 'GET /v1/smuggled HTTP/1.1\r\nhost: g\r\n\r\n';

/** Requests that are invalid, or whose end two servers could find at different places. */
const shapes: Readonly<Record<string, string>> = {
  'both lengths': `${head}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${second}`,
  'both lengths, the other way round': `${head}transfer-encoding: chunked\r\ncontent-length: 5\r\n\r\n0\r\n\r\n${second}`,
  'two lengths': `${head}content-length: 5\r\ncontent-length: 6\r\n\r\nhello${second}`,
  'the same length twice': `${head}content-length: 2\r\ncontent-length: 2\r\n\r\n{}${second}`,
  'a length with a sign': `${head}content-length: +2\r\n\r\n{}${second}`,
  'a length that is negative': `${head}content-length: -2\r\n\r\n{}${second}`,
  'a length in hex': `${head}content-length: 0x2\r\n\r\n{}${second}`,
  'a list of lengths': `${head}content-length: 2, 2\r\n\r\n{}${second}`,
  'a space before the colon': `${head}content-length : 2\r\n\r\n{}${second}`,
  'chunked that is not last': `${head}transfer-encoding: chunked, identity\r\n\r\n0\r\n\r\n${second}`,
  'a vertical tab in the encoding': `${head}transfer-encoding: \x0bchunked\r\n\r\n0\r\n\r\n${second}`,
  'a bare line feed in the head': `${head.replace('host: g\r\n', 'host: g\n')}\r\n${second}`,
  'a folded header': `${head}x: a\r\n b\r\n\r\n${second}`,
  'no HTTP': `\x16\x03\x01hello\r\n\r\n${second}`,
  'HTTP/2': `PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n${second}`,
};

/** Such requests with a valid head. */
const bodies: Readonly<Record<string, string>> = {
  'an encoding that is unknown': `${head}transfer-encoding: xchunked\r\n\r\n0\r\n\r\n${second}`,
  'a chunk size that is none': `${head}transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${second}`,
  'a chunk with bytes behind its end': `${head}transfer-encoding: chunked\r\n\r\n2\r\n{}xx\r\n0\r\n\r\n${second}`,
};
const cases = [
  ...Object.entries(shapes).map((shape) => [...shape, 'neutral', neutral('invalid_request')] as const),
  ...Object.entries(bodies).map(
    (shape) => [...shape, "interface's", messages.error(400, 'invalid_request_error')] as const,
  ),
];

for (const [name, bytes, whose, error] of cases) {
  t.test(`${name}: refused in the ${whose} shape, and the bytes after it are ignored`, async (t) => {
    const caller = await rawCaller(stack.url, bytes);
    await caller.untilEnded();
    caller.leave();
    const { status, headers, body } = readAnswer(caller.received);
    t.match(String(status), /^4\d\d$/);
    t.match(JSON.parse(body), error);
    t.ok(headers.some((line) => line.toLowerCase() === 'connection: close'));
    t.notMatch(caller.received, 'smuggled');
    t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
  });
}

t.test('a request without host is refused', async (t) => {
  const caller = await rawCaller(stack.url, head.replace('host: g\r\n', 'content-length: 2\r\n\r\n{}'));
  await caller.until('HTTP/1.1 400');
  caller.leave();
  t.equal(server.seen.length, 0);
});

t.test('pipelined requests get their answers in order', async (t) => {
  server.play(({ request, reply }) => reply(200, { heard: JSON.parse(request.body.toString()).max_tokens }));
  const bodies = [1, 2, 3].map((n) => JSON.stringify({ ...Object(messagesJson.body), max_tokens: n }));
  const caller = await rawCaller(
    stack.url,
    bodies
      .map((body) =>
        rawRequest('POST', '/v1/messages', [`x-api-key: ${stack.key}`, 'content-type: application/json'], body),
      )
      .join(''),
  );
  await caller.until('{"heard":3}');
  caller.leave();
  t.same(caller.received.match(/\{"heard":\d\}/g), ['{"heard":1}', '{"heard":2}', '{"heard":3}']);
});

t.test('endless headers are refused, and the bytes after them are ignored', async (t) => {
  const caller = await rawCaller(stack.url, `${head}x: ${'a'.repeat(100_000)}\r\n\r\n${second}`);
  await caller.untilEnded();
  caller.leave();
  const { status, body } = readAnswer(caller.received);
  t.equal(status, 431);
  t.match(JSON.parse(body), { type: 'error', error: { type: 'invalid_request_error', message: String } });
  t.notMatch(caller.received, 'smuggled');
});

t.test('invalid bytes after a request do not change its running stream', async (t) => {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  server.play(resolve);
  const body = JSON.stringify({ ...Object(messagesJson.body), stream: true });
  const caller = await rawCaller(stack.url, `${head}content-length: ${body.length}\r\n\r\n${body}`);
  const { write } = await promise;
  write(streamHead + chunk('event: ping\ndata: {}\n\n'));
  await caller.until('event: ping');
  caller.write('GARBAGE\r\n\r\n');
  await new Promise((wake) => setTimeout(wake, 50));
  write(`${chunk('data: last\n\n')}0\r\n\r\n`);
  await caller.untilEnded();
  caller.leave();
  t.equal(caller.received.match(/HTTP\/1\.1/g)?.length, 1);
  t.match(caller.received, /data: last\n\n\r\n0\r\n\r\n$/, 'the stream is complete, and the connection is closed');
});
