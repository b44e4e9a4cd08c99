/** Tests how the gateway stops: which requests it finishes, refuses and cuts. */
import pino from 'pino';
import t, { type Test } from 'tap';
import { events } from '../faults/charges.ts';
import { chunk, startFaultServer, streamHead, type Turn } from '../support/fault-server.ts';
import {
  long,
  messagesStream,
  newestTask,
  officialVideo,
  post,
  rawPost,
  upstreamNames,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller, readAnswer } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { startStack, until } from '../support/stack.ts';
import { video } from './envelopes.ts';

const lines: string[] = [];
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
const logged = (msg: string) => lines.map((line) => JSON.parse(line)).filter((line) => line.msg === msg);

async function waiting(t: Test, config = withTimeouts(long)) {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  const server = await startFaultServer(resolve);
  t.teardown(() => server.close());
  const stack = await startStack({
    config,
    log,
    upstreams: Object.fromEntries(upstreamNames.map((name) => [name, server.url])),
  });
  // The store closes last. It then has the final state.
  let left: Awaited<ReturnType<typeof newestTask>> | undefined;
  const close = stack.store.close.bind(stack.store);
  stack.store.close = async () => {
    left = await newestTask(stack).catch(() => undefined);
    await close();
  };
  return { stack, turn: promise, left: () => left };
}

t.test('a running stream is finished before the gateway closes', async (t) => {
  const { stack, turn } = await waiting(t);
  const caller = await rawCaller(stack.url, rawPost({ stack }, messagesStream));
  const { write } = await turn;
  write(streamHead + chunk('data: 1\n\n'));
  await caller.until('data: 1');
  const closed = stack.close();
  write(`${chunk('data: 2\n\n')}`);
  await caller.until('data: 2');
  // The listener closes only when no connection arrives.
  const isRefused = async () => {
    const other = await rawCaller(stack.url).catch(() => undefined);
    other?.leave();
    return other === undefined;
  };
  await until(isRefused, (refused) => refused);
  write('0\r\n\r\n');
  await caller.until('\r\n0\r\n\r\n');
  caller.leave();
  await closed;
});

t.test('a creation in flight is finished and recorded before the gateway closes', async (t) => {
  const { stack, turn, left } = await waiting(t);
  const made = post({ stack }, officialVideo);
  const { reply } = await turn;
  const closed = stack.close();
  reply(200, { id: 'late' });
  t.equal((await made).status, 200);
  await closed;
  t.match(left(), { state: 'running', upstream_id: 'late' });
});

t.test('a creation whose caller has left is finished and recorded before the gateway closes', async (t) => {
  const { stack, turn, left } = await waiting(t);
  const caller = await rawCaller(stack.url, rawPost({ stack }, officialVideo));
  const { reply } = await turn;
  caller.leave();
  let closed = false;
  const closing = stack.close().then(() => {
    closed = true;
  });
  await new Promise((wake) => setTimeout(wake, 100));
  t.notOk(closed, 'the gateway waits');
  reply(200, { id: 'left' });
  await closing;
  t.match(left(), { state: 'running', upstream_id: 'left' });
});

t.test('a large answer to a slow caller is not cut', async (t) => {
  const { stack, turn } = await waiting(t);
  const large = JSON.stringify({ id: 'large', text: 'x'.repeat(7_500_000) });
  // The gateway reads this answer whole, so that only the caller is slow.
  const caller = await rawCaller(stack.url, rawPost({ stack }, officialVideo));
  caller.socket.pause();
  (await turn).reply(200, large);
  await new Promise((wake) => setTimeout(wake, 500));
  const closed = stack.close();
  await new Promise((wake) => setTimeout(wake, 500));
  caller.socket.resume();
  await caller.untilEnded();
  t.ok(caller.received.endsWith(large), `${caller.received.length} bytes of ${large.length} and a head`);
  caller.leave();
  await closed;
});

t.test('an upload that does not finish is refused and logged as refused', async (t) => {
  const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
  const { stack } = await waiting(t, withTimeouts(long) + mounts);
  lines.length = 0;
  const half = (path: string) =>
    rawCaller(
      stack.url,
      `POST ${path} HTTP/1.1\r\nhost: g\r\nauthorization: Bearer ${stack.key}\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
    );
  const callers = [await half(officialVideo.path), await half('/api/v3/files/a')];
  await stack.call('GET', '/healthz');
  // The callers keep their connections open.
  const closed = stack.close();
  for (const caller of callers) {
    await caller.untilEnded();
    const { status, headers, body } = readAnswer(caller.received);
    t.equal(status, 503);
    t.match(JSON.parse(body), video.error(503, 'overloaded'));
    t.match(body, 'the gateway is stopping');
    t.match(headers.join('\n'), /^x-request-id: req_/im);
    t.match(headers.join('\n'), /^connection: close/im);
  }
  await closed;
  t.match(logged('request'), [
    { route: String, account: stack.account, status: 503 },
    { route: String, account: stack.account, status: 503 },
  ]);
  t.equal(lines.length, 2, 'one line each');
  for (const caller of callers) caller.leave();
});

t.test(
  'a stream that drain.limit cuts ends with the error event of its interface, and a warning has the number of requests',
  async (t) => {
    const config = edited(withTimeouts(long), ['drain: { limit: 2m }', 'drain: { limit: 300ms }']);
    const { stack, turn } = await waiting(t, config);
    lines.length = 0;
    const caller = await rawCaller(stack.url, rawPost({ stack }, messagesStream));
    const { write } = await turn;
    write(streamHead + chunk('data: 1\n\n'));
    await caller.until('data: 1');
    await stack.close();
    t.match(caller.received, /event: error\ndata: \{"type":"error","error":\{"type":"overloaded_error"/);
    t.notMatch(caller.received, /\r\n0\r\n\r\n/, 'it does not end cleanly');
    caller.leave();
    t.match(logged('server.drain.limit has passed: open requests are cut'), [{ level: 40, requests: 1 }]);
  },
);

t.test('a stream that drain.limit cuts is read to its final counts, which are charged', async (t) => {
  // Longer than the stack reads answers whose callers have left.
  const config = edited(withTimeouts(long), ['drain: { limit: 2m }', 'drain: { limit: 1500ms }']);
  const { stack, turn } = await waiting(t, config);
  lines.length = 0;
  const caller = await rawCaller(stack.url, rawPost({ stack }, messagesStream));
  const { write } = await turn;
  write(streamHead + chunk(events.start({ input_tokens: 25, output_tokens: 1 })));
  await caller.until('message_start');
  const closed = stack.close();
  await caller.untilEnded();
  write(`${chunk(events.end({ output_tokens: 17 }))}0\r\n\r\n`);
  await closed;
  t.match(logged('request'), [{ units: { input: '25', output: '17' } }]);
});
