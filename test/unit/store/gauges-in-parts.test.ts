/** Tests that many open tasks are counted in several parts, and that the event loop runs between them. */
import Database from 'better-sqlite3';
import t from 'tap';
import { addManyTasks } from '../../../bench/stores/many-tasks.ts';
import { openStore } from '../../../src/open-store.ts';

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
