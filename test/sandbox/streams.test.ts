/** Tests the streams of the sandbox. */
import t from 'tap';
import { bench, eventsOf } from './support.ts';

// The messages interface, with and without streaming.

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

// The generative interface, with and without streaming.

const model = '/generative/v1beta/models/gen-pro';

const generate = (text: string) => ({ contents: [{ parts: [{ text }] }] });

t.test(
  'with alt=sse: data lines, CRLF, no event lines, no [DONE]; usage grows and the last has the reason',
  async (t) => {
    const { post } = await bench(t, { pace: 0 });
    const answer = await post(`${model}:streamGenerateContent?alt=sse`, generate('[words=3] [think]'));
    t.match(answer.headers.get('content-type'), /^text\/event-stream/);
    t.equal(answer.text.split('\r\n\r\n').length, 4);
    t.notMatch(answer.text, /^event:|\[DONE\]/m);
    const chunks = eventsOf(answer.text).map(({ data }) => Object(data));
    t.strictSame(
      chunks.map(({ usageMetadata }) => usageMetadata.candidatesTokenCount),
      [1, 2, 3],
    );
    t.match(chunks.at(-1), {
      candidates: [{ finishReason: 'STOP', content: { role: 'model', parts: [{ text: ' word-3' }] } }],
      usageMetadata: { promptTokenCount: 5, thoughtsTokenCount: 32, totalTokenCount: 5 + 3 + 32 },
    });
    t.equal(chunks[0].candidates[0].finishReason, undefined);
  },
);

t.test('without alt=sse the stream is one JSON array in pieces', async (t) => {
  const { post } = await bench(t, { pace: 0 });
  const answer = await post(`${model}:streamGenerateContent`, generate('[words=3]'));
  t.match(answer.headers.get('content-type'), /^application\/json/);
  t.match(answer.body, [{ candidates: Array }, { candidates: Array }, { candidates: [{ finishReason: 'STOP' }] }]);
});

t.test('generateContent joins the parts of all chunks', async (t) => {
  const { post } = await bench(t);
  t.match(await post(`${model}:generateContent`, generate('[words=3]')), {
    status: 200,
    body: {
      candidates: [{ content: { parts: [{ text: 'word-1 word-2 word-3' }] }, finishReason: 'STOP' }],
      usageMetadata: { candidatesTokenCount: 3 },
    },
  });
  const tools = [{ functionDeclarations: [{ name: 'weather', parameters: { type: 'OBJECT' } }] }];
  t.match(await post(`${model}:generateContent`, { ...generate('[tool]'), tools }), {
    body: { candidates: [{ content: { parts: [{ functionCall: { name: 'weather', args: {} } }] } }] },
  });
  t.match(await post(`${model}:countTokens`, generate('12345678')), { status: 200, body: { totalTokens: 2 } });
});

t.test('errors have the Google envelope', async (t) => {
  const { post } = await bench(t);
  const refused = (code: number, status: string) => ({
    status: code,
    body: { error: { code, status, message: String } },
  });
  t.match(await post(`${model}:generateContent`, {}), refused(400, 'INVALID_ARGUMENT'));
  t.match(await post(`${model}:generateContent`, generate('[busy]')), refused(429, 'RESOURCE_EXHAUSTED'));
  const unknown = '/generative/v1beta/models/nonexistent:generateContent';
  t.match(await post(unknown, generate('x')), refused(404, 'NOT_FOUND'));
});
