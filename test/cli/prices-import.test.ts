/** An operator imports a public list of costs, sells by it, and imports a newer one. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { parse } from 'yaml';
import { whyUnpriced } from '../../src/cli/prices/listed-costs.ts';
import { costsIn, IS_COST, readLitellm, withNumberTexts } from '../../src/cli/prices/litellm-list.ts';
import { isRecord } from '../../src/lib/json/record.ts';
import { formatPico } from '../../src/lib/money/fine-price.ts';
import { wholeLitellmList } from '../support/litellm-list.ts';
import { absent } from '../support/programs.ts';
import { workspace } from '../support/tollgate.ts';

/** A cut of LiteLLM 1.110.2: well-known models, and one for each member that has a cost. */
const list = readFileSync(join(import.meta.dirname, 'litellm-list.txt'), 'utf8');

const config = `version: 1
include: [prices/litellm.yaml]
store: { url: "sqlite:./tollgate.db" }
currency: { code: CNY, rates: { USD: "7.12" } }
upstreams: { cloud: { url: https://cloud.example, auth: { header: x-api-key, secret: { env: CLOUD_KEY } } } }
prices: { small: { unit: million_tokens, by: [class], table: { input: "1.00", cached: "0.50", output: "2.00", search: "90000.00" } } }
models: { small: { type: chat, upstream: cloud, as: s-1, price: small, limits: { input: 1000, output: 1000 } } }
envelopes: { flat: { body: { error: "\${error.name}" }, names: { invalid_request: bad, unauthenticated: who, insufficient_funds: poor, internal: failed } } }
interfaces: { chat: { prefix: /v1, auth: [{ header: authorization, scheme: Bearer }], envelope: flat, forward: { headers: [content-type], query: [] } } }
billing:
  tokens:
    unit: million_tokens
    facts: { most_in: { limit: input }, most_out: { limit: output } }
    hold: { input: { cel: most_in }, cached: { cel: "0" }, output: { cel: most_out }, search: { cel: "0" } }
    counts: { asked: /in, read: /cached, answered: /out, searches: /searches }
    charge: { input: { cel: asked }, cached: { cel: read }, output: { cel: answered }, search: { cel: searches } }
    without_usage: hold
routes:
  talk:
    match: POST /v1/talk
    model: { at: /model, type: chat }
    billing: tokens
    examples:
      - { name: talk, body: { model: gpt-4o }, answer: { body: { in: 1000, cached: 100, out: 10, searches: 1 } }, expect: { units: { input: 1000, cached: 100, output: 10, search: 1 } } }
`;

const names = `models: { deepseek/deepseek-chat: deep }
classes: { cache_read: cached, web_search: [search], cache_write: [] }
missing: { search: "10000.00" }
`;

async function imported(t: Test, text = list) {
  const space = await workspace(t);
  const at = (name: string) => join(space.dir, name);
  writeFileSync(at('gateway.yaml'), config);
  writeFileSync(at('list.json'), text);
  writeFileSync(at('names.yaml'), names);
  const importList = (...args: readonly string[]) =>
    space.json(['prices', 'import', 'litellm', at('list.json'), '--out', at('prices/litellm.yaml'), ...args]);
  const read = () => parse(readFileSync(at('prices/litellm.yaml'), 'utf8'));
  return { ...space, at, importList, read };
}

t.test('a cost of a search that is no amount is left out by name', (t) => {
  const { costs, left } = costsIn({
    search_context_cost_per_query: { search_context_size_low: '0.01', search_context_size_high: 'free' },
  });
  t.equal(costs.length, 1);
  t.strictSame([...left.keys()], ['search_context_cost_per_query/search_context_size_high']);
  t.end();
});

