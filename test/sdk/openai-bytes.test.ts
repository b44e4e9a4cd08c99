/** Tests what examples/openai.yaml sends, passes on and charges, byte by byte. */
import t from 'tap';
import { call } from '../support/stack.ts';
import { events } from './completions-upstream.ts';
import { COST, startExample } from './openai.ts';

const { stack, upstream, charged } = await startExample(t);
const { url, key } = stack;
const path = '/v1/chat/completions';
const messages = '[{"role":"user","content":"hi"}]';

/** Sends a body as text, and returns the answer and what the upstream received. */
async function send(body: string) {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', 'openai-organization': 'org_1' },
    body,
  });
  return { status: response.status, text: await response.text(), up: upstream.received.at(-1) };
}

let requests = 0;
const isCharged = async () => {
  requests += 1;
  return Math.abs((await charged(requests)) - requests * COST) < 1e-9;
};

t.test('a whole answer: only the name of the model changes', async (t) => {
  const { status, text, up } = await send(
    `{ "seed" : 12345678901234567890, "model":"gpt-small",  "messages":${messages} }`,
  );
  t.equal(status, 200);
  t.equal(up?.body, `{ "seed" : 12345678901234567890, "model":"gpt-4.1-mini-2025-04-14",  "messages":${messages} }`);
  t.match(up, { path, headers: { authorization: 'Bearer upstream-secret' } });
  t.notOk(up !== undefined && 'openai-organization' in up.headers);
  t.match(JSON.parse(text), { model: 'gpt-4.1-mini-2025-04-14', usage: { total_tokens: 1200 } });
  t.ok(await isCharged());
});

const model = 'gpt-4.1-mini-2025-04-14';
const all = events(model, true);
const withoutUsage = all.filter((event) => !event.includes('"choices":[]')).join('');

const streams: readonly (readonly [what: string, member: string, sent: string, heard: string])[] = [
  ['no options', '', ',"stream_options":{"include_usage":true}', withoutUsage],
  ['options of null', ',"stream_options":null', ',"stream_options":{"include_usage":true}', withoutUsage],
  [
    'usage not wanted',
    ',"stream_options":{"include_usage": false}',
    ',"stream_options":{"include_usage": true}',
    withoutUsage,
  ],
  [
    'another option',
    ',"stream_options":{"include_obfuscation":false}',
    ',"stream_options":{"include_obfuscation":false,"include_usage":true}',
    withoutUsage,
  ],
  [
    'usage wanted',
    ',"stream_options":{"include_usage": true}',
    ',"stream_options":{"include_usage": true}',
    all.join(''),
  ],
];

for (const [what, member, sent, heard] of streams) {
  t.test(`a stream with ${what} is billed, and has a usage event only if the caller asked`, async (t) => {
    const { text, up } = await send(`{"model":"gpt-small","messages":${messages},"stream":true${member}}`);
    t.equal(up?.body, `{"model":"${model}","messages":${messages},"stream":true${sent}}`);
    t.equal(text, heard);
    t.ok(await isCharged());
  });
}

t.test('a stream that states its length loses the length with the event', async (t) => {
  const told = '[{"role":"user","content":"[length]"}]';
  const { text } = await send(`{"model":"gpt-small","messages":${told},"stream":true}`);
  t.equal(text, withoutUsage);
  t.ok(await isCharged());
});

for (const coding of ['gzip', 'zstd']) {
  t.test(
    `a stream that the upstream compresses with ${coding}, although it was asked not to, is decoded`,
    async (t) => {
      const told = `[{"role":"user","content":"[${coding}]"}]`;
      const { text, up } = await send(`{"model":"gpt-small","messages":${told},"stream":true}`);
      t.equal(up?.headers['accept-encoding'], 'identity');
      t.equal(text, withoutUsage);
      t.ok(await isCharged());
    },
  );
}

t.test('a stream that breaks off ends with an error of the envelope', async (t) => {
  const broken = '[{"role":"user","content":"[break]"}]';
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: `{"model":"gpt-small","messages":${broken},"stream":true}`,
  });
  let heard = '';
  await t.rejects(async () => {
    for await (const chunk of response.body ?? []) heard += Buffer.from(chunk).toString();
  });
  t.ok(heard.startsWith(all.slice(0, 2).join('')));
  const [last = ''] = heard.slice(all.slice(0, 2).join('').length).trim().split('\n');
  t.match(JSON.parse(last.replace('data: ', '')), { error: { type: 'server_error', code: null, param: null } });
});

t.test('errors have type and code', async (t) => {
  const ask = (body: unknown, headers: Readonly<Record<string, string>> = { authorization: `Bearer ${key}` }) =>
    call(url + path, 'POST', body, headers);
  const body = { model: 'gpt-small', messages: [{ role: 'user', content: 'hi' }] };
  const error = (type: string, code: string | null) => ({ error: { message: /./, type, param: null, code } });
  t.match(await ask({ ...body, n: 0 }), { status: 400, json: error('invalid_request_error', null) });
  t.match(await ask({ ...body, web_search_options: {} }), { status: 400, json: error('invalid_request_error', null) });
  t.match(await ask({ ...body, model: 'gpt' }), {
    status: 404,
    json: error('invalid_request_error', 'model_not_found'),
  });
  t.match(await ask(body, {}), { status: 401, json: error('invalid_request_error', 'invalid_api_key') });
  t.match(await call(`${url}/v1/assistants`, 'POST', {}, {}), {
    status: 404,
    json: error('invalid_request_error', 'unknown_url'),
  });
  const poor = await stack.newAccount('poor', '0.0001');
  t.match(await ask(body, { authorization: `Bearer ${poor.key}` }), {
    status: 429,
    json: error('insufficient_quota', 'insufficient_quota'),
  });
});
