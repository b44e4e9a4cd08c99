/**
 * A stub upstream: sends fixed answers on bare sockets, so that it costs little compared with the measured server. It implements just
 * enough HTTP/1.1 for the clients here. Prints its URL.
 */
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { answerOfMessage } from './stub-answers.ts';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly body: Buffer;
  /** The request's length in bytes. */
  readonly length: number;
}

const generated = JSON.stringify({
  candidates: [{ content: { parts: [{ text: 'The kite is red.' }], role: 'model' }, finishReason: 'STOP', index: 0 }],
  usageMetadata: { promptTokenCount: 42, candidatesTokenCount: 12, totalTokenCount: 54 },
  modelVersion: 'gen-pro',
});

/** 50 events, as the messages interface sends them for an answer of 45 pieces. */
const events: readonly string[] = [
  event('message_start', {
    message: { ...JSON.parse(answerOfMessage), content: [], usage: { input_tokens: 42, output_tokens: 1 } },
  }),
  event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
  ...Array.from({ length: 45 }, (_, n) =>
    event('content_block_delta', { index: 0, delta: { type: 'text_delta', text: `piece ${n} of the answer ` } }),
  ),
  event('content_block_stop', { index: 0 }),
  event('message_delta', { delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 180 } }),
  event('message_stop', {}),
];

function event(type: string, rest: object): string {
  const text = `event: ${type}\ndata: ${JSON.stringify({ type, ...rest })}\n\n`;
  return `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
}

const messageAnswer = answer(200, answerOfMessage);
const generatedAnswer = answer(200, generated);
const streamHead =
  'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ncache-control: no-cache\r\ntransfer-encoding: chunked\r\n\r\n';
const held_interval_ms = 5_000;
let tasks = 0;

function answer(status: number, body: string): string {
  return `HTTP/1.1 ${status} OK\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

function respond(socket: Socket, { method, path, body }: Received): void {
  if (path.includes('/tasks')) {
    socket.write(method === 'POST' ? taskMade() : taskDone(path));
  } else if (path.includes(':generateContent')) socket.write(generatedAnswer);
  else if (!body.includes('"stream":true')) socket.write(messageAnswer);
  else if (body.includes('[held]')) hold(socket);
  else stream(socket);
}

function taskMade(): string {
  tasks += 1;
  const task_id = `stub-${process.pid}-${tasks}`;
  return answer(
    202,
    JSON.stringify({ task_id, status: 'running', model: 'c/vidgen-2.0', createdAt: '2026-01-01T00:00:00Z' }),
  );
}

function taskDone(path: string): string {
  const task_id = path.slice(path.lastIndexOf('/') + 1);
  const content = { video_url: 'https://cdn.example.com/kite.mp4' };
  return answer(200, JSON.stringify({ task_id, id: task_id, status: 'succeeded', billedSeconds: 4, content }));
}

/** Sends one event per turn of the event loop, each in its own packet, as a model does. */
function stream(socket: Socket): void {
  socket.write(streamHead);
  let next = 0;
  const send = (): void => {
    const text = events[next];
    next += 1;
    if (text === undefined) socket.write('0\r\n\r\n');
    else {
      socket.write(text);
      setImmediate(send);
    }
  };
  send();
}

/** Sends the first events at once, then one every few seconds, until the client closes. */
function hold(socket: Socket): void {
  socket.write(streamHead + events.slice(0, 3).join(''));
  const timer = setInterval(() => socket.write(events[3] ?? ''), held_interval_ms);
  socket.once('close', () => clearInterval(timer));
}

/** Parses the first complete request in the bytes; undefined if there is none yet. */
function receive(bytes: Buffer): Received | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const [method = '', path = ''] = head.slice(0, head.indexOf('\r\n')).split(' ');
  const start = end + 4;
  const declared = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (declared === undefined && /\r\ntransfer-encoding: *chunked/i.test(head)) {
    const last = bytes.indexOf('0\r\n\r\n', start);
    return last < 0 ? undefined : { method, path, body: bytes.subarray(start, last), length: last + 5 };
  }
  const length = start + Number(declared ?? 0);
  return bytes.length < length ? undefined : { method, path, body: bytes.subarray(start, length), length };
}

const server = createServer({ noDelay: true }, (socket) => {
  let rest: Buffer | undefined;
  socket.on('error', () => {});
  socket.on('data', (chunk: Buffer) => {
    let bytes = rest === undefined ? chunk : Buffer.concat([rest, chunk]);
    for (let received = receive(bytes); received !== undefined; received = receive(bytes)) {
      respond(socket, received);
      bytes = bytes.subarray(received.length);
    }
    rest = bytes.length === 0 ? undefined : bytes;
  });
});
server.listen(0, '127.0.0.1', 4096, () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
