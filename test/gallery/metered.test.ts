/** The vendors of metered requests in `examples/`, each called with its own SDK. */
import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  InvokeModelCommand,
} from '@aws-sdk/client-bedrock-runtime';
import { DeepgramClient } from '@deepgram/sdk';
import { ElevenLabsClient, ElevenLabsError } from '@elevenlabs/elevenlabs-js';
import { GoogleGenAI } from '@google/genai';
import { Mistral } from '@mistralai/mistralai';
import { NodeHttpHandler } from '@smithy/node-http-handler';
import { tavily } from '@tavily/core';
import { CohereClientV2, CohereError } from 'cohere-ai';
import Groq from 'groq-sdk';
import { Ollama } from 'ollama';
import OpenAI, { AzureOpenAI } from 'openai';
import t, { type Test } from 'tap';
import { media } from '../../src/config/sandbox/media.ts';
import { formatNano } from '../../src/lib/money/amount.ts';
import { frame, realtimeUpstream } from '../support/realtime.ts';
import { startStack, until } from '../support/stack.ts';
import { startVendor } from './vendor.ts';

t.test('elevenlabs', async (t) => {
  const { url, key, charged } = await startVendor(t, 'elevenlabs');
  const client = new ElevenLabsClient({ apiKey: key, environment: url });
  const speech = { text: 'The first move is what sets everything in motion.', modelId: 'eleven_flash_v2_5' };
  const audio = await new Response(await client.textToSpeech.convert('JBFqnCBsd6RMkjVDRZzb', speech)).text();
  t.match(audio, /ID3/);
  t.match(await new Response(await client.textToSpeech.stream('JBFqnCBsd6RMkjVDRZzb', speech)).text(), /ID3/);
  t.equal(await charged(2), '0.0049', 'twice 49 characters');
  const stranger = new ElevenLabsClient({ apiKey: 'tg_wrong', environment: url, maxRetries: 0 });
  const refused = await stranger.textToSpeech.convert('v', speech).catch((error: unknown) => error);
  t.ok(refused instanceof ElevenLabsError);
  t.match(refused, { statusCode: 401, body: { detail: { status: 'invalid_api_key' } } });
});

t.test('tavily', async (t) => {
  const { url, key, charged } = await startVendor(t, 'tavily');
  const client = tavily({ apiKey: key, apiBaseURL: url });
  t.match(await client.search('who is Leo Messi?'), { results: [{ title: 'Lionel Messi' }] });
  t.match(await client.extract(['https://example.com/1', 'https://example.com/2']), { failedResults: [{}] });
  t.equal(await charged(2), '0.016');
  await t.rejects(tavily({ apiKey: 'tg_wrong', apiBaseURL: url }).search('x'), /the API key is not known/);
});

t.test('cohere', async (t) => {
  const { url, key, charged } = await startVendor(t, 'cohere');
  const client = new CohereClientV2({ token: key, environment: url });
  const asked = { model: 'command-a-03-2025', maxTokens: 100, messages: [{ role: 'user' as const, content: 'hello' }] };
  t.match(await client.chat(asked), {
    message: { content: [{ text: 'Hi.' }] },
    usage: { billedUnits: { inputTokens: 5 } },
  });
  let types = '';
  for await (const event of await client.chatStream(asked)) types += `${event.type} `;
  t.match(types, /^message-start .*message-end $/);
  const texts = ['hello', 'goodbye'];
  const embedded = await client.embed({
    model: 'embed-v4.0',
    inputType: 'classification',
    embeddingTypes: ['float'],
    texts,
  });
  t.equal(embedded.embeddings.float?.length, 2);
  const ranked = await client.rerank({
    model: 'rerank-v3.5',
    query: 'capital?',
    documents: ['Berlin', 'Paris'],
    topN: 1,
  });
  t.match(ranked.results, [{ index: 1 }]);
  t.equal(await charged(4), '0.00206524');
  const stranger = new CohereClientV2({ token: 'tg_wrong', environment: url });
  const refused = await stranger.chat(asked, { maxRetries: 0 }).catch((error: unknown) => error);
  t.ok(refused instanceof CohereError);
  t.match(refused, { statusCode: 401 });
});

