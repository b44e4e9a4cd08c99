/** Tests that the rows kept for the next batch are limited in number and in the size of their texts. */
import Database from 'better-sqlite3';
import t from 'tap';
import { addFunctions } from '../../../src/engines/sqlite/database.ts';
import { RowCache } from '../../../src/engines/sqlite/row-cache.ts';
import { openStore } from '../../../src/open-store.ts';
import { makeOwner, runTask } from '../../support/stores.ts';

t.test('a batch keeps its rows for the next one, unless their texts are large', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const store = await openStore(`sqlite:${path}`);
  const owner = await makeOwner(store, 'acme', '10');
  await runTask(store, owner, 'task', '1');
  const task = await store.getTask('task');
  await store.close();
  const db = new Database(path);
  t.teardown(() => db.close());
  db.defaultSafeIntegers(true);
  addFunctions(db);
  if (task === undefined) throw new Error('there is no task');

  const memory = new RowCache();
  const first = memory.open(db);
  const record = 'x'.repeat(8 * 1024 ** 2);
  for (let at = 0; at < 3; at += 1) {
    first.book.tasks.load(`task_${at}`, { ...task, request: null, record: at === 0 ? 'short' : null });
  }
  memory.keep(db, first);
  const second = memory.open(db);
  t.equal(second.book, first.book, 'small rows are kept');
  for (let at = 1; at < 3; at += 1) {
    second.book.run(() => second.book.tasks.put(`task_${at}`, { ...task, request: null, record }));
  }
  t.equal(second.book.text_bytes, 2 * record.length + 'short'.length);
  memory.keep(db, second);
  t.not(memory.open(db).book, first.book, 'rows with 16 MiB of text are not');

  const third = memory.open(db);
  third.book.tasks.load('task_1', { ...task, request: null, record });
  const failing = () => {
    third.book.tasks.put('task_1', { ...task, request: null, record: null });
    throw new Error('no');
  };
  t.throws(() => third.book.run(failing));
  t.equal(third.book.text_bytes, record.length, 'an undone change does not count');
});
