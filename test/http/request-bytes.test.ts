/** The bytes of a request reach the upstream as they are. */

import { constants, gzipSync, zstdCompressSync } from 'node:zlib';
import t from 'tap';
import { chunk } from '../support/fault-server.ts';
import {
  generativeStream,
  keyHeaders,
  long,
  messagesJson,
  officialVideo,
  rig,
  tokenVideo,
  unifiedVideo,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { interfaces } from './envelopes.ts';

// Tests that the upstream gets the bytes of request bodies unchanged.

const rigged = await rig(t, ({ reply, index }) => reply(200, { id: `b-${index}`, task_id: `b-${index}` }), {
  config: withTimeouts(long),
});
const { stack, server } = rigged;

async function sent(path: string, body: string | Buffer, headers: Readonly<Record<string, string>> = {}) {
  const before = server.seen.length;
  const reply = await stack.call('POST', path, body, { ...keyHeaders(stack.key), ...headers });
  return { reply, body: server.seen[before]?.body };
}

const messages = (rest: string) =>
  `{"model":"chat-large","max_tokens":5,"messages":[{"role":"user","content":"x"}]${rest}}`;

/** JSON texts that parsing and writing would change. */
const spellings: Readonly<Record<string, string>> = {
  'a number beyond 2^53': ',"metadata":{"n":12345678901234567890}',
  'a decimal that is whole': ',"temperature":1.0',
  'an exponent': ',"temperature":1E-0',
  'minus zero': ',"metadata":{"n":-0}',
  'more digits than a double has': ',"temperature":0.1000000000000000055511151231257827',
  'escapes of what needs none': ',"metadata":{"\\u0061":"\\u0062\\/"}',
  'an escaped surrogate alone': ',"metadata":{"x":"\\ud800"}',
  'odd spacing': ' ,\r\n\t"metadata" : { \n } ',
  'letters beyond ASCII': ',"metadata":{"x":"žluťoučký kůň 🐎 \u2028"}',
  'members that look like numbers': ',"metadata":{"2":1,"1":2}',
  'explicit nulls': ',"system":null',
};

for (const [name, rest] of Object.entries(spellings)) {
  t.test(`${name} reaches the upstream byte for byte`, async (t) => {
    const body = messages(rest);
    const { reply, body: got } = await sent(messagesJson.path, body);
    t.equal(reply.status, 200);
    t.equal(got?.toString(), body);
  });
}

t.test('white space around a body of 1 MB is kept', async (t) => {
  const body = `\n  ${messages(`,"metadata":{"x":"${'ž'.repeat(500_000)}"}`)}\n\n`;
  const { body: got } = await sent(messagesJson.path, body);
  t.ok(got?.equals(Buffer.from(body)), 'byte for byte');
});

t.test('every route that does not rewrite the body forwards its bytes', async (t) => {
  const spelt = { [generativeStream.path]: '{ "contents" : [ { "parts":[{"text":"\\u0041"}] } ] ,"x":1.0}' };
  spelt[tokenVideo.path] =
    '{ "model":"vidgen-2.0", "content":[{"type":"text","text":"\\u0041"}], "duration":5, "seed":4294967295.0 }';
  for (const [path, body] of Object.entries(spelt)) {
    const { reply, body: got } = await sent(path, body);
    t.equal(reply.status, 200, path);
    t.equal(got?.toString(), body, path);
  }
});

t.test('removing members keeps the bytes of the others', async (t) => {
  const content = '[ {"type":"text", "text":"\\u0041 1.0"} ]';
  const body = `{"seed":1.0, "model":"c/vidgen-2.0","content":${content} ,"duration":4.0,"return_last_frame":true}`;
  const { reply, body: got } = await sent(officialVideo.path, body);
  t.equal(reply.status, 200);
  t.match(got?.toString(), content);
  t.match(got?.toString(), '"duration":4.0');
  t.same(Object.keys(JSON.parse(got?.toString() ?? '')), ['model', 'content', 'duration']);
});

t.test('adding defaults keeps the bytes of the other members', async (t) => {
  const { body: got } = await sent(unifiedVideo.path, '{"model":"c/vidgen-2.0","prompt":"\\u0041","duration":4.0}');
  t.match(got?.toString(), '{"model":"c/vidgen-2.0","prompt":"\\u0041","duration":4.0');
});

t.test('a chunked body is forwarded with a content-length', async (t) => {
  const body = messages('');
  const before = server.seen.length;
  const caller = await rawCaller(
    stack.url,
    `POST /v1/messages HTTP/1.1\r\nhost: g\r\nx-api-key: ${stack.key}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  for (const letter of body) caller.write(chunk(letter));
  caller.write('0\r\nx-trailer: 1\r\n\r\n');
  await caller.until('HTTP/1.1 200');
  caller.leave();
  const seen = server.seen[before];
  t.equal(seen?.body.toString(), body);
  t.same(
    seen?.headers.filter(([name]) => /^(content-length|transfer-encoding|x-trailer|trailer)$/.test(name)),
    [['content-length', String(body.length)]],
  );
});

t.test('encoded requests', async (t) => {
  // Compressed request bodies are decoded: the upstream gets plain JSON.
  const { stack, server } = await rig(t, ({ reply }) => reply(200, { id: 'plain' }), { config: withTimeouts(long) });

  t.test('a body in another encoding than gzip or zstd is a 415, and the message names the encoding', async (t) => {
    for (const sample of interfaces) {
      const body = JSON.stringify(sample.body);
      for (const [encoding, bytes] of [
        ['br', body],
        ['deflate', body],
        ['identity, gzip', gzipSync(body)],
        ['gzip, gzip', gzipSync(gzipSync(body))],
      ] as const) {
        const headers = { authorization: '', ...sample.auth(stack.key), 'content-encoding': encoding };
        const reply = await stack.call('POST', sample.path, bytes, headers);
        t.equal(reply.status, 415, `${sample.name}: ${encoding}`);
        t.match(reply.text, `content-encoding '${encoding}' is not accepted`, `${sample.name}: ${encoding}`);
      }
    }
    t.equal(server.seen.length, 0, 'nothing was sent to the upstream');
  });

  t.test('gzip and zstd are decoded, and the upstream gets the plain body', async (t) => {
    for (const sample of interfaces) {
      const body = Buffer.from(JSON.stringify(sample.body));
      for (const [encoding, bytes] of [
        ['gzip', gzipSync(body)],
        ['GZIP ', gzipSync(body)],
        ['x-gzip', gzipSync(body)],
        ['zstd', zstdCompressSync(body)],
      ] as const) {
        const before = server.seen.length;
        const headers = { authorization: '', ...sample.auth(stack.key), 'content-encoding': encoding };
        t.equal((await stack.call('POST', sample.path, bytes, headers)).status, 200, `${sample.name}: ${encoding}`);
        const [seen] = server.seen.slice(before);
        t.ok(seen?.body.equals(body), `${sample.name}: ${encoding}`);
        const described = seen?.headers.filter(([name]) => /^content-(encoding|length)$/.test(name));
        t.same(described, [['content-length', String(body.length)]], `${sample.name}: ${encoding}`);
      }
    }
  });

  t.test('what cannot be decoded is a 400, and what becomes too large is a 413', async (t) => {
    const sent = server.seen.length;
    const send = async (encoding: string, bytes: Buffer) => {
      const headers = { authorization: '', 'x-api-key': stack.key, 'content-encoding': encoding };
      return (await stack.call('POST', '/v1/messages', bytes, headers)).status;
    };
    const body = Buffer.from(JSON.stringify({ model: 'chat-large', max_tokens: 9, messages: [] }));
    for (const [encoding, bytes] of [
      ['gzip', body],
      ['zstd', body],
      ['zstd', gzipSync(body)],
      ['gzip', gzipSync(body).subarray(0, -9)],
      ['zstd', zstdCompressSync(body).subarray(0, -5)],
    ] as const)
      t.equal(await send(encoding, bytes), 400, encoding);
    const bomb = Buffer.alloc(65 * 1024 * 1024, ' ');
    for (const [encoding, bytes] of [
      ['gzip', gzipSync(bomb)],
      ['zstd', zstdCompressSync(bomb)],
      // A window of 128 MiB would be allocated before the first byte.
      ['zstd', zstdCompressSync(bomb.subarray(0, 1024), { params: { [constants.ZSTD_c_windowLog]: 27 } })],
    ] as const) {
      t.ok(bytes.length < 100_000, `${encoding}: ${bytes.length} bytes`);
      t.match(String(await send(encoding, bytes)), /^4(00|13)$/, encoding);
    }
    t.equal(server.seen.length, sent, 'nothing was sent to the upstream');
    t.equal(stack.services.bodies.bytes, 0, 'and nothing is kept');
  });

  t.test('the content-encoding `identity` is accepted', async (t) => {
    for (const sample of interfaces) {
      const headers = { authorization: '', ...sample.auth(stack.key), 'content-encoding': 'identity' };
      t.equal((await stack.call('POST', sample.path, sample.body, headers)).status, 200, sample.name);
    }
  });
});
