/** The audit passes a healthy store, and finds each kind of breach that tampering by hand can make. */
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { type Invariant, invariants } from '../../src/store/audit.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { capture, cny, makeOwner, newTask, release, runTask } from './fixtures.ts';

/** Entries: 1 and 2 top-ups; 3 hold, 4 capture, 5 overage of `over`; 6, 7 of `done`; 8, 9 of `freed`; 10 the hold of `open`. */
async function makeHealthyStore(url: string): Promise<void> {
  const store = await openStore(url);
  const acme = await makeOwner(store, 'acme', '10');
  const other = await makeOwner(store, 'other', '0');
  await store.topup(other.account, 5n, 'invoice 1');
  await runTask(store, acme, 'over', '1');
  await store.settleTask('over', capture('1.5'));
  await runTask(store, acme, 'done', '2');
  await store.settleTask('done', capture('1'));
  await runTask(store, acme, 'freed', '3');
  await store.settleTask('freed', release());
  await store.openTask(newTask(acme, 'open', '4'));
  await drawOnLeases(store);
  await store.close();
}

/** Entries 11 to 14: a top-up, a lease that is closed with its capture, and one that is open. */
async function drawOnLeases(store: Store): Promise<void> {
  const chat = await makeOwner(store, 'chat', '5');
  const lease = { account: chat.account, amount_nano: cny('1'), owner: 'gateway', until_ms: 10 };
  const request = { ...chat, route: 'create_message', model: 'chat-large', units: { input: '10' } };
  await store.openSpendLease(lease);
  await store.recordUsage([{ ...request, hold_id: 12n, amount_nano: cny('0.10') }]);
  await store.recordUsage([{ ...request, hold_id: 12n, amount_nano: cny('0.20') }]);
  await store.closeSpendLease(12n);
  await store.openSpendLease(lease);
}

/** Rebuilds the tables without their triggers, checks and unique indexes, as a careless hand might, and runs the SQL. */
function tamper(path: string, sql: string): void {
  const db = new Database(path);
  db.pragma('foreign_keys = OFF');
  for (const table of ['account', 'entry', 'task']) {
    db.exec(`CREATE TABLE copy AS SELECT * FROM ${table}; DROP TABLE ${table}; ALTER TABLE copy RENAME TO ${table};`);
  }
  db.exec(sql);
  db.close();
}

async function auditAfter(t: Test, sql: string) {
  const path = `${t.testdir()}/store.db`;
  await makeHealthyStore(`sqlite:${path}`);
  tamper(path, sql);
  const store = await openStore(`sqlite:${path}`);
  try {
    return await store.audit();
  } finally {
    await store.close();
  }
}

const entry = (values: string) =>
  `INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, reference, at) VALUES ${values};`;

