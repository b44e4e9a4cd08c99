/** Tests what happens upstream when a caller disconnects, for both settings of on_abort. */
import { once } from 'node:events';
import t from 'tap';
import { chunk, startFaultServer, streamHead, type Turn } from '../support/fault-server.ts';
import {
  auditOk,
  creates,
  long,
  messagesJson,
  messagesStream,
  moneyOf,
  newestTask,
  officialVideo,
  post,
  rawPost,
  rig,
  until,
  upstreamNames,
  withTimeouts,
} from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

const cancelling = edited(withTimeouts(long), [/on_abort: drain/g, 'on_abort: cancel']);
const event = chunk('event: ping\ndata: {}\n\n');

t.test('on_abort: cancel closes the upstream connection when the caller leaves its stream', async (t) => {
  const rigged = await rig(t, ({ write }) => write(streamHead + event), { config: cancelling });
  for (const how of ['close', 'reset'] as const) {
    const caller = await rawCaller(rigged.stack.url, rawPost(rigged, messagesStream));
    await caller.until('event: ping');
    t.equal(rigged.server.connections.open, 1);
    if (how === 'reset') caller.socket.resetAndDestroy();
    else caller.leave();
    await rigged.server.allClosed();
    t.pass(`the upstream connection is closed after a ${how}`);
  }
});

t.test('on_abort: cancel closes the connection also before the upstream has answered', async (t) => {
  const rigged = await rig(t, () => {}, { config: cancelling });
  const caller = await rawCaller(rigged.stack.url, rawPost(rigged, messagesJson));
  await rigged.server.sawRequests(1);
  caller.leave();
  await rigged.server.allClosed();
  rigged.server.play(({ reply }) => reply(200, { fine: true }));
  t.equal((await post(rigged, messagesJson)).status, 200, 'and the gateway still works');
});

t.test('on_abort: drain reads the answer to its end', async (t) => {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  const rigged = await rig(t, resolve, { config: withTimeouts(long) });
  const caller = await rawCaller(rigged.stack.url, rawPost(rigged, messagesStream));
  const turn = await promise;
  turn.write(streamHead + event);
  await caller.until('event: ping');
  caller.leave();
  await once(caller.socket, 'close');
  for (let n = 0; n < 20; n++) turn.write(event);
  turn.write('0\r\n\r\n');
  let reused = false;
  rigged.server.play(({ socket, reply }) => {
    reused ||= socket === turn.socket;
    reply(200, { fine: true });
  });
  // More and more at once: the connection that was used last is used first.
  const posts = [() => post(rigged, messagesJson)];
  await until(
    () => Promise.all(posts.map((each) => each())).then(() => posts.push(() => post(rigged, messagesJson))),
    () => reused,
  );
  t.pass('the connection was read to its end, kept, and used again');
});

t.test('a caller who leaves before the upstream is connected causes no upstream request', async (t) => {
  // With TLS the connection hangs until the test closes it.
  const hanging = await startFaultServer(() => {}, { onConnection: () => true });
  const url = hanging.url.replace('http:', 'https:');
  const stack = await startStack({
    config: cancelling,
    upstreams: Object.fromEntries(upstreamNames.map((name) => [name, url])),
  });
  t.teardown(() => stack.close());
  const caller = await rawCaller(stack.url, rawPost({ stack }, messagesJson));
  while (hanging.connections.taken === 0) await new Promise((wake) => setTimeout(wake, 5));
  caller.leave();
  await hanging.close();
  t.equal(
    (await stack.call('GET', '/v1beta/models', undefined, { 'x-api-key': '', 'x-alpha-api-key': stack.key })).status,
    200,
  );
});

// Tests that a creation continues when its caller disconnects.

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

/** Sends a creation and disconnects as soon as the upstream has it. Returns the upstream's turn to answer. */
async function leave(sample: (typeof creates)[number], how: 'close' | 'reset'): Promise<Turn> {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  server.play(resolve);
  const caller = await rawCaller(stack.url, rawPost(rigged, sample));
  const turn = await promise;
  if (how === 'reset') caller.socket.resetAndDestroy();
  else caller.leave();
  return turn;
}

for (const how of ['close', 'reset'] as const) {
  t.test(`a caller who leaves by ${how} during a creation still has its task`, async (t) => {
    for (const sample of creates) {
      const turn = await leave(sample, how);
      t.equal((await newestTask(stack)).state, 'dispatching', sample.name);
      const id = `left-${how}-${creates.indexOf(sample)}`;
      turn.reply(200, { id, task_id: id, status: 'queued' });
      const task = await until(
        () => newestTask(stack),
        ({ state }) => state !== 'dispatching',
      );
      t.match(task, { state: 'running', upstream_id: id });
      server.play(({ reply }) => reply(200, { status: 'failed' }));
      t.equal((await stack.call('GET', `${sample.path}/${id}`)).status, 200, 'and can poll it');
    }
    await auditOk(t, stack);
  });
}

t.test('a creation that fails after its caller has left is settled like any other', async (t) => {
  for (const [status, state] of [
    [400, 'failed'],
    [500, 'unknown'],
  ] as const) {
    const turn = await leave(officialVideo, 'close');
    turn.reply(status, {});
    const task = await until(
      () => newestTask(stack),
      (each) => each.state !== 'dispatching',
    );
    t.equal(task.state, state);
  }
  const broken = await leave(officialVideo, 'close');
  broken.reset();
  const task = await until(
    () => newestTask(stack),
    (each) => each.state !== 'dispatching',
  );
  t.equal(task.state, 'unknown');
  await auditOk(t, stack);
});

t.test('a caller who leaves in the middle of its body creates nothing', async (t) => {
  const before = await moneyOf(stack);
  const seen = server.seen.length;
  const caller = await rawCaller(stack.url, rawPost(rigged, officialVideo).slice(0, -5));
  caller.leave();
  t.equal((await stack.call('GET', '/api/v3/contents/generations/tasks')).status, 200);
  t.equal(server.seen.slice(seen).filter((request) => request.method === 'POST').length, 0, 'nothing is sent on');
  t.same(await moneyOf(stack), before);
});
