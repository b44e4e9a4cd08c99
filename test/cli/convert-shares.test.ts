/** Converters carry weights over, bill xAI's reasoning, and name everything that they do not carry over. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import t, { type Test } from 'tap';
import { convertLitellm } from '../../src/cli/convert/convert-litellm.ts';
import { convertNewApi } from '../../src/cli/convert/convert-new-api.ts';
import { hashSecret } from '../../src/ledger/store/secrets.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';
import { startChatUpstream, startConverted } from './chat-upstream.ts';

/**
 * An answer of grok-4.20 of 2026-08-18, with a charge of 0.0232856 USD in `cost_in_usd_ticks`:
 * https://github.com/Wei-Shaw/sub2api/issues/5771
 */
const RECORDED = {
  prompt_tokens: 10_120,
  completion_tokens: 1_499,
  total_tokens: 14_428,
  prompt_tokens_details: { cached_tokens: 128 },
  completion_tokens_details: { reasoning_tokens: 2_809 },
  cost_in_usd_ticks: 232_856_000,
};

/** Prices for LiteLLM, and for new-api. */
const COSTS = { input_cost_per_token: 1e-6, output_cost_per_token: 2e-6 };
const PRICES = [
  { key: 'ModelRatio', value: '{"m":0.5,"other":0.5}' },
  { key: 'CompletionRatio', value: '{"m":2,"other":2}' },
];

/** Starts a gateway with what was converted. */
async function serveConverted(t: Test, what: 'litellm' | 'new-api', contents: string) {
  const { dir, run, json, start, store } = await workspace(t);
  const [file, out] = [join(dir, 'source'), join(dir, 'out')];
  writeFileSync(file, contents);
  const { notes } = Object(await json(['convert', what, file, '--out', out]));
  const config = join(out, 'gateway.yaml');
  const env = { KEY_ONE: 'one', KEY_TWO: 'two', TOLLGATE_ONE_KEY: 'one', TOLLGATE_TWO_KEY: 'two' };
  t.match(await run(['check', '--config', config], { env }), { code: 0, stdout: /^no errors, no warnings/m });
  await run(['account', 'create', 'acme']);
  await run(['wallet', 'topup', 'acme', '10']);
  await run(['key', 'create', '--account', 'acme', '--sha256', hashSecret('sk-of-acme')]);
  const url = await startConverted({ start, store }, config, env);
  const send = async (model: string) => {
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk-of-acme', 'content-type': 'application/json' },
      body: JSON.stringify({ model, max_tokens: 200, messages: [{ role: 'user', content: 'hello' }] }),
    });
    t.equal(answer.status, 200, await answer.text());
  };
  const balance = (posted: string) =>
    until(
      () => json(['wallet', 'show', 'acme']),
      (wallet) => Object(wallet).posted === posted,
    );
  const texts: readonly string[] = notes.map(({ text }: { text: string }) => text);
  return { send, balance, texts, written: readFileSync(config, 'utf8') };
}

t.test('deployments of LiteLLM share requests by weight', async (t) => {
  const [first, second] = [await startChatUpstream(t), await startChatUpstream(t)];
  const deployment = (url: string, key: string, weight: number) =>
    `  - { model_name: m, litellm_params: { model: openai/m-1, api_base: "${url}", api_key: os.environ/${key}, weight: ${weight}, input_cost_per_token: 1e-06, output_cost_per_token: 2e-06 } }`;
  const contents = ['model_list:', deployment(first.url, 'KEY_ONE', 0.75), deployment(second.url, 'KEY_TWO', 0.25), ''];
  const { send } = await serveConverted(t, 'litellm', contents.join('\n'));
  for (let sent = 0; sent < 8; sent += 1) await send('m');
  t.same([first.seen.length, second.seen.length], [6, 2]);
  t.match(second.seen[0], 'Bearer two m-1');
});

t.test('channels of new-api of one priority share requests by weight', async (t) => {
  const [first, second] = [await startChatUpstream(t), await startChatUpstream(t)];
  const common = { type: 1, status: 1, group: 'default', models: 'm' };
  const channels = [
    { ...common, id: 1, name: 'one', key: 'one', base_url: first.url, weight: 30, priority: 1 },
    { ...common, id: 2, name: 'two', key: 'two', base_url: second.url, weight: 10, priority: 1 },
  ];
  const contents = JSON.stringify({ channels, options: PRICES, users: [], tokens: [] });
  const { send } = await serveConverted(t, 'new-api', contents);
  for (let sent = 0; sent < 8; sent += 1) await send('m');
  t.same([first.seen.length, second.seen.length], [6, 2]);
});