const tamperings: Readonly<Record<Invariant, readonly { readonly sql: string; readonly says: RegExp }[]>> = {
  wallet_equals_entries: [
    {
      sql: "UPDATE account SET posted = posted + 1 WHERE name = 'acme'",
      says: /posted is 7\.500000001, but .* 7\.50;/,
    },
    { sql: "UPDATE account SET held = held - 1 WHERE name = 'acme'", says: /held is 3\.999999999, but .* 4\.00;/ },
    { sql: 'DELETE FROM entry WHERE id = 1', says: /account account_acme: posted/ },
    { sql: "DELETE FROM account WHERE name = 'other'", says: /account account_other: posted is nothing/ },
  ],
  held_equals_open_holds: [
    {
      sql: "UPDATE account SET held = 0 WHERE name = 'acme'",
      says: /unresolved holds add up to 4\.00; look at its unfinished/,
    },
    { sql: 'DELETE FROM entry WHERE id = 9', says: /held is 4\.00, but .* 7\.00;/ },
  ],
  held_not_negative: [{ sql: "UPDATE account SET held = -1 WHERE name = 'other'", says: /held is -0\.000000001/ }],
  available_not_negative: [
    { sql: "UPDATE account SET posted = 3000000000 WHERE name = 'acme'", says: /available is -1\.00, but .* -0\.50;/ },
    { sql: "UPDATE account SET posted = -1 WHERE name = 'other'", says: /available is -0\.000000001, but .* 0\.00;/ },
  ],
  hold_within_available: [
    { sql: 'UPDATE entry SET amount = 2, posted_delta = 2 WHERE id = 1', says: /hold 3 left -0\.999999998 available/ },
  ],
  entry_well_formed: [
    { sql: 'UPDATE entry SET amount = amount + 1 WHERE id = 9', says: /entry 9 are not those of a release/ },
    { sql: "UPDATE entry SET kind = 'gift' WHERE id = 1", says: /entry 1 are not those of a gift/ },
    { sql: 'UPDATE entry SET hold_id = NULL WHERE id = 10', says: /entry 10 are not those of a hold/ },
    { sql: 'UPDATE entry SET held_delta = NULL WHERE id = 2', says: /entry 2 are not those of a topup/ },
  ],
  topup_once_a_reference: [
    {
      sql: entry("(11, 'account_other', 'topup', 5, 5, 0, NULL, NULL, 'invoice 1', 0)"),
      says: /2 top-ups bear .*'invoice 1'/,
    },
  ],
  hold_resolved_once: [
    {
      sql: entry("(11, 'account_acme', 'release', 2000000000, 0, -2000000000, 6, 'done', NULL, 0)"),
      says: /hold 6 was resolved 2 times/,
    },
  ],
  resolution_matches_its_hold: [
    {
      sql: 'UPDATE entry SET held_delta = held_delta - 1 WHERE id = 7',
      says: /capture in entry 7 differs from its hold/,
    },
    { sql: "UPDATE entry SET account = 'account_other' WHERE id = 5", says: /overage in entry 5 differs/ },
    { sql: "UPDATE entry SET task_id = 'open' WHERE id = 9", says: /release in entry 9 differs/ },
    { sql: 'UPDATE entry SET hold_id = 1 WHERE id = 9', says: /release in entry 9 names a hold that does not exist/ },
  ],
  capture_within_hold: [
    { sql: 'UPDATE entry SET amount = 2000000001 WHERE id = 7', says: /took 2\.000000001 of a hold of 2\.00/ },
  ],
  overage_beside_full_capture: [
    { sql: 'UPDATE entry SET hold_id = 6 WHERE id = 5', says: /overage of 0\.50 in entry 5/ },
    { sql: 'UPDATE entry SET hold_id = 8 WHERE id = 5', says: /overage of 0\.50 in entry 5/ },
    {
      sql: entry("(11, 'account_acme', 'overage', 1, -1, 0, 3, 'over', NULL, 0)"),
      says: /in entry 11 .* not the only one/,
    },
  ],
  task_state_matches_its_hold: [
    {
      sql: "UPDATE task SET state = 'failed' WHERE id = 'done'",
      says: /done is failed, .* have release, but it has capture/,
    },
    {
      sql: "UPDATE task SET state = 'running' WHERE id = 'freed'",
      says: /freed is running, .* no resolution, but it has release/,
    },
    {
      sql: "UPDATE task SET state = 'succeeded' WHERE id = 'open'",
      says: /open is succeeded, .* have capture, but it has none/,
    },
  ],
  task_hold_matches_its_entry: [
    {
      sql: "UPDATE task SET hold_id = 99 WHERE id = 'open'",
      says: /task open names the hold 99, which does not exist/,
    },
    { sql: "UPDATE task SET hold = 1 WHERE id = 'open'", says: /a hold of 0\.000000001, but entry 10 holds 4\.00/ },
    { sql: "UPDATE task SET account = 'account_other' WHERE id = 'open'", says: /task open .* of another account/ },
    { sql: "UPDATE entry SET task_id = 'done' WHERE id = 10", says: /task open .* or task/ },
  ],
  task_charge_matches_its_entries: [
    {
      sql: "UPDATE task SET charged = 1 WHERE id = 'over'",
      says: /over is succeeded .* 0\.000000001 .* add up to 1\.50/,
    },
    {
      sql: "UPDATE task SET charged = NULL WHERE id = 'freed'",
      says: /freed is failed and says that nothing was charged/,
    },
    { sql: "UPDATE task SET charged = 0 WHERE id = 'open'", says: /open is dispatching and says that 0\.00/ },
    { sql: 'DELETE FROM entry WHERE id = 5', says: /over is succeeded .* 1\.50 .* add up to 1\.00/ },
  ],
  hold_belongs_to_one_owner: [
    { sql: "DELETE FROM task WHERE id = 'done'", says: /hold 6 belongs to 0 tasks and leases, .* names task done/ },
    { sql: "UPDATE task SET hold_id = 6 WHERE id = 'over'", says: /hold 6 belongs to 2 tasks and leases/ },
  ],
  lease_state_matches_its_hold: [
    {
      sql: 'UPDATE lease SET closed_at = NULL WHERE hold_id = 12',
      says: /lease 12 is open, but its hold has a capture/,
    },
    { sql: 'UPDATE lease SET closed_at = 1 WHERE hold_id = 14', says: /lease 14 is closed, .* no resolution/ },
  ],
  lease_charge_equals_its_usage: [
    { sql: 'UPDATE usage SET amount = 1 WHERE id = 1', says: /lease 12 was charged 0\.30, .* 0\.200000001/ },
    { sql: 'DELETE FROM usage WHERE hold_id = 12', says: /lease 12 was charged 0\.30, .* 0\.00/ },
    {
      sql: 'UPDATE lease SET waived = 100000000 WHERE hold_id = 12',
      says: /lease 12 was charged 0\.30, .* less what was waived .* 0\.20/,
    },
  ],
  waived_beside_full_capture: [
    {
      sql: 'UPDATE lease SET waived = 1 WHERE hold_id = 12',
      says: /lease 12, 0\.000000001 was waived, but its hold was not captured whole/,
    },
  ],
  usage_is_of_its_lease: [
    {
      sql: "UPDATE usage SET account = 'account_other' WHERE hold_id = 12",
      says: /draws on a lease of another account/,
    },
  ],
  upstream_id_unique: [
    {
      sql: "UPDATE task SET upstream_id = 'up_done' WHERE id = 'over'",
      says: /2 tasks bear the upstream's id c up_done/,
    },
  ],
};

