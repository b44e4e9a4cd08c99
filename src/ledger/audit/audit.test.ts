/** The audit passes a healthy store, and finds each kind of breach that manual tampering can cause. */
import t from 'tap';
import { ofCorrected, tamperings } from '../../../test/support/store/audit-tamperings.ts';
import { auditAfter, makeCorrectedStore, makeHealthyStore } from '../../../test/support/store/tampered.ts';
import { openStore } from '../open-store.ts';
import { INVARIANTS } from '../store/audit-report.ts';

t.test('a healthy store has no breach, with its constraints and without them', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  await makeHealthyStore(url);
  const checked = { accounts: 3, entries: 14, holds: 6, tasks: 4, changes: 9 };
  const store = await openStore(url);
  t.match(await store.audit(), { ok: true, checked, breaches: [], anchor: /^14:[0-9a-f]{64}\/9:[0-9a-f]{64}$/ });
  t.equal((await store.audit()).breaches.length, 0);
  await store.close();
  const bare = await auditAfter(t, 'SELECT 1');
  t.match(bare.checked, checked);
  t.ok(bare.breaches.every(({ invariant }) => invariant === 'schema_as_migrated'));
});

t.test('a store with corrections has no breach', async (t) => {
  const { breaches } = await auditAfter(t, 'SELECT 1', makeCorrectedStore);
  t.ok(breaches.every(({ invariant }) => invariant === 'schema_as_migrated'));
});

t.test('an empty store has no breach', async (t) => {
  const store = await openStore(`sqlite:${t.testdir()}/store.db`);
  t.strictSame(await store.audit(), {
    ok: true,
    anchor: null,
    checked: { accounts: 0, entries: 0, holds: 0, tasks: 0, changes: 0 },
    breaches: [],
  });
  await store.close();
});

for (const invariant of INVARIANTS) {
  for (const [index, { sql, says }] of tamperings[invariant].entries()) {
    // The name is also used for a folder.
    t.test(`${invariant} ${index}: ${sql.slice(0, 80)}`, async (t) => {
      const make = Object.hasOwn(ofCorrected, invariant) ? makeCorrectedStore : makeHealthyStore;
      const { ok, breaches } = await auditAfter(t, sql, make);
      t.equal(ok, false);
      const found = breaches.filter((breach) => breach.invariant === invariant);
      t.ok(
        found.some(({ message }) => says.test(message)),
        'the breach is found, with its place',
        { breaches },
      );
    });
  }
}

t.test('a breach names the account and the task', async (t) => {
  const { breaches } = await auditAfter(t, "UPDATE task SET charged = 1 WHERE id = 'over'");
  const money = breaches.filter(({ invariant }) => invariant !== 'schema_as_migrated');
  t.match(money, [
    { invariant: 'roll_ups_equal_usage', account: 'account_acme', task: null },
    { invariant: 'task_charge_equals_its_price', account: 'account_acme', task: 'over' },
    { invariant: 'task_charge_matches_its_entries', account: 'account_acme', task: 'over' },
  ]);
  t.equal(money.length, 3);
});
