/** The dry run of `explain`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import t from 'tap';
import { realtimeText } from '../support/realtime.ts';
import { edited, portableText } from '../support/shipped-text.ts';
import { workspace } from '../support/tollgate.ts';

const path = '/api/v3/c/videos/generations/tasks';
const body = JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a red kite' });
const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret-of-the-upstream' };

t.test('it shows a request step by step, with its price', async (t) => {
  const { dir, json, run } = await workspace(t);
  const file = join(dir, 'body.json');
  await writeFile(file, body);
  const explained = await json(['explain', 'post', `${path}?x=1`, '--body', file], { env });
  t.match(explained, {
    ok: true,
    route: 'create_c_video',
    model: 'c/vidgen-2.0',
    upstream: 'c',
    upstream_path: path,
    quote: { amount: '0.46', units: '4', hold: '1.84', discount: '1', currency: 'CNY' },
    refusal: null,
  });
  t.same(await json(['explain', 'POST', path, '--body', '-'], { env, input: body }), explained);
  const { stdout } = await run(['explain', 'POST', path, '--body', file], { env });
  t.match(stdout, /create_c_video[\s\S]*1\.84/);
  t.notMatch(stdout, 'secret-of-the-upstream');
});

t.test('with a key it uses the discount, the models and the wallet of that key', async (t) => {
  const { json, run } = await workspace(t);
  await json(['account', 'create', 'acme', '--discount', '0.5']);
  await json(['wallet', 'topup', 'acme', '1']);
  const create = async (...options: string[]): Promise<string> =>
    Object(await json(['key', 'create', '--account', 'acme', ...options])).key;
  const explain = (key: string) => json(['explain', 'POST', path, '--body', '-', '--key', key], { env, input: body });

  t.match(await explain(await create()), { ok: true, quote: { hold: '0.92', discount: '0.5' } });
  t.match(await explain(await create('--discount', '0.6')), {
    ok: false,
    refusal: { kind: 'insufficient_funds', status: 402 },
  });
  t.match(await explain(await create('--models', 'chat-*')), { ok: false, refusal: { kind: 'model_not_found' } });
  t.match(await explain('tg_nothing'), { error: { code: 'key_not_valid' } });
  t.match(await json(['ledger', 'acme']), { entries: { length: 1 } }, 'nothing was held');
  t.equal((await run(['explain', 'POST', path, '--body', '-'], { env, input: '{}' })).code, 1);
});

t.test('it reports an upstream that is off, an unknown path and an unknown method', async (t) => {
  const { json } = await workspace(t);
  t.match(await json(['explain', 'POST', path, '--body', '-'], { input: body }), {
    ok: false,
    quote: { hold: '1.84' },
    refusal: { message: /upstream c is off/ },
  });
  t.match(await json(['explain', 'GET', '/nowhere']), { error: { code: 'route_not_found', hint: /plan/ } });
  t.match(await json(['explain', 'PUT', path]), { error: { code: 'route_not_found', hint: /POST/ } });
  t.match(await json(['explain', 'GET', `${path}/task-1`]), { ok: true, route: 'get_c_video', action: 'poll' });
});

t.test('for a metered request it shows the counts, the charge without usage, and the cap', async (t) => {
  const { json, run } = await workspace(t);
  const env = { TOLLGATE_MESSAGES_URL: 'http://127.0.0.1:9', TOLLGATE_MESSAGES_KEY: 'secret' };
  const input = JSON.stringify({ model: 'chat-large', max_tokens: 10, messages: [{ role: 'user', content: 'hello' }] });
  const ask = ['explain', 'POST', '/v1/messages', '--body', '-'];
  t.match(await json(ask, { env, input }), {
    ok: true,
    meter: {
      name: 'messages_tokens',
      counts: {
        output: ['/usage/output_tokens', '/message/usage/output_tokens'],
        pass_output: [/^\/usage\/iterations: sum of \/output_tokens where \/type is compaction or advisor/],
      },
      without_usage: { input: 'has_usage ? 0 : prompt / 4', output: 'answer_text_bytes / 4' },
      final: ['/usage/output_tokens'],
      failed: ['/error'],
      cap: '50',
    },
  });
  const { stdout } = await run(ask, { env, input });
  for (const said of [
    'charges input',
    'final once the answer has /usage/output_tokens',
    'an estimate within the hold',
    'costs nothing if it has no usage, but has /error',
    'at most 50 × the hold',
  ]) {
    t.match(stdout, said);
  }
  t.match((await run(['plan'], { env })).stdout, /messages_tokens +million_tokens .* estimate +50 × hold/);
});

t.test('--header gives the request a header, which may select the branch', async (t) => {
  const { dir, json } = await workspace(t);
  const config = join(dir, 'gateway.yaml');
  const branches = `    facts:
      tier: { header: x-tier, type: string, enum: [free, gold], default: free }
    branches:
      - { name: gold, when: { cel: 'tier == "gold"' }, billing: messages_tokens }
      - { name: others, billing: messages_tokens }
`;
  await writeFile(
    config,
    edited(portableText, [
      / {4}body: \S+\/message\.json\n {4}billing: messages_tokens\n {4}on_abort: drain\n/,
      branches,
    ]),
  );
  const env = { TOLLGATE_MESSAGES_URL: 'http://127.0.0.1:9', TOLLGATE_MESSAGES_KEY: 'secret' };
  const input = JSON.stringify({ model: 'chat-large', max_tokens: 10, messages: [{ role: 'user', content: 'hello' }] });
  const ask = (...headers: readonly string[]) => {
    const lines = headers.flatMap((line) => ['--header', line]);
    return json(['explain', 'POST', '/v1/messages', '--body', '-', '--config', config, ...lines], { env, input });
  };
  t.match(await ask(), { ok: true, branch: 'others' });
  t.match(await ask('X-Tier: gold'), { ok: true, branch: 'gold' });
  t.match(await ask('x-other: 1', 'x-tier:free'), { ok: true, branch: 'others' });
  t.match(await ask('x-tier: silver'), { ok: false, refusal: { kind: 'invalid_request' } });
  t.match(await ask('x-tier'), { error: { code: 'usage', message: /--header/ } });
});

t.test('a WebSocket names its model in the query', async (t) => {
  const { dir, json, run } = await workspace(t);
  const config = join(dir, 'gateway.yaml');
  await writeFile(config, realtimeText('http://127.0.0.1:9'));
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
  const ask = (query: string) => json(['explain', 'GET', `/v1/realtime${query}`, '--config', config], { env });
  const answer = await ask('?other=1&model=live-1');
  t.match(answer, { ok: true, model: 'live-1' });
  t.match(JSON.stringify(answer), '/v1/realtime?model=vendor-live');
  t.match(await ask(''), { ok: false, refusal: { kind: 'invalid_request', message: /query parameter model/ } });
  t.match((await run(['plan', '--config', config], { env })).stdout, 'websocket, metered');
});
