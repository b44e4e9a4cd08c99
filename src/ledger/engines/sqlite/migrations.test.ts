/** Tests the migrations, of older stores too. */
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import t from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { startChildren } from '../../../../test/support/store/children.ts';
import { filesIn } from '../../../lib/node/shipped-files.ts';
import { openStore } from '../../open-store.ts';
import { readMigrations } from '../migrations.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate-sqlite.ts';

// Migrations run once, even if several processes start at once, and a store of another program is refused.

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
  const children = await startChildren(t, 'open', 4, []);
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

// A store from before columns were renamed keeps its rows; the dispatch deadline and the end of a claim get separate columns.

const rows = `
  INSERT INTO account (id, name, held, discount, created_at) VALUES ('acct_1', 'acme', 3, 850000000, 0);
  INSERT INTO api_key (id, sha256, prefix, account, discount, created_at)
    VALUES ('key_1', zeroblob(32), 'tg_', 'acct_1', 900000000, 0);
  INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, hold_id, task_id, at)
    VALUES (1, 'acct_1', 'hold', 1, 0, 1, 1, 'dispatching', 1), (2, 'acct_1', 'hold', 1, 0, 1, 2, 'polled', 1),
      (3, 'acct_1', 'hold', 1, 0, 1, 3, 'waiting', 1);
  INSERT INTO task (id, account, key, upstream, upstream_id, kind, route, model, state, price, unit, unit_price, per, discount,
      facts, hold_id, hold, hold_units, hold_memo, otherwise_units, lease_owner, lease_until, deadline_at, created_at, updated_at)
    SELECT column1, 'acct_1', 'key_1', 'c', column2, 'video', 'create', 'm', column3, 'c', 'million_tokens', 1, 1000000, 850000000,
      '{}', column4, 1, 1, 'memo', 0, column5, column6, 99, 1, 1
    FROM (VALUES ('dispatching', NULL, 'dispatching', 1, NULL, 20), ('polled', 'u2', 'running', 2, 'gateway_1', 30),
      ('waiting', 'u3', 'running', 3, NULL, 40))`;

t.test('the values of the columns are kept', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const db = await openDatabase(path);
  const older = readMigrations('sqlite').filter(({ id }) => id <= 3);
  migrate(db, older, 0);
  db.exec(rows);
  db.close();
  const store = await openStore(`sqlite:${path}`);
  t.teardown(() => store.close());
  const priced = { unit: 'million_tokens', divisor: 1_000_000n, price_factor_nano: 850_000_000n };
  const unclaimed = { claim_owner: null, claim_until_ms: null };
  t.match(await store.getTask('dispatching'), { ...priced, ...unclaimed, dispatch_deadline_ms: 20 });
  t.match(await store.getTask('polled'), { ...priced, claim_owner: 'gateway_1', claim_until_ms: 30 });
  t.match(await store.getTask('waiting'), { ...priced, ...unclaimed });
  t.match(await store.listAccounts(), [{ price_factor_nano: 850_000_000n }]);
  t.match(await store.listKeys(), [{ price_factor_nano: 900_000_000n }]);
  const { breaches } = await store.audit();
  t.strictSame(
    breaches.filter(({ invariant }) => invariant === 'schema_as_migrated'),
    [],
  );
});

// The migration of an older store without hashes adds them from its first entry on.

t.test('existing entries are chained', async (t) => {
  const path = `${t.testdir()}/store.db`;
  const db = await openDatabase(path);
  migrate(
    db,
    readMigrations('sqlite').filter(({ id }) => id <= 3),
    0,
  );
  db.exec(`INSERT INTO account (id, name, posted, discount, created_at) VALUES ('acct_1', 'acme', 6, 1000000000, 0);
    INSERT INTO entry (id, account, kind, amount, posted_delta, held_delta, reference, memo, at)
      VALUES (1, 'acct_1', 'topup', 1, 1, 0, 'it''s "1"', NULL, 1), (2, 'acct_1', 'topup', 2, 2, 0, NULL, 'é × ☃', 2),
        (3, 'acct_1', 'topup', 3, 3, 0, NULL, NULL, 3)`);
  db.close();
  const store = await openStore(`sqlite:${path}`);
  t.teardown(() => store.close());
  t.match(await store.audit(), { ok: true, breaches: [], anchor: /^3:[0-9a-f]{64}\/2:[0-9a-f]{64}$/ });
  await store.topup('acct_1', 4n, null, OPERATOR);
  t.match(await store.audit(), { ok: true, breaches: [], anchor: /^4:[0-9a-f]{64}\/3:[0-9a-f]{64}$/ });
});
