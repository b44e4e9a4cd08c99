/** An upstream that refuses a request may quote the credential that it got, which is not the caller's. */
import { brotliCompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import t from 'tap';
import { planWith, serve } from '../support/credential-rig.ts';
import { startStack } from '../support/stack.ts';

const SECRET = 'sk-vendor-0123456789abcdef';
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
  { name: 'a large one', status: 400, chunks: ['x'.repeat(70_000), SECRET], expected: 'x'.repeat(70_000) + SECRET },
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
