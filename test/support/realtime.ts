/** A gateway with a WebSocket route, an upstream that speaks raw frames, and callers that see every byte. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import type { Test } from 'tap';
import { edited } from './shipped-text.ts';
import { until } from './stack.ts';
import { root, smallConfig } from './tollgate.ts';

/** The route and what it needs, added to the small configuration. Each response holds 0.10 and costs 0.01 per token. */
export function realtimeText(upstream: string, more = ''): string {
  return edited(
    readFileSync(join(root, smallConfig), 'utf8'),
    ['url: { env: TOLLGATE_MESSAGES_URL }', `url: ${upstream}`],
    [
      'auth: { header: x-api-key, secret: { env: TOLLGATE_MESSAGES_KEY } }',
      'auth: { header: authorization, scheme: Bearer, secret: { env: TOLLGATE_C_KEY } }',
    ],
    ['prices:\n', 'prices:\n  live: { unit: request, by: [class], table: { token: "0.01", word: "0.02" } }\n'],
    [
      'models:\n',
      'models:\n  live-1: { type: live, upstream: messages, price: live, limits: { output: 10 }, as: vendor-live }\n',
    ],
    [
      'envelopes:\n  plain:\n',
      'envelopes:\n  plain:\n    websocket: { data: { type: error, error: { code: "${error.name}" } }, codes: { unauthenticated: 3000 } }\n',
    ],
    [
      'billing:\n',
      `billing:
  live:
    unit: request
    facts: { output: { limit: output } }
    hold: { token: { cel: output }, word: { cel: "0" } }
    counts: { tokens: /response/usage/output_tokens, words: /usage/words }
    charge: { token: { cel: tokens }, word: { cel: words } }
    without_usage: { token: { cel: "4" } }
`,
    ],
    [
      'routes:\n',
      `routes:
  realtime:
    match: GET /v1/realtime
    model: { query: model, type: live }
    websocket: { event: /type, starts: [response.created], ends: [response.done], reports: [transcribed], message: 64KiB, idle: 1h }
    billing: live
`,
    ],
    ...(more === '' ? [] : ([['tasks:\n', `${more}\ntasks:\n`]] as const)),
  );
}

/** One side of a WebSocket, with the text messages that have arrived. */
export interface Side {
  readonly socket: Duplex;
  /** Every byte after the head. */
  readonly bytes: () => Buffer;
  readonly texts: () => string[];
  /** The code of the close frame; undefined until it has arrived. */
  readonly closed: () => number | undefined;
  send(message: unknown): void;
}

/** Waits until a side has received a close frame. @returns its code */
export function closed(side: Side): Promise<number | undefined> {
  return until(
    async () => side.closed(),
    (code) => code !== undefined,
  );
}

function sideOf(socket: Duplex, head: Buffer, isClient: boolean): Side {
  let all = Buffer.from(head);
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    all = Buffer.concat([all, chunk]);
  });
  return {
    socket,
    bytes: () => all,
    texts: () => framesIn(all).flatMap(({ opcode, payload }) => (opcode === 1 ? [String(payload)] : [])),
    closed: () =>
      framesIn(all)
        .find(({ opcode }) => opcode === 8)
        ?.payload.readUInt16BE(0),
    send: (message) => socket.write(frame(1, Buffer.from(JSON.stringify(message)), isClient)),
  };
}

/** A frame; that of a client is masked. */
export function frame(opcode: number, payload: Buffer, isMasked: boolean, isLast = true): Buffer {
  const long = payload.length > 125;
  const head = Buffer.alloc(long ? 4 : 2);
  head[0] = opcode | (isLast ? 0x80 : 0);
  head[1] = (isMasked ? 0x80 : 0) | (long ? 126 : payload.length);
  if (long) head.writeUInt16BE(payload.length, 2);
  if (!isMasked) return Buffer.concat([head, payload]);
  const mask = Buffer.from([1, 2, 3, 4]);
  return Buffer.concat([head, mask, payload.map((byte, at) => byte ^ (mask[at % 4] ?? 0))]);
}

function framesIn(all: Buffer): { readonly opcode: number; readonly payload: Buffer }[] {
  const frames = [];
  for (let at = 0; at + 2 <= all.length; ) {
    const isMasked = ((all[at + 1] ?? 0) & 0x80) !== 0;
    const short = (all[at + 1] ?? 0) & 0x7f;
    const from = at + 2 + (short === 126 ? 2 : 0) + (isMasked ? 4 : 0);
    const length = short === 126 && all.length >= at + 4 ? all.readUInt16BE(at + 2) : short;
    if (all.length < from + length) break;
    const mask = all.subarray(from - 4, from);
    const payload = all.subarray(from, from + length).map((byte, i) => (isMasked ? byte ^ (mask[i % 4] ?? 0) : byte));
    frames.push({ opcode: (all[at] ?? 0) & 0x0f, payload: Buffer.from(payload) });
    at = from + length;
  }
  return frames;
}

/** An upstream that accepts every WebSocket. */
export async function realtimeUpstream(t: Test) {
  const opened: { readonly side: Side; readonly url: string; readonly headers: NodeJS.Dict<string | string[]> }[] = [];
  const answers: { status: number; upgrade?: string }[] = [];
  const server = createServer((_request, response) => response.end());
  server.on('upgrade', ({ url = '', headers }, socket, head) => {
    const refusal = answers.shift();
    if (refusal !== undefined) {
      socket.end(
        `HTTP/1.1 ${refusal.status} No\r\n${refusal.upgrade ?? ''}content-type: application/json\r\ncontent-length: 14\r\n\r\n{"error":"no"}`,
      );
      return;
    }
    const accept = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
    );
    opened.push({ side: sideOf(socket, head, false), url, headers });
    socket.on('end', () => socket.end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.teardown(() => {
    for (const { side } of opened) side.socket.destroy();
    server.close();
    server.closeAllConnections();
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, opened, answers };
}

/** Connects a caller. @returns its side, or the answer that refuses it. */
export function connectRealtime(
  url: string,
  key: string,
  query = 'model=live-1',
): Promise<Side | { readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-api-key': key,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
      'sec-websocket-version': '13',
      'sec-websocket-extensions': 'permessage-deflate',
    };
    const asking = request(`${url}/v1/realtime?${query}`, { headers }).end();
    asking.once('upgrade', (_answer, socket, head) => resolve(sideOf(socket, head, true)));
    asking.once('response', (answer) => {
      let text = '';
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asking.once('error', reject);
  });
}
