/** Before an operator changes prices: what would the customers of the last month have paid? By the command and as a job of the gateway. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { openStore } from '../../src/open-store.ts';
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
  ...{
    old: { amount: '6.00' },
    new: { amount: '5.10' },
    rows: 2,
    unpriced: 1,
    unpriced_amount: '0.000828',
    by_count: 2,
  },
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
    winners: [],
    losers: [],
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
  t.match(await work.json([...args, '--until', '1h']), { rows: 0, old: { amount: '0.00' }, by: [] });
  t.equal((await work.run([...args, '--account', 'nobody'])).code, 1);
  t.equal((await work.run([...args, '--since', 'March'])).code, 1);
  t.match(await work.run(['reprice', '--config', written('version: 1'), '--store', work.store]), {
    code: 1,
    stderr: /error/,
  });
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

t.test('nothing was written', async (t) => {
  t.match(await work.json(['audit']), { ok: true });
  const { changes } = Object(await work.json(['changes']));
  t.notOk(JSON.stringify(changes).includes('reprice'));
});
