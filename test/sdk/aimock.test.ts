/** Tests with an independent fake upstream, which does not share the sandbox's mistakes and whose errors fit no envelope. */
import { createByteDance } from '@ai-sdk/bytedance';
import Anthropic from '@anthropic-ai/sdk';
import { type ChaosConfig, LLMock } from '@copilotkit/aimock';
import { ApiError, GoogleGenAI } from '@google/genai';
import { APICallError } from 'ai';
import t from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { call, startStack } from '../support/stack.ts';
import { collect, failureOf } from './gateway.ts';
import { say } from './messages-sdks.ts';

const answer = 'An answer of some length, so that it comes in several pieces.';
const video_url = 'https://media.example/kite.mp4';
const mock = new LLMock({
  port: 0,
  auth: { apiKeys: ['upstream-secret'] },
  bytePlusVideo: { pollsBeforeInProgress: 1, pollsBeforeCompleted: 2 },
});
mock.onMessage('hello', { content: answer });
mock.onMessage('weather', { toolCalls: [{ name: 'get_weather', arguments: { city: 'Oslo' } }] });
mock.onMessage('half', { content: answer }, { chunkSize: 5, latency: 5, truncateAfterChunks: 4 });
const task = { id: 'recorded', model: 'vidgen-2.0', created_at: 1, updated_at: 2 };
const usage = { completion_tokens: 100_000, total_tokens: 100_000 };
mock.on(
  { userMessage: 'a kite', endpoint: 'video' },
  { json: { ...task, status: 'succeeded', content: { video_url }, usage } },
);
const error = { code: 'OutputVideoSensitiveContentDetected', message: 'no such kite' };
mock.on({ userMessage: 'a falling kite', endpoint: 'video' }, { json: { ...task, status: 'failed', error } });
await mock.start();
t.teardown(() => mock.stop());

const stack = await startStack({ upstreams: { messages: mock.url, generative: mock.url, cloud: mock.url } });
t.teardown(() => stack.close());
const messages = (maxRetries = 0) => new Anthropic({ baseURL: stack.url, apiKey: stack.key, maxRetries }).messages;
const { models } = new GoogleGenAI({ apiKey: stack.key, httpOptions: { baseUrl: stack.url } });
const generate = (prompt: string) =>
  createByteDance({ baseURL: `${stack.url}/api/v3`, apiKey: stack.key })
    .video('vidgen-2.0')
    .doGenerate({
      prompt,
      n: 1,
      aspectRatio: undefined,
      resolution: undefined,
      duration: undefined,
      fps: undefined,
      seed: undefined,
      image: undefined,
      frameImages: undefined,
      inputReferences: undefined,
      generateAudio: undefined,
      providerOptions: { bytedance: { pollIntervalMs: 5 } },
    });

t.test('messages: not streamed, streamed and with a tool', async (t) => {
  t.match(await messages().create(say('hello')), { content: [{ type: 'text', text: answer }] });
  const stream = messages().stream(say('hello'));
  const deltas: string[] = [];
  stream.on('text', (delta) => deltas.push(delta));
  t.match(await stream.finalMessage(), { content: [{ type: 'text', text: answer }], stop_reason: 'end_turn' });
  t.ok(deltas.length > 1);
  const tools = [{ name: 'get_weather', input_schema: { type: 'object' as const } }];
  t.match(await messages().create({ ...say('weather'), tools }), {
    content: [{ type: 'tool_use', input: { city: 'Oslo' } }],
  });
});

t.test('content: not streamed and streamed', async (t) => {
  t.equal((await models.generateContent({ model: 'gen-pro', contents: 'hello' })).text, answer);
  const chunks = await collect(await models.generateContentStream({ model: 'gen-pro', contents: 'hello' }));
  t.equal(chunks.map((chunk) => chunk.text).join(''), answer);
});

/** The money moved by tasks only; chat requests are charged when their lease closes. */
async function ofTasks(): Promise<{ posted: string; held: string }> {
  const entries = (await stack.store.entries(stack.account, 100)).filter(({ task_id }) => task_id !== null);
  const sum = (part: 'posted_delta_nano' | 'held_delta_nano') => entries.reduce((all, entry) => all + entry[part], 0n);
  return { posted: formatNano(sum('posted_delta_nano')), held: formatNano(sum('held_delta_nano')) };
}

t.test('a video, polled to its end and charged by its tokens', async (t) => {
  const { videos, providerMetadata } = await generate('a kite');
  t.match(videos, [{ type: 'url', url: video_url }]);
  t.match(providerMetadata, { bytedance: { usage: { completion_tokens: 100_000 } } });
  t.same(await ofTasks(), { posted: '-4.60', held: '0.00' }, '100 000 tokens at 46.00 per million');
});

t.test('a video that fails costs nothing', async (t) => {
  t.match(await failureOf(generate('a falling kite')), { message: /"status":"failed"/ });
  t.same(await ofTasks(), { posted: '-4.60', held: '0.00' });
});

