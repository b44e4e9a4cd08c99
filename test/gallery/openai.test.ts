/** examples/openai.yaml, called with the openai SDK: everything but chat completions, which test/sdk/openai-*.test.ts call. */
import { connect } from 'node:net';
import OpenAI, { toFile } from 'openai';
import { OpenAIRealtimeWS } from 'openai/realtime/ws';
import t from 'tap';
import { formatNano } from '../../src/lib/money/amount.ts';
import { example } from '../sdk/openai.ts';
import { realtimeUpstream } from '../support/realtime.ts';
import { startStack, until } from '../support/stack.ts';
import { startVendor } from './vendor.ts';

const { url, key, charged, otherKey } = await startVendor(t, 'openai');
const as = (apiKey: string) => new OpenAI({ baseURL: `${url}/v1`, apiKey, maxRetries: 0 });
const client = as(key);
const stranger = as(await otherKey());
let requests = 0;
let sum = 0;

/** The charge of the last so many requests. */
async function cost(last: number): Promise<number> {
  requests += last;
  const before = sum;
  sum = Number(await charged(requests));
  return Number((sum - before).toFixed(9));
}

t.test('responses', async (t) => {
  const made = await client.responses.create({ model: 'gpt-small', input: 'hello', max_output_tokens: 100 });
  t.equal(made.output_text, 'Hi.');
  t.equal(await cost(1), 0.0000228, '20, 100 cached and 3 tokens');
  const next = { model: 'gpt-small', input: 'go on', previous_response_id: made.id };
  t.ok((await client.responses.create(next)).id);
  t.match(await client.responses.retrieve(made.id), { id: made.id, output_text: 'Hi.' });
  t.match((await client.responses.inputItems.list(made.id)).data, [{ role: 'user' }]);
  t.match(await client.responses.inputTokens.count({ model: 'gpt-small', input: 'hello' }), { input_tokens: 8 });

  let text = '';
  let id = '';
  for await (const event of await client.responses.create({ ...next, stream: true })) {
    if (event.type === 'response.output_text.delta') text += event.delta;
    if (event.type === 'response.created') id = event.response.id;
  }
  t.equal(text, 'Hi.');
  t.match(await client.responses.retrieve(id), { object: 'response' }, 'the id of a stream has an owner');
  t.match(await client.responses.cancel(id), { status: 'cancelled' });
  const found = { model: 'gpt-small', input: 'who won?', tools: [{ type: 'web_search' as const }] };
  t.equal((await client.responses.create(found)).output_text, 'We did.');
  t.equal(await cost(3), 0.0132372, 'a response, a stream and a search');
  const compacted = await client.responses.compact({
    model: 'gpt-small',
    input: 'hello',
    previous_response_id: made.id,
  });
  t.match(compacted.output.at(-1), { type: 'compaction' });
  t.equal(await cost(1), 0.0007447, 'a compaction of 100, 39 cached and 438 tokens');

  for (const call of [
    () => stranger.responses.retrieve(made.id),
    () => stranger.responses.cancel(made.id),
    () => stranger.responses.delete(made.id),
    () => stranger.responses.inputItems.list(made.id),
    () => stranger.responses.create(next),
    () => stranger.responses.compact(next),
  ])
    t.match(await failureOf(call), { status: 404 });
  const { id: file } = await client.files.create({
    file: await toFile(Buffer.from('x'), 'x.txt'),
    purpose: 'user_data',
  });
  const places = {
    content: { input: [{ role: 'user', content: [{ type: 'input_file', file_id: file }] }] },
    output: {
      input: [{ type: 'function_call_output', call_id: 'c', output: [{ type: 'input_file', file_id: file }] }],
    },
  };
  for (const [place, more] of Object.entries(places)) {
    const body = { model: 'gpt-small', ...more };
    t.match(await failureOf(() => stranger.post('/responses', { body })), { status: 404, message: /file '/ }, place);
  }
  for (const [more, message] of [
    [{ input: [{ id: 'msg_1' }] }, /input\[0\].role is required/],
    [{ input: [{ type: null, id: 'msg_1' }] }, /input\[0\]\.type must be an item whose content is in the body/],
    [{ input: [{ type: 'item_reference', id: 'msg_1' }] }, /send previous_response_id/],
    [
      { input: 'x', prompt: { id: 'pmpt_1', variables: { a: { type: 'input_file', file_id: file } } } },
      /prompt must be absent/,
    ],
  ] as const)
    t.match(await failureOf(() => client.post('/responses', { body: { model: 'gpt-small', ...more } })), {
      status: 400,
      message,
    });
  await client.files.delete(file);
  await client.responses.delete(made.id);
  t.match(await failureOf(() => client.responses.retrieve(made.id)), { status: 404 });
  t.match(await failureOf(() => client.responses.create({ ...next, previous_response_id: null, background: true })), {
    status: 400,
    message: /background must be false without "stream": true/,
  });
});

t.test('embeddings', async (t) => {
  const { data } = await client.embeddings.create({ model: 'text-embedding-3-small', input: 'hello' });
  t.same(data[0]?.embedding, [0.5, -1]);
  t.equal(await cost(1), 0.0000001);
});

t.test('images', async (t) => {
  const asked = { model: 'gpt-image-1', prompt: 'a red kite', size: '1024x1024' as const, quality: 'low' as const };
  t.match((await client.images.generate(asked)).data, [{ b64_json: 'iVBORw0KGgo=' }]);
  for await (const event of await client.images.generate({ ...asked, stream: true }))
    t.equal(event.type, 'image_generation.completed');
  const image = await Promise.all(
    ['a.png', 'b.png'].map((name) => toFile(Buffer.alloc(900), name, { type: 'image/png' })),
  );
  t.ok(await client.images.edit({ model: 'gpt-image-1', prompt: 'both kites', image }));
  t.equal(await cost(3), 0.03931, '14 and 272 tokens twice, then 14, 646 and 272');
});

t.test('speech', async (t) => {
  const answer = await client.audio.speech.create({ model: 'tts-1', voice: 'alloy', input: 'Hello there.' });
  t.match(await answer.text(), /ID3/);
  t.equal(await cost(1), 0.00018, 'twelve characters');
});

t.test('transcriptions', async (t) => {
  const sound = () => toFile(Buffer.alloc(32_044), 'hello.wav', { type: 'audio/wav' });
  const heard = await client.audio.transcriptions.create({ file: await sound(), model: 'whisper-1' });
  t.match(heard, { text: 'Hello.' });
  await client.audio.transcriptions.create({
    file: await sound(),
    model: 'gpt-4o-transcribe',
    include: ['logprobs'],
    chunking_strategy: 'auto',
  });
  const asked = { file: await sound(), model: 'gpt-4o-transcribe', stream: true as const };
  const events = await client.audio.transcriptions.create(asked);
  const types: string[] = [];
  for await (const { type } of events) types.push(type);
  t.same(types, ['transcript.text.delta', 'transcript.text.done']);
  t.equal(await cost(3), 0.0004, 'two seconds, and twice 4, 10 and 3 tokens');
  const unknown = { file: await sound(), model: 'whisper-1', languages: 'en' };
  t.match(await client.audio.transcriptions.create(unknown).catch((error: unknown) => error), {
    status: 400,
    message: /the part 'languages' is not accepted here; send only file, model/,
  });
});

t.test('files and batches', async (t) => {
  const asked = { model: 'gpt-4.1-mini', messages: [{ role: 'user', content: 'hello' }] };
  const line = JSON.stringify({ custom_id: '1', method: 'POST', url: '/v1/chat/completions', body: asked });
  const file = await client.files.create({ file: await toFile(Buffer.from(line), 'lines.jsonl'), purpose: 'batch' });
  t.match((await client.files.list()).data, [{ id: file.id }]);
  t.match(await client.files.retrieve(file.id), { id: file.id });
  t.equal(await (await client.files.content(file.id)).text(), '{}');
  const batch = {
    input_file_id: file.id,
    endpoint: '/v1/chat/completions' as const,
    completion_window: '24h' as const,
  };
  const made = await client.batches.create(batch);
  t.match((await client.batches.list()).data, [{ id: made.id }]);
  const done = await until(
    () => client.batches.retrieve(made.id),
    ({ status }) => status === 'completed',
  );
  t.equal(await (await client.files.content(done.output_file_id ?? '')).text(), '{}', 'the output has an owner');
  t.equal(await cost(1), 0.0003);
  const other = await client.batches.create(batch);
  t.match(await client.batches.cancel(other.id), { status: 'cancelling' });
  const inChat = {
    model: 'gpt-small',
    messages: [{ role: 'user' as const, content: [{ type: 'file' as const, file: { file_id: file.id } }] }],
  };
  const inResponse = {
    model: 'gpt-small',
    input: [{ role: 'user' as const, content: [{ type: 'input_file' as const, file_id: file.id }] }],
  };
  for (const call of [
    () => stranger.files.retrieve(file.id),
    () => stranger.files.content(file.id),
    () => stranger.files.content(done.output_file_id ?? ''),
    () => stranger.files.delete(file.id),
    () => stranger.batches.create(batch),
    () => stranger.batches.retrieve(made.id),
    () => stranger.batches.cancel(other.id),
    () => stranger.chat.completions.create(inChat),
    () => stranger.responses.create(inResponse),
  ])
    t.match(await failureOf(call), { status: 404 });
  t.same((await stranger.files.list()).data, []);
  t.ok(await client.responses.create(inResponse));
  await client.files.delete(file.id);
  t.same(
    (await client.files.list()).data.map(({ id }) => id),
    [done.output_file_id],
  );
});

t.test('realtime', async (t) => {
  const upstream = await realtimeUpstream(t);
  const stack = await startStack({ file: example, upstreams: { openai: upstream.url }, balance: '10' });
  t.teardown(() => stack.close());
  const caller = new OpenAI({ baseURL: `${stack.url}/v1`, apiKey: stack.key });
  // The SDK connects by TLS only, which a proxy in front of the gateway would end.
  const options = { createConnection: () => connect(Number(new URL(stack.url).port), '127.0.0.1') };
  const socket = new OpenAIRealtimeWS({ model: 'gpt-realtime', options }, caller);
  const types: string[] = [];
  socket.on('event', ({ type }) => types.push(type));
  await until(
    async () => upstream.opened,
    ({ length }) => length === 1,
  );
  const send = (event: object) => upstream.opened[0]?.side.send(event);
  const tokens = { text_tokens: 119, audio_tokens: 13, cached_tokens: 64, cached_tokens_details: { text_tokens: 64 } };
  const usage = { input_token_details: tokens, output_token_details: { text_tokens: 30, audio_tokens: 91 } };
  send({ type: 'response.created', event_id: 'e1', response: { id: 'r', usage: null } });
  send({ type: 'response.done', event_id: 'e2', response: { id: 'r', usage } });
  await until(
    async () => types,
    ({ length }) => length === 2,
  );
  t.same(types, ['response.created', 'response.done']);
  socket.close();
  const [row] = await until(
    () => stack.store.usage({ by: ['account'] }),
    ([key]) => key?.requests === 1,
  );
  t.equal(formatNano(row?.amount_nano ?? 0n), '0.0069656', '55, 13, 64 cached, 30 and 91 tokens');
  const naming = new OpenAIRealtimeWS({ model: 'gpt-realtime', options }, caller);
  const closed = new Promise((resolve) =>
    naming.socket.on('close', (code: number, reason: Buffer) => resolve(`${code} ${reason}`)),
  );
  const update = { type: 'session.update' as const, session: { type: 'realtime' as const, prompt: { id: 'pmpt_1' } } };
  naming.socket.on('open', () => naming.send(update));
  t.equal(await closed, '1008 /session/prompt of the message must be absent');
  t.notMatch(upstream.opened.at(-1)?.side.texts().join(), /pmpt_1/);
  const wrong = new OpenAIRealtimeWS(
    { model: 'gpt-realtime', options },
    new OpenAI({ baseURL: `${stack.url}/v1`, apiKey: 'tg_wrong' }),
  );
  const error = await new Promise((resolve) => wrong.on('error', resolve));
  t.match(String(error), /401/);
});

function failureOf(call: () => PromiseLike<unknown>): Promise<unknown> {
  return Promise.resolve(call()).then(
    () => 'no failure',
    (error: unknown) => error,
  );
}
