import Anthropic from 'sdk-old';
import t from 'tap';
import { bench } from './support.ts';

t.test('the official SDK accepts the sandbox’s answers and errors', async (t) => {
  const { sandbox } = await bench(t, { pace: 0, key: 'secret' });
  const client = new Anthropic({ baseURL: sandbox.baseUrl('messages'), apiKey: 'secret', maxRetries: 0 });
  const body = (content: string) => ({
    model: 'chat-large',
    max_tokens: 50,
    messages: [{ role: 'user' as const, content }],
  });
  const message = await client.messages.create(body('hello'));
  t.match(message, { content: [{ type: 'text', text: /hello/ }], usage: { output_tokens: 8 } });
  const streamed = await client.messages.stream(body('hello')).finalMessage();
  t.match(streamed, { content: message.content, usage: { output_tokens: 8 }, stop_reason: 'end_turn' });
  t.match(await client.messages.countTokens({ model: 'chat-large', messages: body('hello').messages }), {
    input_tokens: 3,
  });
  await t.rejects(client.messages.create(body('[busy]')), { status: 429 });
  await t.rejects(client.messages.stream(body('[truncate]')).finalMessage());
  await t.rejects(client.messages.stream(body('[stream-error]')).finalMessage(), /Overloaded/);
  const stranger = new Anthropic({ baseURL: sandbox.baseUrl('messages'), apiKey: 'wrong', maxRetries: 0 });
  await t.rejects(stranger.messages.create(body('hello')), { status: 401 });
});
