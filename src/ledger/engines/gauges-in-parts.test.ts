/** Tests that many open tasks are counted in several parts, and that the event loop runs between them. */

import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import { addManyTasks } from '../../../bench/stores/many-tasks.ts';
import { newStoreFile } from '../../../test/support/new-store.ts';
import { openStore } from '../open-store.ts';

t.test('more tasks than one statement counts', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  await (await openStore(url)).close();
  addManyTasks(url.slice('sqlite:'.length), { running: 12_000, unknown: 5_001, review: 5_000, succeeded: 700 }, 2_500);
  const store = await openStore(url, { writer: 'thread' });
  t.teardown(() => store.close());
  let turns = 0;
  const turn = setInterval(() => {}, 1_000);
  const count = () => {
    turns += 1;
    if (turn.hasRef()) setImmediate(count);
  };
  setImmediate(count);
  const found = await store.gauges(1n, ['c']);
  turn.unref();
  clearInterval(turn);
  t.match(found, {
    tasks: { dispatching: 0, running: 12_000, unknown: 5_001, review: 5_000 },
    low_wallets: 2_500,
    oldest_task_ms: 1,
    next_poll_ms: new Map([['c', 1]]),
  });
  t.ok(turns > 8, `${turns} turns`);
});

t.test('counts that cannot be read are failed reads', async (t) => {
  const url = `sqlite:${t.testdir()}/store.db`;
  const store = await openStore(url, { writer: 'thread' });
  t.teardown(() => store.close());
  const other = new Database(url.slice('sqlite:'.length));
  other.exec('DROP INDEX task_in_review');
  other.close();
  await t.rejects(store.gauges(1n, ['c']), /task_in_review/);
  t.equal(store.pressure().failed.read, 1);
});

// Lists of an account with more tasks than one part of a reading has.

t.test('pages and totals are right across the parts, and the event loop runs between them', async (t) => {
  const path = join(t.testdir(), 'store.db');
  await newStoreFile(path);
  addManyTasks(path, { running: 12_000, unknown: 10, review: 0, succeeded: 12_000 });
  const db = new Database(path);
  // Most of a kind and a status are far from the newest; pairs of tasks have the same time.
  db.exec(`
    UPDATE task SET kind = 'other_video' WHERE hold_id % 3 = 0;
    UPDATE task SET status = 'rare' WHERE created_at BETWEEN 2 AND 4;
    UPDATE task SET hidden_at = 1 WHERE hold_id % 7 = 0`);
  const expected = (where: string) =>
    db
      .prepare<[], string>(
        `SELECT upstream_id FROM task WHERE upstream_id IS NOT NULL AND hidden_at IS NULL AND ${where}
         ORDER BY created_at DESC, hold_id DESC`,
      )
      .pluck()
      .all();
  const store = await openStore(`sqlite:${path}`);
  t.teardown(() => store.close());
  t.teardown(() => db.close());
  const both = ['official_video', 'other_video'];
  const lists = [
    { filter: { kinds: both }, all: expected('TRUE') },
    { filter: { kinds: ['other_video', 'other_video', 'no_kind'] }, all: expected("kind = 'other_video'") },
    { filter: { kinds: both, statuses: ['rare'] }, all: expected("status = 'rare'") },
    { filter: { kinds: both, models: ['none'] }, all: [] },
  ];
  for (const { filter, all } of lists) {
    for (const offset of [0, 3, 4_950, 5_000, 10_001, 20_500, 999_999]) {
      const page = await store.listTasks({ account: 'acct_many', visible: true, limit: 100, offset, ...filter });
      const ids = page.tasks.map((task) => task.upstream_id);
      t.strictSame(ids, all.slice(offset, offset + 100), `${JSON.stringify(filter)} from ${offset}`);
      t.equal(page.total, all.length);
    }
  }
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await store.listTasks({ account: 'acct_many', visible: true, limit: 1, kinds: both });
  isOver = true;
  t.ok(turns > 2, `${turns} turns`);
});
