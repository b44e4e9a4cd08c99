/** What was spent in a period is summed from the ledger once, by the writer, also if the limit refuses every request from its first on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import { openStore } from '../../src/store/open.ts';
import { cny, makeOwner, newTask } from '../store/fixtures.ts';
import { newStoreFile } from '../support/new-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'tollgate-sums-'));
const file = join(folder, 'tollgate.db');
await newStoreFile(file);
const store = await openStore(`sqlite:${file}`, { now: () => 5, writer: 'thread' });
const beside = new Database(file, { readonly: true });
t.teardown(async () => {
  beside.close();
  await store.close();
  rmSync(folder, { recursive: true });
});
const owner = await makeOwner(store, 'acme', '100');
const limitOf = (until_ms: number) => ({ key: owner.key, since_ms: 0, until_ms, most_nano: cny('1') });
const stored = (until_ms: number) => beside.prepare('SELECT spent FROM spending WHERE until = ?').get(until_ms);

t.test('a read has the sum stored', async (t) => {
  await store.spendLeasesOf(owner.account, [limitOf(10)]);
  t.strictSame(stored(10), { spent: 0 });
});

t.test('a refused lease and a refused task, too', async (t) => {
  const lease = { account: owner.account, key: owner.key, amount_nano: cny('2'), owner: 'gateway', until_ms: 900 };
  t.match(await store.openSpendLease({ ...lease, limits: [limitOf(20)] }), { ok: false, reason: 'spend_limit' });
  t.strictSame(stored(20), { spent: 0 });
  const limits = { spend: [limitOf(30)], tasks: [] };
  t.match(await store.openTask(newTask(owner, 'one', '2'), { limits }), { ok: false, reason: 'spend_limit' });
  t.strictSame(stored(30), { spent: 0 });
  t.strictSame((await store.audit()).breaches, []);
});