t.test('the costs become tables, and what has no price is refused', async (t) => {
  const { importList, read } = await imported(t);
  const outcome = await importList('--factor', '1.3');
  t.match(outcome, {
    models: 58,
    imported: 48,
    refused: [
      { model: 'azure_ai/model-router', reason: 'it has no price of output, or 0' },
      { model: /^bedrock/, reason: /^its name has other characters/ },
      { model: 'bedrock/guardrails', reason: 'none of its costs can be carried: guardrail_cost_per_unit' },
      { model: 'cloudflare/@cf/google/gemma-2b-it-lora', reason: /^all its costs are 0/ },
      { model: 'exa_ai/search', reason: 'none of its costs can be carried: tiered_pricing' },
      {},
      { model: 'gpt-astra-latest', reason: 'it has no price' },
      { model: 'perplexity/pplx-70b-online', reason: 'it has no price of input, or 0' },
      {},
      { reason: 'it has no price without a tier or a long prompt' },
    ],
    changed: [],
  });
  const { prices } = read();
  t.same(prices.gpt_4o, { of: 'gpt_4o_cost', factor: '1.3' });
  t.same(prices.gpt_4o_cost, {
    list: 'litellm',
    currency: 'USD',
    unit: 'million_tokens',
    by: ['class'],
    table: { input: '2.50', output: '10.00', cache_read: '1.25', cache_write: '2.50' },
  });
  t.match(prices.claude_sonnet_4_5_cost.table, { cache_write: '3.75', cache_write_1h: '6.00', web_search: '10000.00' });
  t.same(prices.whisper_1_cost.table, { input_second: '0.0001', output_second: '0.0001' });
  t.equal(prices.whisper_1_cost.unit, 'second');
  t.match(prices.gemini_gemini_2_5_pro_cost, {
    bands: {
      long_context: { of: ['input', 'cache_read', 'cache_write'], up_to: { standard: 200_000 }, above: 'long' },
    },
    by: ['long_context', 'class'],
    table: {
      standard: { input: '1.25', output: '10.00' },
      long: { input: '2.50', output: '15.00', cache_read: '0.25' },
    },
  });
  t.match(prices.dashscope_qwen3_vl_plus_cost, {
    bands: { long_context: { up_to: { standard: 32_000, above_32k: 128_000 }, above: 'above_128k' } },
    table: { above_128k: { input: '0.60', output: '4.80' } },
  });
});

t.test('odd names are those of tables, or are left out', async (t) => {
  const costs = '"mode": "chat", "input_cost_per_token": 1e-6, "output_cost_per_token": 2e-6';
  const searches = '"search_context_cost_per_query": { "__proto__": 1, "a b: c": 0.1, "search_context_size_low": 0.2 }';
  const { importList, read } = await imported(
    t,
    `\uFEFF{ "null": { ${costs} }, "constructor": { ${costs}, ${searches}, "input_cost_per_token_above_1000001k_tokens": 3e-6 } }`,
  );
  t.match(await importList(), {
    imported: 2,
    refused: [],
    left: [
      { cost: 'search_context_cost_per_query/__proto__', reason: 'is not known here' },
      { cost: 'search_context_cost_per_query/a b: c' },
      { reason: 'is for more tokens than a band may have' },
    ],
  });
  const { prices } = read();
  t.strictSame(Object.keys(prices), ['m_null_cost', 'm_null', 'constructor_cost', 'constructor']);
  t.strictSame(prices.constructor_cost.table.web_search, '200000.00');
});

t.test('names that become the same stay those of their models', async (t) => {
  const cost = (price: string) => `{ "mode": "chat", "input_cost_per_token": ${price}, "output_cost_per_token": 9e-6 }`;
  const [dot, bar, other] = [`"m.1": ${cost('1e-6')}`, `"m-1": ${cost('2e-6')}`, `"m-1-cost": ${cost('3e-6')}`];
  const { importList, read, at } = await imported(t, `{ ${[dot, bar, other].join(', ')} }`);
  await importList();
  const first = read();
  t.strictSame(Object.keys(first.prices).length, 6);
  writeFileSync(at('list.json'), `{ ${[other, bar, dot].join(', ')} }`);
  t.match(await importList(), { imported: 3, changed: [] });
  t.strictSame(read(), first, 'in another order');
});

t.test('tiers are tables if they are asked for', async (t) => {
  const { importList, read } = await imported(t);
  const without = await importList('--only', 'gpt-4o');
  t.match(without, { left: [{ cost: 'the tier priority' }, { cost: 'the tier batch', models: ['gpt-4o'] }] });
  t.match(await importList('--only', 'gpt-4o', '--tiers'), { left: [], changed: [{ name: 'gpt_4o_cost' }] });
  t.match(read().prices.gpt_4o_cost, {
    by: ['tier', 'class'],
    table: {
      priority: { input: '4.25', cache_read: '2.125' },
      batch: { input: '1.25', output: '5.00', cache_read: '1.25' },
    },
  });
});

t.test('decimals are those of the text', async (t) => {
  const text = `{ "a": { "mode": "chat", "input_cost_per_token": 1.234567890123e-06, "output_cost_per_token": 0.1, "cache_read_input_token_cost": 3e-18 },
    "b": { "mode": "chat", "input_cost_per_token": 123456789012345678e-24, "output_cost_per_token": 3.0000000000000005e-7 } }`;
  const { importList, read } = await imported(t, text);
  const reason = 'has more than 18 decimals, and is rounded';
  t.match(await importList(), {
    imported: 2,
    left: [
      { cost: 'input_cost_per_token', reason, models: ['b'] },
      { cost: 'output_cost_per_token', reason, models: ['b'] },
    ],
  });
  const { prices } = read();
  t.match(prices.a_cost.table, { input: '1.234567890123', output: '100000.00', cache_read: '0.000000000003' });
  t.match(prices.b_cost.table, { input: '0.123456789012', output: '0.30' });
});

