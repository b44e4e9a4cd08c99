/** The write-ahead log shrinks again after a long read or a large change. */
import { statSync } from 'node:fs';
import t from 'tap';
import { openDatabase } from '../../src/store/sqlite/database.ts';

const mebibyte = 1024 * 1024;

t.test('a log above 64 MiB is cut to 64 MiB when it starts again', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const db = await openDatabase(path);
  t.teardown(() => db.close());
  const log_mebibytes = () => statSync(`${path}-wal`).size / mebibyte;
  db.exec('CREATE TABLE thing (x BLOB) STRICT');
  db.exec(`INSERT INTO thing VALUES (zeroblob(${80 * mebibyte}))`);
  t.ok(log_mebibytes() > 80);
  db.exec("INSERT INTO thing VALUES (x'00')");
  t.equal(log_mebibytes(), 64);
});
