/** Stores of several threads write by one writer: each sees its own results, and the last money is held once. */
import { join } from 'node:path';
import t from 'tap';
import { OPERATOR } from '../../../test/support/operator.ts';
import { openStore } from '../open-store.ts';

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
