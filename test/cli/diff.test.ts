/** `diff` says what a change of the configuration means: in words, as JSON, and for the keys of a store. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { type Change, percentOf } from '../../src/config/inspect/change.ts';
import { differentLeaves } from '../../src/config/inspect/walk.ts';
import { DEARER_C, type Edits, edited } from '../support/reloadable.ts';
import { portableText } from '../support/shipped-text.ts';
import { root, workspace } from '../support/tollgate.ts';

const SECRET = 'a-very-secret-key';
const env = {
  TOLLGATE_C_URL: 'http://127.0.0.1:9',
  TOLLGATE_C_KEY: SECRET,
  OTHER_KEY: 'another-secret-key',
};

/** Compares the shipped configuration with an edited copy. */
async function scene(t: Test, edits: Edits) {
  const space = await workspace(t);
  const shipped = portableText;
  const [old, next] = [join(space.dir, 'old.yaml'), join(space.dir, 'new.yaml')];
  writeFileSync(old, shipped);
  writeFileSync(next, edited(shipped, edits));
  const options = { env: { ...env, TOLLGATE_STORE: space.store } };
  return {
    ...space,
    async diff() {
      const { code, stdout, stderr } = await space.run(['diff', old, next, '--json', '--store', space.store], options);
      t.equal(code, 0, stderr);
      t.notMatch(stdout, /secret-key/);
      const document = JSON.parse(stdout);
      const changes: readonly Change[] = document.changes;
      return { changes, summary: String(document.summary), keys_checked: document.keys_checked === true };
    },
    words: async () => (await space.run(['diff', old, next, '--store', space.store], options)).stdout,
  };
}

