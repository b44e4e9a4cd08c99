/** Tests liveness and readiness: they need no key, and a gateway that stops is not ready before it closes. */
import t from 'tap';
import { long, rig, withTimeouts } from '../support/interfaces.ts';
import { rawCaller, rawRequest } from '../support/raw-caller.ts';
import { edited } from '../support/shipped-text.ts';
import { call, until } from '../support/stack.ts';

const plain = withTimeouts(long);

t.test('both health checks work without a key', async (t) => {
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

t.test('before the listener closes, the gateway is not ready but still accepts requests', async (t) => {
  const { stack } = await rig(t, ({ reply }) => reply(200, {}), {
    config: edited(plain, ['drain: { limit: 2m }', 'drain: { lame_duck: 1h, limit: 2m }']),
  });
  void stack.drain();
  const reply = await until(
    () => call(`${stack.url}/readyz`, 'GET'),
    ({ status }) => status === 503,
  );
  t.match(reply.json, { status: 'not_ready', reason: 'the gateway is stopping' });
  t.equal((await call(`${stack.url}/healthz`, 'GET')).status, 200);
  t.equal((await stack.call('GET', '/v1/models')).status, 200);
  await stack.stop();
  await t.rejects(rawCaller(stack.url), 'then the listener is closed');
});

t.test('an answer that takes longer than drain.limit is cut', async (t) => {
  const { stack, server } = await rig(t, () => {}, {
    config: edited(plain, ['drain: { limit: 2m }', 'drain: { limit: 100ms }']),
  });
  const body = JSON.stringify({ model: 'chat-large', messages: [{ role: 'user', content: 'hello' }] });
  const headers = [`x-api-key: ${stack.key}`, 'content-type: application/json'];
  const caller = await rawCaller(stack.url, rawRequest('POST', '/v1/messages/count_tokens', headers, body));
  await server.sawRequests(1);
  const closed = stack.close();
  stack.close = () => closed;
  await caller.untilEnded();
  await closed;
  t.equal(caller.received, '', 'the gateway did not wait for the time-out of the upstream');
});
