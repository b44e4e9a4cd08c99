/** Tests the bytes of requests, and what is never written. */
import t from 'tap';
import type { WireRequest } from '../../../src/upstream/http1/write-request.ts';
import { rig, small } from './rig.ts';

t.test('what could end a request early is not written', async (t) => {
  const { send, server } = await rig(t, ({ write }) => write(small));
  const wrong: readonly Partial<WireRequest>[] = [
    { method: 'GET / HTTP/1.1\r\n' },
    { path: '/a b' },
    { path: '/\r\nx: y' },
    { path: '/\u0100' },
    { headers: ['a', 'b\r\nc: d'] },
    { headers: ['a', 'b\0'] },
    { headers: ['a', '\u{1f600}'] },
    { headers: ['a b', 'c'] },
    { headers: ['', 'c'] },
    { headers: ['Content-Length', '0'] },
    { headers: ['transfer-encoding', 'chunked'] },
    { headers: ['host', 'elsewhere'] },
  ];
  for (const request of wrong) t.match(await send(request), /invalid character|cannot have the header/);
  t.equal(server.seen.length, 0);
});

t.test('requests are written with their length', async (t) => {
  const { send, server } = await rig(t, ({ write }) => write(small));
  await send({ method: 'POST', path: '/p?q=1', headers: ['A', '\xe9'], body: Buffer.from('{}') });
  await send({ method: 'POST' });
  await send({ method: 'DELETE' });
  await send({ method: 'POST', body: Buffer.alloc(70_000, 'x') });
  const heads = server.seen.map(({ raw }) => raw.toString('latin1').split('\r\n\r\n')[0]);
  const host = `host: 127.0.0.1:${server.port}\r\nconnection: keep-alive`;
  t.same(heads, [
    `POST /p?q=1 HTTP/1.1\r\n${host}\r\nA: \xe9\r\ncontent-length: 2`,
    `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 0`,
    `DELETE / HTTP/1.1\r\n${host}`,
    `POST / HTTP/1.1\r\n${host}\r\ncontent-length: 70000`,
  ]);
  t.same(
    server.seen.map(({ body }) => body.length),
    [2, 0, 0, 70_000],
  );
});
