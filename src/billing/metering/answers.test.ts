/** The usage of messages and generative answers. */
import t from 'tap';
import { bench } from '../../../test/sandbox/support.ts';
import { EVENTS, generativePlan, JSON_TYPE, messagesPlan, meterOf } from '../../../test/support/metering/support.ts';

t.test('the meter with answers of the messages interface', async (t) => {
  const ask = (content: string, stream: boolean) => ({
    model: 'chat-large',
    max_tokens: 200,
    stream,
    messages: [{ role: 'user', content }],
  });

  const event = (type: string, data: object) => `event: ${type}\ndata: ${JSON.stringify({ type, ...data })}\n\n`;
  const start = event('message_start', {
    message: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      content: [],
      stop_reason: null,
      usage: {
        input_tokens: 2679,
        cache_creation_input_tokens: 7,
        cache_read_input_tokens: 0,
        cache_creation: { ephemeral_5m_input_tokens: 7 },
        output_tokens: 3,
        service_tier: 'standard',
      },
    },
  });
  const delta = event('content_block_delta', {
    index: 0,
    delta: { type: 'text_delta', text: 'say {"usage":{"output_tokens":999}} and "usage": 4' },
  });
  const end = (usage: object) =>
    event('message_delta', { delta: { stop_reason: 'end_turn' }, usage }) + event('message_stop', {});

  t.test('a stream reports the input first and the cumulative output last', async (t) => {
    const text = start + delta.repeat(3) + event('ping', {}) + end({ output_tokens: 510 });
    for (const cut of [1, 7, 64, 4_096]) {
      const { values } = meterOf(messagesPlan, EVENTS, text, cut);
      t.strictSame(values, { input: 2679n, cache_write: 7n, cache_read: 0n, output: 510n }, `cut every ${cut}`);
    }
  });

  t.test('the last event may correct the input, and null changes nothing', async (t) => {
    const usage = {
      input_tokens: 10_682,
      cache_creation_input_tokens: null,
      cache_read_input_tokens: 5,
      output_tokens: 510,
    };
    const { values } = meterOf(messagesPlan, EVENTS, start + delta + end(usage));
    t.strictSame(values, { input: 10_682n, cache_write: 7n, cache_read: 5n, output: 510n });
  });

  t.test('an error in the stream does not change the counts', async (t) => {
    const error = event('error', { error: { type: 'overloaded_error', message: 'Overloaded' }, request_id: 'req_1' });
    const { values } = meterOf(messagesPlan, EVENTS, start + delta + error);
    t.strictSame(values, { input: 2679n, cache_write: 7n, cache_read: 0n, output: 3n });
  });

  t.test('a stream that breaks off keeps the counts that it has reported', async (t) => {
    const text = start + delta + end({ output_tokens: 510 });
    const values = (length: number) => meterOf(messagesPlan, EVENTS, text.slice(0, length), 50).values;
    t.match(values(start.length - 90), { input: 0n, output: 0n }, 'half an object of usage');
    t.match(values(start.indexOf('}}}') + 1), { input: 2679n, output: 3n }, 'a whole one in half an event');
    t.match(values(start.length), { input: 2679n, output: 3n });
    t.match(values(text.indexOf('510') + 2), { output: 3n }, 'not 51');
  });

  t.test('the sandbox’s answers give the same counts as JSON and as a stream', async (t) => {
    const { post } = await bench(t, { pace: 0 });
    for (const words of ['[words=30]', '[long] [cached]', '[cache-write]', '[words=9] [think]', '[sensitive-output]']) {
      const [whole, streamed] = await Promise.all(
        [false, true].map(async (stream) => {
          const answer = await post('/messages/v1/messages', ask(words, stream));
          return meterOf(messagesPlan, answer.headers.get('content-type') ?? undefined, answer.text, 100);
        }),
      );
      t.equal(whole?.seen, true, words);
      t.strictSame(streamed, whole, words);
    }
    const { text } = await post('/messages/v1/messages', ask('[words=30] [no-usage]', true));
    t.equal(meterOf(messagesPlan, EVENTS, text).seen, false);
  });
});

t.test('the meter with answers of the generative interface', async (t) => {
  const ask = (text: string) => ({ contents: [{ parts: [{ text }] }] });

  t.test('usage is cumulative: the last value of each count applies, also of one that is reported once', async (t) => {
    const chunks = [
      { usageMetadata: { promptTokenCount: 11, totalTokenCount: 11 } },
      { usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 4, thoughtsTokenCount: 30, totalTokenCount: 45 } },
      { candidates: [{ content: { parts: [{ text: '"usageMetadata":{"promptTokenCount":1}' }] } }] },
      { usageMetadata: { promptTokenCount: 11, candidatesTokenCount: 9, totalTokenCount: 50 } },
    ];
    const expected = { prompt: 11n, cached: 0n, candidates: 9n, thoughts: 30n };
    const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\r\n\r\n`).join('');
    const array = `[${chunks.map((chunk) => JSON.stringify(chunk, null, 2)).join(',\r\n')}\r\n]`;
    for (const cut of [1, 13, 4_096]) {
      t.strictSame(meterOf(generativePlan, EVENTS, events, cut).values, expected, `events cut every ${cut}`);
      t.strictSame(meterOf(generativePlan, JSON_TYPE, array, cut).values, expected, `array cut every ${cut}`);
    }
  });

  t.test('usage after an image of several megabytes is read', async (t) => {
    const inlineData = { mimeType: 'image/png', data: 'iVBORw0K'.repeat(400_000) };
    const chunk = {
      candidates: [{ content: { parts: [{ inlineData }] } }],
      usageMetadata: { candidatesTokenCount: 1290 },
    };
    for (const [type, text] of [
      [EVENTS, `data: ${JSON.stringify(chunk)}\r\n\r\n`],
      [JSON_TYPE, JSON.stringify(chunk)],
    ] as const) {
      t.match(meterOf(generativePlan, type, text, 65_536), { values: { candidates: 1290n } });
    }
  });

  t.test('the sandbox’s answers give the same counts as JSON, as events and as an array', async (t) => {
    const { post } = await bench(t, { pace: 0 });
    for (const words of ['[words=30]', '[words=5] [think]', '[long] [cached]', '[sensitive-output]']) {
      const [whole, ...streamed] = await Promise.all(
        ['generateContent', 'streamGenerateContent?alt=sse', 'streamGenerateContent'].map(async (verb) => {
          const answer = await post(`/generative/v1beta/models/gen-pro:${verb}`, ask(words));
          return meterOf(generativePlan, answer.headers.get('content-type') ?? undefined, answer.text, 100);
        }),
      );
      t.equal(whole?.seen, true, words);
      for (const counts of streamed) t.strictSame(counts, whole, words);
    }
  });
});
