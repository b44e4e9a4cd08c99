/** An earlier anchor proves that no entry up to it was changed, even if all later hashes were recomputed. */

import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { OPERATOR } from '../../../test/support/operator.ts';
import { recomputeHashes } from '../../../test/support/store/edits-by-hand.ts';
import { makeHealthyStore } from '../../../test/support/store/tampered.ts';
import { cny, makeOwner, newTask, runTask } from '../../../test/support/stores.ts';
import { addFunctions } from '../engines/sqlite/database.ts';
import { openStore } from '../open-store.ts';
import type { Anchor } from '../store/audit-report.ts';

/** Runs the SQL without triggers, recomputes every hash and restores the triggers, as a careful attacker would. */
function rewrite(path: string, sql: string): void {
  const db = new Database(path);
  addFunctions(db);
  db.pragma('foreign_keys = OFF');
  const triggers = db.prepare<[], { name: string; sql: string }>(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'",
  );
  const dropped = triggers.all();
  for (const { name } of dropped) db.exec(`DROP TRIGGER ${name}`);
  db.exec(sql);
  recomputeHashes(db, 'entry');
  recomputeHashes(db, 'change');
  for (const each of dropped) db.exec(each.sql);
  db.close();
}

async function audit(path: string, anchor?: Anchor) {
  const store = await openStore(`sqlite:${path}`);
  try {
    return await store.audit(anchor);
  } finally {
    await store.close();
  }
}

const byHash = ({ entry }: Anchor): Anchor => ({ entry: entry && { ...entry, id: null }, change: undefined });

/** A store and the anchors of its entries. */
async function anchored(t: Test) {
  const path = `${t.testdir()}/store.db`;
  await makeHealthyStore(`sqlite:${path}`);
  const db = new Database(path, { readonly: true });
  const hashes = db.prepare<[], string>('SELECT hash FROM entry ORDER BY id').pluck().all();
  db.close();
  const anchorOf = (id: number): Anchor => ({
    entry: { id: BigInt(id), hash: hashes[id - 1] ?? '' },
    change: undefined,
  });
  return { path, anchorOf };
}

const larger = `UPDATE entry SET amount = amount + 1, posted_delta = posted_delta + 1 WHERE id = 2;
  UPDATE account SET posted = posted + 1 WHERE name = 'other';
  UPDATE change SET after = replace(replace(after, '"5.00"', '"5.000000001"'), '"0.000000005"', '"0.000000006"')
    WHERE id = (SELECT change_id FROM entry WHERE id = 2)`;

t.test('every earlier anchor is valid if entries were only appended', async (t) => {
  const { path, anchorOf } = await anchored(t);
  t.match((await audit(path)).anchor, new RegExp(`^14:${anchorOf(14).entry?.hash}/9:[0-9a-f]{64}$`));
  const store = await openStore(`sqlite:${path}`);
  await store.topup('account_acme', cny('1'), null, OPERATOR);
  await store.close();
  for (const id of [1, 7, 14]) {
    t.match(await audit(path, anchorOf(id)), { ok: true, anchor: /^15:/ }, `entry ${id}`);
    t.match(await audit(path, byHash(anchorOf(id))), { ok: true }, 'by the hash alone');
  }
});

t.test('only an anchor detects a top-up that was changed together with its wallet', async (t) => {
  const { path, anchorOf } = await anchored(t);
  rewrite(path, larger);
  t.match(await audit(path), { ok: true, breaches: [] });
  t.match(await audit(path, anchorOf(1)), { ok: true }, 'entries before the change are still proved');
  for (const id of [2, 14]) {
    const { ok, breaches } = await audit(path, anchorOf(id));
    t.equal(ok, false);
    t.match(breaches, [{ invariant: 'anchor_in_history', message: /^entry \d+ does not have the hash .* rewritten/ }]);
  }
  const { breaches } = await audit(path, byHash(anchorOf(14)));
  t.match(breaches, [{ invariant: 'anchor_in_history', message: /^no entry has the hash/ }]);
});

t.test('an anchor detects that the newest entry was removed and its wallet changed to match', async (t) => {
  const { path, anchorOf } = await anchored(t);
  rewrite(
    path,
    `DELETE FROM lease WHERE hold_id = 14; DELETE FROM entry WHERE id = 14;
    UPDATE account SET held = held - 1000000000 WHERE name = 'chat'`,
  );
  t.match(await audit(path), { ok: true });
  t.match((await audit(path, anchorOf(14))).breaches, [{ invariant: 'anchor_in_history' }]);
});

t.test('an anchor of another entry is not valid', async (t) => {
  const { path, anchorOf } = await anchored(t);
  t.match((await audit(path, { entry: { id: 3n, hash: anchorOf(4).entry?.hash ?? '' }, change: undefined })).breaches, [
    { invariant: 'anchor_in_history' },
  ]);
});

t.test('processes that write in turn, and batches that failed in part, continue one chain', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const gateway = await openStore(`sqlite:${path}`, { writer: 'thread' });
  t.teardown(() => gateway.close());
  const command = await openStore(`sqlite:${path}`);
  t.teardown(() => command.close());
  const owner = await makeOwner(gateway, 'acme', '10');
  for (let round = 0; round < 5; round += 1) {
    const outcomes = await Promise.allSettled([
      gateway.topup(owner.account, 1n, null, OPERATOR),
      gateway.topup('nobody', 1n, null, OPERATOR),
      gateway.openTask(newTask(owner, `task_${round}`, '1')),
      command.topup(owner.account, 1n, null, OPERATOR),
      runTask(command, owner, `ran_${round}`, '0.5'),
    ]);
    t.equal(outcomes.filter(({ status }) => status === 'rejected').length, 1);
  }
  t.match(await command.audit(), { ok: true, breaches: [], anchor: /^21:/ });
});
