/** An operator of LiteLLM converts its configuration, and its customers keep their keys. */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { hashSecret } from '../../src/ledger/store/secrets.ts';
import { argvOf, fences } from '../docs/pages.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';
import { startChatUpstream, startConverted } from './chat-upstream.ts';

const source = `model_list:
  - model_name: gpt-4o
    litellm_params:
      model: openai/gpt-4o-2024-08-06
      api_base: os.environ/OPENAI_API_BASE
      api_key: os.environ/OPENAI_API_KEY
      input_cost_per_token: 2.5e-06
      output_cost_per_token: 0.00001
      rpm: 480
    model_info: { max_input_tokens: 128000, max_output_tokens: 16384 }
  - model_name: gpt-4o            # a second deployment
    litellm_params: { model: openrouter/openai/gpt-4o, api_key: os.environ/OPENROUTER_API_KEY }
  - model_name: local
    litellm_params: { model: hosted_vllm/llama, api_base: "http://127.0.0.1:8000/v1/", api_key: sk-in-the-file, input_cost_per_token: 1e-06, output_cost_per_token: 2e-06 }
  - model_name: claude
    litellm_params: { model: anthropic/claude-sonnet-4, api_key: os.environ/ANTHROPIC_API_KEY, input_cost_per_token: 1e-06, output_cost_per_token: 2e-06 }
  - model_name: of-azure
    litellm_params: { model: azure/my-deployment, api_base: "https://eu.openai.azure.com/", api_key: os.environ/AZURE_KEY, api_version: 2024-10-21, input_cost_per_token: 1e-06, output_cost_per_token: 2e-06 }
  - model_name: gemini
    litellm_params: { model: gemini/gemini-2.5-pro, api_key: os.environ/GEMINI_API_KEY }
  - model_name: "openai/*"
    litellm_params: { model: openai/* }
  - model_name: bare
    litellm_params: { model: openai/gpt-5, api_key: os.environ/OPENAI_API_KEY }
general_settings:
  master_key: sk-1234
router_settings:
  routing_strategy: least-busy
`;

/** The files of new-api that the page names. */
const newApi = {
  'one-api.db': {
    channels: [{ id: 1, type: 1, name: 'main', key: 'x', status: 1, group: 'default', models: 'gpt-4o' }],
    options: [],
    users: [],
    tokens: [],
  },
  'pricing.json': { data: [{ model_name: 'gpt-4o', quota_type: 0, model_ratio: 1.25, completion_ratio: 4 }] },
};

async function convert(t: Test, config: string) {
  const space = await workspace(t);
  const [file, out] = [join(space.dir, 'config.yaml'), join(space.dir, 'out')];
  writeFileSync(file, config);
  return { ...space, file, out, config: join(out, 'gateway.yaml') };
}

t.test('what fits is billed as before, and a customer keeps the key', async (t) => {
  const { file, out, config, run, json, start, store } = await convert(t, source);
  const { notes } = Object(await json(['convert', 'litellm', file, '--out', out]));
  const lines = notes.map(({ line, text }: { line: number; text: string }) => `${line} ${text}`).join('\n');
  for (const part of [
    /^2 gpt-4o: rpm is not carried over: as a limit: declare limits$/m,
    /^2 gpt-4o: OPENAI_API_BASE must not end with \/v1/m,
    /^13 local: its key is in the file: set TOLLGATE_HOSTED_VLLM_KEY/m,
    /^11 gpt-4o: openrouter is not carried over; it chooses the vendor of each request/m,
    /^23 bare: it has no price in the file, and is not carried over: add input_cost_per_token/m,
    /^15 claude: uses Anthropic's chat completions, which are made for trials/m,
    /^17 of-azure: uses Azure's v1 API, which has no api-version/m,
    /^19 gemini: gemini is not carried over/m,
    /^21 openai\/\*: a name with \* is not carried over/m,
    /^26 general_settings.master_key is not carried over: make tokens/m,
    /^28 router_settings.routing_strategy is not carried over/m,
  ]) {
    t.match(lines, part);
  }
  t.notMatch(lines, 'sk-in-the-file', 'a secret is not shown');
  t.match(
    readFileSync(config, 'utf8'),
    /^ {2}azure:\n {4}url: "https:\/\/eu\.openai\.azure\.com\/openai"\n {4}auth: \{ header: api-key, secret: \{ env: AZURE_KEY \} \}$/m,
  );

  const { url: upstream, seen } = await startChatUpstream(t);
  const env = {
    OPENAI_API_BASE: upstream,
    OPENAI_API_KEY: 'of-the-vendor',
    OPENROUTER_API_KEY: 'x',
    TOLLGATE_HOSTED_VLLM_KEY: 'x',
    ANTHROPIC_API_KEY: 'x',
    AZURE_KEY: 'x',
  };
  const checked = await run(['check', '--config', config], { env });
  t.match(checked, { code: 0, stdout: /^no errors, no warnings/m });

  await run(['account', 'create', 'acme']);
  await run(['wallet', 'topup', 'acme', '10']);
  await run(['key', 'create', '--account', 'acme', '--sha256', hashSecret('sk-of-acme')]);
  const url = await startConverted({ start, store }, config, env);
  const answer = await fetch(`${url}/v1/chat/completions`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk-of-acme', 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'gpt-4o', max_tokens: 200, messages: [{ role: 'user', content: 'hello' }] }),
  });
  t.equal(answer.status, 200, await answer.text());
  t.same(seen, ['/v1/chat/completions Bearer of-the-vendor gpt-4o-2024-08-06']);
  // 1000 × 2.50 and 100 × 10.00 for a million.
  await until(
    () => json(['wallet', 'show', 'acme']),
    (wallet) => Object(wallet).posted === '9.9965',
  );
});

