/**
 * Compares how answers are read with Node's own client: thousands of answers, most of them damaged, in random pieces. What the
 * gateway accepts, Node must understand in the same way. It may refuse more than Node. `SEED=7 CASES=20000` repeats a run or changes its
 * length.
 */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import t from 'tap';
import { createRandom, type Random } from '../../../test/support/random.ts';
import { seed } from '../../../test/support/sample.ts';
import { connectTo } from './connect.ts';
import { ConnectionPool } from './pool.ts';

interface Understood {
  readonly status: number;
  readonly headers: readonly string[];
  readonly body: string;
}

/** Headers that decide where an answer ends. */
const FRAMING = ['content-length: 3\r\n', 'transfer-encoding: chunked\r\n', 'connection: close\r\n'];
t.setTimeout(900_000);
const answers = Number(process.env.CASES ?? '600');
const random = createRandom(seed);
let script: readonly Buffer[] = [];
const sockets = new Set<Socket>();
const server = createServer((socket) => {
  sockets.add(socket);
  socket.on('error', () => {});
  socket.once('data', () => {
    for (const piece of script) socket.write(piece);
    socket.end();
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const origin = new URL(`http://127.0.0.1:${port}`);
t.teardown(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

t.test('what the gateway accepts, Node understands in the same way', async (t) => {
  let accepted = 0;
  for (let n = 0; n < answers; n += 1) {
    const bytes = Buffer.from(damaged(answer(random), random), 'latin1');
    script = inPieces(bytes, random);
    const ours = await byGateway();
    // Node does not take a tab for white space after a coding, as RFC 9110, section 5.5 does.
    if (ours === undefined || bytes.includes('chunked\t')) continue;
    accepted += 1;
    const theirs = await byNode();
    if (isAboutRest(theirs) || JSON.stringify(ours) === JSON.stringify(theirs)) continue;
    t.same(ours, theirs, `answer ${n}: ${JSON.stringify(bytes.toString('latin1'))}`);
  }
  t.ok(accepted > answers / 5, `${accepted} of ${answers} were accepted`);
  t.ok(accepted < answers, 'some were refused');
});

function byGateway(): Promise<Understood | undefined> {
  const pool = new ConnectionPool(origin, connectTo(origin, 5_000), { connections: 100, wait_ms: 5_000, surplus() {} });
  return new Promise<Understood | undefined>((resolve) => {
    let head: Omit<Understood, 'body'> | undefined;
    let body = '';
    const sent = { method: 'GET', path: '/', headers: [], body: undefined };
    pool.dispatch(
      { ...sent, headers_timeout_ms: 5_000, idle_timeout_ms: 5_000 },
      {
        onRequestStart() {},
        reader: () => ({
          onResponseStart(_control, status, headers) {
            head = { status, headers };
          },
          onResponseData(control, chunk) {
            body += chunk.toString('latin1');
            control.pause();
            setImmediate(() => control.resume());
          },
          onResponseEnd: () => resolve(head && { ...head, body }),
          onResponseError: () => resolve(undefined),
        }),
        onResponseError: () => resolve(undefined),
      },
    );
  }).finally(() => pool.destroy());
}

function byNode(): Promise<Understood | string> {
  return new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', agent: false }, (answer: IncomingMessage) => {
      let body = '';
      answer.setEncoding('latin1');
      answer.on('data', (text: string) => {
        body += text;
      });
      answer.on('error', (error) => resolve(String(error)));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.rawHeaders, body }));
    });
    sent.on('error', (error) => resolve(String(error)));
    sent.end();
  });
}

/** Bytes after a complete answer end the connection in the gateway, but not the answer. */
function isAboutRest(theirs: Understood | string): boolean {
  return typeof theirs === 'string' && /Data after|Expected HTTP\//.test(theirs);
}

/** An answer that is valid in most cases: interim heads and trailers may have headers that they must not have. */
function answer(random: Random): string {
  const body = random.pick(['', 'a', 'abc\r\n\r\ndef', '{"a":1}', '0\r\n\r\n', 'x'.repeat(random.integer(0, 299))]);
  const interim = random.chance(0.1)
    ? random.pick([
        'HTTP/1.1 100 Continue\r\n\r\n',
        'HTTP/1.1 103 Early\r\na: b\r\n\r\n',
        'HTTP/1.0 100 Continue\r\n\r\n',
        `HTTP/1.1 102 Wait\r\n${random.pick(FRAMING)}\r\n`,
      ])
    : '';
  const headers = random.pick(['', 'content-type: text/plain\r\n', 'A:  b \r\nc:\r\n', 'connection: close\r\n']);
  const begin = `${interim}HTTP/1.1 ${random.pick(['200 OK', '404 Not Found', '200 ', '429', '503 x y'])}\r\n${headers}`;
  switch (random.integer(0, 2)) {
    case 0:
      return `${begin}content-length: ${body.length}\r\n\r\n${body}`;
    case 1:
      return `${begin}\r\n${body}`;
    default:
      return `${begin}transfer-encoding: chunked\r\n\r\n${chunked(body, random)}`;
  }
}

function chunked(body: string, random: Random): string {
  let text = '';
  for (let at = 0; at < body.length; ) {
    const size = 1 + random.integer(0, 19);
    const data = body.slice(at, at + size);
    text += `${data.length.toString(16)}${random.chance(0.1) ? random.pick([';a=b', `;${'e'.repeat(9_000)}`]) : ''}\r\n${data}\r\n`;
    at += size;
  }
  return `${text}0\r\n${random.chance(0.1) ? random.pick(['a: b\r\n', ...FRAMING]) : ''}\r\n`;
}

/** The same text with at most three changes, of the kind that parsers differ about. */
function damaged(text: string, random: Random): string {
  let result = text;
  for (let n = random.integer(0, 3); n > 0; n -= 1) {
    const at = random.integer(0, result.length);
    const kind = random.integer(0, 3);
    const removed = kind === 0 ? 0 : 1 + random.integer(0, 3);
    const added =
      kind === 1
        ? ''
        : random.pick(['\r', '\n', '\r\n', ' ', '\t', ':', '\0', '0', 'f', '\x80', ';', ', ', ...FRAMING]);
    result = result.slice(0, at) + added + result.slice(at + removed);
  }
  return result;
}

function inPieces(bytes: Buffer, random: Random): Buffer[] {
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const size = random.chance(0.5) ? bytes.length : 1 + random.integer(0, 39);
    pieces.push(bytes.subarray(at, at + size));
    at += size;
  }
  return pieces;
}