t.test('models like one of the operator are sold at once, in the currency of wallets', async (t) => {
  const { importList, at, json } = await imported(t);
  const only = ['gpt-4o', 'gpt-4.1', 'claude-sonnet-4-5', 'deepseek/*'].flatMap((glob) => ['--only', glob]);
  const models = await importList(...only, '--like', 'small', '--factor', '1.3', '--names', at('names.yaml'));
  t.match(models, { models: 4, imported: 4, refused: [] });
  const env = { CLOUD_KEY: 'k' };
  t.same(await json(['check', '--config', at('gateway.yaml')], { env }), { diagnostics: [] });
  const plan = await json(['plan', '--config', at('gateway.yaml')], { env });
  const named = (section: unknown, name: string) =>
    Array.isArray(section) ? section.find((each) => each.name === name || each.id === name) : undefined;
  const { prices, models: sold } = isRecord(plan) ? plan : {};
  t.match(named(sold, 'deep'), {
    as: { cloud: 'deepseek-chat' },
    price: 'deep',
    cost: [{ price: 'deep_cost' }],
    type: 'chat',
  });
  t.match(named(sold, 'gpt-4o'), { limits: { input: 128_000, output: 16_384 } });
  t.match(named(prices, 'gpt_4o_cost'), {
    exchange: { currency: 'USD', rate: '7.12' },
    table: { input: '17.80', cached: '8.90', output: '71.20', search: '71200.00' },
  });
  t.match(named(prices, 'gpt_4o'), { table: { input: '23.14', cached: '11.57', output: '92.56', search: '92560.00' } });
  t.match(named(prices, 'claude_sonnet_4_5'), { table: { search: '92560.00', cached: '2.7768' } });
});

t.test('models are chosen by their names', async (t) => {
  const { importList } = await imported(t);
  const outcome = await importList('--only', 'gpt-4*', '--only', 'gpt-5*', '--except', '*-mini', '--except', 'gpt-5*');
  t.match(outcome, { models: 2, imported: 2 });
});