t.test('a healthy store has no breach, with its constraints and without them', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  await makeHealthyStore(url);
  const expected = { ok: true, checked: { accounts: 3, entries: 14, holds: 6, tasks: 4 }, breaches: [] };
  const store = await openStore(url);
  t.strictSame(await store.audit(), expected);
  await store.close();
  t.strictSame(await auditAfter(t, 'SELECT 1'), expected);
});

t.test('an empty store has no breach', async (t) => {
  const store = await openStore(`sqlite:${t.testdir()}/store.db`);
  t.strictSame(await store.audit(), {
    ok: true,
    checked: { accounts: 0, entries: 0, holds: 0, tasks: 0 },
    breaches: [],
  });
  await store.close();
});

for (const invariant of invariants) {
  for (const { sql, says } of tamperings[invariant]) {
    t.test(`${invariant}: ${sql}`, async (t) => {
      const { ok, breaches } = await auditAfter(t, sql);
      t.equal(ok, false);
      const found = breaches.filter((breach) => breach.invariant === invariant);
      t.ok(
        found.some(({ message }) => says.test(message)),
        'the breach is found and says where',
        { breaches },
      );
    });
  }
}

t.test('a breach names the account and the task', async (t) => {
  const { breaches } = await auditAfter(t, "UPDATE task SET charged = 1 WHERE id = 'over'");
  t.match(breaches, [{ invariant: 'task_charge_matches_its_entries', account: 'account_acme', task: 'over' }]);
  t.equal(breaches.length, 1);
});
