/** Tests that the official openai SDK for Node works unmodified with examples/openai.yaml. */
import OpenAI, { AuthenticationError, NotFoundError, RateLimitError } from 'openai';
import t from 'tap';
import { OPERATOR } from '../support/operator.ts';
import { COST, startExample } from './openai.ts';

const { stack, charged } = await startExample(t);
const client = new OpenAI({ baseURL: `${stack.url}/v1`, apiKey: stack.key, maxRetries: 0 });
const ask = (content: string) => ({ model: 'gpt-small', messages: [{ role: 'user' as const, content }] });

t.test('a completion', async (t) => {
  const answer = await client.chat.completions.create(ask('hi'));
  t.match(answer, { choices: [{ message: { content: 'Hello there' } }], usage: { total_tokens: 1200 } });
  t.match(answer._request_id, /^req_/);
  t.equal(await charged(1), COST);
});

t.test('a call of a tool', async (t) => {
  const answer = await client.chat.completions.create(ask('[tools]'));
  const [call] = answer.choices[0]?.message.tool_calls ?? [];
  t.match(call, { id: 'call_1', function: { name: 'look', arguments: '{"at":"kite"}' } });
});

t.test('a stream without usage', async (t) => {
  let text = '';
  for await (const chunk of await client.chat.completions.create({ ...ask('hi'), stream: true })) {
    // SDKs and their users take the first choice of every event.
    t.equal(chunk.choices.length, 1);
    t.notOk(chunk.usage);
    text += chunk.choices[0]?.delta.content ?? '';
  }
  t.equal(text, 'Hello there');
  t.equal(await charged(3), 3 * COST);
});

t.test('a stream with usage', async (t) => {
  const stream = client.chat.completions.stream({ ...ask('hi'), stream_options: { include_usage: true } });
  t.equal(await stream.finalContent(), 'Hello there');
  t.match(await stream.totalUsage(), { total_tokens: 1200 });
  t.equal(await charged(4), 4 * COST);
});

t.test('models', async (t) => {
  const ids: string[] = [];
  for await (const model of client.models.list()) ids.push(model.id);
  t.strictSame(ids.sort(), ['gpt-large', 'gpt-small']);
  const model = await client.models.retrieve('gpt-small');
  t.strictSame({ ...model }, { id: 'gpt-small', object: 'model', created: 1744675200, owned_by: 'system' });
  await t.rejects(client.models.retrieve('gpt'), { constructor: NotFoundError, code: 'model_not_found' });
});

t.test('errors', async (t) => {
  const wrong = new OpenAI({ baseURL: `${stack.url}/v1`, apiKey: 'tg_nobody', maxRetries: 0 });
  await t.rejects(wrong.chat.completions.create(ask('hi')), {
    constructor: AuthenticationError,
    status: 401,
    code: 'invalid_api_key',
    type: 'invalid_request_error',
  });
  const unknown = client.chat.completions.create({ ...ask('hi'), model: 'gpt' });
  await t.rejects(unknown, { constructor: NotFoundError, code: 'model_not_found' });
  const limited = client.chat.completions.create(ask('[rate-limit]'));
  await t.rejects(limited, { constructor: RateLimitError, code: 'rate_limit_exceeded' }, "the upstream's own error");
  const { key } = await stack.newAccount('poor', '0.0001');
  const poor = new OpenAI({ baseURL: `${stack.url}/v1`, apiKey: key, maxRetries: 0 });
  await t.rejects(poor.chat.completions.create(ask('hi')), { constructor: RateLimitError, code: 'insufficient_quota' });
});

t.test('limits', async (t) => {
  const { key, key_id } = await stack.newAccount('limited');
  const limited = new OpenAI({ baseURL: `${stack.url}/v1`, apiKey: key, maxRetries: 0 });
  await stack.store.editKey(key_id, { limits: { requests: '1/min' } }, OPERATOR);
  const { response } = await limited.chat.completions.create(ask('hi')).withResponse();
  t.equal(response.headers.get('x-ratelimit-remaining-requests'), '0');
  await t.rejects(limited.chat.completions.create(ask('hi')), {
    constructor: RateLimitError,
    code: 'rate_limit_exceeded',
    type: 'requests',
  });
  await stack.store.editKey(key_id, { limits: { spend_per_day: '0.000001' } }, OPERATOR);
  await t.rejects(limited.chat.completions.create(ask('hi')), {
    constructor: RateLimitError,
    code: 'insufficient_quota',
  });
});

t.test('a lack of money is not tried again, although its status is 429', async (t) => {
  const { key } = await stack.newAccount('empty', '0.0001');
  const spending = await stack.newAccount('spending');
  await stack.store.editKey(spending.key_id, { limits: { spend_per_day: '0.000001' } }, OPERATOR);
  for (const apiKey of [key, spending.key]) {
    let sent = 0;
    const counting: typeof fetch = (...request) => {
      sent += 1;
      return fetch(...request);
    };
    const eager = new OpenAI({ baseURL: `${stack.url}/v1`, apiKey, fetch: counting });
    await t.rejects(eager.chat.completions.create(ask('hi')), { code: 'insufficient_quota' });
    t.equal(sent, 1);
  }
});

t.test('a message of an answer may be sent back as it is', async (t) => {
  const { message } = (await client.chat.completions.create(ask('hi'))).choices[0] ?? {};
  const again = { model: 'gpt-small', max_tokens: 5, messages: [{ ...message, annotations: [], audio: null }] };
  const { key } = await stack.newAccount('modest', '0.01');
  const modest = new OpenAI({ baseURL: `${stack.url}/v1`, apiKey: key, maxRetries: 0 });
  const answer = await modest.chat.completions.create(again as OpenAI.ChatCompletionCreateParamsNonStreaming);
  t.equal(answer.choices[0]?.message.content, 'Hello there', 'its hold is that of its text');
});

t.test('a stream that breaks off raises the error of the envelope', async (t) => {
  const stream = await client.chat.completions.create({ ...ask('[break]'), stream: true });
  const read = async () => {
    for await (const _ of stream);
  };
  await t.rejects(read(), { message: /./, type: 'server_error' });
});
