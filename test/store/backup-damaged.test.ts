/** A physically damaged store is copied as evidence, and its copy never has the name of a backup. */
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { readMigrations } from '../../src/ledger/engines/migrations.ts';
import { openDatabase } from '../../src/ledger/engines/sqlite/database.ts';
import { migrate } from '../../src/ledger/engines/sqlite/migrate-sqlite.ts';
import { type Workspace, workspace } from '../support/tollgate.ts';

async function filled(t: Test): Promise<Workspace & { readonly path: string; readonly file: string }> {
  const space = await workspace(t);
  await space.run(['account', 'create', 'acme']);
  await space.run(['wallet', 'topup', 'acme', '5']);
  return { ...space, path: join(space.dir, 'store.db'), file: join(space.dir, 'backup.db') };
}

/** Closes the file only after the test: that drops the locks that SQLite has on it in this process. */
function overwrite(t: Test, path: string, at: number, text: string): void {
  const file = openSync(path, 'r+');
  t.teardown(() => closeSync(file));
  writeSync(file, text, at);
}

/** Where the first page of an index begins, in bytes. */
function indexPage(path: string): number {
  const db = new Database(path, { readonly: true });
  const page = db.prepare<[], { rootpage: number }>("SELECT rootpage FROM sqlite_schema WHERE type = 'index' LIMIT 1");
  const { rootpage } = page.get() ?? { rootpage: 0 };
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  return (rootpage - 1) * size;
}

for (const [name, damage] of [
  ['an index page is overwritten', (path: string, t: Test) => overwrite(t, path, indexPage(path), 'x'.repeat(4_096))],
  ['the schema is overwritten', (path: string, t: Test) => overwrite(t, path, 100, 'x'.repeat(3_996))],
  ['the header is overwritten', (path: string, t: Test) => overwrite(t, path, 0, 'x'.repeat(100))],
  ['the file was cut', (path: string) => truncateSync(path, 10_000)],
] as const) {
  t.test(name, async (t) => {
    const { run, json, path, file } = await filled(t);
    damage(path, t);
    const kept = `${file}.failed`;
    const { code, stdout, stderr } = await run(['backup', file]);
    t.match(
      { code, stdout, stderr },
      { code: 1, stdout: '', stderr: /the store is damaged, so its copy is kept as \S+\.failed, and .*\n {2}stop the/ },
    );
    t.equal(existsSync(file), false);
    t.equal(existsSync(`${file}.partial`), false);
    t.equal(statSync(kept).mode & 0o777, 0o600);
    t.equal(statSync(kept).size, statSync(path).size);
    t.match(await json(['backup', file]), { error: { code: 'store_damaged', hint: /A damaged store/ } });
    t.match(await run(['restore', kept, '--force']), {
      code: 1,
      stderr: /this backup is damaged: restore an older one/,
    });
  });
}

t.test('the log of a store that another process has open is kept too', async (t) => {
  const { run, spawn, path, file } = await filled(t);
  const open = new Database(path);
  t.teardown(() => open.close());
  open.exec("UPDATE account SET name = 'later'");
  overwrite(t, path, 0, 'x'.repeat(100));
  t.match(await spawn(['backup', file]), { code: 1, stderr: /the store is damaged/ });
  const log = readFileSync(`${path}-wal`);
  t.not(log.length, 0);
  t.same(readFileSync(`${file}.failed-wal`), log);
  t.match(await run(['backup', file]), { code: 1, stderr: /failed-wal exists.*\n {2}name a new file/ });
});

t.test('an existing file is refused before anything is copied', async (t) => {
  const { run, path, file } = await filled(t);
  overwrite(t, path, 0, 'x'.repeat(100));
  writeFileSync(file, 'mine');
  t.match(await run(['backup', file]), { code: 1, stderr: /backup\.db exists/ });
  t.equal(existsSync(`${file}.failed`), false);
});

// A backup never overwrites a file by accident, and FILE is never a copy with a breach.

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
  const older = readMigrations('sqlite').slice(0, -1);
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
