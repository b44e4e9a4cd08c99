/** Before an operator changes prices: what would the customers of the last month have paid? By the command and as a job of the gateway. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { playLimits } from '../../src/admin/reports/played-limits.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { startAdmin } from '../support/admin.ts';
import { until } from '../support/stack.ts';
import { capture, makeOwner, runTask } from '../support/stores.ts';
import { root, smallConfig } from '../support/tollgate.ts';

const admin = await startAdmin(t);
const { work, token } = admin;
const small = readFileSync(join(root, smallConfig), 'utf8');
const { key } = JSON.parse(admin.output.stdout.split('\n', 1)[0] ?? '');

const message = { model: 'chat-large', max_tokens: 64, messages: [{ role: 'user', content: 'hello' }] };
const headers = { 'x-api-key': key, 'content-type': 'application/json' };
await fetch(`${admin.gateway_url}/v1/messages`, { method: 'POST', headers, body: JSON.stringify(message) });
const store = await openStore(admin.work.store);
for (const [name, resolution] of [
  ['acme', '480p'],
  ['zeta', '720p'],
] as const) {
  const owner = await makeOwner(store, name, '100');
  await runTask(store, owner, `task_${name}`, '4', { facts: { resolution } });
  await store.settleTask(`task_${name}`, capture('3'));
}
const charged = await until(
  () => store.usage({ by: [] }),
  ([sum]) => sum?.requests === 3,
);
await store.close();

let files = 0;
/** A configuration with other prices. */
function written(text: string): string {
  files += 1;
  const file = join(work.dir, `new-${files}.yaml`);
  writeFileSync(file, text);
  return file;
}

const dearer = small
  .replace('480p: "0.46", 720p: "1.00"', '480p: "0.50", 720p: "1.20"')
  .replaceAll('chat-large', 'chat-big');
const DEARER = {
  old: { amount: '6.00' },
  new: { amount: '5.10' },
  rows: 2,
  unpriced: 1,
  unpriced_amount: '0.000828',
  by_count: 2,
  reasons: [{ model: 'chat-large', why: 'the configuration has no such model', rows: 1 }],
  winners: [{ account: 'acme', old: '3.00', new: '1.50', difference: '-1.50' }],
  losers: [{ account: 'zeta', difference: '0.60' }],
  by: [{ account: 'acme', model: 'c/vidgen-2.0', rows: 1 }, { account: 'zeta' }],
};

t.test('with prices that are as they were, the sums are the ledger, to the last nano', async (t) => {
  const same = small.replace('480p: "0.46"', '480p: "1.00"');
  const found = await work.json(['reprice', '--config', written(same), '--store', work.store, '--since', '1d']);
  t.match(found, {
    old: { amount: '6.000828' },
    new: { amount: '6.000828' },
    rows: 3,
    unpriced: 0,
    winners: { length: 0 },
    losers: { length: 0 },
  });
  t.equal(charged[0]?.amount_nano, 6_000_828_000n);
});

t.test('winners, losers, and what the new prices cannot price', async (t) => {
  const args = ['reprice', '--config', written(dearer), '--store', work.store];
  t.match(await work.json(args), DEARER);
  const { stdout } = await work.run(args);
  t.match(stdout, /charged +6\.00\nanew +5\.10\nunpriced +1 charges of 0\.000828/);
  t.match(await work.json([...args, '--account', 'zeta']), {
    account: 'zeta',
    rows: 1,
    old: { amount: '3.00' },
    unpriced: 0,
  });
  t.match(await work.json([...args, '--until', '1h']), { rows: 0, old: { amount: '0.00' }, by: { length: 0 } });
  t.equal((await work.run([...args, '--account', 'nobody'])).code, 1);
  t.equal((await work.run([...args, '--since', 'March'])).code, 1);
  for (const command of [args, ['usage', '--store', work.store]]) {
    t.match(await work.run([...command, '--since', '2099-01-01']), { code: 1, stderr: /2099-01-01, which is to come/ });
    const backwards = ['--since', '2026-02-01', '--until', '2026-01-01'];
    t.match(await work.run([...command, ...backwards]), { code: 1, stderr: /which is after 'until', 2026-01-01/ });
  }
  t.match(await work.run(['reprice', '--config', written('version: 1'), '--store', work.store]), {
    code: 1,
    stderr: /error/,
  });
});

t.test('at the prices of a later time', async (t) => {
  const table = 'table: { 480p: "0.46", 720p: "1.00" }';
  t.ok(small.includes(table));
  const later = written(small.replace(table, `${table}, from: { "2098-12-01": { 480p: "4.60", 720p: "10.00" } }`));
  const args = ['reprice', '--config', later, '--store', work.store];
  const now = Object(await work.json(args));
  t.match(await work.json([...args, '--at', '2098-11-30']), { rows: 3, new: now.new });
  t.match(await work.json([...args, '--at', '2098-12-01']), {
    winners: [],
    losers: [{ account: 'zeta', new: '30.00' }, { new: '13.80' }],
  });
  t.match(await work.json([...args, '--at', 'tomorrow']), { error: { code: 'invalid_value', message: /'at'/ } });
  const job = await admin.post('/reprices', { text: readFileSync(later, 'utf8'), at: '2098-12-01' });
  const ended = await until(
    () => admin.get(`/reprices/${job.body.id}`),
    ({ body }) => body.state !== 'running',
  );
  t.match(ended.body, { state: 'done', result: { losers: [{ new: '30.00' }, { new: '13.80' }] } });
});

