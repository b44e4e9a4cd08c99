/** Tests that an incomplete body is refused with the envelope of its interface and a request id, and is logged and counted once. */
import pino from 'pino';
import t, { type Test } from 'tap';
import { long, officialVideo, rig, until, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, readAnswer } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { interfaces, video } from './envelopes.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const shipped = 'timeout: { headers: 15s, body: 20s, request: 5m }';
const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
const configured = (timeout: string) => edited(withTimeouts(long), [shipped, `timeout: { ${timeout} }`]) + mounts;

const late = await rig(t, ({ reply }) => reply(200, {}), {
  config: configured('headers: 300ms, body: 20s, request: 600ms'),
  log,
});
const stalling = await rig(t, ({ reply }) => reply(200, {}), {
  config: edited(configured('headers: 15s, body: 1s, request: 5m'), [
    /kept: \w+, kept_per_account: \w+/,
    'kept: 16MiB, kept_per_account: 16MiB',
  ]),
  log,
});
type Stack = typeof late.stack;

const timeoutNames: Readonly<Record<string, string>> = {
  video: 'request_timeout',
  generative: 'CANCELLED',
  messages: 'timeout_error',
};
const invalidNames: Readonly<Record<string, string>> = {
  video: 'invalid_request',
  generative: 'INVALID_ARGUMENT',
  messages: 'invalid_request_error',
};

function head({ key }: Stack, path: string, framing: string): string {
  return `POST ${path} HTTP/1.1\r\nhost: g\r\nauthorization: Bearer ${key}\r\nx-api-key: ${key}\r\nx-alpha-api-key: ${key}\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;
}

/** The counts of all routes except health checks, by route and status. */
async function counts({ metrics }: Stack): Promise<Readonly<Record<string, number>>> {
  const found = (await metrics.text()).matchAll(/^tollgate_requests_total\{route="(\w+)",status="(\d+)"\} (\d+)$/gm);
  return Object.fromEntries([...found].map(([, route, status, count]) => [`${route} ${status}`, Number(count)]));
}

/** Checks the refusal of a request whose body stops: one answer, one line, one count, and the connection ends. */
async function refused(t: Test, stack: Stack, bytes: string, expected: { status: number; error: unknown }) {
  const before = await counts(stack);
  lines.length = 0;
  const caller = await rawCaller(stack.url, bytes);
  await caller.untilEnded();
  caller.leave();
  const { status, headers, body } = readAnswer(caller.received);
  t.equal(status, expected.status);
  t.match(JSON.parse(body), expected.error);
  t.ok(headers.includes('connection: close') || headers.includes('Connection: close'));
  const id = headers.find((line) => /^(x-)?request-id: /.test(line))?.split(': ')[1];
  t.match(id, /^req_/);
  await new Promise((wake) => setTimeout(wake, 50));
  const written = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request' || msg === 'refused');
  t.match(written, [{ id, status: expected.status, account: stack.account, route: String, msg: 'request' }]);
  t.equal(written.length, 1);
  const after = await counts(stack);
  const added = Object.keys(after).filter((name) => after[name] !== (before[name] ?? 0));
  t.same(added, [`${written[0]?.route} ${expected.status}`]);
}

for (const { name, path, error } of interfaces) {
  t.test(`the ${name} interface refuses a body that stops arriving, after timeout.request`, async (t) => {
    const expected = { status: 408, error: error(408, timeoutNames[name] ?? '') };
    await refused(t, late.stack, `${head(late.stack, path, 'content-length: 100')}{"a`, expected);
  });

  t.test(`the ${name} interface refuses a body with an invalid chunk`, async (t) => {
    const bytes = `${head(stalling.stack, path, 'transfer-encoding: chunked')}3\r\n{"a\r\nnonsense\r\n`;
    await refused(t, stalling.stack, bytes, { status: 400, error: error(400, invalidNames[name] ?? '') });
  });

  t.test(`the ${name} interface refuses a body that is too slow`, async (t) => {
    const expected = { status: 408, error: error(408, timeoutNames[name] ?? '') };
    const announced = `${head(stalling.stack, path, 'content-length: 1000000')}${'x'.repeat(100_000)}`;
    await refused(t, stalling.stack, announced, expected);
    const chunked = `${head(stalling.stack, path, 'transfer-encoding: chunked')}3\r\n{"a\r\n`;
    await refused(t, stalling.stack, chunked, expected);
  });
}

