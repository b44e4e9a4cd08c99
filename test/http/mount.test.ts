/** Tests mounts: a whole prefix that is forwarded, also over TLS and with interim answers. */
import { createServer, type IncomingMessage } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { cert, key } from '../support/certificate.ts';
import { answer, type Turn } from '../support/fault-server.ts';
import { long, messagesJson, post, rig, short, withTimeouts } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { shippedText } from '../support/shipped-text.ts';
import { call, startStack } from '../support/stack.ts';
import { video } from './envelopes.ts';

// Tests that a mount forwards a whole prefix, after authentication and with the upstream's credential instead of the caller's.

const seen: { url: string | undefined; headers: IncomingMessage['headers']; body: string }[] = [];
let own_id = {};
let status = 201;
const upstream = createServer({ keepAliveTimeout: 75_000 }, (request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    seen.push({ url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
    response.writeHead(status, { 'content-type': 'text/plain', 'x-made': 'yes', ...own_id }).end('stored');
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

t.test("a refusal of the gateway's own credential is a 502 in the envelope", async (t) => {
  status = 401;
  const reply = await stack.call('GET', '/api/v3/files/a');
  t.match(reply, { status: 502, json: { error: { code: 'upstream_error' } } });
  t.equal(reply.headers.get('x-made'), null, 'nothing of the upstream');
  t.match(
    await stack.metrics.text(),
    'tollgate_upstream_credential_refused_total{upstream="cloud",target="default",status="401"} 1',
  );
  status = 403;
  t.match(await stack.call('GET', '/api/v3/files/a'), { status: 403, text: 'stored' });
  status = 201;
});

t.test('an unreachable upstream is a 502 in the envelope', async (t) => {
  upstream.closeAllConnections();
  await new Promise((resolve) => upstream.close(resolve));
  const reply = await stack.call('GET', '/api/v3/files/a');
  t.match(reply, { status: 502, json: { error: { code: 'upstream_error' } } });
});

t.test('TLS', async (t) => {
  // Tests that a mount verifies the certificate of its upstream, as other routes do.
  let asked = 0;
  const upstream = createSecureServer({ key, cert }, (_request, response) => {
    asked += 1;
    response.end('{}');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  const url = `https://127.0.0.1:${port}`;
  const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
  const stack = await startStack({ config: withTimeouts(long) + mounts, upstreams: { cloud: url, messages: url } });
  t.teardown(async () => {
    await stack.close();
    upstream.close();
  });

  t.test('nothing is sent to an upstream with an untrusted certificate', async (t) => {
    t.equal((await stack.call('GET', '/api/v3/files/a')).status, 502);
    t.equal((await post({ stack }, messagesJson)).status, 502);
    t.equal(asked, 0);
  });
});

t.test('interim answers', async (t) => {
  // Tests that a mount ignores interim answers of its upstream, and that they do not extend its time-out.
  const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
  const interim = (status: number) => `HTTP/1.1 ${status} Interim\r\n\r\n`;

  t.test('interim answers before the final one are ignored', async (t) => {
    const { stack, server } = await rig(t, () => {}, { config: withTimeouts(long) + mounts });
    for (const before of [interim(100), interim(102) + interim(103), interim(100).repeat(50)]) {
      server.play(({ write }) => write(Buffer.concat([Buffer.from(before), answer(200, { ok: true })])));
      t.match(await stack.call('GET', '/api/v3/files/a'), { status: 200, json: { ok: true } });
      t.match(await stack.call('PUT', '/api/v3/files/a', 'x'.repeat(200_000)), { status: 200, json: { ok: true } });
    }
    t.equal(server.connections.taken, 1, 'the connection is reused');
  });

  t.test('endless interim answers end in a time-out', async (t) => {
    const { stack, server } = await rig(t, () => {}, { config: withTimeouts(short) + mounts });
    for (const status of [102, 103]) {
      server.play(({ write, socket }: Turn) => {
        const timer = setInterval(() => write(interim(status)), 50);
        socket.once('close', () => clearInterval(timer));
      });
      const reply = await stack.call('GET', '/api/v3/files/a', undefined, {});
      t.match(reply, { status: 504, json: video.error(504, 'upstream_timeout') });
    }
  });

  t.test('body bytes that look like an interim answer are kept, even if the answer overlaps its upload', async (t) => {
    const text = `${interim(100)}and more`;
    const upstream = createServer((request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-length': text.length + 1 }).write('a');
      request.resume().on('end', () => response.end(text));
    });
    await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
    t.teardown(() => upstream.close());
    const { port } = upstream.address() as AddressInfo;
    const stack = await startStack({
      config: withTimeouts(long) + mounts,
      upstreams: { cloud: `http://127.0.0.1:${port}` },
    });
    t.teardown(() => stack.close());
    const head = `PUT /api/v3/files/a HTTP/1.1\r\nhost: g\r\nauthorization: Bearer ${stack.key}\r\nconnection: close\r\ncontent-length: 2\r\n\r\n`;
    const caller = await rawCaller(stack.url, `${head}x`);
    await caller.until(/\r\n\r\na/);
    caller.write('y');
    await caller.untilEnded();
    t.ok(caller.received.endsWith(`a${text}`));
    caller.leave();
  });
});