t.test('anchors, merged defaults, and a model of one upstream among several', async (t) => {
  const { file, out, config, json, run } = await convert(
    t,
    `of: &groq { api_base: "http://127.0.0.1:9000/v1", api_key: os.environ/GROQ, input_cost_per_token: 1e-06, output_cost_per_token: 2e-06 }
list: &list
  - { model_name: a, litellm_params: &a { model: openai/gpt-a, api_key: os.environ/OPENAI, input_cost_per_token: 1e-06, output_cost_per_token: 2e-06 } }
  - { model_name: b, litellm_params: *a }
  - { model_name: c, litellm_params: { <<: *groq, model: groq/c } }
  - { model_name: d, litellm_params: null, model_info: null }
  - { model_name: e, litellm_params: { model: constructor/x } }
model_list: *list
`,
  );
  const { notes } = Object(await json(['convert', 'litellm', file, '--out', out]));
  const lines = notes.map(({ line, text }: { line: number; text: string }) => `${line} ${text}`).join('\n');
  t.match(lines, /^6 d: it has no litellm_params\.model/m);
  t.match(lines, /^7 e: constructor is not carried over/m);
  const text = readFileSync(config, 'utf8');
  t.match(text, '"a": { type: chat, upstream: [openai], as: { openai: "gpt-a" }');
  t.match(text, '"b": { type: chat, upstream: [openai], as: { openai: "gpt-a" }');
  t.match(text, '"c": { type: chat, upstream: [groq], as: { groq: "c" }');
  t.match(text, 'url: "http://127.0.0.1:9000"');
  t.match(text, 'type: chat, upstream: [openai, groq] }', 'the routes take both');
  const bomb = `a: &a [x, x]\nmodel_list:\n  - { model_name: b, x: [${Array(200).fill('*a').join()}] }\n`;
  writeFileSync(file, bomb);
  t.match(await run(['convert', 'litellm', file, '--out', join(out, 'b')]), { code: 1, stderr: /alias/ });
});

t.test('a file of something else, one without anything that fits, and a folder that is used', async (t) => {
  for (const [config, message] of [
    ['[', /config\.yaml: /],
    ['- a', /has no model_list/],
    ['model_list:\n  - model_name: a\n    litellm_params: { model: bedrock/x }\n', /:2 a: bedrock is not carried over/],
  ] as const) {
    const { file, out, run } = await convert(t, config);
    t.match(await run(['convert', 'litellm', file, '--out', out]), { code: 1, stderr: message });
  }
  const { file, out, run } = await convert(t, source);
  t.match(await run(['convert', 'litellm', file, '--out', out]), { code: 0 });
  t.match(await run(['convert', 'litellm', file, '--out', out]), { code: 1, stderr: /overwrites nothing/ });
});

t.test('the commands of docs/guides/migrating.md, as they are printed', async (t) => {
  const { file, out, config, run, dir } = await convert(t, source);
  const other = join(dir, 'of-new-api');
  const paths: Record<string, string> = { 'config.yaml': file, gateway: out };
  for (const [name, contents] of Object.entries(newApi)) {
    paths[name] = join(dir, name);
    writeFileSync(join(dir, name), JSON.stringify(contents));
  }
  const lines = fences('docs/guides/migrating.md').filter(({ language, tag }) => language === 'sh' && tag === '');
  for (const line of lines.flatMap(({ text }) => text.trim().split('\n'))) {
    const argv = argvOf(line)?.map((word) => paths[word] ?? word) ?? [];
    // The page is in the folder `gateway` by then.
    const here = argv[0] === 'key' ? ['--config', config] : [];
    const words = argv[1] === 'new-api' ? argv.map((word) => (word === out ? other : word)) : argv;
    t.match(await run([...words, ...here]), { code: 0 }, line);
  }
});