t.test('an incomplete upload to a mount is refused in the same way', async (t) => {
  const { stack } = late;
  const expected = { status: 408, error: video.error(408, 'request_timeout') };
  await refused(t, stack, `${head(stack, '/api/v3/files/a', 'content-length: 100')}{"a`, expected);
  const chunked = `${head(stack, '/api/v3/files/a', 'transfer-encoding: chunked')}3\r\n{"a\r\nnonsense\r\n`;
  await refused(t, stack, chunked, { status: 400, error: video.error(400, 'invalid_request') });
});

t.test(
  'an invalid chunk after a request without a body does not change its answer, its one line and its one count',
  async (t) => {
    const { stack, server } = stalling;
    server.play(({ reply }) => reply(200, { id: 'made' }));
    t.equal((await stack.call('POST', officialVideo.path, officialVideo.body)).status, 200);
    server.play(({ reply }) => void setTimeout(() => reply(200, { id: 'made', status: 'running' }), 100));
    const before = await counts(stack);
    lines.length = 0;
    const framing = `authorization: Bearer ${stack.key}\r\ntransfer-encoding: chunked`;
    const bytes = `GET ${officialVideo.path}/made HTTP/1.1\r\nhost: g\r\n${framing}\r\n\r\n3\r\n{"a\r\nnonsense\r\n`;
    const caller = await rawCaller(stack.url, bytes);
    await caller.untilEnded();
    caller.leave();
    const { status, headers } = readAnswer(caller.received);
    t.equal(status, 200);
    t.ok(headers.some((line) => line.toLowerCase() === 'connection: close'));
    await new Promise((wake) => setTimeout(wake, 50));
    const written = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request' || msg === 'refused');
    t.match(written, [{ status: 200, account: stack.account, msg: 'request' }]);
    t.equal(written.length, 1);
    const after = await counts(stack);
    t.same(
      Object.keys(after).filter((name) => after[name] !== (before[name] ?? 0)),
      [`${written[0]?.route} 200`],
    );
  },
);

t.test('a refused body frees its part of the budget', async (t) => {
  // All four arrive before the first of them is too slow.
  const config = edited(configured('headers: 15s, body: 3s, request: 5m'), [
    /kept: \w+, kept_per_account: \w+/,
    'kept: 16MiB, kept_per_account: 16MiB',
  ]);
  const { stack } = await rig(t, ({ reply }) => reply(200, {}), { config });
  const size = 4 * 1024 * 1024;
  const upload = async () => {
    const caller = await rawCaller(stack.url, head(stack, '/v1/messages', 'transfer-encoding: chunked'));
    caller.write(`${(size + 10).toString(16)}\r\n`);
    caller.socket.write(Buffer.alloc(size, 'x'));
    return caller;
  };
  const callers = await Promise.all([upload(), upload(), upload(), upload()]);
  await Promise.all(callers.map((caller) => caller.until('HTTP/1.1 ')));
  t.same(callers.map(({ received }) => readAnswer(received).status).sort(), [408, 408, 408, 503]);
  for (const caller of callers) caller.leave();
  const reply = await stack.call('POST', '/v1/messages', 'x'.repeat(12 * 1024 * 1024), { 'x-api-key': stack.key });
  t.equal(reply.status, 400, 'a large body is received again');
});

t.test('a slow body that keeps arriving is received', async () => {
  const { stack, server } = stalling;
  const body = JSON.stringify({
    model: 'chat-large',
    max_tokens: 5,
    messages: [{ role: 'user', content: 'x'.repeat(2_000) }],
  });
  const caller = await rawCaller(stack.url, head(stack, '/v1/messages', `content-length: ${body.length}`));
  // A pause before the first byte is allowed, because it takes no memory.
  await new Promise((wake) => setTimeout(wake, 1_200));
  for (let at = 0; at < body.length; at += 150) {
    caller.write(body.slice(at, at + 150));
    await new Promise((wake) => setTimeout(wake, 100));
  }
  await caller.until('HTTP/1.1 200');
  caller.leave();
  await until(
    async () => server.seen.at(-1)?.body.toString(),
    (sent) => sent === body,
  );
});
