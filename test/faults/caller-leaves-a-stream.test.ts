/** Tests what happens upstream when a caller disconnects, for both settings of on_abort. */
import { once } from 'node:events';
import t from 'tap';
import { chunk, startFaultServer, streamHead, type Turn } from '../support/fault-server.ts';
import {
  long,
  messagesJson,
  messagesStream,
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