t.test('a newer list shows what changes before it is written', async (t) => {
  const { importList, at, run } = await imported(t);
  await importList('--only', 'gpt-4*');
  const newer = list.replace(/("gpt-4o": .*"input_cost_per_token": )2\.5e-06/, '$12.6e-06');
  writeFileSync(at('list.json'), newer.replace('"gpt-4.1":', '"gpt-4.9":'));
  const argv = ['prices', 'import', 'litellm', at('list.json'), '--only', 'gpt-4*', '--out', at('prices/litellm.yaml')];
  const { stdout } = await run(argv);
  t.match(stdout, /^- price table gpt_4_1_cost \(list: litellm, .*table: \{ input: 2\.00/m);
  t.match(stdout, /^\+ price table gpt_4_9 \(of: gpt_4_9_cost, factor: 1\)$/m);
  t.match(
    stdout,
    /^~ price table gpt_4o_cost\n {4}table\.input: 2\.50 -> 2\.60\n {4}table\.cache_write: 2\.50 -> 2\.60$/m,
  );
  t.match((await run(argv)).stdout, /, as before$/m);
  t.match(await importList('--only', 'gpt-4o', '--factor', '1.5'), { changed: { length: 5 } });
});

t.test('a file of the operator stays, and what cannot be read is named', async (t) => {
  const { at, importList, run } = await imported(t);
  const code = async (...args: readonly string[]) => {
    const { code, stderr, stdout } = await run(['prices', 'import', ...args]);
    return `${code} ${stderr}${stdout}`;
  };
  mkdirSync(at('prices'));
  writeFileSync(at('prices/litellm.yaml'), 'prices: {}\n');
  t.match(await importList(), { error: { code: 'file_exists' } });
  t.equal(readFileSync(at('prices/litellm.yaml'), 'utf8'), 'prices: {}\n');
  for (const factor of ['0', '100.5', '1.3x', '-1', '1e1'])
    t.match(await code('litellm', at('list.json'), '--factor', factor, '--out', at('x.yaml')), /^2 .*is not a factor/);
  t.match(await code('litellm', at('none.json')), /^1 .*cannot be read/);
  t.match(await code('openrouter', at('list.json')), /^1 .*is not the answer of OpenRouter/);
  writeFileSync(at('names.yaml'), 'model: { a: b }\n');
  t.match(await code('litellm', at('list.json'), '--names', at('names.yaml')), /^1 .*something else than names/);
  writeFileSync(at('names.yaml'), 'missing: { search: a lot }\n');
  t.match(await code('litellm', at('list.json'), '--names', at('names.yaml')), /^1 .*'a lot' is not an amount/);
  t.match(await importList('--only', 'none-*', '--out', at('empty.yaml')), { models: 0, imported: 0, refused: [] });
});

t.test('a list that is larger than a file may be is several files', async (t) => {
  const price = '"mode": "chat", "input_cost_per_token": 1e-06, "output_cost_per_token": 2e-06';
  const text = `{ ${Array.from({ length: 5_000 }, (_, index) => `"vendor/model-${index}": { ${price} }`).join(', ')} }`;
  const { importList, at } = await imported(t, text);
  t.match(await importList('--like', 'small'), {
    imported: 5_000,
    created: [at('prices/litellm.yaml'), at('prices/litellm_2.yaml')],
  });
  t.match(readFileSync(at('prices/litellm.yaml'), 'utf8'), /^include: \[litellm_2\.yaml\]$/m);
  t.match(await importList('--like', 'small', '--factor', '2'), { changed: { length: 5_000 } });
});

t.test("OpenRouter's list", async (t) => {
  const space = await workspace(t);
  const out = join(space.dir, 'openrouter.yaml');
  const answer = {
    data: [
      {
        id: 'openai/gpt-4o',
        context_length: 128_000,
        top_provider: { max_completion_tokens: 16_384 },
        pricing: {
          prompt: '0.0000025',
          completion: '0.00001',
          request: '0',
          image: '0.003613',
          web_search: '0.01',
          internal_reasoning: '0.00002',
          input_cache_read: '0.00000125',
          input_cache_write: '0.0000031',
          discount: 0.5,
        },
      },
      { id: 'openrouter/auto', pricing: { prompt: '-1', completion: '-1' } },
      { id: 'free/model:free', pricing: { prompt: '0', completion: '0' } },
      { id: 'bare/model' },
    ],
  };
  const argv = ['prices', 'import', 'openrouter', '-', '--out', out, '--json'];
  const { stdout } = await space.run(argv, { input: JSON.stringify(answer) });
  t.match(JSON.parse(stdout), {
    models: 4,
    imported: 1,
    refused: [
      { model: 'openrouter/auto', reason: 'none of its costs can be carried: prompt, completion' },
      { model: 'free/model:free', reason: /^all its costs are 0/ },
      { model: 'bare/model', reason: 'it has no price' },
    ],
    left: [{ cost: 'discount', reason: 'is not known here', models: ['openai/gpt-4o'] }],
  });
  const { prices } = parse(readFileSync(out, 'utf8'));
  t.same(prices.openai_gpt_4o_cost, {
    list: 'openrouter',
    currency: 'USD',
    unit: 'million_tokens',
    by: ['class'],
    table: {
      input: '2.50',
      output: '10.00',
      input_image: '3613.00',
      web_search: '10000.00',
      reasoning: '20.00',
      cache_read: '1.25',
      cache_write: '3.10',
    },
  });
});

/** Each member of a model that has a cost becomes a cost, or is left out by name. */
function census(t: Test, text: string): void {
  const models: unknown = withNumberTexts(text);
  const seen = new Set<string>();
  for (const [name, model] of Object.entries(isRecord(models) ? models : {})) {
    if (name === 'sample_spec' || !isRecord(model)) continue;
    for (const [key, value] of Object.entries(model)) {
      if (!/cost|pric/.test(key) || seen.has(key)) continue;
      seen.add(key);
      t.match(key, IS_COST);
      const { costs, left } = costsIn({ [key]: value });
      t.ok(costs.length > 0 || left.has(key), `${key} of ${name}`);
      t.not(left.get(key), 'is not known here', key);
    }
  }
  t.ok(seen.size > 150);
}

t.test('no cost is lost', async (t) => census(t, list));

t.test(
  'the whole list',
  { skip: absent('python3', ['-m', 'pip', '--version'], 'apt-get install python3-pip') },
  async (t) => {
    const file = wholeLitellmList();
    if (file === undefined) {
      t.comment('the package cannot be downloaded');
      return;
    }
    const text = readFileSync(file, 'utf8');
    census(t, text);
    const { importList, at } = await imported(t, text);
    const outcome = await importList('--tiers', '--out', at('all.yaml'));
    const { models = 0, imported: count = 0, refused = [] } = Object(outcome);
    t.equal(models, 4_877);
    t.equal(count + refused.length, models);
    const { prices } = parse(readFileSync(at('all.yaml'), 'utf8'));
    const listed = readLitellm(text)?.find(({ name }) => name === 'gpt-4o');
    const input = listed?.costs.find((cost) => cost.class === 'input' && cost.tier === undefined);
    t.equal(prices.gpt_4o_cost.table.default.input, formatPico(input?.atto ?? 0n));
    t.equal(whyUnpriced(listed?.costs ?? [], new Map(), true), undefined);
  },
);
