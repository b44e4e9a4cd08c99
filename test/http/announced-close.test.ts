/** From the announcement of its end on, a gateway says `connection: close` on every answer, and closes no connection that may be in use. */
import t, { type Test } from 'tap';
import { chunk, startFaultServer, streamHead, type Turn } from '../support/fault-server.ts';
import { long, messagesStream, officialVideo, rawPost, withTimeouts } from '../support/interfaces.ts';
import { type RawCaller, rawCaller, rawRequest, readAnswer } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { call, startStack, until } from '../support/stack.ts';

const CLOSES = /^connection: close$/im;

async function rigged(t: Test, lame_duck: string) {
  const { promise: turn, resolve } = Promise.withResolvers<Turn>();
  const server = await startFaultServer(resolve);
  const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
  const stack = await startStack({
    config: edited(withTimeouts(long) + mounts, ['drain: { ', `drain: { lame_duck: ${lame_duck}, `]),
    upstreams: Object.fromEntries(['c', 'cloud', 'messages'].map((name) => [name, server.url])),
  });
  t.teardown(async () => {
    await server.close();
    await stack.close();
  });
  return { stack, server, turn };
}

/** A caller with a connection that has had an answer. */
async function regular(url: string): Promise<RawCaller> {
  const caller = await rawCaller(url, rawRequest('GET', '/healthz', []));
  await caller.until('{"status":"ok"}');
  return caller;
}

t.test('every answer says that the connection closes, and it does', async (t) => {
  const { stack, server, turn } = await rigged(t, '1h');
  const waiting = await rawCaller(stack.url, rawPost({ stack }, officialVideo));
  const { reply } = await turn;
  server.play((each) => each.reply(200, { id: 'made' }));
  const key = `authorization: Bearer ${stack.key}`;
  const requests = {
    'a health check': rawRequest('GET', '/healthz', []),
    'a list': rawRequest('GET', '/v1/models', [key]),
    'a forwarded request': rawPost({ stack }, officialVideo),
    'a request of a mount': rawRequest('GET', '/api/v3/files/a', [key]),
    'a refused key': rawRequest('GET', '/v1/models', ['authorization: Bearer none']),
    'an unknown path': rawRequest('GET', '/nowhere', []),
  };
  const idle = await Promise.all(Object.keys(requests).map(() => regular(stack.url)));
  for (const { received } of idle) t.notMatch(received, CLOSES, 'before');
  void stack.drain();
  await until(
    () => call(`${stack.url}/readyz`, 'GET'),
    ({ status }) => status === 503,
  );
  for (const [index, [name, bytes]] of Object.entries(requests).entries()) {
    for (const caller of [idle[index], await rawCaller(stack.url)]) {
      const before = caller?.received.length;
      t.equal(caller?.ended, undefined, `${name}: the connection is open`);
      caller?.write(bytes);
      t.equal(await caller?.untilEnded(), 'end', name);
      t.match(readAnswer(caller?.received.slice(before) ?? '').headers.join('\n'), CLOSES, name);
      caller?.leave();
    }
  }
  reply(200, { id: 'late' });
  t.equal(await waiting.untilEnded(), 'end', 'an answer that was awaited');
  t.match(readAnswer(waiting.received).headers.join('\n'), CLOSES);
  t.match(waiting.received, '"late"');
  waiting.leave();
});

t.test('requests that were sent together are all answered', async (t) => {
  const { stack, turn } = await rigged(t, '1h');
  const list = rawRequest('GET', '/v1/models', [`authorization: Bearer ${stack.key}`]);
  const caller = await rawCaller(stack.url, rawPost({ stack }, officialVideo) + list + list);
  const { reply } = await turn;
  // So that the gateway has read the others.
  const other = await regular(stack.url);
  other.leave();
  void stack.drain();
  reply(200, { id: 'first' });
  await caller.untilEnded();
  caller.leave();
  const answers = caller.received.split(/(?=HTTP\/1\.1 )/);
  t.same(
    answers.map((each) => CLOSES.test(readAnswer(each).headers.join('\n'))),
    [false, false, true],
  );
});

t.test('after a stream that had begun, the connection takes one more request', async (t) => {
  const { stack, turn } = await rigged(t, '1h');
  const caller = await rawCaller(stack.url, rawPost({ stack }, messagesStream));
  const { write } = await turn;
  write(streamHead + chunk('data: 1\n\n'));
  await caller.until('data: 1');
  void stack.drain();
  const stopped = stack.stop();
  await until(
    () =>
      rawCaller(stack.url).then(
        (other) => other.leave(),
        () => 'refused',
      ),
    (state) => state === 'refused',
  );
  write('0\r\n\r\n');
  await caller.until('\r\n0\r\n\r\n');
  // Longer than the interval at which idle connections are closed.
  await new Promise((wake) => setTimeout(wake, 200));
  const before = caller.received.length;
  caller.write(rawRequest('GET', '/healthz', []));
  t.equal(await caller.untilEnded(), 'end');
  t.match(caller.received.slice(before), CLOSES);
  caller.leave();
  await stopped;
});

t.test('an idle connection is closed when it has been idle for server.drain.lame_duck', async (t) => {
  const { stack } = await rigged(t, '100ms');
  const caller = await regular(stack.url);
  await stack.drain();
  t.equal(caller.ended, undefined, 'not before the listener closes');
  const stopped = stack.stop();
  t.equal(await caller.untilEnded(), 'end');
  caller.leave();
  await stopped;
});