t.test("xAI's reasoning is billed as xAI bills it, from LiteLLM", async (t) => {
  const { url } = await startChatUpstream(t, RECORDED);
  const params = `{ model: xai/grok-4.20, api_base: "${url}/v1", api_key: os.environ/KEY_ONE, input_cost_per_token: 1.25e-06, cache_read_input_token_cost: 2e-07, output_cost_per_token: 2.5e-06 }`;
  const contents = `model_list:\n  - { model_name: grok, litellm_params: ${params} }\n`;
  const { send, balance, texts } = await serveConverted(t, 'litellm', contents);
  t.match(texts.join('\n'), /^grok: is billed for the tokens of reasoning/m);
  await send('grok');
  await balance('9.9767144');
});

t.test("xAI's reasoning is billed as xAI bills it, from new-api", async (t) => {
  const { url } = await startChatUpstream(t, RECORDED);
  const channels = [
    { id: 1, type: 48, name: 'one', key: 'one', base_url: url, status: 1, group: 'default', models: 'grok' },
  ];
  const options = [
    { key: 'ModelRatio', value: '{"grok":0.625}' },
    { key: 'CompletionRatio', value: '{"grok":2}' },
    { key: 'CacheRatio', value: '{"grok":0.16}' },
  ];
  const contents = JSON.stringify({ channels, options, users: [], tokens: [] });
  const { send, balance } = await serveConverted(t, 'new-api', contents);
  await send('grok');
  await balance('9.9767144');
});

const OTHER =
  '  - { model_name: other, litellm_params: { model: openai/other, api_key: os.environ/OTHER, input_cost_per_token: 1e-06, output_cost_per_token: 2e-06 } }\n';

/** What LiteLLM's deployments become: the texts of the notes, and the file. */
function litellm(...deployments: readonly object[]) {
  const lines = deployments.map((deployment) => `  - ${JSON.stringify(deployment)}\n`).join('');
  const { files, notes } = convertLitellm(`model_list:\n${OTHER}${lines}`, 'config.yaml');
  return { written: files.get('gateway.yaml') ?? '', texts: notes.map(({ text }) => text) };
}

function newApi(...channels: readonly object[]) {
  return newApiTables({ channels });
}

function newApiTables(more: Readonly<Record<string, readonly object[]>>, pricing?: readonly object[]) {
  const other = { id: 9, type: 1, name: 'other', key: 'x', status: 1, models: 'other', group: 'default' };
  const tables = { options: PRICES, users: [], tokens: [], redemptions: [], ...more };
  const channels = [other, ...(more.channels ?? [])];
  const about = { file: 'one-api.db', program: 'tollgate', now_ms: 0 };
  const { files, notes } = convertNewApi(
    Object({ ...tables, channels }),
    pricing && { models: pricing.map(Object), groups: {} },
    about,
  );
  return { written: files.get('gateway.yaml') ?? '', texts: notes.map(({ text }) => text) };
}

const NAME = fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/);
const CARRIED = [
  'model',
  'api_key',
  'api_base',
  'input_cost_per_token',
  'output_cost_per_token',
  'order',
  'id',
  'mode',
];
const ALSO_CARRIED = [
  'cache_read_input_token_cost',
  'cache_creation_input_token_cost',
  'max_input_tokens',
  'max_output_tokens',
  'api_version',
];

t.test('LiteLLM: a provider and a member are carried over or named', async () => {
  const providers = fc.oneof(NAME, fc.constantFrom('openai', 'xai', 'bedrock', 'vertex_ai', 'gemini', 'constructor'));
  const members = fc.oneof(NAME, fc.constantFrom('weight', 'rpm', 'tpm', 'timeout', 'extra_headers', 'toString'));
  fc.assert(
    fc.property(providers, members, (provider, member) => {
      const { written, texts } = litellm({
        model_name: 'm',
        litellm_params: {
          model: `${provider}/m`,
          api_base: 'https://v.example',
          api_key: 'os.environ/K',
          ...COSTS,
          [member]: 1,
        },
      });
      const isCarried = written.includes('"m": {');
      const named = (name: string) => texts.some((text) => text.startsWith(`m: ${name} `));
      return isCarried ? [...CARRIED, ...ALSO_CARRIED].includes(member) || named(member) : named(provider);
    }),
    { numRuns: 30 },
  );
});

