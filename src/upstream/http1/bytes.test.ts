/** Tests the reading of answer heads: what is read, and what is refused. */
import t from 'tap';
import { rig, small } from '../../../test/support/upstream/rig.ts';
import { Gathered } from '../client/gathered.ts';
import { readHead } from './read-head.ts';
import type { WireRequest } from './write-request.ts';

const lines = (...all: string[]) => all.join('\r\n');
const read = (text: string, method = 'POST') => {
  const { statusCode, headers, end, isPersistent, keep_alive_s } = readHead(text, method);
  return { statusCode, headers, end, isPersistent, keep_alive_s };
};

const accepted: Readonly<Record<string, readonly [head: string, expected: object, method?: string]>> = {
  'a length': [
    lines('HTTP/1.1 200 OK', 'Content-Type: text/plain', 'content-length: 12'),
    { statusCode: 200, headers: ['Content-Type', 'text/plain', 'content-length', '12'], end: 12, isPersistent: true },
  ],
  'no reason': ['HTTP/1.1 200', { statusCode: 200, headers: [], end: 'close', isPersistent: false }],
  'no reason, but headers': [lines('HTTP/1.1 200', 'content-length: 0'), { end: 0, isPersistent: true }],
  'an empty reason and one of bytes above 127': [
    lines('HTTP/1.1 204 \xc3\xa9t\xe9', 'a: b'),
    { statusCode: 204, end: 0 },
  ],
  'white space around values': [lines('HTTP/1.1 200 OK', 'a: \t b c \t ', 'd:'), { headers: ['a', 'b c', 'd', ''] }],
  'values as bytes': [lines('HTTP/1.1 200 OK', 'a: \xff\x80'), { headers: ['a', '\xff\x80'] }],
  'repeated headers': [lines('HTTP/1.1 200 OK', 'a: 1', 'A: 2'), { headers: ['a', '1', 'A', '2'] }],
  chunks: [lines('HTTP/1.1 200 OK', 'Transfer-Encoding: Chunked'), { end: 'chunk', isPersistent: true }],
  'the first version': [lines('HTTP/1.0 200 OK', 'content-length: 3'), { end: 3, isPersistent: false }],
  'the first version, kept': [
    lines('HTTP/1.0 200 OK', 'content-length: 3', 'connection: Keep-Alive'),
    { end: 3, isPersistent: true },
  ],
  'a close': [lines('HTTP/1.1 200 OK', 'content-length: 3', 'connection: foo, Close'), { end: 3, isPersistent: false }],
  'a name that only contains close': [
    lines('HTTP/1.1 200 OK', 'content-length: 3', 'connection: close-not'),
    { end: 3, isPersistent: true },
  ],
  'an answer to HEAD': [lines('HTTP/1.1 200 OK', 'content-length: 3'), { end: 0, isPersistent: true }, 'HEAD'],
  'a status without a body': [lines('HTTP/1.1 304 No', 'content-length: 3'), { end: 0, isPersistent: true }],
  'how long it is kept': [
    lines('HTTP/1.1 200 OK', 'content-length: 3', 'keep-alive: max=3, timeout=5'),
    { keep_alive_s: 5 },
  ],
};

const refused: Readonly<Record<string, string>> = {
  'another protocol': 'SSH-2.0-OpenSSH',
  'a later version': 'HTTP/2.0 200 OK',
  'a version without a digit': 'HTTP/1 200 OK',
  'a status of two digits': 'HTTP/1.1 20 OK',
  'a status of four digits': 'HTTP/1.1 2000 OK',
  'a status below 100': 'HTTP/1.1 099 OK',
  'two spaces before the status': 'HTTP/1.1  200 OK',
  'a space before the colon': lines('HTTP/1.1 200 OK', 'content-length : 3'),
  'a continued line': lines('HTTP/1.1 200 OK', 'a: b', ' c'),
  'a line without a colon': lines('HTTP/1.1 200 OK', 'abc', 'a: b'),
  'an empty name': lines('HTTP/1.1 200 OK', ': b'),
  'a NUL in a value': lines('HTTP/1.1 200 OK', 'a: \0'),
  'a lone line feed': 'HTTP/1.1 200 OK\na: b',
  'a lone line feed between headers': lines('HTTP/1.1 200 OK', 'a: b\ncontent-length: 3'),
  'a lone carriage return': lines('HTTP/1.1 200 OK', 'a: b\rcontent-length: 3'),
  'a carriage return at the end': lines('HTTP/1.1 200 OK', 'a: b\r'),
  'a length and chunks': lines('HTTP/1.1 200 OK', 'content-length: 3', 'transfer-encoding: chunked'),
  'two lengths': lines('HTTP/1.1 200 OK', 'content-length: 3', 'content-length: 4'),
  'the same length twice': lines('HTTP/1.1 200 OK', 'content-length: 3', 'content-length: 3'),
  'a list of lengths': lines('HTTP/1.1 200 OK', 'content-length: 3, 3'),
  'a signed length': lines('HTTP/1.1 200 OK', 'content-length: +3'),
  'a length in another base': lines('HTTP/1.1 200 OK', 'content-length: 0x3'),
  'an empty length': lines('HTTP/1.1 200 OK', 'content-length:'),
  'a length beyond safe integers': lines('HTTP/1.1 200 OK', 'content-length: 9007199254740993'),
  'a coding beside chunked': lines('HTTP/1.1 200 OK', 'transfer-encoding: gzip, chunked'),
  'chunked twice': lines('HTTP/1.1 200 OK', 'transfer-encoding: chunked', 'transfer-encoding: chunked'),
  'an unknown coding': lines('HTTP/1.1 200 OK', 'transfer-encoding: xchunked'),
  'chunks in the first version': lines('HTTP/1.0 200 OK', 'transfer-encoding: chunked'),
  'both marks on an answer without a body': lines('HTTP/1.1 204 OK', 'content-length: 3', 'transfer-encoding: chunked'),
};

for (const [name, [head, expected, method]] of Object.entries(accepted))
  t.test(`reads ${name}`, async (t) => t.match(read(head, method), expected));
for (const [name, head] of Object.entries(refused))
  t.test(`refuses ${name}`, async (t) => t.throws(() => read(head), { code: 'INVALID_ANSWER' }));

// Tests the bytes of requests, and what is never written.

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

t.test('small chunks of a body are copied, so that they need no more memory than their bytes', async (t) => {
  const gathered = new Gathered();
  const chunks = ['first', 'second', 'third'].map((text) => Buffer.from(text));
  for (const chunk of chunks) gathered.add(chunk);
  for (const chunk of chunks.slice(1)) chunk.fill('x');
  t.equal(gathered.take().toString(), 'firstsecondthird');
});
