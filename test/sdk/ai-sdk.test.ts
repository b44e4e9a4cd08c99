/** Tests the AI SDK with its providers for both chat interfaces. */
import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { APICallError, generateText, isStepCount, jsonSchema, streamText, tool } from 'ai';
import t from 'tap';
import { cancelling, collect, failureOf, startGateway } from './gateway.ts';

const gateway = await startGateway(t, { config: cancelling() });
const maxOutputTokens = 100;
const say = (text: string, model: string) => `The sandbox answers for ${model}. You said: ${text}`;
const get_weather = tool({
  description: 'The weather of a city',
  inputSchema: jsonSchema<{ city: string }>({
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
  }),
  execute: async ({ city }) => `sunny in ${city}`,
});

const providers = {
  '@ai-sdk/anthropic': {
    id: 'chat-large',
    stranger: 'gen-pro',
    path: '/v1/messages',
    overloaded: 529,
    model: (id: string, apiKey = gateway.key) => createAnthropic({ baseURL: `${gateway.url}/v1`, apiKey })(id),
  },
  '@ai-sdk/google': {
    id: 'gen-pro',
    stranger: 'chat-large',
    path: '/v1beta/models/gen-pro:generateContent',
    overloaded: 503,
    model: (id: string, apiKey = gateway.key) => createGoogle({ baseURL: `${gateway.url}/v1beta`, apiKey })(id),
  },
};

for (const [name, { id, stranger, path, overloaded, model: modelOf }] of Object.entries(providers)) {
  t.test(`ai with ${name}`, async (t) => {
    const model = modelOf(id);

    t.test('generates text', async (t) => {
      const prompt = `generate with ${name}`;
      const result = await generateText({ model, prompt, maxOutputTokens });
      t.equal(result.text, say(prompt, id));
      t.equal(result.finishReason, 'stop');
      t.match(result.usage, { inputTokens: Number, outputTokens: 10 });
      t.match(await gateway.received(prompt), [{ path, status: 200 }]);
    });

    t.test('streams text', async (t) => {
      const result = streamText({ model, prompt: 'stream to me', maxOutputTokens });
      const pieces = await collect(result.textStream);
      t.equal(pieces.join(''), say('stream to me', id));
      t.ok(pieces.length > 8, 'every event arrives separately');
      t.equal(await result.finishReason, 'stop');
      t.match(await result.usage, { outputTokens: 10 });
    });

    t.test('runs a tool and returns its result', async (t) => {
      const prompt = `[tool] weather with ${name}`;
      const stopWhen = isStepCount(2);
      const { steps } = await generateText({ model, prompt, maxOutputTokens, tools: { get_weather }, stopWhen });
      t.match(steps[0]?.toolResults, [{ toolName: 'get_weather', output: 'sunny in sandbox' }]);
      const [, second] = await gateway.received(prompt);
      t.match(second?.body, 'sunny in sandbox');
    });

    t.test('gets APICallError for what is refused', async (t) => {
      const cases = [
        ['reject', 400, false],
        ['denied', 403, false],
        ['busy', 429, true],
        ['overloaded', overloaded, true],
        ['error', 500, true],
        ['reset', 502, true],
      ] as const;
      for (const [word, statusCode, isRetryable] of cases) {
        const error = await failureOf(generateText({ model, prompt: `[${word}]`, maxOutputTokens, maxRetries: 0 }));
        t.ok(APICallError.isInstance(error), word);
        t.match(error, { statusCode, isRetryable });
        if (word !== 'reset') t.match(error.message, `[${word}]`, "with the upstream's message");
      }
    });

    t.test('gets APICallError for a wrong key and for a model of another interface', async (t) => {
      const prompt = `not sent by ${name}`;
      const wrong = await failureOf(generateText({ model: modelOf(id, 'tg_wrong'), prompt, maxOutputTokens }));
      t.match(wrong, { statusCode: 401, message: /API key/, isRetryable: false });
      const unknown = await failureOf(generateText({ model: modelOf(stranger), prompt, maxOutputTokens }));
      t.match(unknown, { statusCode: 404, message: /does not exist/ });
      t.same(await gateway.received(prompt), []);
    });

    t.test('retries after the time in retry-after', async (t) => {
      const prompt = `[flaky] with ${name}`;
      t.match(await generateText({ model, prompt, maxOutputTokens }), { finishReason: 'stop' });
      t.same(
        (await gateway.received(prompt)).map(({ status }) => status),
        [overloaded, 200],
      );
    });

    t.test('fails for a stream that broke off', async (t) => {
      const told: unknown[] = [];
      const onError = ({ error }: { error: unknown }) => void told.push(error);
      const prompt = '[truncate] half a stream';
      const result = streamText({ model, prompt, maxOutputTokens, onError });
      await failureOf(collect(result.textStream));
      t.match(told, [{ message: /broke off/ }], "the gateway's error event");
      await t.rejects(Promise.resolve(result.finishReason));
    });

    t.test("reports the upstream's error in the middle of a stream", async (t) => {
      const told: unknown[] = [];
      const onError = ({ error }: { error: unknown }) => void told.push(error);
      const result = streamText({ model, prompt: '[stream-error]', maxOutputTokens, onError });
      await collect(result.textStream);
      t.match(told, [{ message: /overloaded/i }]);
      t.equal(await result.finishReason, 'error');
    });

    t.test('reports a stream without its last events as interrupted', async (t) => {
      const result = streamText({ model, prompt: '[no-end]', maxOutputTokens });
      await collect(result.textStream);
      t.equal(await result.finishReason, 'interrupted');
    });

    t.test('aborts, and the upstream request is cancelled', async (t) => {
      const prompt = `[words=20000] talk on with ${name}`;
      const caller = new AbortController();
      const result = streamText({ model, prompt, maxOutputTokens: 30_000, abortSignal: caller.signal });
      for await (const _ of result.textStream) caller.abort();
      t.match(await gateway.ended(prompt, 'caller-left'), { status: 200 });
    });
  });
}

gateway.keysStayHere();