t.test('no difference', async (t) => {
  const { diff, words } = await scene(t, [[/^# The shipped configuration.*/, '# Another comment']]);
  t.match(await diff(), { summary: 'no change', keys_checked: false, changes: { length: 0 } });
  t.match(await words(), /^no change\nkeys and groups were not checked: there is no store at .*\n$/);
});

t.test('a price, cell by cell, with the examples whose outcome it changes', async (t) => {
  const { diff, words } = await scene(t, DEARER_C);
  const { changes, summary } = await diff();
  t.match(changes[0], {
    change: 'price',
    price: 'c',
    models: ['c/vidgen-2.0'],
    cell: { resolution: '480p', reference: 'none' },
    unit: 'second',
    old: '0.46',
    new: '0.50',
    percent: '+8.70',
  });
  t.same(
    changes.flatMap((each) => (each.change === 'example' ? [[each.old, each.new, each.percent]] : [])),
    Array(3).fill(['1.84', '2.00', '+8.70']),
  );
  t.equal(summary, '1 price changed, 3 examples with another outcome');
  t.match(
    await words(),
    '~ price c, resolution 480p, reference none, per second: 0.46 -> 0.50 (+8.70 %)\n    models: c/vidgen-2.0\n',
  );
});

t.test('added and removed models, and the keys that lose a model', async (t) => {
  const { diff, run, words } = await scene(t, [
    [/^ {2}chat-large: /, '  chat-huge: '],
    ['like: chat-large', 'like: chat-huge'],
  ]);
  await run(['account', 'create', 'acme']);
  await run(['key', 'create', '--account', 'acme', '--models', 'chat-l*']);
  await run(['key', 'create', '--account', 'acme', '--models', 'chat-small,gen-*']);
  await run(['key', 'create', '--account', 'acme']);
  const { changes, keys_checked } = await diff();
  t.equal(keys_checked, true);
  t.match(changes, [
    { change: 'access_lost', account: 'acme', models: ['chat-large'] },
    {
      change: 'removed',
      part: 'model',
      name: 'chat-large',
      about: /^type: chat, upstream: messages, .*price: chat_large, .*limits: \{ input: 1000000/,
    },
    { change: 'added', part: 'model', name: 'chat-huge' },
  ]);
  t.equal(changes.filter(({ change }) => change === 'access_lost').length, 1);
  t.match(await words(), /^! key tg_[\w-]+… \(key_\S+\) of acme loses chat-large\n- model chat-large/);
});

t.test('routes, upstreams, interfaces and task kinds', async (t) => {
  const { diff } = await scene(t, [
    ['secret: { env: TOLLGATE_$(family.env)_KEY }', 'secret: { env: OTHER_KEY }'],
    ['timeout: { connect: 5s, headers: 60s', 'timeout: { connect: 5s, headers: 30s'],
    ['z/videos', 'zz/videos'],
    [/deadline: \S+/, 'deadline: 50h'],
  ]);
  const { changes } = await diff();
  const named = (part: string, name: string) =>
    changes.find((each) => 'part' in each && each.part === part && each.name === name);
  t.match(named('upstream', 'c'), {
    fields: [
      { field: 'targets.default.credential.sources.secret.env', old: 'TOLLGATE_C_KEY', new: 'OTHER_KEY' },
      { field: 'targets.default.credential.secrets.secret', old: 'a secret', new: 'another secret' },
      { field: 'headers_timeout', old: '1m', new: '30s' },
    ],
  });
  t.match(named('route', 'create_z_video'), {
    fields: [
      {
        field: 'path',
        old: '/api/v3/z/videos/generations/tasks',
        new: '/api/v3/zz/videos/generations/tasks',
      },
      { field: 'branches.default.upstream_path' },
    ],
  });
  t.match(named('task kind', 'unified_c'), { change: 'changed', fields: [{ field: 'deadline', new: '50h' }] });
});

t.test('settings, and those that only a restart can change', async (t) => {
  const { diff } = await scene(t, [
    ['code: CNY, overdraft: "0"', 'code: EUR, overdraft: "5"'],
    ['first: 5s', 'first: 6s'],
    ['listen: 127.0.0.1:8080', 'listen: 127.0.0.1:9090'],
  ]);
  const { changes, summary } = await diff();
  t.match(changes, [
    { setting: 'server.listen', old: '127.0.0.1:8080', new: '127.0.0.1:9090', restart: true },
    { setting: 'currency.code', old: 'CNY', new: 'EUR', restart: true },
    { setting: 'settle.first', old: '5s', new: '6s', restart: false },
    { setting: 'currency.overdraft', old: '0.00', new: '5.00', restart: false },
  ]);
  t.equal(summary, '2 settings that need a restart, 2 settings changed');
});

t.test('limits, and each target of an upstream', async (t) => {
  const { run, dir, store } = await workspace(t);
  const shipped = portableText
    .replace(/^(limits|currency): .*/gm, '')
    .replace(/^ {2}messages:\n {4}like: generative\n(.*\n){2}/m, '');
  const write = (name: string, [time_zone, limit, move_on, failures, second]: readonly string[]) => {
    const file = join(dir, name);
    const edited = `
currency: { code: CNY, overdraft: "0", time_zone: ${time_zone} }
limits: { each_key: { by: [key], ${limit} } }
upstreams:
  messages:
    url: http://127.0.0.1:9/first
    auth: { header: x-api-key, secret: { env: TOLLGATE_C_KEY } }
    move_on: ${move_on}
    health: { failures: ${failures} }
    targets: { default: {}, second: { ${second} } }
`;
    writeFileSync(file, shipped.replace(/^upstreams:\n/m, edited));
    return file;
  };
  const old = write('old.yaml', ['UTC', 'requests: 60/min, spend_per_day: "10.00"', '[429]', '5', 'weight: 3']);
  const other = 'weight: 0, url: "http://127.0.0.1:9/second", auth: { header: x-api-key, secret: { env: OTHER_KEY } }';
  const next = write('new.yaml', ['Asia/Shanghai', 'requests: 6000/min', '[402, 429]', '6', other]);
  const { code, stdout, stderr } = await run(['diff', old, next, '--store', store], { env });
  t.equal(code, 0, stderr);
  const expected = `~ currency.time_zone: UTC -> Asia/Shanghai
~ upstream messages
    targets.second.weight: 3 -> 0
    targets.second.base_path: /first -> /second
    targets.second.credential.sources.secret.env: TOLLGATE_C_KEY -> OTHER_KEY
    targets.second.credential.secrets.secret: a secret -> another secret
    move_on: [429] -> [402, 429]
    health.failures: 5 -> 6
~ limit each_key
    requests: 60/min -> 6000/min
    spend_per_day: 10.00 -> none
1 setting changed, 1 upstream changed, 1 limit changed
`;
  t.equal(stdout.slice(0, expected.length), expected);
});

t.test('expressions, with their old and new text', async (t) => {
  const { diff, words } = await scene(t, [
    [/otherwise: \{ cel: duration \+ reference_seconds \}/, 'otherwise: { cel: reference_seconds + duration }'],
  ]);
  const expression = {
    field: 'actual.otherwise',
    old: 'duration + reference_seconds',
    new: 'reference_seconds + duration',
  };
  t.match(await diff(), { changes: [{ change: 'changed', part: 'billing rule', name: String, fields: [expression] }] });
  t.match(
    await words(),
    /^~ billing rule \S+\n {4}actual\.otherwise: duration \+ reference_seconds -> .*\n1 billing rule changed\n/,
  );
});

t.test('what a rule and an envelope say', async (t) => {
  const { words } = await scene(t, [
    [/without_usage: .*has_usage && !is_stream \? answer_bytes \/ 12 .*/, 'without_usage: free'],
    ['at: /billedSeconds', 'at: /seconds'],
    ['billedSeconds: 3', 'seconds: 3'],
    ['task_not_found: task_not_found', 'task_not_found: no_such_task'],
  ]);
  const shown = await words();
  for (const each of [
    '~ billing rule generative_tokens\n    without_usage.as: units -> free\n    without_usage.units: [{ class: input, units: "has_usage ? 0 : prompt / 4" }, ',
    '}] -> none\n',
    '~ billing rule official_seconds\n    actual.at: /billedSeconds -> /seconds\n',
    '~ envelope string_code\n    words.task_not_found.error.name: task_not_found -> no_such_task\n',
  ]) {
    t.ok(shown.includes(each), `${each} in ${shown}`);
  }
});

t.test('the order of branches, of which the first that applies is taken', async (t) => {
  const [a, b] = [{ name: 'one', billing: 'a' }, { name: 'other' }];
  t.same(
    [...differentLeaves([a, b], [b, { ...a, billing: 'b' }], 'branches')],
    [
      { field: 'branches.one.billing', old: 'a', new: 'b' },
      { field: 'branches in the order', old: '[one, other]', new: '[other, one]' },
    ],
  );
});

t.test('the schema files of routes and billing rules, by what differs in meaning', async (t) => {
  const { dir, run, store } = await workspace(t);
  const schemas = { message: 'schemas/requests/message.json', parts: 'schemas/input/message-parts.json' };
  const text = edited(portableText, [
    [join(root, schemas.message), 'message.json'],
    [join(root, schemas.parts), 'parts.json'],
    ['  count_tokens:\n', '  send_message: { like: create_message, match: POST /v1/send }\n  count_tokens:\n'],
  ]);
  const message = JSON.parse(readFileSync(join(root, schemas.message), 'utf8'));
  const parts = JSON.parse(readFileSync(join(root, schemas.parts), 'utf8'));
  async function diff(changed: unknown, otherParts: unknown = parts) {
    for (const [folder, a, b] of [
      ['old', message, parts],
      ['new', changed, otherParts],
    ] as const) {
      mkdirSync(join(dir, folder), { recursive: true });
      writeFileSync(join(dir, folder, 'gateway.yaml'), text);
      writeFileSync(join(dir, folder, 'message.json'), JSON.stringify(a));
      writeFileSync(join(dir, folder, 'parts.json'), JSON.stringify(b));
    }
    const files = [join(dir, 'old/gateway.yaml'), join(dir, 'new/gateway.yaml')];
    const { code, stdout, stderr } = await run(['diff', ...files, '--store', store], { env });
    t.equal(code, 0, stderr);
    return stdout.split('\nkeys and groups were not')[0];
  }
  const comment = { ...message, $comment: 'Words.', required: message.required.toReversed() };
  t.equal(await diff(comment), 'no change', 'a comment, and the order of required members');
  const properties = {
    ...message.properties,
    tier: { enum: ['a', 'b'], description: 'New.' },
    description: { type: 'string' },
  };
  const stricter = { ...message, required: ['model', 'max_tokens'], properties };
  const fields = [
    'branches.default.schema.required: [messages, model] -> [max_tokens, model]',
    'branches.default.schema.properties.tier: none -> { enum: [a, b] }',
    'branches.default.schema.properties.description: none -> { type: string }',
  ];
  const words = fields.map((each) => `    ${each}`).join('\n');
  const found = await diff(stricter);
  t.equal(
    found,
    `${['create_message', 'send_message'].map((name) => `~ route ${name}\n${words}\n`).join('')}2 routes changed`,
  );
  t.match(
    await diff(message, { ...parts, maxProperties: 1000 }),
    '~ billing rule messages_tokens\n    facts.known_parts.source.schema.maxProperties: none -> 1000\n',
  );
});

t.test('a file with errors is refused', async (t) => {
  const { run, dir } = await workspace(t);
  writeFileSync(join(dir, 'bad.yaml'), 'version: 2');
  const { code, stderr } = await run(['diff', join(root, 'gateway.yaml'), join(dir, 'bad.yaml')]);
  t.equal(code, 1);
  t.match(stderr, /bad\.yaml:1:/);
});

t.test('percentages are rounded half up', async (t) => {
  for (const [old, next, percent] of [
    [100n, 100n, '+0.00'],
    [3n, 4n, '+33.33'],
    [3n, 5n, '+66.67'],
    [3n, 2n, '-33.33'],
    [80_000n, 80_004n, '+0.01'],
    [1n, 1_000n, '+99900.00'],
    [10n, 0n, '-100.00'],
    [0n, 5n, null],
  ] as const) {
    t.equal(percentOf(old, next), percent, `${old} to ${next}`);
  }
});

t.test('a model that moves: what it keeps of the old upstream is shown', async (t) => {
  const { dir, run } = await workspace(t);
  const base = readFileSync(join(root, 'test/config/bases/talk.yaml'), 'utf8');
  const written = (name: string, upstream: string, more = '') => {
    const text = base
      .replace('upstreams:\n', 'upstreams:\n  other: { url: http://127.0.0.1:9001 }\n')
      .replace(
        'prices:\n',
        'prices:\n  paid: { unit: million_tokens, by: [class], table: { input: "0.50", output: "2.00" } }\n',
      )
      .replace('upstream: main, price: talk', `upstream: ${upstream}, price: talk, cost: paid, as: large${more}`)
      .replace('models:\n', 'models:\n  talk-2: { type: chat, upstream: [main, other], price: talk }\n');
    writeFileSync(join(dir, name), text);
    return join(dir, name);
  };
  const old = written('old.yaml', 'main');
  const { stdout } = await run(['diff', old, written('new.yaml', 'other')]);
  t.match(stdout, '    as (kept): large -> large\n    cost (kept): paid -> paid\n');
  const renamed = await run(['diff', old, written('renamed.yaml', 'main', '-2')]);
  t.notMatch(renamed.stdout, 'kept');
});
