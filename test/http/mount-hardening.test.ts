/** Tests that requests cannot leave a mount, and what a mount forwards and removes. */
import t from 'tap';
import { chunk } from '../support/fault-server.ts';
import { long, rig, short, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { video } from './envelopes.ts';

const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
const rigged = await rig(t, () => {}, { config: withTimeouts(long) + mounts });
const { stack, server } = rigged;
const auth = `authorization: Bearer ${stack.key}`;
const head = 'HTTP/1.1 200 OK\r\ncontent-type: text/plain\r\n';

async function ask(target: string, headers: readonly string[] = []) {
  const before = server.seen.length;
  const caller = await rawCaller(stack.url, rawRequest('GET', target, [auth, 'connection: close', ...headers]));
  await caller.untilEnded();
  caller.leave();
  return { ...readAnswer(caller.received), received: caller.received, sent: server.seen.slice(before) };
}

t.test('no spelling of a path leaves the mount', async (t) => {
  server.play(({ reply }) => reply(200, {}));
  for (const target of [
    'http://evil.example/api/v3/files/../assets/x',
    '/api/v3/files/a#b',
    '/api/v3/files/../assets/x',
    '/api/v3/files/a/../../assets/x',
    '/api/v3/files/%2e%2e/assets/x',
    '/api/v3/files/..%2fassets/x',
    '/api/v3/files/.%2E/x',
  ]) {
    const { status, body, sent } = await ask(target);
    t.ok(status === 400 || status === 404, `${target}: ${status}`);
    t.match(JSON.parse(body), { error: { code: String, message: String } });
    t.same(sent, [], target);
  }
});

t.test('a target that is a full URL chooses no other upstream', async (t) => {
  server.play(({ reply }) => reply(200, {}));
  const { status, sent } = await ask('http://evil.example/api/v3/files/a');
  t.equal(status, 200);
  t.same(
    sent.map(({ target }) => target),
    ['/api/v3/files/a'],
  );
});

t.test("the body of a refusal of the gateway's credential is not read", async (t) => {
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  server.play(({ write, socket }) => {
    socket.once('close', () => resolve());
    write('HTTP/1.1 401 No\r\ncontent-length: 1000000000\r\n\r\nno');
  });
  t.equal((await ask('/api/v3/files/a')).status, 502);
  await closed;
});

t.test("the caller's credentials and hop-by-hop headers are not forwarded", async (t) => {
  server.play(({ reply }) => reply(200, {}));
  const { status, sent } = await ask('/api/v3/files/a', [
    `x-api-key: ${stack.key}`,
    `x-alpha-api-key: ${stack.key}`,
    'connection: x-hop',
    'x-hop: 1',
    'cookie: a=b',
    'te: trailers',
    'keep-alive: timeout=1',
    'proxy-authorization: Basic eDp5',
    'x-own: 1',
  ]);
  t.equal(status, 200);
  const raw = sent[0]?.raw.toString('latin1') ?? '';
  t.notMatch(raw, stack.key);
  t.notMatch(raw, /^(x-hop|cookie|te|keep-alive|proxy-authorization):/im);
  t.match(raw, /^x-own: 1$/im);
});

t.test('an unsupported request header does not count as a failure of the upstream', async (t) => {
  server.play(({ reply }) => reply(200, {}));
  for (const header of ['expect: 100-continue', 'upgrade: h2c']) {
    const { received } = await ask('/api/v3/files/a', [header]);
    t.match(received, 'HTTP/1.1 200', header);
  }
});

t.test('cookies and hop-by-hop headers of the answer are removed', async (t) => {
  server.play(({ write }) =>
    write(
      `${head}Connection: X-Hop\r\nX-Hop: 1\r\nset-cookie: a=b\r\nalt-svc: h3\r\nx-own: 1\r\ncontent-length: 2\r\n\r\n{}`,
    ),
  );
  const caller = await rawCaller(stack.url, rawRequest('GET', '/api/v3/files/a', [auth]));
  await caller.until('{}');
  caller.leave();
  const { headers } = readAnswer(caller.received);
  const names = headers.map((line) => line.split(':')[0]?.toLowerCase());
  for (const name of ['x-hop', 'set-cookie', 'alt-svc']) t.notOk(names.includes(name), name);
  t.ok(names.includes('x-own'));
});

t.test('an answer that breaks off does not end cleanly', async (t) => {
  for (const how of ['end', 'reset'] as const) {
    for (const begun of [
      `${head}transfer-encoding: chunked\r\n\r\n${chunk('abc')}`,
      `${head}content-length: 100\r\n\r\nabc`,
      `${head}\r\nabc`,
    ]) {
      server.play((turn) => {
        turn.write(begun);
        setTimeout(turn[how], 20);
      });
      const { received } = await ask('/api/v3/files/a');
      t.notMatch(received, /\r\n0\r\n\r\n/, `${how}: ${JSON.stringify(begun.slice(43))}`);
    }
  }
});

t.test('failures before the answer have the envelope and the status of their kind', async (t) => {
  server.play(({ reset }) => reset());
  const reset = await ask('/api/v3/files/a');
  t.equal(reset.status, 502);
  t.match(JSON.parse(reset.body), video.error(502, 'upstream_error'));
  const other = await rig(t, () => {}, { config: withTimeouts(short) + mounts });
  const silent = await other.stack.call('GET', '/api/v3/files/a');
  t.equal(silent.status, 504);
  t.match(silent.json, video.error(504, 'upstream_timeout'));
});