t.test('groq, by its own SDK and that of OpenAI', async (t) => {
  const { url, key, charged } = await startVendor(t, 'groq');
  const client = new OpenAI({ apiKey: key, baseURL: `${url}/openai/v1` });
  await chat(t, client, 'llama-3.3-70b-versatile');
  t.equal(await charged(2), '0.00020298', 'the whole answer and the stream');
  const groq = new Groq({ apiKey: key, baseURL: url });
  const asked = { model: 'openai/gpt-oss-120b', messages: [{ role: 'user' as const, content: 'hello' }] };
  t.match(await groq.chat.completions.create(asked), { usage: { prompt_tokens: 300 } });
  let usage: unknown;
  for await (const chunk of await groq.chat.completions.create({ ...asked, stream: true })) usage = chunk.x_groq?.usage;
  t.match(usage, { prompt_tokens: 36, completion_tokens: 3 });
  t.equal(await charged(4), '0.00023778');
  const stranger = new OpenAI({ apiKey: 'tg_wrong', baseURL: `${url}/openai/v1`, maxRetries: 0 });
  t.match(await stranger.models.list().catch((error: unknown) => error), { status: 401, code: 'invalid_api_key' });
});

t.test('voyage', async (t) => {
  const { url, key, charged } = await startVendor(t, 'voyage');
  const post = (path: string, body: object, token = key) =>
    fetch(`${url}/v1${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const texts = { model: 'voyage-4-large', input: ['hello', 'goodbye'] };
  t.match(await (await post('/embeddings', texts)).json(), { data: [{ index: 0 }, { index: 1 }] });
  const ranking = { model: 'rerank-2.5', query: 'capital?', documents: ['Berlin', 'Paris'] };
  t.match(await (await post('/rerank', ranking)).json(), { data: [{ index: 1 }] });
  t.equal(await charged(2), '0.0000025', '10 tokens and 26 tokens');
  const refused = await post('/embeddings', texts, 'tg_wrong');
  t.equal(refused.status, 401);
  t.match(await refused.json(), { detail: /the API key is not known/ });
});

t.test('azure-openai', async (t) => {
  const { url, key, charged } = await startVendor(t, 'azure-openai');
  const client = new AzureOpenAI({ endpoint: url, apiKey: key, apiVersion: '2024-10-21', deployment: 'gpt-4.1' });
  await chat(t, client, 'gpt-4.1');
  t.equal(await charged(2), '0.00008');
  const stranger = new AzureOpenAI({
    endpoint: url,
    apiKey: 'tg_wrong',
    apiVersion: '2024-10-21',
    deployment: 'gpt-4.1',
    maxRetries: 0,
  });
  t.match(await stranger.chat.completions.create({ model: 'gpt-4.1', messages: [] }).catch((error: unknown) => error), {
    status: 401,
  });
});

t.test('bedrock', async (t) => {
  const { url, key, charged } = await startVendor(t, 'bedrock');
  const as = (token: string) =>
    new BedrockRuntimeClient({
      region: 'us-east-1',
      endpoint: url,
      token: { token },
      authSchemePreference: ['httpBearerAuth'],
      maxAttempts: 1,
      // By default the SDK speaks HTTP/2, which a proxy in front of the gateway can offer.
      requestHandler: new NodeHttpHandler(),
    });
  const client = as(key);
  const asked = {
    modelId: 'claude-sonnet',
    messages: [{ role: 'user' as const, content: [{ text: 'hello' }] }],
    inferenceConfig: { maxTokens: 100 },
  };
  t.match(await client.send(new ConverseCommand(asked)), { output: { message: { content: [{ text: 'Hi.' }] } } });
  const { stream = [] } = await client.send(new ConverseStreamCommand(asked));
  let text = '';
  let tokens: number | undefined;
  for await (const { contentBlockDelta, metadata } of stream) {
    text += contentBlockDelta?.delta?.text ?? '';
    tokens ??= metadata?.usage?.totalTokens;
  }
  t.same([text, tokens], ['Hi.', 11]);
  const body = JSON.stringify({ anthropic_version: 'bedrock-2023-05-31', max_tokens: 100, messages: [] });
  const invoked = await client.send(
    new InvokeModelCommand({ modelId: 'claude-sonnet', contentType: 'application/json', body }),
  );
  t.match(JSON.parse(invoked.body.transformToString()), { content: [{ text: 'Hi.' }] });
  t.equal(await charged(3), '0.000273', '20, 100 cached and 3 tokens, then 8 and 3 twice');
  const cut = { ...asked, messages: [{ role: 'user' as const, content: [{ text: '[truncate]' }] }] };
  const readCut = async () => {
    for await (const _ of (await client.send(new ConverseStreamCommand(cut))).stream ?? []);
  };
  await t.rejects(readCut(), 'half a stream is an error');
  const nova = { ...asked, modelId: 'amazon.nova-lite-v1:0' };
  t.ok(await client.send(new ConverseCommand(nova)), 'a name with a colon');
  t.match(await failureOf(as('tg_wrong').send(new ConverseCommand(asked))), {
    name: 'UnrecognizedClientException',
    $metadata: { httpStatusCode: 403 },
  });
  t.match(await failureOf(client.send(new ConverseCommand({ ...asked, modelId: 'nobody' }))), {
    name: 'ResourceNotFoundException',
  });
  const guarded = { ...asked, guardrailConfig: { guardrailIdentifier: 'g', guardrailVersion: '1' } };
  t.match(await failureOf(client.send(new ConverseCommand(guarded))), { name: 'ValidationException' });
});

t.test('mistral', async (t) => {
  const { url, key, charged } = await startVendor(t, 'mistral');
  const as = (apiKey: string) => new Mistral({ apiKey, serverURL: url });
  const client = as(key);
  const asked = {
    model: 'mistral-small-latest',
    maxTokens: 100,
    messages: [{ role: 'user' as const, content: 'hello' }],
  };
  t.equal((await client.chat.complete(asked)).choices[0]?.message?.content, 'Hi.');
  let text = '';
  for await (const { data } of await client.chat.stream(asked)) text += data.choices[0]?.delta.content ?? '';
  t.equal(text, 'Hi.');
  const code = { model: 'codestral-latest', maxTokens: 100, prompt: 'def add(', suffix: 'return a + b' };
  t.equal((await client.fim.complete(code)).choices[0]?.message?.content, 'a, b):');
  t.equal((await client.embeddings.create({ model: 'mistral-embed', inputs: ['hello', 'goodbye'] })).data.length, 2);
  const document = { type: 'document_url' as const, documentUrl: 'https://example.com/a.pdf' };
  t.equal((await client.ocr.process({ model: 'mistral-ocr-latest', document })).pages.length, 2);
  t.equal(await charged(5), '0.0040103', '8 and 3 tokens twice, 9 and 4 of code, 6 of texts, and two pages');
  t.match(await failureOf(as('tg_wrong').chat.complete(asked)), { statusCode: 401 });
});

t.test('deepgram', async (t) => {
  const wav = new Uint8Array(
    Buffer.from(media({ name: 'a.wav', query: new URLSearchParams(), range: undefined }).body),
  );
  const { url, key, charged } = await startVendor(t, 'deepgram');
  const environment = { base: url, production: url, agent: url, agentRest: url };
  const as = (apiKey: string) => new DeepgramClient({ apiKey, environment, maxRetries: 0 });
  const sound = { url: 'https://example.com/spacewalk.wav', model: 'nova-3' as const, smart_format: true };
  const heard = await as(key).listen.v1.media.transcribeUrl(sound);
  t.match(heard, { results: { channels: [{ alternatives: [{ transcript: /celebrating/ }] }] } });
  const spoken = await as(key).speak.v1.audio.generate({ text: 'Hello there.', model: 'aura-2-thalia-en' });
  t.match(await new Response(spoken.stream()).text(), /ID3/);
  t.equal(await charged(2), '0.0022242', '26 seconds, and 12 characters');
  const file = new Blob([wav], { type: 'audio/wav' });
  const inBody = await as(key).listen.v1.media.transcribeFile(file, { smart_format: true });
  t.match(inBody, { results: { channels: [{ alternatives: [{ transcript: 'hello' }] }] } });
  t.equal(await charged(3), '0.0022959', 'one second more, by the default model');
  t.match(await failureOf(as('tg_wrong').listen.v1.media.transcribeUrl(sound)), { statusCode: 401 });
});

t.test('deepgram live', async (t) => {
  const upstream = await realtimeUpstream(t);
  const stack = await startStack({
    file: 'examples/deepgram.yaml',
    upstreams: { deepgram: upstream.url },
    balance: '10',
  });
  t.teardown(() => stack.close());
  const environment = { base: stack.url, production: stack.url, agent: stack.url, agentRest: stack.url };
  const client = new DeepgramClient({ apiKey: stack.key, environment, maxRetries: 0 });
  const live = await client.listen.v1.connect({
    model: 'nova-3',
    Authorization: `Token ${stack.key}`,
    reconnectAttempts: 0,
  });
  const heard: string[] = [];
  live.on('message', ({ type }) => heard.push(type));
  live.connect();
  await live.waitForOpen();
  live.sendMedia(new Uint8Array(3_200));
  const vendor = upstream.opened[0]?.side;
  vendor?.send({ type: 'Results', start: 0, duration: 1.98, is_final: true, channel: { alternatives: [] } });
  live.sendCloseStream({ type: 'CloseStream' });
  vendor?.send({ type: 'Metadata', duration: 2.31, channels: 1 });
  vendor?.socket.end(frame(8, Buffer.from([3, 232]), false));
  await until(
    async () => heard,
    ({ length }) => length === 2,
  );
  live.close();
  const [row] = await until(
    () => stack.store.usage({ by: ['account'] }),
    ([key]) => key?.requests === 1,
  );
  t.match(upstream.opened[0]?.url, /^\/v1\/listen\?model=nova-3/);
  t.equal(formatNano(row?.amount_nano ?? 0n), '0.0002151', '3 seconds');
});

t.test('vertex', async (t) => {
  const { url, key, charged } = await startVendor(t, 'vertex');
  const as = (apiKey: string) => new GoogleGenAI({ vertexai: true, apiKey, httpOptions: { baseUrl: url } }).models;
  const asked = { model: 'gemini-2.5-flash', contents: 'hello' };
  t.equal((await as(key).generateContent(asked)).text, 'Hi.');
  let text = '';
  for await (const part of await as(key).generateContentStream(asked)) text += part.text ?? '';
  t.equal(text, 'Hi.');
  t.equal(await charged(2), '0.0001264', '20, 100 cached and 43 tokens, then 8 and 3');
  t.match(await failureOf(as('tg_wrong').generateContent(asked)), { status: 401 });
  const searching = { ...asked, config: { tools: [{ googleSearch: {} }] } };
  t.match(await failureOf(as(key).generateContent(searching)), { status: 400, message: /functionDeclarations/ });
});

t.test('ollama', async (t) => {
  const { url, key, charged } = await startVendor(t, 'ollama');
  const as = (apiKey: string) => new Ollama({ host: url, headers: { authorization: `Bearer ${apiKey}` } });
  const client = as(key);
  const asked = { model: 'qwen3:8b', messages: [{ role: 'user', content: 'hello' }] };
  t.equal((await client.chat(asked)).message.content, 'Hi.');
  let text = '';
  for await (const { message } of await client.chat({ ...asked, stream: true })) text += message.content;
  t.equal(text, 'Hi.');
  t.equal((await client.generate({ model: 'qwen3:8b', prompt: 'hello' })).response, 'Hi.');
  t.equal((await client.embed({ model: 'embeddinggemma', input: ['hello', 'goodbye'] })).embeddings.length, 2);
  t.match(await client.list(), { models: [{ name: 'qwen3:8b' }] });
  t.equal(await charged(4), '0.00006342', 'three times 26 tokens, answers of 3, 3 and 290, and 16 of texts');
  t.match(await failureOf(as('tg_wrong').chat(asked)), { status_code: 401 });
});

t.test('dashscope', async (t) => {
  const { url, key, charged } = await startVendor(t, 'dashscope');
  const client = new OpenAI({ baseURL: `${url}/compatible-mode/v1`, apiKey: key });
  await chat(t, client, 'qwen-flash');
  t.match((await client.models.list()).data, [{ id: 'qwen-plus' }, { id: 'qwen-flash' }]);
  const native = await fetch(`${url}/api/v1/services/aigc/text-generation/generation`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'x-dashscope-sse': 'enable' },
    body: JSON.stringify({
      model: 'qwen-flash',
      input: { messages: [{ role: 'user', content: 'hello' }] },
      parameters: { incremental_output: true },
    }),
  });
  t.match(await native.text(), /output_tokens/);
  t.equal(await charged(3), '0.00014131', '971, 2048 cached and 104 tokens, 22 and 17, 22 and 3');
});

t.test('ark', async (t) => {
  const { url, key, charged } = await startVendor(t, 'ark');
  const client = new OpenAI({ baseURL: `${url}/api/v3`, apiKey: key });
  await chat(t, client, 'doubao-seed-1-6-250615');
  const texts = { model: 'doubao-embedding-large-text-250515', input: ['hello'], encoding_format: 'float' as const };
  t.equal((await client.embeddings.create(texts)).data.length, 1);
  const picture = { model: 'doubao-seedream-4-0-250828', prompt: 'a red kite', size: '2K' as never };
  t.ok((await client.images.generate(picture)).data?.[0]?.url);
  t.equal(await charged(4), '0.20036464', 'two chats, 8 tokens of texts, and a picture');
});

for (const [vendor, path, model, streamed, amount] of [
  ['xai', '/v1', 'grok-4', 'grok-4-fast-reasoning', '0.0017308'],
  ['deepseek', '', 'deepseek-chat', 'deepseek-reasoner', '0.000035588'],
  ['moonshot', '/v1', 'kimi-k2.6', 'kimi-k2.6', '0.0001033'],
  ['openrouter', '/api/v1', 'openai/gpt-5-mini', 'anthropic/claude-sonnet-4.5', '0.000141163'],
] as const)
  t.test(`${vendor}, by the SDK of OpenAI`, async (t) => {
    const { url, key, charged } = await startVendor(t, vendor);
    const client = new OpenAI({ apiKey: key, baseURL: `${url}${path}`, maxRetries: 0 });
    const messages = [{ role: 'user' as const, content: 'hello' }];
    t.ok((await client.chat.completions.create({ model, messages })).usage);
    let chunks = 0;
    for await (const _ of await client.chat.completions.create({ model: streamed, messages, stream: true }))
      chunks += 1;
    t.ok(chunks > 1);
    t.equal(await charged(2), amount, 'the whole answer and the stream');
    const searching = { model, messages, plugins: [{ id: 'web' }] };
    t.match(await failureOf(client.chat.completions.create(searching)), { status: 400, message: /plugins/ });
    const stranger = new OpenAI({ apiKey: 'tg_wrong', baseURL: `${url}${path}`, maxRetries: 0 });
    t.match(await failureOf(stranger.chat.completions.create({ model, messages })), { status: 401 });
  });

t.test('perplexity, by the SDK of OpenAI', async (t) => {
  const { url, key, charged } = await startVendor(t, 'perplexity');
  const client = new OpenAI({ apiKey: key, baseURL: url, maxRetries: 0 });
  const messages = [{ role: 'user' as const, content: 'hello' }];
  const asked = { model: 'sonar-pro', max_tokens: 1000, messages };
  t.match(await client.chat.completions.create(asked), { usage: { search_context_size: 'high' } });
  t.equal(await charged(1), '0.015092', 'tokens, and the fee of the size that the answer says');
  t.ok(await client.chat.completions.create({ model: 'sonar-deep-research', messages }));
  t.equal(await charged(2), '0.395929');
  let chunks = 0;
  const streamed = { model: 'sonar', max_tokens: 1000, messages, stream: true } as const;
  for await (const _ of await client.chat.completions.create(streamed)) chunks += 1;
  t.ok(chunks > 1);
  await client.post('/search', { body: { query: 'kites' } });
  t.equal(await charged(4), '0.405933', 'the stream with its fee, and a search');
});

t.test('jina, which has no SDK for JavaScript', async (t) => {
  const { url, key, charged } = await startVendor(t, 'jina');
  const post = (path: string, body: object, token = key) =>
    fetch(url + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const texts = { model: 'jina-embeddings-v5-text-small', input: ['hello', 'goodbye'] };
  t.match(await (await post('/v1/embeddings', texts)).json(), { data: [{ index: 0 }, { index: 1 }] });
  const ranking = { model: 'jina-reranker-v3', query: 'capital?', documents: ['Berlin', 'Paris'] };
  t.match(await (await post('/v1/rerank', ranking)).json(), { results: [{ index: 1 }] });
  t.equal((await post('/reader', { url: 'https://example.com' })).status, 200);
  t.equal(await charged(3), '0.0000039', '10 tokens, 26 tokens, and a page');
  t.equal((await post('/v1/embeddings', texts, 'tg_wrong')).status, 401);
});

t.test('local', async (t) => {
  const { url, key, charged } = await startVendor(t, 'local');
  const client = new OpenAI({ baseURL: `${url}/v1`, apiKey: key });
  await chat(t, client, 'qwen3-8b');
  t.match((await client.models.list()).data, [{ id: 'qwen3-8b' }]);
  t.equal(await charged(2), '0.0000023');
});

/** A whole and a streamed answer. */
async function chat(t: Test, client: OpenAI, model: string): Promise<void> {
  const messages = [{ role: 'user' as const, content: 'hello' }];
  const whole = await client.chat.completions.create({ model, messages });
  t.equal(whole.choices[0]?.message.content, 'Hi.');
  let text = '';
  for await (const chunk of await client.chat.completions.create({ model, messages, stream: true }))
    text += chunk.choices[0]?.delta.content ?? '';
  t.equal(text, 'Hi.');
}

function failureOf(call: PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(call).then(
    () => 'no failure',
    (error: unknown) => error,
  );
}
