/** An operator of new-api moves: the channels, the prices, and each customer with the balance and the keys. */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseEnv } from 'node:util';
import t, { type Test } from 'tap';
import { argvOf } from '../docs/pages.ts';
import { until } from '../support/stack.ts';
import { workspace } from '../support/tollgate.ts';
import { startChatUpstream, startConverted } from './chat-upstream.ts';

const tables = (upstream: string) => ({
  channels: [
    // The second key, a mapping of a mapping, and the upstream that is asked first.
    {
      id: 1,
      type: 1,
      name: '主渠道',
      key: 'sk-one\nsk-two',
      base_url: upstream,
      status: 1,
      priority: 5,
      weight: 0,
      group: 'default,vip',
      models: 'gpt-4o,gpt-4o-mini',
      model_mapping: '{"gpt-4o":"a","a":"gpt-4o-2024-08-06"}',
    },
    {
      id: 2,
      type: 3,
      name: 'Azure EU',
      key: "it's",
      base_url: 'https://eu.openai.azure.com/',
      status: 1,
      priority: 0,
      weight: 3,
      group: 'default',
      models: 'gpt-4o',
      model_mapping: '',
      other: '2024-02-01',
    },
    {
      id: 3,
      type: 14,
      name: 'Claude',
      key: 'sk-ant',
      base_url: '',
      status: 1,
      priority: 0,
      weight: 1,
      group: 'vip',
      models: 'claude-sonnet-4,claude-haiku-4,claude-opus-4,mj *',
      param_override: '{"temperature":0}',
      open_ai_organization: 'org-1',
    },
    {
      id: 4,
      type: 24,
      name: 'gemini',
      key: 'x',
      base_url: '',
      status: 1,
      priority: 0,
      group: 'default',
      models: 'gemini-2.5-pro',
    },
    { id: 5, type: 1, name: 'old', key: 'x', base_url: '', status: 3, priority: 0, group: 'default', models: 'gpt-4' },
    {
      id: 6,
      type: 1,
      name: 'images',
      key: 'x',
      base_url: '',
      status: 1,
      priority: 0,
      group: 'default',
      models: 'dall-e-3,flat-chat',
    },
  ],
  options: [
    { key: 'ModelRatio', value: '{"gpt-4o":1.25,"gpt-4o-mini":0.075,"claude-sonnet-4":1.5,"claude-haiku-4":0.5}' },
    { key: 'CompletionRatio', value: '{"gpt-4o":4,"gpt-4o-mini":4,"claude-sonnet-4":5}' },
    { key: 'CacheRatio', value: '{"gpt-4o":0.5}' },
    { key: 'ModelPrice', value: '{"dall-e-3":0.04,"flat-chat":0.04}' },
    { key: 'GroupRatio', value: '{"default":1,"vip":0.8,"dear":150}' },
    { key: 'SMTPServer', value: 'mail.example' },
    { key: 'ModelRequestRateLimitEnabled', value: 'true' },
  ],
  users: [
    { id: 1, username: 'alice', status: 1, quota: 5_000_001, group: 'default', aff_quota: 500_000, deleted_at: null },
    { id: 2, username: "bo'b; rm", status: 2, quota: -500_000, group: 'vip', aff_quota: 0, deleted_at: null },
    { id: 3, username: 'carol', status: 1, quota: 0, group: 'dear', aff_quota: 0, deleted_at: null },
    { id: 4, username: 'gone', status: 1, quota: 9, group: 'default', aff_quota: 0, deleted_at: '2025-01-01' },
  ],
  tokens: [
    {
      id: 1,
      user_id: 1,
      key: 'a'.repeat(48),
      status: 1,
      name: 'laptop',
      expired_time: -1,
      unlimited_quota: 1,
      remain_quota: 0,
      model_limits_enabled: 0,
      model_limits: '',
      allow_ips: '',
      group: '',
    },
    {
      id: 2,
      user_id: 1,
      key: 'b'.repeat(48),
      status: 1,
      name: '-x',
      expired_time: 4_102_444_800,
      unlimited_quota: 0,
      remain_quota: 1_000_000,
      model_limits_enabled: 1,
      model_limits: 'claude-sonnet-4,gpt-4',
      allow_ips: '10.0.0.1',
      group: 'vip',
    },
    {
      id: 3,
      user_id: 1,
      key: 'c'.repeat(48),
      status: 4,
      name: 'used',
      expired_time: -1,
      unlimited_quota: 0,
      remain_quota: 0,
      model_limits_enabled: 0,
      model_limits: '',
      group: '',
    },
    {
      id: 4,
      user_id: 3,
      key: 'd'.repeat(48),
      status: 1,
      name: 'none',
      expired_time: -1,
      unlimited_quota: 1,
      remain_quota: 0,
      model_limits_enabled: 0,
      model_limits: '',
      group: '',
    },
    {
      id: 5,
      user_id: 2,
      key: 'e'.repeat(48),
      status: 1,
      name: 'any',
      expired_time: 1,
      unlimited_quota: 1,
      remain_quota: 0,
      model_limits_enabled: 0,
      model_limits: '',
      group: '',
    },
  ],
  redemptions: [
    { id: 1, status: 1, quota: 1_000_000, deleted_at: null },
    { id: 2, status: 3, quota: 1_000_000, deleted_at: null },
  ],
});

