import t, { type Test } from 'tap';
import {
  long,
  messagesStream,
  newestTask,
  officialVideo,
  post,
  rawPost,
  upstreamNames,
  withTimeouts,
} from '../faults/interfaces.ts';
import { chunk, startFaultServer, streamHead, type Turn } from '../support/fault-server.ts';
import { startStack } from '../support/stack.ts';
import { rawCaller } from './raw-caller.ts';

async function waiting(t: Test) {
  const { promise, resolve } = Promise.withResolvers<Turn>();
  const server = await startFaultServer(resolve);
  t.teardown(() => server.close());
  const stack = await startStack({
    config: withTimeouts(long),
    upstreams: Object.fromEntries(upstreamNames.map((name) => [name, server.url])),
  });
  // The store closes last of all: what stands in it then is what the gateway left behind.
  let left: Awaited<ReturnType<typeof newestTask>> | undefined;
  const close = stack.store.close.bind(stack.store);
  stack.store.close = async () => {
    left = await newestTask(stack).catch(() => undefined);
    await close();
  };
  return { stack, turn: promise, left: () => left };
}

t.test('a stream under way is finished before the gateway closes', async (t) => {
  const { stack, turn } = await waiting(t);
  const caller = await rawCaller(stack.url, rawPost({ stack }, messagesStream));
  const { write } = await turn;
  write(streamHead + chunk('data: 1\n\n'));
  await caller.until('data: 1');
  const closed = stack.close();
  write(`${chunk('data: 2\n\n')}`);
  await caller.until('data: 2');
  await t.rejects(rawCaller(stack.url), 'nobody new is let in');
  write('0\r\n\r\n');
  await caller.until('\r\n0\r\n\r\n');
  caller.leave();
  await closed;
});

t.test('a creation under way is finished, and recorded, before the gateway closes', async (t) => {
  const { stack, turn, left } = await waiting(t);
  const made = post({ stack }, officialVideo);
  const { reply } = await turn;
  const closed = stack.close();
  reply(200, { id: 'late' });
  t.equal((await made).status, 200);
  await closed;
  t.match(left(), { state: 'running', upstream_id: 'late' });
});

t.test('so is one whose caller has left', async (t) => {
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

t.test('a large answer that a slow caller still reads is not cut', async (t) => {
  const { stack, turn } = await waiting(t);
  const large = JSON.stringify({ id: 'large', text: 'x'.repeat(7_500_000) });
  // Taken whole before it is passed on, so that nothing but the caller is slow.
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