t.test('as a job of the gateway, which a repetition finds again', async (t) => {
  const body = { text: dearer, since: '1d' };
  const started = await admin.post('/reprices', body, { key: 'reprice' });
  t.match(started, { status: 201, body: { percent: Number } });
  const { id } = started.body;
  const ended = await until(
    () => admin.get(`/reprices/${id}`),
    (answer) => answer.body.state !== 'running',
  );
  t.match(ended.body, { state: 'done', percent: 100, error: null, result: DEARER });
  t.equal((await admin.post('/reprices', body, { key: 'reprice' })).body.id, id);
  t.match(await admin.post('/reprices', { ...body, since: '2d' }, { key: 'reprice' }), { status: 422 });
  t.match(await admin.post('/reprices', { text: 'version: 1' }), { status: 422, body: { code: 'config_invalid' } });
  t.match(await admin.get('/reprices/reprice_none'), { status: 404, body: { code: 'reprice_not_found' } });
  const remote = ['reprice', '--config', written(dearer), '--since', '1d', '--server', admin.url];
  t.match(await work.json(remote, { env: { TOLLGATE_ADMIN_TOKEN: token } }), DEARER);
});

t.test('a task is rounded half up, as when it was charged', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  const store = await openStore(url);
  await runTask(store, await makeOwner(store, 'acme', '100'), 'task_part', '4');
  await store.settleTask('task_part', capture('0.25'));
  await store.close();
  const part = written(small.replace('480p: "0.46"', '480p: "1.000000001"'));
  const repriced = Object(await work.json(['reprice', '--config', part, '--store', url]));
  t.strictSame([repriced.rows, repriced.new.amount], [1, '0.25']);
});

t.test('who would have been refused by a limit', async (t) => {
  const limits =
    'limits:\n  all: { by: [account], spend_per_day: "2.50" }\n  messages: { by: [key], models: [chat-*], tokens: 5/min }\n';
  const args = [
    'reprice',
    '--config',
    written(small.replace('480p: "0.46"', '480p: "1.00"') + limits),
    '--store',
    work.store,
  ];
  t.match(
    await work.json(args),
    {
      old: { amount: '6.000828' },
      rows: 3,
      refused: 2,
      refused_amount: '6.00',
      refusals: [
        { account: 'acme', limit: 'account', measure: 'spend_per_day', value: '2.50', rows: 1, amount: '3.00' },
        { account: 'zeta', rows: 1 },
      ],
    },
    'one request may use all tokens of a minute',
  );
  t.match(await work.run(args), { stdout: /refused +2 charges of 6\.00 by limits, in both sums/ });
  const ask = () =>
    fetch(`${admin.gateway_url}/v1/messages`, { method: 'POST', headers, body: JSON.stringify(message) });
  // The first may be older than a minute, but not both.
  await Promise.all([ask(), ask()]);
  const found = await until(
    async () => Object(await work.json(args)),
    ({ rows }) => rows === 5,
  );
  const ofDemo = found.refusals.find(({ account }: { readonly account: string }) => account === 'demo');
  t.match(ofDemo, { limit: 'messages', measure: 'tokens', value: '5/min' });
  t.ok(ofDemo.rows >= 1);
});

t.test('the limits are played: windows, days, open tasks, and what was refused does not count', async (t) => {
  const values = { requests: 2, concurrent_tasks: 1, spend_per_day: 5_000_000_000n };
  const rule = { name: 'all', by: ['account'] as const, models: undefined, values };
  const play = await playLimits({ time_zone: 'Europe/Berlin', rules: [rule] }, new Map(), {
    listKeys: async () => {
      const account = { account: 'acme', account_group: null, account_limits: { spend_per_day: '3' } };
      return [Object({ id: 'key', limits: null, ...account })];
    },
  });
  const day_ms = Date.UTC(2026, 9, 24, 22);
  const add = (second: number, amount: bigint, task_s?: number) =>
    play.add({
      account: 'acme',
      key: 'key',
      model: 'any',
      tokens: undefined,
      amount_nano: amount * NANO,
      at_ms: day_ms + second * 1_000,
      finished_at_ms: task_s === undefined ? undefined : day_ms + (second + task_s) * 1_000,
    });
  for (const second of [0, 1, 2, 59]) add(second, 0n);
  add(60, 1n, 90);
  add(100, 1n, 10);
  add(149, 0n);
  add(151, 1n, 10);
  // The account has 3 in place of 5 a day. A day with 25 hours.
  add(25 * 3_600 - 10, 2n);
  add(25 * 3_600, 2n);
  t.match(play.list(), [
    { account: 'acme', label: { kind: 'requests' }, rows: 2, amount_nano: 0n },
    { label: { kind: 'concurrent_tasks' }, rows: 1, amount_nano: NANO },
    { label: { kind: 'spend_per_day' }, rows: 1, amount_nano: 2n * NANO },
  ]);
});

t.test('nothing was written', async (t) => {
  const { latency } = (await admin.get('/health')).body;
  t.ok(latency.requests >= 3 && latency.p99_ms > 0, 'the overview has the latency of these requests');
  t.match(await work.json(['audit']), { ok: true });
  const { changes } = Object(await work.json(['changes']));
  t.notOk(JSON.stringify(changes).includes('reprice'));
});
