/** Tests that every request is counted once and has one log line, with the request id of its answer. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import pino from 'pino';
import t from 'tap';
import { rawCaller } from '../support/raw-caller.ts';
import { shippedText } from '../support/shipped-text.ts';
import { call, startStack } from '../support/stack.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });

const upgraded: Socket[] = [];
const upstream = createServer(
  { keepAliveTimeout: 75_000 },
  (_request, response) => void response.writeHead(201).end('stored'),
);
upstream.on('upgrade', (request, socket: Socket) => {
  const key = `${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const accept = createHash('sha1').update(key).digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  );
  upgraded.push(socket);
});
await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
const { port } = upstream.address() as AddressInfo;
const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
const stack = await startStack({
  config: shippedText + mounts,
  upstreams: { cloud: `http://127.0.0.1:${port}` },
  log,
});
t.teardown(async () => {
  await stack.close();
  for (const socket of upgraded) socket.destroy();
  upstream.close();
});

/** The count of every route and status. */
async function counts(): Promise<ReadonlyMap<string, number>> {
  const text = await stack.metrics.text();
  const found = text.matchAll(/^tollgate_requests_total\{route="(\w+)",status="(\d+)"\} (\d+)$/gm);
  return new Map([...found].map(([, route, status, count]) => [`${route} ${status}`, Number(count)]));
}

/** Waits until a request is counted. Returns the change of the counts, and its log lines. */
async function left(ask: () => Promise<unknown>) {
  const before = await counts();
  lines.length = 0;
  await ask();
  for (;;) {
    const after = await counts();
    const added = [...after].flatMap(([name, count]) => Array(count - (before.get(name) ?? 0)).fill(name));
    if (added.length > 0) {
      const written = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request' || msg === 'refused');
      return { added, written };
    }
    await new Promise((wake) => setTimeout(wake, 5));
  }
}

const message = { model: 'chat-large', max_tokens: 10, messages: [{ role: 'user', content: 'hello' }] };
const video = { model: 'c/vidgen-2.0', prompt: 'a red kite' };
const c_path = '/api/v3/c/videos/generations/tasks';
const cases: readonly (readonly [name: string, count: string, method: string, path: string, body?: unknown])[] = [
  ['a stream of bytes that is passed on', 'create_message 200', 'POST', '/v1/messages', message],
  ['an answer that is taken whole', 'create_c_video 202', 'POST', c_path, video],
  ['an answer of the gateway', 'list_messages_models 200', 'GET', '/v1/models'],
  ['a refusal', 'create_c_video 400', 'POST', c_path, {}],
  ['a task that is none', 'get_c_video 404', 'GET', `${c_path}/none`],
  ['a mount', 'files 201', 'PUT', '/api/v3/files/a', 'bytes'],
  ['a refusal of a mount', 'files 400', 'GET', '/api/v3/files/..%2fassets/x'],
  ['a path that nothing serves', 'none 404', 'GET', '/api/v3/nothing'],
  ['a method that a path does not take', 'none 405', 'PUT', '/v1/messages'],
  ['a path that cannot be decoded', 'none 400', 'GET', '/api/v3/%zz'],
];

for (const [name, count, method, path, body] of cases) {
  t.test(`${name} is counted and logged once`, async (t) => {
    let id: string | null = null;
    const { added, written } = await left(async () => {
      const { headers } = await stack.call(method, path, body, { 'x-api-key': stack.key });
      id = headers.get('x-request-id') ?? headers.get('request-id');
    });
    t.same(added, [count]);
    t.equal(written.length, 1);
    const [route, status] = count.split(' ');
    t.match(written[0], {
      // The sandbox sends a request id of its own, which is kept.
      id: String(id).startsWith('req-') ? /^req_/ : id,
      status: Number(status),
      ms: Number,
      ...(route !== 'none' && { route }),
    });
  });
}

t.test('bytes that are not a valid request are counted and logged once, without a route', async (t) => {
  const { added, written } = await left(async () => {
    const caller = await rawCaller(stack.url, 'NONSENSE\r\n\r\n');
    await caller.untilEnded();
  });
  t.same(added, ['none 400']);
  t.match(written, [{ id: /^req_/, status: 400, error: 'invalid_request', code: String, msg: 'refused' }]);
  const noHost = await left(async () => {
    const caller = await rawCaller(stack.url, 'GET /v1/models HTTP/1.1\r\nconnection: close\r\n\r\n');
    await caller.untilEnded();
  });
  t.same(noHost.added, ['none 400']);
  t.match(noHost.written, [{ method: 'GET', status: 400 }]);
});

t.test('a health check is counted and not logged', async (t) => {
  const { added, written } = await left(() => call(`${stack.url}/healthz`, 'GET'));
  t.same([added, written], [['healthz 200'], []]);
});

t.test('a WebSocket of a mount is counted when it closes', async (t) => {
  const url = `${stack.url.replace('http', 'ws')}/api/v3/files/socket`;
  const { added, written } = await left(async () => {
    const init = { headers: { authorization: `Bearer ${stack.key}` } };
    const socket: WebSocket = Reflect.construct(WebSocket, [url, init]);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    while (upgraded.length === 0) await new Promise((wake) => setTimeout(wake, 5));
    upgraded[0]?.destroy();
    await new Promise((resolve) => {
      socket.onclose = resolve;
    });
  });
  t.same(added, ['files 101']);
  t.match(written, [{ route: 'files', account: stack.account, status: 101 }]);
});
