/** A backup never overwrites a file by accident, and FILE is never a copy with a breach. */
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t from 'tap';
import { readMigrations } from '../../src/ledger/engines/migrations.ts';
import { openDatabase } from '../../src/ledger/engines/sqlite/database.ts';
import { migrate } from '../../src/ledger/engines/sqlite/migrate-sqlite.ts';
import { ADOPTION } from '../../src/ledger/store/adopt.ts';
import { workspace } from '../support/tollgate.ts';

t.test('a file that exists', async (t) => {
  const { run, dir } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const file = join(dir, 'backup.db');
  writeFileSync(file, 'mine');
  t.match(await run(['backup', file]), {
    code: 1,
    stdout: '',
    stderr: /backup\.db exists\n {2}name a new file, or .*--force/,
  });
  t.equal(readFileSync(file, 'utf8'), 'mine');
  t.equal((await run(['backup', file, '--force'])).code, 0);
  t.equal((await run(['audit', '--store', `sqlite:${file}`])).code, 0);
  t.match(await run(['backup', dir, '--force']), { code: 1, stderr: /is not a regular file/ });
  t.match(JSON.parse((await run(['backup', join(dir, 'none/backup.db'), '--json'])).stdout), {
    error: { code: 'backup_failed', message: /ENOENT/, hint: 'make its folder first' },
  });
});

t.test('a file that is open, whose log would be applied to the new file', async (t) => {
  const { run, dir } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const file = join(dir, 'backup.db');
  t.equal((await run(['backup', file])).code, 0);
  const other = new Database(file);
  t.teardown(() => other.close());
  other.pragma('journal_mode = WAL');
  other.exec('CREATE TABLE other (id INTEGER)');
  t.match(await run(['backup', file, '--force']), { code: 1, stderr: /backup\.db-wal exists: the file is open/ });
});

t.test('the store itself, by every name', async (t) => {
  const { run, dir } = await workspace(t);
  await run(['account', 'create', 'acme']);
  symlinkSync(join(dir, 'store.db'), join(dir, 'link.db'));
  for (const name of ['store.db', 'store.db-wal', 'store.db-shm', 'link.db', './store.db']) {
    const { code, stderr } = await run(['backup', join(dir, name), '--force']);
    t.match({ code, stderr }, { code: 1, stderr: /belongs to the store itself/ }, name);
  }
  t.equal((await run(['audit'])).code, 0);
});

t.test('another backup is writing the same file', async (t) => {
  const { run, dir } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const file = join(dir, 'backup.db');
  const other = new Database(`${file}.partial`);
  other.exec('CREATE TABLE page (id INTEGER); BEGIN EXCLUSIVE');
  t.match(await run(['backup', file]), { code: 1, stderr: /another process is writing \S+backup\.db\.partial/ });
  t.equal(existsSync(`${file}.partial`), true);
  other.close();
  t.equal((await run(['backup', file])).code, 0);
});

t.test('a store with a breach', async (t) => {
  const { run, dir, json } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const db = new Database(join(dir, 'store.db'));
  db.exec('UPDATE account SET posted = posted + 1');
  db.close();
  const file = join(dir, 'backup.db');
  t.match(await run(['backup', file]), {
    code: 1,
    stdout: /the copy has breaches: it is kept as \S+\.failed.*wallet_equals_entries/s,
  });
  t.equal(existsSync(file), false);
  t.match(await json(['audit', '--store', `sqlite:${file}.failed`]), { ok: false });
});

t.test('a store that does not exist, and one of an older version', async (t) => {
  const { run, dir, store } = await workspace(t);
  const file = join(dir, 'backup.db');
  t.match(await run(['backup', file]), { code: 3, stderr: /there is no store at/ });
  const older = readMigrations('sqlite').filter(({ id }) => id < ADOPTION);
  const db = await openDatabase(join(dir, 'store.db'));
  migrate(db, older, 0);
  db.close();
  t.match(await run(['backup', file]), { code: 0, stdout: /audit: ok/ });
  t.match(await run(['audit', '--store', `sqlite:${file}`]), { code: 3, stderr: /older tollgate/ }, 'not migrated');
  const restored = `sqlite:${join(dir, 'restored.db')}`;
  t.match(await run(['restore', file, '--store', restored]), { code: 0, stdout: /\napplied 00\d\d / });
  t.equal((await run(['audit', '--store', restored])).code, 0);
  t.not(restored, store);
});
