/** An upstream that refuses a request may quote the credential that it got, which is not the caller's. */
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import t from 'tap';
import { maskAnswer } from '../../src/upstream/client/masking.ts';
import { planWith, serve } from '../support/credential-rig.ts';
import { startStack } from '../support/stack.ts';
import { keyOf, targetRig } from '../support/targets.ts';

const SECRET = 'sk-vendor/0123456789+abcdef==';
const STARS = '*'.repeat(SECRET.length);
const codings = {
  gzip: gzipSync,
  br: brotliCompressSync,
  zstd: zstdCompressSync,
};

interface Case {
  readonly name: string;
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly chunks: readonly (string | Buffer)[];
  readonly expected: string;
}

const error = (key: string) => JSON.stringify({ error: { message: `Incorrect API key provided: ${key}.`, key } });
const cases: readonly Case[] = [
  { name: 'whole', status: 400, chunks: [error(SECRET)], expected: error(STARS) },
  {
    name: 'cut within the credential',
    status: 500,
    chunks: [`{"key":"${SECRET.slice(0, 9)}`, `${SECRET.slice(9)}"}`],
    expected: `{"key":"${STARS}"}`,
  },
  ...[...SECRET].map(
    (_, at): Case => ({
      name: `cut after ${at} characters`,
      status: 400,
      chunks: [`sk-sk-vendor ${SECRET.slice(0, at)}`, SECRET.slice(at) + SECRET.slice(0, at)],
      expected: `sk-sk-vendor ${STARS}${SECRET.slice(0, at)}`,
    }),
  ),
  ...[
    SECRET.replace('/', '\\/'),
    encodeURIComponent(SECRET),
    'sk-vendor%2f0123456789%2babcdef%3d%3d',
    'sk-vendor/0123456789\\u002Babcdef==',
    'sk-vendor/0123456789+abcdef\\u003d\\u003d',
    'sk\\u002dvendor\\u002f0123456789\\u002babcdef\\u003d\\u003d',
  ].map(
    (escaped): Case => ({
      name: `escaped as ${escaped}`,
      status: 400,
      chunks: [`{"key":"${escaped}"}`],
      expected: `{"key":"${'*'.repeat(escaped.length)}"}`,
    }),
  ),
  {
    name: 'an event stream',
    status: 429,
    headers: { 'content-type': 'text/event-stream' },
    chunks: [`event: error\ndata: ${SECRET}\n\n`],
    expected: `event: error\ndata: ${STARS}\n\n`,
  },
  ...Object.entries(codings).map(
    ([coding, pack]): Case => ({
      name: coding,
      status: 403,
      headers: { 'content-encoding': coding, 'content-type': 'application/json' },
      chunks: [pack(error(SECRET))],
      expected: error(STARS),
    }),
  ),
  { name: 'of another text', status: 404, chunks: ['\x80\xff no such model'], expected: '\x80\xff no such model' },
  { name: 'a success', status: 200, chunks: [error(SECRET)], expected: error(SECRET) },
  { name: 'a large one', status: 400, chunks: ['x'.repeat(70_000), SECRET], expected: 'x'.repeat(70_000) + STARS },
];

t.test('an answer other than a success has stars in place of the credential', async (t) => {
  let current: Case | undefined;
  const upstream = await serve(t, (request, response) => {
    request.resume().once('end', () => {
      const { status = 500, headers = {}, chunks = [] } = current ?? {};
      response.writeHead(status, { 'x-echo': `key ${SECRET}`, ...headers });
      for (const chunk of chunks) response.write(typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk);
      response.end();
    });
  });
  for (const auth of [
    '{ header: x-api-key, secret: { env: KEY } }',
    '{ header: authorization, scheme: Bearer, secret: { env: KEY } }',
  ]) {
    const stack = await startStack({ plan: planWith(upstream, auth, { KEY: SECRET }) });
    t.teardown(() => stack.close());
    for (const each of cases) {
      current = each;
      for (const stream of [false, true]) {
        const answer = await fetch(`${stack.url}/v1/messages`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-api-key': stack.key },
          body: JSON.stringify({ model: 'chat-large', max_tokens: 9, messages: [], ...(stream && { stream }) }),
        });
        t.equal(answer.status, each.status, each.name);
        t.equal(Buffer.from(await answer.arrayBuffer()).toString('latin1'), each.expected, each.name);
        const isMasked = each.status !== 200;
        t.equal(answer.headers.get('x-echo'), `key ${isMasked ? STARS : SECRET}`, each.name);
      }
    }
  }
});

