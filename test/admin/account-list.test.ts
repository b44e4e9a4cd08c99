/** Accounts are searched, filtered and sorted a page at a time, with what each spent this month and when it was last used. */
import t from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { DAY_ms } from '../../src/lib/time/duration.ts';
import { startAdmin } from '../support/admin.ts';
import { capture, makeOwner, runTask } from '../support/stores.ts';

const admin = await startAdmin(t);
const old_ms = Date.now() - 40 * DAY_ms;
const clock = { now: old_ms };
const store = await openStore(admin.work.store, { now: () => clock.now });
const owners = {
  'b rich': await makeOwner(store, 'b rich', '100'),
  'a poor': await makeOwner(store, 'a poor', '5'),
  'c used': await makeOwner(store, 'c used', '20'),
};
await runTask(store, owners['b rich'], 'old', '4');
await store.settleTask('old', capture('4'));
clock.now = Date.now();
await runTask(store, owners['c used'], 'new', '4');
await store.settleTask('new', capture('1.5'));
await store.close();
await admin.post('/accounts/c%20used/adjustments', { amount: '-30', reason: 'a debt', overdraw: true });
const { body: poor } = await admin.get('/accounts/a%20poor');
const edit = { body: { status: 'suspended', labels: { plan: 'Free' } }, headers: { 'if-match': `"${poor.version}"` } };
t.equal((await admin.send('PATCH', '/accounts/a%20poor', edit)).status, 200);

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly spent?: string;
  readonly last_used_at?: string | null;
}

async function listed(query: string): Promise<readonly Listed[]> {
  const { body } = await admin.get(`/accounts?${query}`);
  // The sandbox has an account of its own.
  return body.data.filter(({ name }: Listed) => name !== 'demo');
}
const names = async (query: string) => (await listed(query)).map(({ name }) => name).join(', ');

t.test('filters', async (t) => {
  t.equal(await names(''), 'a poor, b rich, c used');
  t.equal(await names('negative=true'), 'c used');
  t.equal(await names('suspended=true'), 'a poor');
  t.equal(await names('match=FREE'), 'a poor', 'a label');
  t.equal(await names('match=R'), 'a poor, b rich', 'a part of a name');
  t.equal(await names('match=r&suspended=true'), 'a poor');
  t.equal(await names('prefix=c&match=u'), 'c used');
  t.equal((await admin.get('/accounts?unused=perhaps')).status, 400);
  t.equal((await admin.get('/accounts?sort=size')).status, 400);
});

t.test('orders, a page at a time', async (t) => {
  t.equal(await names('sort=-name'), 'c used, b rich, a poor');
  t.equal(await names('sort=available'), 'c used, a poor, b rich');
  t.equal(await names('sort=-spent'), 'c used, a poor, b rich', 'equal ones by name');
  const [first] = await listed('sort=-available&match=r');
  t.equal(first?.name, 'b rich');
  const { body } = await admin.get(`/accounts?sort=-available&limit=1&match=r&starting_after=${first?.id}`);
  t.match(body, { data: [{ name: 'a poor' }], has_more: false });
  const [used] = await listed('negative=true');
  t.equal(await names(`sort=-name&match=r&starting_after=${used?.id}`), 'b rich, a poor', 'the row has left the list');
  t.match(await admin.get('/accounts?sort=name&match=r&starting_after=acct_none'), { status: 400 });
});

t.test('activity', async (t) => {
  t.match(await listed('activity=true'), [
    { name: 'a poor', spent: '0.00', last_used_at: null },
    { name: 'b rich', spent: '0.00', last_used_at: new Date(old_ms).toISOString().slice(0, 10) },
    { name: 'c used', spent: '1.50', last_used_at: new Date().toISOString().slice(0, 10) },
  ]);
  t.notOk(Object.hasOwn((await listed(''))[0] ?? {}, 'spent'));
  t.equal(await names('unused=true'), 'a poor, b rich', 'never, and not for 30 days');
  t.equal(await names('sort=-last_used'), 'c used, b rich, a poor');
  t.match(await admin.get('/accounts?activity=true&tz=Mars'), { status: 400 });
});
