/** Each provider of LiteLLM and each type of channel of new-api is billed as a recorded answer of it says, or refused by name. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import t, { type Test } from 'tap';
import type { Converted } from '../../src/cli/convert/convert-chat.ts';
import { convertLitellm } from '../../src/cli/convert/convert-litellm.ts';
import { COMPATIBLE } from '../../src/cli/convert/convert-litellm-names.ts';
import { convertNewApi } from '../../src/cli/convert/convert-new-api.ts';
import { COMPATIBLE as COMPATIBLE_TYPES } from '../../src/cli/convert/convert-new-api-names.ts';
import { CliError } from '../../src/cli/shared/errors.ts';
import { compileConfig } from '../../src/config/compile-config.ts';
import { createPlayer } from '../../src/config/examples/play.ts';
import { formatNano } from '../../src/lib/money/amount.ts';
import { CHANNEL_TYPES, OTHER_COSTS, OTHER_MODELS, PROVIDERS } from './litellm-names.ts';

const COSTS = { input_cost_per_token: 2e-6, cache_read_input_token_cost: 5e-7, output_cost_per_token: 8e-6 };
const OPTIONS = [
  { key: 'ModelRatio', value: '{"m":1,"n":1}' },
  { key: 'CompletionRatio', value: '{"m":4,"n":4}' },
  { key: 'CacheRatio', value: '{"m":0.25,"n":0.25}' },
];

/** What a vendor's usage costs at 2.00, 0.50 and 8.00 for a million tokens. */
interface Recorded {
  /** The usage of a whole answer. */
  readonly usage: object;
  /** The last events of its stream. */
  readonly events: readonly object[];
  readonly charge: string;
}

const last = (usage: object) => [{ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }, { choices: [], usage }];
const plain = { prompt_tokens: 1200, completion_tokens: 100, total_tokens: 1300 };
const cached = { ...plain, prompt_tokens_details: { cached_tokens: 1000 } };
const OPENAI: Recorded = { usage: cached, events: last(cached), charge: '0.0017' };
/** Servers that do not report a cache. */
const PLAIN: Recorded = { usage: plain, events: last(plain), charge: '0.0032' };
/** https://api-docs.deepseek.com/guides/kv_cache */
const hits = { ...plain, prompt_cache_hit_tokens: 1000, prompt_cache_miss_tokens: 200 };
const DEEPSEEK: Recorded = { usage: hits, events: last(hits), charge: '0.0017' };
/** https://github.com/northes/go-moonshot/issues/17 and https://github.com/vercel/ai/pull/12352 */
const ofMoonshot = { ...plain, cached_tokens: 1000 };
const MOONSHOT: Recorded = {
  usage: ofMoonshot,
  events: [{ choices: [{ index: 0, delta: {}, finish_reason: 'stop', usage: ofMoonshot }] }],
  charge: '0.0017',
};
/** https://github.com/Wei-Shaw/sub2api/issues/5771: reasoning is beside the answer. */
const reasoned = { ...cached, total_tokens: 1500, completion_tokens_details: { reasoning_tokens: 200 } };
const XAI: Recorded = { usage: reasoned, events: last(reasoned), charge: '0.0033' };
/** https://console.groq.com/docs/api-reference: also in its own member. */
const GROQ: Recorded = {
  usage: cached,
  events: [{ choices: [{ index: 0, delta: {} }], x_groq: { usage: cached } }, ...last(cached)],
  charge: '0.0017',
};

/** A provider that is carried over needs its answer here. */
const BY_PROVIDER: Readonly<Record<string, Recorded>> = {
  openai: OPENAI,
  azure: OPENAI,
  hosted_vllm: OPENAI,
  deepseek: DEEPSEEK,
  moonshot: MOONSHOT,
  groq: GROQ,
  anthropic: PLAIN,
  xai: XAI,
};

/** The same for types of channels. */
const BY_TYPE: Readonly<Record<number, Recorded>> = {
  1: OPENAI,
  3: OPENAI,
  4: PLAIN,
  6: OPENAI,
  7: OPENAI,
  8: OPENAI,
  14: PLAIN,
  17: OPENAI,
  25: MOONSHOT,
  31: PLAIN,
  40: PLAIN,
  42: PLAIN,
  43: DEEPSEEK,
  47: PLAIN,
  48: XAI,
  53: PLAIN,
};

