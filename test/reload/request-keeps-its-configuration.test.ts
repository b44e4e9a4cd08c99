/** A request keeps the configuration that it began with, and connections to unchanged upstreams survive a reload. */
import t from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { chunk, type Turn } from '../support/fault-server.ts';
import { allRested, messagesJson, messagesStream, rawPost, rig } from '../support/interfaces.ts';
import { rawCaller } from '../support/raw-caller.ts';
import { CHAT_OUTPUT, DEARER_C, edited } from '../support/reloadable.ts';
import { shippedText } from '../support/shipped-text.ts';
import { until } from '../support/stack.ts';

// Much longer than on a machine with nothing else to do.
t.setTimeout(600_000);

const higherPrices = edited(shippedText, [[CHAT_OUTPUT, 'cache_read: "3.60", output: "360.00"'], ...DEARER_C]);
const { promise: asked, resolve: ask } = Promise.withResolvers<Turn>();
let later_ms = 0;
const { stack, server } = await rig(t, ask, { config: shippedText, now: () => Date.now() + later_ms });
const usage = { input_tokens: 0, output_tokens: 10 };
const asStream = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\ntransfer-encoding: chunked\r\n\r\n';
const event = (type: string, more: object) => chunk(`event: ${type}\ndata: ${JSON.stringify({ type, ...more })}\n\n`);

/** The total charge of that many finished messages. */
async function chargeOf(count: number): Promise<string> {
  const found = await until(
    () => stack.store.usage({ account: stack.account, by: [] }),
    (sums) => sums.reduce((all, { requests }) => all + requests, 0) === count,
  );
  return formatNano(found.reduce((sum, { amount_nano }) => sum + amount_nano, 0n));
}

t.test('a stream in flight ends as it began, with the old prices', async (t) => {
  const caller = await rawCaller(stack.url, rawPost({ stack }, messagesStream));
  const { write } = await asked;
  write(asStream + event('message_start', { message: { usage: { input_tokens: 0, output_tokens: 1 } } }));
  await caller.until('message_start');
  const { oldEnded, generation } = await stack.adopt(higherPrices);
  t.equal(generation, 2);
  let isGone = false;
  const gone = oldEnded().then(() => {
    isGone = true;
  });
  server.play(({ reply }) => reply(200, { id: 'm', usage }));
  t.equal((await stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key })).status, 200);
  t.equal(await chargeOf(1), '0.0036', 'a request that begins now has the new price');
  t.notOk(isGone, 'the old configuration waits for its request');
  write(`${event('message_delta', { usage })}${event('message_stop', {})}0\r\n\r\n`);
  await caller.until('message_stop');
  await gone;
  t.equal(await chargeOf(2), '0.0054', 'the stream cost 0.0018');
  caller.leave();
});

t.test('a configuration that may not be used is dropped', async (t) => {
  const refuse = () => stack.adopt(shippedText, () => Promise.reject(new Error('not recorded')));
  await t.rejects(refuse(), { message: 'not recorded' });
  t.equal((await stack.adopt(higherPrices)).generation, 3);
});

t.test('connections to unchanged upstreams survive, and those that nothing needs are closed', async (t) => {
  // The gateway does not close such an idle connection while the test runs, unless a reload does.
  const kept = 'keep-alive: timeout=600\r\n';
  server.play(({ reply }) => reply(200, { id: 'm', usage: { input_tokens: 1, output_tokens: 1 } }, kept));
  const send = () => stack.call('POST', messagesJson.path, messagesJson.body, { 'x-api-key': stack.key });
  await send();
  await allRested(stack);
  const { taken } = server.connections;
  for (let round = 0; round < 5; round += 1) {
    await stack.adopt(higherPrices);
    await send();
    await allRested(stack);
  }
  t.equal(server.connections.taken, taken, 'the same sockets');
  t.ok(server.connections.open > 0);
  // Every upstream has the same origin: with another connect time-out none shares the old pool.
  await stack.adopt(edited(higherPrices, [['connect: 5s', 'connect: 7s']]));
  await server.allClosed();
  t.equal((await send()).status, 200);
});

t.test('the connections of a mount survive, too', async (t) => {
  const mounts = '\nmounts:\n  files: { prefix: /api/v3/files, upstream: cloud, interface: video }\n';
  server.play(({ reply }) => reply(200, { ok: true }, 'keep-alive: timeout=600\r\n'));
  const { taken } = server.connections;
  for (let round = 0; round < 3; round += 1) {
    await stack.adopt(`${shippedText}${mounts}# ${round}\n`);
    t.equal((await stack.call('GET', '/api/v3/files/a')).status, 200);
  }
  t.equal(server.connections.taken - taken, 1, 'the same socket');
});

t.test('an open hold is settled by the price that it was held with', async (t) => {
  const path = '/api/v3/c/videos/generations/tasks';
  await stack.adopt(shippedText);
  server.play(({ reply }) => reply(202, { task_id: 'old-price', status: 'running' }));
  const body = { model: 'c/vidgen-2.0', prompt: 'a kite' };
  t.equal((await stack.call('POST', path, body)).status, 202);
  await stack.adopt(higherPrices);
  server.play(({ reply }) => reply(202, { task_id: 'new-price', status: 'running' }));
  t.equal((await stack.call('POST', path, body)).status, 202);
  server.play(({ reply, request }) => {
    reply(200, { task_id: request.target.split('/').at(-1), status: 'succeeded', billedSeconds: 4 });
  });
  for (const [id, charged] of [
    ['old-price', 1_840_000_000n],
    ['new-price', 2_000_000_000n],
  ] as const) {
    t.equal((await stack.call('GET', `${path}/${id}`)).status, 200);
    const task = await stack.store.findTask(stack.account, [...stack.plan.taskKinds.keys()], id);
    t.match(task, { state: 'succeeded', hold_nano: charged, charged_nano: charged }, id);
  }
});

t.test('the settler polls by the new configuration', async (t) => {
  const path = '/api/v3/c/videos/generations/tasks';
  server.play(({ reply }) => reply(202, { task_id: 'settled', status: 'running' }));
  t.equal((await stack.call('POST', path, { model: 'c/vidgen-2.0', prompt: 'a kite' })).status, 202);
  const { settler, services } = stack;
  await (await stack.adopt(shippedText)).oldEnded();
  t.not(stack.services.plan, services.plan);
  server.play(({ reply }) => reply(200, { task_id: 'settled', status: 'succeeded', billedSeconds: 4 }));
  later_ms += 120_000;
  t.ok((await settler.round()) > 0);
  const task = await stack.store.findTask(stack.account, [...stack.plan.taskKinds.keys()], 'settled');
  t.match(task, { state: 'succeeded', charged_nano: 2_000_000_000n });
});
