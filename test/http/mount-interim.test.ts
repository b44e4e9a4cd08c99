/** Tests that a mount ignores interim answers of its upstream, and that they do not extend its time-out. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import t from 'tap';
import { long, rig, short, withTimeouts } from '../faults/interfaces.ts';
import { answer, type Turn } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import { video } from './envelopes.ts';
import { rawCaller } from './raw-caller.ts';

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
