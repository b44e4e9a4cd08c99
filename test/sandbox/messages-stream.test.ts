/** The messages interface, with and without streaming. */
import t from 'tap';
import { bench, eventsOf } from './support.ts';

const ask = (content: string, more: object = {}) => ({
  model: 'chat-large',
  max_tokens: 200,
  messages: [{ role: 'user', content }],
  ...more,
});

t.test('a stream has every event of the interface, each with its event line', async (t) => {
  const { post } = await bench(t, { pace: 0 });
  const answer = await post('/messages/v1/messages', ask('[words=3]', { stream: true }));
  t.match(answer.headers.get('content-type'), /^text\/event-stream/);
  t.match(answer.headers.get('request-id'), /^req/);
  const events = eventsOf(answer.text);
  for (const { event, data } of events) t.match(data, { type: event });
  t.strictSame(
    events.map(({ event }) => event),
    [
      'message_start',
      'content_block_start',
      'ping',
      'content_block_delta',
      'content_block_delta',
      'content_block_delta',
      'content_block_stop',
      'message_delta',
      'message_stop',
    ],
  );
  t.match(events[0]?.data, { message: { usage: { input_tokens: 4, output_tokens: 1, cache_read_input_tokens: 0 } } });
  t.match(events.at(-2)?.data, { delta: { stop_reason: 'end_turn' }, usage: { input_tokens: 4, output_tokens: 3 } });
});

t.test('without stream, the same request gives the same text in one message', async (t) => {
  const { post } = await bench(t);
  t.match(await post('/messages/v1/messages', ask('[words=3] [cached]')), {
    status: 200,
    body: {
      type: 'message',
      role: 'assistant',
      content: [{ type: 'text', text: 'word-1 word-2 word-3' }],
      usage: { input_tokens: 2, cache_read_input_tokens: 4, cache_creation_input_tokens: 0, output_tokens: 3 },
    },
  });
  t.match(await post('/messages/v1/messages', ask('[words=9]', { max_tokens: 2 })), {
    body: { stop_reason: 'max_tokens', usage: { output_tokens: 2 } },
  });
});

t.test('a declared tool is called, with and without streaming', async (t) => {
  const { post } = await bench(t, { pace: 0 });
  const input_schema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
  const more = { tools: [{ name: 'weather', input_schema }], tool_choice: { type: 'any' } };
  const call = { type: 'tool_use', name: 'weather', input: { city: 'sandbox' } };
  t.match(await post('/messages/v1/messages', ask('x', more)), { body: { content: [call], stop_reason: 'tool_use' } });
  const events = eventsOf((await post('/messages/v1/messages', ask('x', { ...more, stream: true }))).text);
  const json = events.map(({ data }) => Object(data).delta?.partial_json ?? '').join('');
  t.strictSame(JSON.parse(json), { city: 'sandbox' });
});

t.test('count_tokens counts tokens and rejects fields that only messages have', async (t) => {
  const { post } = await bench(t);
  const { max_tokens: _, ...count } = ask('hello there');
  const path = '/messages/v1/messages/count_tokens';
  t.match(await post(path, count), { status: 200, text: '{"input_tokens":4}' });
  const error = { type: 'error', error: { type: 'invalid_request_error' } };
  t.match(await post(path, { ...count, stream: true }), { status: 400, body: error });
  t.match(await post(path, { ...count, max_tokens: 1 }), { status: 400, body: error });
  t.match(await post('/messages/v1/messages', count), { status: 400, body: { error: { message: /max_tokens/ } } });
});