/** What one deployment becomes: the files, or the reasons of the refusal. */
function litellm(params: object, info: object = {}): Converted | string {
  const deployment = {
    model_name: 'm',
    litellm_params: { api_base: 'https://v.example', ...params },
    model_info: info,
  };
  return outcome(() => convertLitellm(`model_list: [${JSON.stringify(deployment)}]`, 'config.yaml'));
}

function newApi(type: number, more: object = {}, pricing?: readonly object[]): Converted | string {
  const channel = { id: 1, type, name: 'one', key: 'k', base_url: 'https://v.example', status: 1, group: 'g' };
  const tables = { channels: [{ ...channel, models: 'm', ...more }], options: OPTIONS, users: [], tokens: [] };
  const about = { file: 'one-api.db', program: 'tollgate', now_ms: 0 };
  const prices = pricing && { models: pricing.map(Object), groups: {} };
  return outcome(() => convertNewApi(Object({ ...tables, redemptions: [] }), prices, about));
}

function outcome(convert: () => Converted): Converted | string {
  try {
    return convert();
  } catch (error) {
    if (error instanceof CliError) return error.message;
    throw error;
  }
}

function refuses(t: Test, converted: Converted | string, reason: string | RegExp, name = String(reason)): void {
  t.match(typeof converted === 'string' ? converted : 'it is carried over', reason, name);
}

/** Plays a whole answer and a stream with this usage in what was converted. */
async function bills(t: Test, converted: Converted | string, { usage, events, charge }: Recorded): Promise<void> {
  if (typeof converted === 'string') {
    t.fail(converted);
    return;
  }
  const dir = t.testdir();
  for (const [name, text] of converted.files) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  const text = converted.files.get('gateway.yaml') ?? '';
  const env = Object.fromEntries([...text.matchAll(/env: (\w+)/g)].map(([, name = '']) => [name, 'a-secret']));
  const { plan, diagnostics } = compileConfig(join(dir, 'gateway.yaml'), {
    text,
    env: { ...env, TOLLGATE_STORE: 'sqlite:./x.db' },
  });
  const route = plan?.routes.find(({ name }) => name === 'create_chat_completion');
  const [example] = route?.examples ?? [];
  if (plan === undefined || route === undefined || example === undefined) {
    t.fail(JSON.stringify(diagnostics));
    return;
  }
  const player = createPlayer(plan);
  for (const stream of [false, true]) {
    const body = JSON.stringify({
      model: 'm',
      max_tokens: 200,
      stream,
      messages: [{ role: 'user', content: 'hello' }],
    });
    const sent = stream
      ? events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')
      : JSON.stringify({ choices: [], usage });
    const headers = { 'content-type': stream ? 'text/event-stream' : 'application/json' };
    const played = await player.play(route, { ...example, body, answer: { status: 200, headers, body: sent } });
    const { charge: charged, answer } = played.metered ?? {};
    t.match(
      { charged: formatNano(charged?.amount_nano ?? 0n), seen: answer?.seen, isFinal: answer?.isFinal },
      { charged: charge, seen: true, isFinal: true },
      stream ? 'stream' : 'whole',
    );
  }
}

t.test('every provider of LiteLLM is billed right, or refused by name', async (t) => {
  t.strictSame(Object.keys(COMPATIBLE).sort(), Object.keys(BY_PROVIDER).sort(), 'each has a recorded answer');
  t.strictSame(
    Object.keys(BY_PROVIDER).filter((each) => !PROVIDERS.includes(each)),
    [],
    'LiteLLM has each',
  );
  for (const provider of [...PROVIDERS, 'a_new_one']) {
    const recorded = BY_PROVIDER[provider];
    const converted = litellm({ model: `${provider}/some-model`, api_key: 'os.environ/K', ...COSTS });
    if (recorded !== undefined) await t.test(provider, (t) => bills(t, converted, recorded));
    else refuses(t, converted, `m: ${provider} is not carried over; it `, provider);
    const other = litellm({ model: 'some-model', custom_llm_provider: provider, api_key: 'os.environ/K', ...COSTS });
    t.equal(typeof other, typeof converted, `${provider} as custom_llm_provider`);
  }
});

