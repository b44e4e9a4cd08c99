/** Tests the requests for a reference video, and servers that refuse them. */

import { createServer } from 'node:net';
import t from 'tap';
import { mp4OfLength } from '../../src/config/sandbox/media.ts';
import { localProbe, ranged, serve } from '../support/media/serve-file.ts';

// The request to a video's server reveals nothing about the caller or the gateway.

t.test('a GET with the given query and only the headers that HTTP needs', async (t) => {
  const file = ranged(mp4OfLength(5_000));
  const seen: unknown[] = [];
  const origin = await serve(t, (request, response) => {
    const { host, ...headers } = request.headers;
    seen.push([request.method, request.url, `http://${host}`, headers]);
    file(request, response);
  });
  const path = '/bucket/v%20one.mp4?X-Signature=a%2Fb+c&X-Expires=600';
  t.ok((await localProbe(t).length(`${origin}${path}#part`)).ok);
  const headers = { connection: 'keep-alive', accept: '*/*', 'accept-encoding': 'identity', range: 'bytes=0-131071' };
  t.strictSame(seen, [['GET', path, origin, headers]]);
});

// A redirect is rejected: it could bypass the check of the first address.

for (const status of [301, 302, 303, 307, 308]) {
  t.test(`${status}`, async (t) => {
    let followed = false;
    const target = await serve(t, (request, response) => {
      followed = true;
      ranged(mp4OfLength(5_000))(request, response);
    });
    const origin = await serve(t, (_, response) => {
      response.writeHead(status, { location: `${target}/secret-path` }).end('moved');
    });
    const result = await localProbe(t).length(`${origin}/v.mp4`);
    t.match(result, { ok: false, reason: 'redirect' });
    t.notMatch(JSON.stringify(result), /secret-path|127\.0\.0\.1/, 'the message does not name the target');
    t.notOk(followed);
  });
}

// An error status counts as unreachable; the message names the status in the standard's words, not the server's.

for (const [status, words] of [
  [401, '401 Unauthorized'],
  [403, '403 Forbidden'],
  [404, '404 Not Found'],
  [204, '204 No Content'],
  [500, '500 Internal Server Error'],
  [599, '599'],
] as const) {
  t.test(words, async (t) => {
    const origin = await serve(t, (_, response) => {
      response.writeHead(status, 'internal words', { 'content-type': 'text/plain' });
      response.end(status === 204 ? '' : 'internal words');
    });
    t.strictSame(await localProbe(t).length(`${origin}/v.mp4`), {
      ok: false,
      reason: 'unreachable',
      message: `the video cannot be read: its server answered ${words}; use a URL that anyone can read`,
    });
  });
}

// A server that refuses connections is unreachable; the message gives the reason without an address.

t.test('no server listens', async (t) => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  await new Promise((resolve) => server.close(resolve));
  const result = await localProbe(t).length(`http://127.0.0.1:${port}/v.mp4`);
  t.match(result, { ok: false, reason: 'unreachable', message: /its server refuses connections/ });
  t.notMatch(JSON.stringify(result), /127\.0\.0\.1|ECONN/);
});

t.test('the name does not resolve', async (t) => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND media.example from 10.0.0.2'), { code: 'ENOTFOUND' });
  const result = await localProbe(t, { resolve: () => Promise.reject(unknown) }).length('http://media.example/v.mp4');
  t.match(result, { ok: false, reason: 'unreachable', message: /its host name does not resolve/ });
  t.notMatch(JSON.stringify(result), /10\.0\.0\.2|ENOTFOUND/);
});

t.test('the name resolves to nothing', async (t) => {
  const result = await localProbe(t, { resolve: async () => [] }).length('http://media.example/v.mp4');
  t.match(result, { ok: false, reason: 'unreachable', message: /its host name does not resolve/ });
});

t.test('the server hangs up', async (t) => {
  const origin = await serve(t, (request) => request.socket.destroy());
  t.match(await localProbe(t).length(`${origin}/v.mp4`), { ok: false, reason: 'unreachable', message: /broke/ });
});

t.test('the server does not use TLS', async (t) => {
  const origin = await serve(t, (_, response) => response.end());
  const result = await localProbe(t).length(`${origin.replace('http:', 'https:')}/v.mp4`);
  t.match(result, { ok: false, reason: 'unreachable' });
});
