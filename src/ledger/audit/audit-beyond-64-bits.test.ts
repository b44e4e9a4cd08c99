/** In an edited file whose sums exceed 64 bits, the audit reports exact breaches and does not fail. */
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { capture, cny, makeOwner, runTask } from '../../../test/support/stores.ts';
import { openStore } from '../open-store.ts';

/** Entries: 1 top-up; 2 hold, 3 capture and 4 overage of `over`; 5 and 6 open holds; 7 and 8 a lease with two requests. */
async function auditAfter(t: Test, sql: string) {
  const path = `${t.testdir()}/store.db`;
  const store = await openStore(`sqlite:${path}`);
  const acme = await makeOwner(store, 'acme', '100');
  await runTask(store, acme, 'over', '1');
  await store.settleTask('over', capture('1.5'));
  await runTask(store, acme, 'first', '2');
  await runTask(store, acme, 'second', '2');
  const request = { ...acme, route: 'create_message', model: 'chat-large', units: {}, amount_nano: cny('0.10') };
  const lease = await store.openSpendLease({
    account: acme.account,
    amount_nano: cny('1'),
    owner: 'gateway',
    until_ms: 10,
  });
  await store.recordUsage([{ ...request, hold_id: 7n }]);
  await store.recordUsage([{ ...request, hold_id: 7n }]);
  if (lease.ok) await store.closeSpendLease(lease);
  edit(path, sql);
  try {
    return await store.audit();
  } finally {
    await store.close();
  }
}

function edit(path: string, sql: string): void {
  const db = new Database(path);
  db.pragma('ignore_check_constraints = ON');
  db.exec('DROP TRIGGER entry_is_never_updated');
  db.exec(sql);
  db.close();
}

const huge = '9000000000000000001';
const edits = [
  {
    sql: `UPDATE entry SET posted_delta = ${huge} WHERE id IN (1, 5)`,
    invariant: 'wallet_equals_entries',
    says: /posted is 98\.30, but its entries add up to 17999999998\.300000002;/,
  },
  {
    sql: `UPDATE entry SET amount = ${huge} WHERE id IN (5, 6)`,
    invariant: 'held_equals_open_holds',
    says: /held is 4\.00, but its unresolved holds add up to 18000000000\.000000002;/,
  },
  {
    sql: `UPDATE account SET posted = -${huge}, held = ${huge}`,
    invariant: 'available_not_negative',
    says: /available is -18000000000\.000000002, but .* -0\.50;/,
  },
  {
    sql: `UPDATE entry SET posted_delta = -${huge} WHERE id IN (1, 3)`,
    invariant: 'hold_within_available',
    says: /hold 5 left -18000000002\.500000002 available;/,
  },
  {
    sql: `UPDATE entry SET amount = ${huge} WHERE id IN (3, 4)`,
    invariant: 'task_charge_matches_its_entries',
    says: /with a charge of 1\.50, but .* add up to 18000000000\.000000002$/,
  },
  {
    // Two sums that differ by one nano, which a REAL cannot represent.
    sql: `UPDATE usage SET amount = ${huge}; UPDATE entry SET amount = ${huge} WHERE id = 8;
      DROP INDEX entry_resolves_a_hold_once; DROP TRIGGER entry_is_never_replaced;
      INSERT INTO entry SELECT 9, account, kind, amount + 1, posted_delta, held_delta, hold_id, task_id, reference, memo, at, 'x', NULL, NULL
        FROM entry WHERE id = 8`,
    invariant: 'lease_charge_equals_its_usage',
    says: /lease 7 was charged 18000000000\.000000003, but its usage minus the waived amount is 18000000000\.000000002;/,
  },
] as const;

for (const { sql, invariant, says } of edits) {
  t.test(`${invariant} beyond 64 bits`, async (t) => {
    const { ok, breaches } = await auditAfter(t, sql);
    t.equal(ok, false);
    const found = breaches.filter((breach) => breach.invariant === invariant);
    t.ok(
      found.some(({ message }) => says.test(message)),
      'the breach is found, with its amount',
      { breaches },
    );
  });
}