t.test('every type of channel of new-api is billed right, or refused by name', async (t) => {
  t.strictSame(Object.keys(COMPATIBLE_TYPES), Object.keys(BY_TYPE), 'each has a recorded answer');
  for (const type of CHANNEL_TYPES) {
    const recorded = BY_TYPE[type];
    if (recorded === undefined) refuses(t, newApi(type), `channel 1 (one) is of type ${type}, `, `type ${type}`);
    else await t.test(`type ${type}`, (t) => bills(t, newApi(type, type === 48 ? { base_url: '' } : {}), recorded));
  }
});

t.test('OpenRouter is refused, whatever the other gateway calls it', async (t) => {
  for (const model of ['openrouter/openai/gpt-5', 'openai/openai/gpt-5', 'hosted_vllm/openai/gpt-5'])
    refuses(
      t,
      litellm({ model, api_base: 'https://openrouter.ai/api/v1', ...COSTS }),
      'chooses the vendor of each request',
    );
  for (const type of [1, 8, 20])
    refuses(t, newApi(type, { base_url: 'https://openrouter.ai/api' }), 'chooses the vendor of each request');
});

t.test('what is none of chat completions is refused by name, with what to start from', async (t) => {
  for (const [mode, names] of Object.entries(OTHER_MODELS))
    for (const name of names) {
      const named = litellm({ model: `openai/${name}`, ...COSTS });
      refuses(t, named, /m: it is not carried over: it .*(tollgate init|by hand|name these)/, name);
      refuses(t, litellm({ model: 'openai/some-model', ...COSTS }, { mode }), /m: it is not carried over: it /, mode);
      refuses(
        t,
        litellm({ model: 'azure/deployment', ...COSTS }, { base_model: `azure/${name}` }),
        /not carried over: it /,
        name,
      );
      refuses(
        t,
        newApi(1, { model_mapping: JSON.stringify({ m: name }) }),
        /the model m is not carried over: it /,
        name,
      );
    }
  refuses(
    t,
    litellm({ model: 'openai/some-model', ...COSTS }, { mode: 'telepathy' }),
    'mode telepathy, which is not known',
  );
  t.type(litellm({ model: 'openai/my-image-chat', ...COSTS }, { mode: 'chat' }), 'object', 'the file decides');
  for (const types of [['embeddings'], ['jina-rerank'], ['image-generation']])
    refuses(
      t,
      newApi(1, {}, [{ model_name: 'm', model_ratio: 1, completion_ratio: 4, supported_endpoint_types: types }]),
      `is for ${types}`,
    );
});

t.test('a model without its whole price is refused, and gets no price of ours', async (t) => {
  refuses(t, litellm({ model: 'openai/some-model' }), 'm: it has no price in the file, and is not carried over');
  refuses(t, litellm({ model: 'openai/some-model', input_cost_per_token: 1e-6 }), 'm: it has no price in the file');
  refuses(t, litellm({ model: 'claude-sonnet-5', api_base: null, ...COSTS }), 'needs its provider before it');
  for (const cost of OTHER_COSTS)
    refuses(
      t,
      litellm({ model: 'openai/some-model', ...COSTS, [cost]: cost.endsWith('pricing') ? [{}] : 1e-6 }),
      `it is not carried over: ${cost} has no place`,
    );
  t.type(litellm({ model: 'openai/some-model', ...COSTS, input_cost_per_second: 0 }), 'object', 'a cost of 0 is none');
  refuses(t, newApi(1, { models: 'unpriced' }), 'the model unpriced is not carried over: it has no ratio in the file');
  refuses(
    t,
    newApi(1, {}, [{ model_name: 'm', model_ratio: 1, completion_ratio: 4, audio_ratio: 8 }]),
    'it has the price audio_ratio',
  );
});
