/** Operators find accounts, keys, tasks, requests, charges and entries by what a customer has in hand, on both engines. */
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { generateKey } from '../../src/ledger/store/secrets.ts';
import type { Store } from '../../src/ledger/store/store.ts';
import { startAdmin } from '../support/admin.ts';
import { OPERATOR } from '../support/operator.ts';
import { PostgresServer } from '../support/postgres.ts';
import { capture, cny, makeOwner, openFreshPostgres, openFreshSqlite, runTask } from '../support/stores.ts';

const admin = await startAdmin(t);
const store = await openStore(admin.work.store);
await admin.post('/accounts', { name: 'Ünited Films', contact: 'Ops@United.example', labels: { crm: 'C-118' } });
await admin.post('/accounts/%C3%9Cnited%20Films/topups', { amount: '50', reference: 'INV-2026_118' });
const { body: key } = await admin.post('/keys', { account: 'Ünited Films', name: 'Production' });
const owner = await makeOwner(store, 'acme', '100');
const other = await makeOwner(store, 'other', '100');
const ids: string[] = [];
for (const [payer, amount] of [
  [owner, '4.3712'],
  [owner, '4.38'],
  [other, '4.374999999'],
] as const) {
  const lease = await store.openSpendLease({
    ...payer,
    amount_nano: cny('9'),
    owner: 'g',
    until_ms: Date.now() + 60_000,
  });
  if (!lease.ok) throw new Error(lease.reason);
  const use = { hold_id: lease.hold_id, ...payer, route: 'r', model: 'chat-large', units: { input: '1' } };
  await store.recordUsage([{ ...use, amount_nano: cny(amount) }]);
  await store.closeSpendLease(lease);
}
await runTask(store, owner, 'task_1', '8');
await store.settleTask('task_1', capture('7.5'));
await store.close();

async function found(text: string): Promise<readonly string[]> {
  const { status, body } = await admin.get(`/search?${new URLSearchParams({ text })}`);
  t.equal(status, 200, text);
  ids.push(...body.data.map(({ id }: { id: string }) => id));
  return body.data.map(({ kind, account, text, amount }: Record<string, string>) =>
    [kind, account, text, amount].filter((part) => part !== null).join(' '),
  );
}

t.test('accounts by a part of what operators wrote about them, in upper or lower case', async (t) => {
  const united = 'account Ünited Films Ops@United.example';
  for (const text of ['ünited films', 'NITED', 'ops@united.example', 'c-118', 'Ünited Films'])
    t.strictSame(await found(text), [united], text);
  t.strictSame(await found('nobody%'), [], 'a wildcard is a character');
});

t.test('keys by a part of their name, their id and their beginning', async (t) => {
  const production = ['key Ünited Films Production'];
  t.strictSame(await found('produc'), production);
  t.strictSame(await found(String(key.id)), production);
  t.strictSame(await found(String(key.key)), production, 'of a whole key, only the beginning is searched');
});

t.test('payments by a part of their reference', async (t) => {
  t.strictSame(await found('inv-2026_118'), ['entry Ünited Films topup INV-2026_118 50.00']);
  t.strictSame(await found('INV-2026x118'), [], 'a wildcard is a character');
});

t.test('tasks by their id and by the id of the upstream', async (t) => {
  for (const text of ['task_1', 'up_task_1']) t.strictSame(await found(text), ['task acme c/vidgen-2.0 7.50']);
});

t.test('charges by their amount as it is shown, also of one account', async (t) => {
  const [first = '', second = ''] = [
    'charge acme chat-large 4.3712',
    'charge acme capture 1 metered request, 4.3712 4.3712',
  ];
  const others = [
    'charge other chat-large 4.374999999',
    'charge other capture 1 metered request, 4.374999999 4.374999999',
  ];
  t.strictSame((await found('4.37')).toSorted(), [first, second, ...others].toSorted());
  for (const text of ['4.37 acme', '4,37 CNY ACM', '-4.37 acme', '4.3712', '$4.3712'])
    t.strictSame((await found(text)).toSorted(), [second, first].toSorted(), text);
  t.strictSame(await found('4.371'), await found('4.3712'), 'rounded to the decimals that were typed');
  t.strictSame(await found('7.50'), ['charge acme capture task_1 7.50']);
  t.strictSame(await found('50.00'), ['entry Ünited Films topup INV-2026_118 50.00'], 'a payment is no charge');
  t.strictSame(await found('4.37 nobody'), []);
});

t.test('each charge that is found can be explained', async (t) => {
  for (const id of new Set(ids.filter((each) => /^(usage_|\d)/.test(each)))) {
    const path = (await admin.get(`/charges/${id}`)).status === 200 ? 'charges' : 'entries';
    t.equal((await admin.get(`/${path}/${id}`)).status, 200, id);
  }
});

t.test('a viewer may search, and a text is needed', async (t) => {
  t.match(await admin.get('/search?text=acme', { token: await admin.tokenOf('viewer') }), { status: 200 });
  t.match(await admin.get('/search'), { status: 400 });
});

async function rowsOf(t: Test, store: Store) {
  const { account } = await makeOwner(store, 'acme', '0');
  await store.topup(account, cny('4.37'), 'Invoice 100%', OPERATOR);
  const { id, sha256, prefix } = generateKey((size) => Buffer.alloc(size, 7));
  const settings = { name: 'Ops', models: null, price_factor_nano: null, expires_at_ms: null };
  await store.createKey({ id, sha256, prefix, account, ...settings }, OPERATOR);
  const search = async (text: string, amounts?: readonly [bigint, bigint], of_account?: string) => {
    const found = await store.searchRows({ text, amounts, account: of_account, limit: 5 });
    return [found.keys.length, found.entries.length, found.usage.length];
  };
  t.strictSame(await search('OP'), [1, 0, 0]);
  t.strictSame(await search(prefix), [1, 0, 0]);
  t.strictSame(await search('invoice 100%'), [0, 1, 0]);
  t.strictSame(await search('invoice_100%'), [0, 0, 0]);
  t.strictSame(await search('', [cny('4.37'), cny('4.38')]), [0, 1, 0]);
  t.strictSame(await search('', [cny('4.36'), cny('4.37')], account), [0, 0, 0]);
  t.strictSame(await search('', [cny('4.37'), cny('4.38')], 'nobody'), [0, 0, 0]);
  t.strictSame([...(await store.lastUses([account]))], [], 'no key was used');
}

t.test('SQLite', async (t) => rowsOf(t, (await openFreshSqlite()(t, { now: 0 })).store));

t.test('PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  await rowsOf(t, (await openFreshPostgres(server)(t, { now: 0 })).store);
});