t.test('new-api: a type and a member of a channel are carried over or named', async () => {
  const members = fc.oneof(NAME, fc.constantFrom('settings', 'param_override', 'toString'));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99 }), members, (type, member) => {
      const channel = { id: 1, type, name: 'one', key: 'k', base_url: 'https://v.example', status: 1, models: 'm' };
      const isOwn = member in { ...channel, group: 1, priority: 1, weight: 1, other: 1, tag: 1, remark: 1, balance: 1 };
      const { written, texts } = newApi({ ...channel, group: 'default', ...(!isOwn && { [member]: 'odd' }) });
      const named = (part: string) => texts.some((text) => text.startsWith('channel 1 (one)') && text.includes(part));
      return written.includes('"m": {') ? isOwn || named(`: ${member} is`) : named(`of type ${type},`);
    }),
    { numRuns: 30 },
  );
});

t.test('what cannot be said of shares is named', async (t) => {
  const at = (as: string, key: string, more: object = {}) => ({
    model_name: 'm',
    litellm_params: { model: `openai/${as}`, api_key: `os.environ/${key}`, ...COSTS, ...more },
  });
  const names = litellm(at('m-1', 'A', { weight: 1 }), at('m-2', 'A', { weight: 2 }));
  t.match(names.texts.join('\n'), /^m: 'm-1' is tried before 'm-2'/m);
  t.match(names.written, /as: \{ openai_2: "m-1", openai_2_2: "m-2" \}/);
  const order = litellm(at('m', 'A', { order: 2 }), at('m', 'B', { order: 1 }));
  t.match(order.written, /"m": \{ type: chat, upstream: \[openai_3, openai_2\]/, 'order is the preference');
  const zero = litellm(at('m', 'A', { weight: 1 }), at('m', 'B', { weight: 0 }), at('m', 'C', { weight: 'odd' }));
  t.match(zero.texts.join('\n'), /^m: openai_3 has the weight 0/m);
  t.match(zero.texts.join('\n'), /^m: it has no weight that is a number from 0/m);
  const far = litellm(at('m', 'A', { weight: 1 }), at('m', 'B', { weight: 0.0001 }));
  t.match(far.texts.join('\n'), /^m: its weights are rounded/m);
  t.match(far.written, 'weight: 1000');
  const twice = litellm(at('m', 'A', { weight: 1 }), at('m', 'A', { weight: 1 }), at('m', 'B', { weight: 4 }));
  t.match(twice.texts.join('\n'), /adds to the weight of the first/);
  t.match(twice.written, 'weight: 2');
  const keys = newApi(
    {
      id: 1,
      type: 1,
      name: 'a',
      key: 'k\nl\nm',
      status: 1,
      models: 'm',
      group: 'x',
      weight: 1,
      channel_info: '{"is_multi_key":true,"multi_key_status_list":{"1":2}}',
    },
    { id: 2, type: 1, name: 'b', key: 'k', status: 1, models: 'm,m', group: 'x', weight: 1 },
  );
  t.match(keys.texts.join('\n'), /^channel 1 \(a\): its key 2 is off/m);
  t.match(keys.written, /^ {6}b: \{.*weight: 2 \}/m, 'the keys of a channel share its weight');
});

t.test('other tables of new-api: a member is read or named, and no amount is guessed', async (t) => {
  const user = {
    id: 1,
    username: 'a',
    status: 1,
    quota: 5,
    group: 'odd',
    aff_quota: 0,
    email: 'a@example.com',
    setting: '',
  };
  const token = { id: 1, user_id: 1, key: 'k', status: 1, expired_time: -1, unlimited_quota: 1, cross_group_retry: 1 };
  const options = [...PRICES, { key: 'GroupRatio', value: '{"odd":"dear"}' }];
  const redemptions = [{ id: 1, status: 1, quota: 1, name: 'gift' }];
  const price = { model_name: 'other', model_ratio: 1, completion_ratio: 1, vendor_id: 8, image_ratio: 0 };
  const { texts } = newApiTables({ users: [user], tokens: [token], options, redemptions }, [price]);
  for (const text of [
    'members of users that are not carried over: email',
    'members of tokens that are not carried over: cross_group_retry',
    'members of redemptions that are not carried over: name',
    'members of prices that are not carried over: vendor_id',
    "the ratio of the group odd is 'dear', and is taken for 1: correct it",
  ])
    t.ok(texts.includes(text), text);
  for (const value of ['many', '0', '-1'])
    t.throws(() => newApiTables({ options: [{ key: 'QuotaPerUnit', value }] }), { message: /QuotaPerUnit is/ }, value);
});
