/** Tests that an interface with the prefix / gets every path that no longer prefix matches. */
import t from 'tap';
import { edited, shippedText } from '../support/shipped-text.ts';
import { call, startStack } from '../support/stack.ts';
import { messages, video } from './envelopes.ts';

const config = edited(shippedText, ['prefix: [/v1, /v1/models]', 'prefix: [/, /v1/models]']);
const stack = await startStack({ config });
t.teardown(() => stack.close());

t.test('an unknown path is a 404 in its envelope', async (t) => {
  for (const path of ['/', '/v1', '/v2/messages', '/upload/files']) {
    const reply = await call(stack.url + path, 'GET');
    t.equal(reply.status, 404, path);
    t.match(reply.json, messages.error(404, 'not_found_error'), path);
  }
});

t.test('a longer prefix wins', async (t) => {
  const reply = await call(`${stack.url}/api/v3/nothing`, 'GET');
  t.match(reply.json, video.error(404, 'not_found'));
});

t.test('a request outside every other prefix is authenticated with its credentials', async (t) => {
  const body = { model: 'chat-small', max_tokens: 5, messages: [{ role: 'user', content: 'hello' }] };
  const reply = await call(`${stack.url}/v1/messages`, 'POST', body, { 'x-api-key': stack.key });
  t.equal(reply.status, 200);
});
