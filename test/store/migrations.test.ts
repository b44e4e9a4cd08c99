/** Migrations run once, even if several processes start at once, and a store of another program is refused. */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import t from 'tap';
import { filesIn } from '../../src/platform/shipped-files.ts';
import { readMigrations } from '../../src/store/migrations.ts';
import { openStore } from '../../src/store/open.ts';
import { openDatabase } from '../../src/store/sqlite/database.ts';
import { migrate } from '../../src/store/sqlite/migrate.ts';
import { startChildren } from './children.ts';

function appliedTo(path: string) {
  const db = new Database(path);
  try {
    return db.prepare('SELECT id, name, sha256, applied_at FROM migration ORDER BY id').all();
  } finally {
    db.close();
  }
}

t.test('a second opening applies nothing', async (t) => {
  const path = `${t.testdir()}/store.db`;
  await (await openStore(`sqlite:${path}`, { now: () => 1 })).close();
  const applied = appliedTo(path);
  await (await openStore(`sqlite:${path}`, { now: () => 2 })).close();
  t.strictSame(appliedTo(path), applied);
  const known = readMigrations('sqlite').map(({ id, name, sha256 }) => ({ id, name, sha256, applied_at: 1 }));
  t.strictSame(applied, known);
});

t.test('processes that open a new store at once all succeed', async (t) => {
  const folder = t.testdir();
  const children = await startChildren(t, 'open.ts', 4, []);
  for (let round = 0; round < 5; round += 1) {
    const url = `sqlite:${folder}/round-${round}/store.db`;
    t.strictSame(await Promise.all(children.map(({ ask }) => ask(url))), ['opened', 'opened', 'opened', 'opened']);
    t.equal(appliedTo(url.slice('sqlite:'.length)).length, readMigrations('sqlite').length);
  }
});

t.test('an up-to-date store is opened while another process writes', async (t) => {
  const path = `${t.testdir()}/store.db`;
  await (await openStore(`sqlite:${path}`)).close();
  const writer = new Database(path);
  t.teardown(() => writer.close());
  writer.exec('BEGIN IMMEDIATE');
  const store = await openStore(`sqlite:${path}`);
  t.strictSame(await store.listAccounts(), []);
  await store.close();
});

t.test('a new store is opened while another process is still making it', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const maker = new Database(path);
  t.teardown(() => maker.close());
  maker.exec('BEGIN EXCLUSIVE; CREATE TABLE migration (x)');
  const opening = openStore(`sqlite:${path}`);
  await sleep(200);
  maker.exec('ROLLBACK');
  await (await opening).close();
});

t.test('a store of a newer program is refused', async (t) => {
  const path = `${t.testdir()}/store.db`;
  await (await openStore(`sqlite:${path}`)).close();
  const db = new Database(path);
  db.exec("INSERT INTO migration VALUES (9000, 'from-the-future', 'x', 0)");
  db.close();
  await t.rejects(openStore(`sqlite:${path}`), {
    name: 'StoreError',
    message: /newer tollgate \(migration 9000 from-the-future\)/,
  });
});

t.test('a migration that was edited after it had been applied is refused', async (t) => {
  const path = `${t.testdir()}/store.db`;
  await (await openStore(`sqlite:${path}`)).close();
  const db = new Database(path);
  db.exec("UPDATE migration SET sha256 = 'x' WHERE id = 1");
  db.close();
  await t.rejects(openStore(`sqlite:${path}`), { name: 'StoreError', message: /migration 1 tables was edited/ });
});

t.test('a database of another program is refused and left alone', async (t) => {
  const path = `${t.testdir()}/other.db`;
  const db = new Database(path);
  db.exec('CREATE TABLE song (title TEXT)');
  await t.rejects(openStore(`sqlite:${path}`), { name: 'StoreError', message: /other tables \(song\)/ });
  t.strictSame(db.prepare('SELECT name FROM sqlite_schema').pluck().all(), ['song']);
  db.close();
});

t.test('migrations are applied all or nothing', async (t) => {
  const db = await openDatabase(`${t.testdir()}/store.db`);
  t.teardown(() => db.close());
  const good = { id: 1, name: 'good', sql: 'CREATE TABLE good (x INTEGER) STRICT', sha256: 'a' };
  const bad = { id: 2, name: 'bad', sql: 'CREATE TABLE bad (x INTEGER) STRICT; CREATE TABLE good (y)', sha256: 'b' };
  t.throws(() => migrate(db, [good, bad], 0), /already exists/);
  t.strictSame(db.prepare('SELECT name FROM sqlite_schema').pluck().all(), []);
  migrate(db, [good], 0);
  migrate(db, [good, { ...bad, sql: 'CREATE TABLE better (x INTEGER) STRICT' }], 0);
  t.strictSame(db.prepare('SELECT id FROM migration ORDER BY id').pluck().all(), [1n, 2n]);
});

t.test('a migration file is for every engine or for one, and named so', (t) => {
  const folder = t.testdir({
    '0002-b.sqlite.sql': 'two',
    '0001-a.sql': 'one',
    '0002-b.postgres.sql': 'zwei',
  });
  const url = pathToFileURL(`${folder}/`);
  t.match(readMigrations('sqlite', filesIn(url)), [
    { id: 1, name: 'a', sql: 'one' },
    { id: 2, name: 'b', sql: 'two' },
  ]);
  t.match(readMigrations('postgres', filesIn(url)), [{ id: 1 }, { id: 2, sql: 'zwei' }]);
  const [before] = readMigrations('sqlite', filesIn(url));
  writeFileSync(`${folder}/0001-a.sql`, `${readFileSync(`${folder}/0001-a.sql`, 'utf8')} `);
  t.not(readMigrations('sqlite', filesIn(url))[0]?.sha256, before?.sha256);
  writeFileSync(`${folder}/3-c.sql`, '');
  t.throws(() => readMigrations('sqlite', filesIn(url)), /3-c\.sql .* is not named/);
  t.end();
});
