/** Changes beyond the limit of the writer's queue are refused, and every acknowledged change is stored. Records have places of their own. */

import { join } from 'node:path';
import t from 'tap';
import { OPERATOR } from '../../../test/support/operator.ts';
import { cny, makeOwner, openFreshSqlite } from '../../../test/support/stores.ts';
import { openStore } from '../open-store.ts';

t.test('a full queue refuses changes, and loses none that it accepted', async (t) => {
  const { store } = await openFreshSqlite('thread')(t, { now: 0 });
  const owner = await makeOwner(store, 'acme', '0');
  const asked = Array.from({ length: 9_000 }, (_, index) =>
    store.topup(owner.account, cny('0.01'), `r${index}`, OPERATOR),
  );
  const outcomes = await Promise.allSettled(asked);
  const done = outcomes.filter(({ status }) => status === 'fulfilled').length;
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.name] : []));
  t.ok(refused.length > 0, `${refused.length} were refused`);
  t.ok(refused.every((name) => name === 'StoreBusyError'));
  const wallet = await store.wallet(owner.account);
  t.equal(wallet?.posted_nano, cny('0.01') * BigInt(done), 'every acknowledged change, and no other');
  t.match(await store.topup(owner.account, cny('1'), 'after', OPERATOR), { ok: true }, 'then it accepts changes again');
  t.match(await store.audit(), { ok: true });
});

t.test('a queue full of requests accepts as many records, and refuses those beyond', async (t) => {
  const { store } = await openFreshSqlite('thread')(t, { now: 0 });
  const { account } = await makeOwner(store, 'acme', '0');
  const requests = Array.from({ length: 8_300 }, () => store.probe());
  const records = Array.from({ length: 8_300 }, (_, index) => store.recordResource('group', `g${index}`, account));
  const refused = async (asked: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected').length;
  t.same(await Promise.all([refused(requests), refused(records)]), [8_300 - 8_192, 8_300 - 8_192]);
  const page = { limit: 1, offset: 0 };
  t.equal((await store.listResources('group', account, page)).total, 8_192);
});

// Stores of several threads that write by one writer: each sees its own results, and the last money is held once.

t.test('two stores, one writer', async (t) => {
  const url = `sqlite:${join(t.testdir({}), 'store.db')}`;
  const first = await openStore(url, { writer: 'thread' });
  const second = await openStore(url, { writer: first.share(), access: 'write' });
  t.throws(() => second.share(), /only the thread that started the writer/);
  const stores = [first, second];
  const account = await first.createAccount(
    { id: 'acct_1', name: 'acme', price_factor_nano: 1_000_000_000n },
    OPERATOR,
  );
  t.not(account, 'name_taken');
  await second.topup('acct_1', 50n, null, OPERATOR);

  const open = (index: number) =>
    stores[index % 2]?.openSpendLease({
      account: 'acct_1',
      key: null,
      limits: [],
      amount_nano: 10n,
      owner: `thread-${index % 2}`,
      until_ms: Date.now() + 60_000,
    });
  const opened = await Promise.all(Array.from({ length: 40 }, (_, index) => open(index)));
  t.equal(opened.filter((lease) => lease?.ok === true).length, 5, 'five leases of 10 fit into 50');
  const holds = opened.flatMap((lease) => (lease?.ok === true ? [lease.hold_id] : []));
  t.equal(new Set(holds).size, 5, 'each store gets its own results');
  const { leases } = await second.spendLeasesOf('acct_1');
  t.same(leases.map(({ hold_id }) => hold_id).sort(), holds.sort());

  const errors = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      stores[index % 2]?.createAccount(
        { id: `acct_x${index}`, name: 'other', price_factor_nano: 1_000_000_000n },
        OPERATOR,
      ),
    ),
  );
  const made = errors.filter((each) => each.status === 'fulfilled' && each.value !== 'name_taken');
  t.equal(made.length, 1, 'one of them gets the name');

  await second.close();
  await first.topup('acct_1', 1n, null, OPERATOR);
  await t.rejects(second.topup('acct_1', 1n, null, OPERATOR), /the store is closed/);
  t.same((await first.audit()).breaches, []);
  await first.close();
});

t.test('a lost writer is lost for every store', async (t) => {
  const url = `sqlite:${join(t.testdir({}), 'store.db')}`;
  const first = await openStore(url, { writer: 'thread' });
  const second = await openStore(url, { writer: first.share(), access: 'write' });
  await first.close();
  t.match((await second.lost).message, /the store is lost: the store's writer thread has stopped/);
  await t.rejects(second.probe(), /the store is lost/);
  await second.close();
});
