/** A server that refuses connections is unreachable; the message gives the reason without an address. */
import { createServer } from 'node:net';
import t from 'tap';
import { localProbe, serve } from './serve-file.ts';

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
