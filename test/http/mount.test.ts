/** Tests that a mount forwards a whole prefix, after authentication and with the upstream's credential instead of the caller's. */

import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { shippedText } from '../support/shipped-text.ts';
import { call, startStack } from '../support/stack.ts';

const seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let own_id = {};
const upstream = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    seen.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(201, { 'content-type': 'text/plain', 'x-made': 'yes', ...own_id }).end('stored');
  });
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const { port } = upstream.address() as AddressInfo;
const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
const stack = await startStack({
  config: shippedText + mounts,
  upstreams: { cloud: `http://127.0.0.1:${port}/base` },
});
t.teardown(async () => {
  await stack.close();
  upstream.close();
});

t.test('requests under the prefix are forwarded unchanged, with any method and content type', async (t) => {
  const headers = { 'content-type': 'application/octet-stream', 'x-own': '1', cookie: 'a=b' };
  const reply = await stack.call('PUT', '/api/v3/files/a/b.bin?part=2', '\u0001not json', headers);
  t.match(reply, { status: 201, text: 'stored' });
  t.equal(reply.headers.get('x-made'), 'yes');
  t.match(seen.at(-1), { url: '/base/api/v3/files/a/b.bin?part=2', body: '\u0001not json', headers: { 'x-own': '1' } });
  t.notMatch(JSON.stringify(seen.at(-1)), stack.key);
  t.equal(seen.at(-1)?.headers.cookie, undefined);
});

t.test("an answer has the gateway's request id unless the upstream sends its own", async (t) => {
  const reply = await stack.call('GET', '/api/v3/files/a');
  t.match(reply.headers.get('x-request-id'), /^req_/);
  own_id = { 'X-Request-Id': 'req_upstream' };
  const named = await stack.call('GET', '/api/v3/files/a');
  own_id = {};
  t.equal(named.headers.get('x-request-id'), 'req_upstream');
});

t.test('without a key nothing is forwarded, and the refusal has the envelope of the interface', async (t) => {
  const before = seen.length;
  const reply = await call(`${stack.url}/api/v3/files/a`, 'POST', 'x', { 'content-type': 'text/plain' });
  t.match(reply, { status: 401, json: { error: { code: 'unauthorized' } } });
  t.equal(seen.length, before);
});

t.test('an unreachable upstream is a 502 in the envelope', async (t) => {
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  const reply = await stack.call('GET', '/api/v3/files/a');
  t.match(reply, { status: 502, json: { error: { code: 'upstream_error' } } });
});
