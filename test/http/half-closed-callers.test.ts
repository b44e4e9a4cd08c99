/** A caller that half-closes after its request gets the answer, and a caller that is gone is detected. */
import t from 'tap';
import { chunk, streamHead, type Turn } from '../support/fault-server.ts';
import { creates, long, messagesJson, messagesStream, rawPost, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';

const rigged = await rig(t, () => {}, { config: withTimeouts(long) });
const { stack, server } = rigged;

t.test('a caller that has half-closed gets its answer', async (t) => {
  for (const sample of [messagesJson, ...creates]) {
    const arrived = new Promise<Turn>((resolve) => server.play(resolve));
    const caller = await rawCaller(stack.url, rawPost(rigged, sample));
    caller.socket.end();
    const { reply } = await arrived;
    await new Promise((wake) => setTimeout(wake, 50));
    const id = `late-${sample.name}`;
    reply(200, { id, task_id: id });
    await caller.untilEnded();
    t.match(caller.received, /HTTP\/1\.1 200/, sample.name);
    t.match(caller.received, id, sample.name);
  }
});

t.test('a caller that has half-closed gets its stream', async (t) => {
  const arrived = new Promise<Turn>((resolve) => server.play(resolve));
  const caller = await rawCaller(stack.url, rawPost(rigged, messagesStream));
  caller.socket.end();
  const { write } = await arrived;
  write(streamHead + chunk('data: 1\n\n'));
  await caller.until('data: 1');
  write(`${chunk('data: 2\n\n')}0\r\n\r\n`);
  await caller.untilEnded();
  t.match(caller.received, 'data: 2');
});

t.test('with on_abort: cancel it gets its stream too', async (t) => {
  const config = edited(withTimeouts(long), [/on_abort: drain/g, 'on_abort: cancel']);
  const { stack, server } = await rig(t, () => {}, { config });
  const arrived = new Promise<Turn>((resolve) => server.play(resolve));
  const caller = await rawCaller(stack.url, rawPost({ stack }, messagesStream));
  caller.socket.end();
  const { write } = await arrived;
  await new Promise((wake) => setTimeout(wake, 100));
  write(streamHead + chunk('data: 1\n\n'));
  await caller.until('data: 1');
  write(`${chunk('data: 2\n\n')}0\r\n\r\n`);
  await caller.untilEnded();
  t.match(caller.received, 'data: 2');
});

t.test('a caller that has half-closed gets answers of the gateway itself', async (t) => {
  for (const headers of [[`x-api-key: ${stack.key}`], []]) {
    const caller = await rawCaller(stack.url, rawRequest('GET', '/v1/models', headers));
    caller.socket.end();
    await caller.untilEnded();
    t.match(caller.received, headers.length > 0 ? 'chat-large' : 'HTTP/1.1 401');
  }
});

t.test('the upstream request of a caller that is gone is aborted', async (t) => {
  const body = { model: 'chat-large', messages: [{ role: 'user', content: 'x' }] };
  const arrived = new Promise<Turn>((resolve) => server.play(resolve));
  const headers = [`x-api-key: ${stack.key}`, 'content-type: application/json'];
  const caller = await rawCaller(
    stack.url,
    rawRequest('POST', '/v1/messages/count_tokens', headers, JSON.stringify(body)),
  );
  const { socket } = await arrived;
  const closed = new Promise((resolve) => socket.once('close', resolve));
  caller.leave();
  await closed;
  t.pass('the upstream’s connection is closed');
});
