/** Tests that a message with characters that no header may contain does not crash an envelope that puts it into a header. */
import t from 'tap';
import { edited, shippedText } from '../support/shipped-text.ts';
import { startStack } from '../support/stack.ts';

t.test('characters that no header may contain are replaced', async (t) => {
  const config = edited(shippedText, [
    '    body: { type: error,',
    '    headers: { x-why: "${error.message}" }\n    body: { type: error,',
  ]);
  const stack = await startStack({ config });
  t.teardown(() => stack.close());
  const ask = (model: string) =>
    stack.call('POST', '/v1/messages', { model, max_tokens: 1, messages: [{ role: 'user', content: 'hi' }] });
  const refused = await ask('模型\r\nx: y');
  t.equal(refused.status, 404);
  t.match(refused.headers.get('x-why'), /^model '\?\?/);
  t.equal(refused.headers.get('x'), null);
  t.match(refused.text, '模型', 'the body has the original characters');
  t.equal((await ask('chat-large')).status, 200, 'the gateway still works');
});
