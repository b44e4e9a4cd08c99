/** Liveness and readiness without a key; a gateway that is about to stop says so before it closes. */
import t from 'tap';
import { long, rig, withTimeouts } from '../faults/interfaces.ts';
import { call, until } from '../support/stack.ts';
import { rawCaller, rawRequest } from './raw-caller.ts';

const plain = withTimeouts(long);

t.test('both are answered without a key', async (t) => {
  const { stack } = await rig(t, () => {}, { config: plain });
  t.match(await call(`${stack.url}/healthz`, 'GET'), { status: 200, json: { status: 'ok' } });
  t.match(await call(`${stack.url}/readyz`, 'GET'), { status: 200, json: { status: 'ready' } });
  t.equal((await call(`${stack.url}/readyz`, 'HEAD')).status, 200);
});

t.test('a store that cannot be written is a 503 with the reason', async (t) => {
  const { stack } = await rig(t, () => {}, { config: plain });
  await stack.store.close();
  const reply = await call(`${stack.url}/readyz`, 'GET');
  t.match(reply, { status: 503, json: { status: 'not_ready', reason: 'the store cannot be written' } });
  t.equal((await call(`${stack.url}/healthz`, 'GET')).status, 200);
});

t.test('before the listener closes, readiness is denied and requests are still taken', async (t) => {
  const { stack } = await rig(t, ({ reply }) => reply(200, {}), {
    config: plain.replace('drain: { limit: 2m }', 'drain: { lame_duck: 2s, limit: 2m }'),
  });
  const closed = stack.close();
  const reply = await until(
    () => call(`${stack.url}/readyz`, 'GET'),
    ({ status }) => status === 503,
  );
  t.match(reply.json, { status: 'not_ready', reason: 'the gateway is stopping' });
  t.equal((await call(`${stack.url}/healthz`, 'GET')).status, 200);
  t.equal((await stack.call('GET', '/v1/models')).status, 200);
  stack.close = () => closed;
  await closed;
  await t.rejects(rawCaller(stack.url), 'and then it is closed');
});

t.test('an answer that takes longer than the drain may is cut', async (t) => {
  const { stack, server } = await rig(t, () => {}, {
    config: plain.replace('drain: { limit: 2m }', 'drain: { limit: 100ms }'),
  });
  const body = JSON.stringify({ model: 'chat-large', messages: [{ role: 'user', content: 'hello' }] });
  const headers = [`x-api-key: ${stack.key}`, 'content-type: application/json'];
  const caller = await rawCaller(stack.url, rawRequest('POST', '/v1/messages/count_tokens', headers, body));
  await server.sawRequests(1);
  const closed = stack.close();
  stack.close = () => closed;
  await caller.untilEnded();
  await closed;
  t.equal(caller.received, '', 'it was not waited for, until the upstream is late');
});