const requests = [
  ['/v1/messages', { ...say('hello') }, 'x-api-key'],
  ['/v1beta/models/gen-pro:generateContent', { contents: [{ parts: [{ text: 'hello' }] }] }, 'x-goog-api-key'],
  [
    '/v1beta/models/gen-pro:streamGenerateContent?alt=sse',
    { contents: [{ parts: [{ text: 'hello' }] }] },
    'x-goog-api-key',
  ],
  [
    '/api/v3/contents/generations/tasks',
    { model: 'vidgen-2.0', content: [{ type: 'text', text: 'a kite' }] },
    'authorization',
  ],
] as const;

for (const [status, chaos] of [
  [429, { rateLimitRate: 1 }],
  [500, { dropRate: 1 }],
  [200, { malformedRate: 1 }],
] as const) {
  t.test(`an answer ${status} of ${Object.keys(chaos)} arrives byte for byte, with its headers`, async (t) => {
    await withChaos(chaos, async () => {
      for (const [path, body, header] of requests) {
        const as = (key: string) => ({ [header]: header === 'authorization' ? `Bearer ${key}` : key });
        const direct = await call(mock.url + path, 'POST', body, as('upstream-secret'));
        const through = await call(stack.url + path, 'POST', body, as(stack.key));
        t.equal(through.status, status);
        t.equal(through.text, direct.text, `${path}: ${direct.text}`);
        // The outcome of the creation is unknown, and a retry might create a second task.
        const isUnknown = path.startsWith('/api/v3') && status !== 429;
        t.same(lasting(through.headers), {
          ...lasting(direct.headers),
          ...(isUnknown && { 'x-should-retry': 'false' }),
        });
      }
    });
  });
}

t.test('a refusal in an unknown envelope still gives the right error class', async (t) => {
  await withChaos({ rateLimitRate: 1 }, async () => {
    t.type(await failureOf(messages().create(say('hello'))), Anthropic.RateLimitError);
    t.match(await failureOf(models.generateContent({ model: 'gen-pro', contents: 'hello' })), { status: 429 });
    const refused = await failureOf(generate('a kite'));
    t.ok(APICallError.isInstance(refused));
    t.match(refused, { statusCode: 429, message: 'Chaos: rate limit exceeded', isRetryable: true });
  });
  await withChaos({ dropRate: 1 }, async () => {
    t.type(await failureOf(messages().create(say('hello'))), Anthropic.InternalServerError);
    t.type(await failureOf(models.generateContent({ model: 'gen-pro', contents: 'hello' })), ApiError);
  });
});

t.test('a connection that breaks before the answer gives a 502 in the envelope of the interface', async (t) => {
  await withChaos({ disconnectRate: 1 }, async () => {
    const refused = await failureOf(messages().create(say('hello')));
    t.type(refused, Anthropic.InternalServerError);
    t.match(refused, { status: 502, error: { type: 'error', error: { type: 'api_error' } } });
    t.match(await failureOf(models.generateContent({ model: 'gen-pro', contents: 'hello' })), { status: 502 });
    t.match(await failureOf(generate('a kite')), { statusCode: 502, data: { error: { code: 'upstream_error' } } });
  });
});

t.test('a stream that breaks off is reported as an error', async (t) => {
  const stream = messages().stream(say('half'));
  const heard: string[] = [];
  stream.on('text', (delta) => heard.push(delta));
  await failureOf(stream.finalMessage());
  t.not(heard.join(''), answer);
  const chunks: unknown[] = [];
  const read = async () => {
    const contents = 'half';
    for await (const chunk of await models.generateContentStream({ model: 'gen-pro', contents })) chunks.push(chunk);
  };
  t.type(await failureOf(read()), Error);
});

t.test('the SDK retries after a rate limit', async (t) => {
  const before = mock.getRequests().length;
  mock.nextRequestError(429, { message: 'one moment', type: 'rate_limit_error' });
  t.match(await messages(2).create(say('hello')), { content: [{ text: answer }] });
  t.same(
    mock
      .getRequests()
      .slice(before)
      .map(({ response }) => response.status),
    [429, 200],
  );
});

// The fake's journal has no credential headers; its `auth` has checked that they are the operator's.
t.test("no caller's key went upstream", async (t) => {
  const all = JSON.stringify(mock.getRequests());
  for (const [path] of requests) t.ok(all.includes(path));
  t.notOk(all.includes(stack.key));
});

async function withChaos(chaos: ChaosConfig, work: () => Promise<void>): Promise<void> {
  mock.setChaos(chaos);
  try {
    await work();
  } finally {
    mock.clearChaos();
  }
}

/** The headers without those that differ between requests or that the gateway adds to streams. */
function lasting(headers: Headers) {
  const passing = new Set([
    'connection',
    'date',
    'keep-alive',
    'request-id',
    'transfer-encoding',
    'x-accel-buffering',
    'x-request-id',
  ]);
  return Object.fromEntries([...headers].filter(([name]) => !passing.has(name)));
}
