/** Tests how a store is opened, and its write-ahead log. */
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import t from 'tap';
import { openStore } from '../../open-store.ts';
import { openDatabase, requireSqliteVersion } from './database.ts';

// A store's URL must name a file; any other URL is refused with a remedy.

const remedy =
  'use sqlite:PATH, for example sqlite:./data/tollgate.db, or postgres://USER:PASSWORD@HOST/DATABASE for several gateways';

t.test('a URL that cannot be a store is refused with a remedy', async (t) => {
  for (const [url, message] of [
    ['sqlite::memory:', `a store in memory would lose all money when the process ends; ${remedy}`],
    ['sqlite:', `the store's URL names no file; ${remedy}`],
    ['sqlite://data/x.db', `the store's URL must not have two slashes; ${remedy}`],
    ['postgres://user:secret@host', `the store's URL names no database; ${remedy}`],
    ['postgresql:///db', `the store's URL names no host; ${remedy}`],
    [
      'postgres://user:a%zz@[host/db',
      `the store's URL is not a valid URL; percent-encode special characters of the password; ${remedy}`,
    ],
    ['mysql://user:secret@host/db', `the store's URL has the unknown scheme 'mysql'; ${remedy}`],
    ['./data/x.db', `the store's URL has the unknown scheme ''; ${remedy}`],
    ['', `the store's URL has the unknown scheme ''; ${remedy}`],
  ] as const) {
    await t.rejects(openStore(url), { name: 'StoreError', message }, url);
  }
});

t.test('a relative path is taken from the working directory, and its folder is made', async (t) => {
  const folder = t.testdir();
  const store = await openStore(`sqlite:${relative(process.cwd(), folder)}/a/b/store.db`);
  await store.close();
  t.equal(existsSync(`${folder}/a/b/store.db`), true);
});

t.test('a path that is no database is refused with a remedy', async (t) => {
  const folder = t.testdir({ 'text.db': 'this is not a database, but it is long enough to have a header '.repeat(9) });
  mkdirSync(`${folder}/folder.db`);
  for (const [path, name, message] of [
    ['text.db', 'StoreDamagedError', /file is not a database; give another path, or restore a backup/],
    ['folder.db', 'StoreError', /unable to open database file; check that its folder exists/],
    ['text.db/store.db', 'StoreError', /check that its folder exists and that this user may write there/],
  ] as const) {
    await t.rejects(openStore(`sqlite:${folder}/${path}`), { name, message }, path);
  }
});

t.test('an empty file becomes a store, and closing twice does no harm', async (t) => {
  const folder = t.testdir();
  writeFileSync(`${folder}/store.db`, '');
  const store = await openStore(`sqlite:${folder}/store.db`);
  await store.close();
  await store.close();
  await t.rejects(store.listAccounts());
});

t.test('a commit is durable when it is acknowledged', async (t) => {
  const db = await openDatabase(`${t.testdir()}/store.db`);
  t.teardown(() => db.close());
  const full = 2n;
  t.equal(db.pragma('journal_mode', { simple: true }), 'wal');
  t.equal(db.pragma('synchronous', { simple: true }), full);
  t.equal(db.pragma('foreign_keys', { simple: true }), 1n);
  t.equal(db.pragma('busy_timeout', { simple: true }), 5_000n);
});

t.test('an SQLite that can lose data is refused', (t) => {
  for (const version of ['3.51.2', '3.50.9', '3.9.10', '2.60.60']) {
    t.throws(
      () => requireSqliteVersion(version),
      { name: 'StoreError', message: new RegExp(`SQLite ${version} .* needs 3.51.3 or newer`) },
      version,
    );
  }
  for (const version of ['3.51.3', '3.51.10', '3.60.0', '4.0.0'])
    t.doesNotThrow(() => requireSqliteVersion(version), version);
  t.end();
});

// The write-ahead log shrinks again after a long read or a large change.

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