function writeSqlite(file: string, contents: ReturnType<typeof tables>): void {
  const database = new DatabaseSync(file);
  for (const [table, rows] of Object.entries(contents)) {
    const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const names = columns.map((name) => `"${name}"`).join(', ');
    database.exec(`CREATE TABLE ${table} (${names})`);
    const insert = database.prepare(`INSERT INTO ${table} VALUES (${columns.map(() => '?').join(', ')})`);
    for (const row of rows) insert.run(...columns.map((name) => Object(row)[name] ?? null));
  }
  database.close();
}

async function folder(t: Test) {
  const space = await workspace(t);
  const [file, out] = [join(space.dir, 'one-api.db'), join(space.dir, 'gateway')];
  return { ...space, file, out, config: join(out, 'gateway.yaml') };
}

t.test('the same customer sends the same request, and is billed by the same prices', async (t) => {
  const { url: upstream, seen } = await startChatUpstream(t);

  const { file, out, config, run, json, start, store, dir } = await folder(t);
  writeSqlite(file, tables(upstream));
  const { notes } = Object(await json(['convert', 'new-api', file, '--out', out]));
  const texts = notes.map(({ text }: { text: string }) => text);
  for (const part of [
    /^channel 2 \(Azure EU\) uses Azure's v1 API/,
    /^channel 3 \(Claude\) uses Anthropic's chat completions/,
    /^channel 3 \(Claude\): param_override is not carried over$/,
    /^channel 3 \(Claude\): open_ai_organization is not carried over$/,
    /^channel 4 \(gemini\) is of type 24, Gemini, which is not carried over: write its upstream by hand$/,
    /^channel 5 \(old\) is off/,
    /^the model mj \* is not carried over/,
    /^the model dall-e-3 is not carried over: it makes images: start with tollgate init --vendor openai/,
    /^the model flat-chat is not carried over: it has a price by request/,
    /^the model claude-haiku-4 is not carried over: it has no completion ratio in the file/,
    /^the model claude-opus-4 is not carried over: it has no ratio in the file/,
    /^cached input costs as much as other input: gpt-4o-mini, claude-sonnet-4; old versions/,
    /^channels are for groups/,
    /^options that are not carried over: ModelRequestRateLimitEnabled, SMTPServer$/,
    /^its limit of requests is not carried over: declare limits/,
    /^user 1 \(alice\) has 1\.00 of rewards/,
    /^user 2 \(bo'b; rm\) becomes the account user-2$/,
    /^user 2 .* owes 1\.00/,
    /^user 3 \(carol\) is of the group dear with the ratio 150/,
    /^token 2 \(-x\) of alice has 2\.00 left: here it may spend that in each month$/,
    /^token 2 .* has a list of addresses/,
    /^token 3 \(used\) of alice is off, expired or used up/,
    /^token 4 \(none\) of carol may use no model/,
    /^token 5 \(any\) of bo'b; rm has expired/,
    /^1 redemption codes of 2\.00/,
  ])
    t.ok(
      texts.some((text: string) => part.test(text)),
      String(part),
    );
  t.notMatch(texts.join('\n'), /sk-one|sk-ant|aaaa/, 'a secret is not shown');
  t.notMatch(readFileSync(config, 'utf8') + readFileSync(join(out, 'accounts.sh'), 'utf8'), /sk-one|sk-ant|aaaa/);
  t.equal(statSync(join(out, 'tollgate.env')).mode & 0o777, 0o600, 'only its owner may read the keys');

  const variables = ['--env-file', join(out, 'tollgate.env')];
  t.match(await run(['check', '--config', config, ...variables]), { code: 0, stdout: /^no errors, no warnings/m });

  const azure = spawnSync('sh', ['-c', '. ./tollgate.env; printf %s "$TOLLGATE_AZURE_EU_KEY"'], { cwd: out });
  t.equal(String(azure.stdout), "it's", 'a shell reads the variables');

  // The lines of the script as a shell reads them.
  const script = readFileSync(join(out, 'accounts.sh'), 'utf8');
  t.equal(spawnSync('sh', ['-n', join(out, 'accounts.sh')]).status, 0);
  const commands = script.split('\n').filter((line) => line.startsWith('t '));
  const shown = spawnSync('sh', [join(out, 'accounts.sh')], {
    cwd: dir,
    env: { ...process.env, TOLLGATE: 'printf "%s\\n" tollgate' },
    encoding: 'utf8',
  });
  t.match(shown.stdout, /refused commands: 0; wallets in new-api: 10\.000002 in sum\n$/);
  const refused = spawnSync('sh', [join(out, 'accounts.sh')], { env: { ...process.env, TOLLGATE: 'false' } });
  t.match({ ...refused, stdout: String(refused.stdout) }, { status: 1, stdout: new RegExp(`: ${commands.length};`) });
  for (const line of commands)
    t.match(await run([...(argvOf(line.replace(/^t /, 'tollgate ')) ?? []), '--config', config]), { code: 0 }, line);
  t.match(await json(['wallet', 'show', 'alice']), { posted: '10.000002' });
  t.match(await json(['account', 'list']), {
    accounts: [
      { name: 'alice', discount: '1' },
      { name: 'carol', discount: '1' },
      { name: 'user-2', discount: '0.8' },
    ],
  });
  t.match(script, /^t account suspend user-2$/m);
  const { keys } = Object(await json(['key', 'list']));
  t.match(
    keys.find(({ name }: { name: string }) => name === 'laptop'),
    { models: ['gpt-4o', 'gpt-4o-mini'], discount: null },
  );
  t.match(
    keys.find(({ name }: { name: string }) => name === 'token-2'),
    {
      models: ['claude-sonnet-4'],
      discount: '0.8',
      limits: { spend_per_month: '2.00' },
      expires_at: /^2099-12-31T2|^2100-01-01/,
    },
  );
  t.equal(keys.length, 2);

  const lines = Object.entries(parseEnv(readFileSync(join(out, 'tollgate.env'), 'utf8')));
  const url = await startConverted(
    { start, store },
    config,
    Object.fromEntries(lines.map(([name, value]) => [name, String(value)])),
  );
  for (let sent = 0; sent < 2; sent += 1) {
    const answer = await fetch(`${url}/v1/chat/completions`, {
      method: 'POST',
      headers: { authorization: `Bearer sk-${'a'.repeat(48)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'gpt-4o', max_tokens: 200, messages: [{ role: 'user', content: 'hello' }] }),
    });
    t.equal(answer.status, 200, await answer.text());
  }
  t.same(
    seen.toSorted(),
    ['one', 'two'].map((key) => `/v1/chat/completions Bearer sk-${key} gpt-4o-2024-08-06`),
    'both keys of the channel are used',
  );
  // As new-api: 2 × (1000 × 1.25 + 100 × 1.25 × 4) quota are 3,500 of 500,000 for one unit.
  await until(
    () => json(['wallet', 'show', 'alice']),
    (wallet) => Object(wallet).posted === '9.993002',
  );
});

t.test('the prices that new-api shows come before those of its options', async (t) => {
  const { file, out, config, json, dir } = await folder(t);
  writeFileSync(file, JSON.stringify({ ...tables('https://api.example'), users: null, tokens: null }));
  const pricing = join(dir, 'pricing.json');
  const row = { quota_type: 0, model_price: 0 };
  writeFileSync(
    pricing,
    JSON.stringify({
      data: [
        { ...row, model_name: 'gpt-4o', model_ratio: 2, completion_ratio: 3, cache_ratio: 0.25 },
        { ...row, model_name: 'gpt-4o-mini', model_ratio: 0.1, completion_ratio: 4, billing_mode: 'tiered_expr' },
        { ...row, model_name: 'claude-sonnet-4', quota_type: 1, model_price: 0.1 },
      ],
      group_ratio: { default: 1 },
    }),
  );
  const { notes } = Object(await json(['convert', 'new-api', file, pricing, '--out', out]));
  t.match(
    readFileSync(config, 'utf8'),
    'table: { input: "4.00", cache_write: "4.00", cache_read: "1.00", output: "12.00" }',
  );
  const texts = notes.map(({ text }: { text: string }) => text).join('\n');
  t.match(texts, /^the model gpt-4o-mini is not carried over: it has a price by expression/m);
  t.match(texts, /^the model claude-sonnet-4 is not carried over: it has a price by request/m);
  t.match(texts, /^the model flat-chat is not carried over: it has a price by request/m);
});

t.test('what is written means the same to a shell, whatever the store has', async (t) => {
  const { file, out, json, dir } = await folder(t);
  const { channels, users, tokens, ...rest } = tables('https://api.example');
  const trap = join(dir, 'trap');
  const keys = [`it's$(touch ${trap})`, `'"\`touch ${trap}\``, 'a$b\\n"c', "it's"];
  const [channel] = channels;
  writeFileSync(
    file,
    JSON.stringify({
      ...rest,
      channels: keys.map((key, index) => ({ ...channel, id: index === 0 ? `1;touch ${trap};` : index, name: '', key })),
      users: [
        { ...users[0], id: 3, username: 'user-4' },
        { ...users[0], id: 4, username: 'a b!', quota: 2 ** 60 },
      ],
      tokens: [{ ...tokens[0], user_id: 4 }],
    }),
  );
  const { notes } = Object(await json(['convert', 'new-api', file, '--out', out]));
  const text = notes.map((note: { text: string }) => note.text).join('\n');
  const shown = spawnSync(
    'sh',
    ['-c', `. ./tollgate.env; printf '%s|' "$TOLLGATE_CHANNEL_2_KEY" "$TOLLGATE_CHANNEL_3_KEY"`],
    { cwd: out },
  );
  t.equal(String(shown.stdout), `${keys[2]}|it's|`);
  const { TOLLGATE_CHANNEL_2_KEY, TOLLGATE_CHANNEL_3_KEY } = parseEnv(readFileSync(join(out, 'tollgate.env'), 'utf8'));
  t.same([TOLLGATE_CHANNEL_2_KEY, TOLLGATE_CHANNEL_3_KEY], keys.slice(2));
  t.throws(() => statSync(trap), { code: 'ENOENT' }, 'nothing ran');
  t.match(text, /^TOLLGATE_CHANNEL_1_KEY is left empty/m);
  const script = readFileSync(join(out, 'accounts.sh'), 'utf8');
  t.match(script, /^t account create user-3$/m, 'each account belongs to one user');
  t.match(script, /^t wallet topup user-4 2305843009213\.693952 /m, 'a large balance is not lost');
});

t.test('a file of something else', async (t) => {
  const { file, out, run, dir } = await folder(t);
  for (const [contents, message] of [
    ['nonsense', /is neither SQLite nor JSON/],
    ['{"channels":[]}', /has no options/],
    ['{"channels":[],"options":[],"users":[],"tokens":[]}', /has no channel that can be converted/],
  ] as const) {
    writeFileSync(file, contents);
    t.match(await run(['convert', 'new-api', file, '--out', out]), { code: 1, stderr: message });
  }
  t.match(await run(['convert', 'new-api', join(dir, 'none')]), { code: 1, stderr: /cannot be read/ });
  t.match(await run(['convert', 'new-api', file, file]), { code: 1, stderr: /has no prices/ });
  const empty = join(dir, 'empty.json');
  writeFileSync(empty, '');
  t.match(await run(['convert', 'new-api', file, empty]), {
    code: 1,
    stderr: /empty.json is no JSON\s+name the answer of \/api\/pricing/,
  });
  writeFileSync(file, `SQLite format 3\0${'x'.repeat(2000)}`);
  t.match(await run(['convert', 'new-api', file, '--out', out]), { code: 1, stderr: /file is not a database/ });
});