t.test('an error that does not end reaches its caller as it comes', async (t) => {
  const event = 'event: error\ndata: {}\n\n';
  const upstream = await serve(t, (request, response) => {
    request.resume().once('end', () => {
      response.writeHead(429, { 'content-type': 'text/event-stream' });
      response.write(event + SECRET.slice(0, 9));
    });
  });
  const auth = '{ header: x-api-key, secret: { env: KEY } }';
  const stack = await startStack({ plan: planWith(upstream, auth, { KEY: SECRET }) });
  t.teardown(() => stack.close());
  const answer = await fetch(`${stack.url}/v1/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': stack.key },
    body: JSON.stringify({ model: 'chat-large', max_tokens: 9, messages: [], stream: true }),
    signal: AbortSignal.timeout(5_000),
  });
  t.equal(answer.status, 429);
  const reader = answer.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  t.equal(Buffer.from(value ?? '').toString(), event, 'and no part of the credential');
  await reader?.cancel();
});

t.test('so do answers to creations of tasks, and what is stored of them', async (t) => {
  const rig = await targetRig(t, ({ reply }) => reply(400, { error: { message: `wrong key ${keyOf('a')}` } }), {
    weights: { b: 0 },
  });
  const headers = { 'idempotency-key': 'k1' };
  for (const when of ['first', 'repeated']) {
    const { status, text } = await rig.create(headers);
    t.equal(status, 400, when);
    t.match(text, 'wrong key ********', when);
  }
  t.strictSame(rig.posts(), [1, 0]);
});

t.test('a whole answer in a coding that is unknown, or that it does not have', async (t) => {
  const added = ['authorization', `Bearer ${SECRET}`];
  for (const coding of ['unknown', 'gzip', 'br', 'gzip, gzip, gzip, gzip']) {
    const headers = ['content-encoding', coding];
    const masked = maskAnswer({ headers, body: Buffer.from(error(SECRET)) }, added);
    t.strictSame([masked.headers, String(masked.body)], [headers, error(STARS)], coding);
  }
});

t.test('an error of a mount that breaks off does so for its caller', async (t) => {
  const upstream = await serve(t, (request, response) => {
    request.resume().once('end', () => {
      response.writeHead(400, { 'content-length': '100' });
      response.write(`x${SECRET.slice(0, 9)}`, () => response.destroy());
    });
  });
  const auth = '{ header: x-api-key, secret: { env: KEY } }';
  const mounts = 'mounts: { files: { prefix: /v1/files, upstream: messages, interface: messages, shared: true } }';
  const stack = await startStack({ plan: planWith(upstream, auth, { KEY: SECRET }, mounts) });
  t.teardown(() => stack.close());
  const headers = { 'x-api-key': stack.key };
  await t.rejects(fetch(`${stack.url}/v1/files/a`, { headers }).then((answer) => answer.text()));
});

t.test('so do answers of mounts', async (t) => {
  let coding: keyof typeof codings | undefined;
  let status = 400;
  const upstream = await serve(t, (request, response) => {
    request.resume().once('end', () => {
      const body = Buffer.from(error(SECRET));
      response.writeHead(status, { 'x-echo': `key ${SECRET}`, ...(coding && { 'content-encoding': coding }) });
      if (coding !== undefined) response.end(codings[coding](body));
      else {
        response.write(body.subarray(0, 45));
        setImmediate(() => response.end(body.subarray(45)));
      }
    });
  });
  const auth = '{ header: authorization, scheme: Bearer, secret: { env: KEY } }';
  const mounts = 'mounts: { files: { prefix: /v1/files, upstream: messages, interface: messages, shared: true } }';
  const stack = await startStack({ plan: planWith(upstream, auth, { KEY: SECRET }, mounts) });
  t.teardown(() => stack.close());
  for (status of [200, 302, 400, 404, 500]) {
    for (coding of [undefined, 'gzip', 'br', 'zstd'] as const) {
      for (const method of ['GET', 'HEAD']) {
        const name = `${status} ${coding} ${method}`;
        const headers = { 'x-api-key': stack.key };
        const answer = await fetch(`${stack.url}/v1/files/a`, { method, headers, redirect: 'manual' });
        const shown = status === 200 ? SECRET : STARS;
        t.equal(answer.status, status, name);
        t.equal(await answer.text(), method === 'HEAD' ? '' : error(shown), name);
        t.equal(answer.headers.get('x-echo'), `key ${shown}`, name);
      }
    }
  }
});
