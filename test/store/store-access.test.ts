/** Only serve, account create and migrate create or migrate a store. Other commands report an unusable store and exit with 3. */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { run } from '../../src/cli/program.ts';
import { readMigrations } from '../../src/ledger/engines/migrations.ts';
import { openDatabase } from '../../src/ledger/engines/sqlite/database.ts';
import { migrate } from '../../src/ledger/engines/sqlite/migrate-sqlite.ts';
import { root, workspace } from '../support/tollgate.ts';

const commands: readonly (readonly string[])[] = [
  ['audit'],
  ['account', 'list'],
  ['key', 'list'],
  ['key', 'create', '--account', 'acme'],
  ['key', 'revoke', 'key_1'],
  ['wallet', 'show', 'acme'],
  ['wallet', 'topup', 'acme', '5'],
  ['ledger', 'acme'],
  ['usage'],
  ['task', 'list'],
  ['task', 'show', 'task_1'],
  ['task', 'resolve', 'task_1', '--release'],
];

async function allFail(t: Test, path: string, message: RegExp): Promise<void> {
  for (const command of commands) {
    let [stdout, stderr] = ['', ''];
    const code = await run([...command, '--store', `sqlite:${path}`, '--config', join(root, 'gateway.yaml')], {
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
      env: {},
    });
    t.match({ code, stdout, stderr }, { code: 3, stdout: '', stderr: message }, command.join(' '));
    t.notMatch(stderr, /\n\s+at /, 'no stack');
  }
}

t.test('a store that does not exist', async (t) => {
  const { dir, json, ...space } = await workspace(t);
  const path = join(dir, 'data/missing.db');
  await allFail(t, path, /there is no store at .*missing\.db; make one with: tollgate account create/);
  t.equal(existsSync(join(dir, 'data')), false, 'nothing was created');
  t.match(JSON.parse((await space.run(['audit', '--json', '--store', `sqlite:${path}`])).stdout), {
    error: { code: 'store_unusable' },
  });
  t.match(await json(['migrate', '--store', `sqlite:${path}`]), { migrated: [/^0001 tables$/] });
  t.match(await json(['migrate', '--store', `sqlite:${path}`]), { migrated: { length: 0 } });
  t.equal((await space.run(['audit', '--store', `sqlite:${path}`])).code, 0);
});

t.test('an empty file', async (t) => {
  const { dir } = await workspace(t);
  const path = join(dir, 'empty.db');
  await writeFile(path, '');
  await allFail(t, path, /it is empty; make one with/);
  t.equal(statSync(path).size, 0);
});

t.test('a store of an older version', async (t) => {
  const { dir, ...space } = await workspace(t);
  const path = join(dir, 'older.db');
  const db = await openDatabase(path);
  migrate(
    db,
    readMigrations('sqlite').filter(({ id }) => id <= 3),
    0,
  );
  db.close();
  await allFail(t, path, /made by an older tollgate \(not applied yet: 4 hash-chain.*\); .* tollgate migrate/);
  t.match(await space.run(['migrate', '--store', `sqlite:${path}`]), {
    code: 0,
    stdout: /^applied 0004 hash-chain, 0005/,
  });
  t.equal((await space.run(['account', 'list', '--store', `sqlite:${path}`])).code, 0);
});

t.test('audit exits with 3, not 1, if it cannot read the store', async (t) => {
  const { dir, store, json, ...space } = await workspace(t);
  await json(['account', 'create', 'acme']);
  await json(['wallet', 'topup', 'acme', '5']);
  const path = store.slice('sqlite:'.length);
  const locker = new Database(path);
  t.teardown(() => locker.close());
  locker.pragma('journal_mode = DELETE');
  locker.exec('BEGIN EXCLUSIVE');
  t.match(await space.run(['audit']), { code: 3, stderr: /another process has locked it/ });
  locker.exec('COMMIT');
  const text = join(dir, 'text.db');
  await writeFile(text, 'not a database, but long enough to have a header '.repeat(20));
  t.match(await space.run(['audit', '--store', `sqlite:${text}`]), { code: 3, stderr: /not a database/ });
  // Without one of its tables the store cannot be audited.
  locker.exec('PRAGMA foreign_keys = OFF; DROP TABLE usage');
  t.equal((await space.run(['audit'])).code, 3);
});

t.test('a store is readable only by its owner, under any umask', async (t) => {
  const { dir } = await workspace(t);
  for (const umask of ['000', '022', '077']) {
    const path = join(dir, umask, 'books/store.db');
    const main = join(root, 'src/main.ts');
    const script = `umask ${umask}; exec "$0" "$@"`;
    const args = ['-c', script, process.execPath, main, 'account', 'create', 'acme', '--store', `sqlite:${path}`];
    t.equal(spawnSync('sh', args, { cwd: root }).status, 0);
    t.equal(statSync(path).mode & 0o777, 0o600);
    t.equal(statSync(join(path, '..')).mode & 0o777, 0o700);
    const db = new Database(path);
    db.exec('CREATE TABLE thing (x)');
    for (const suffix of ['-wal', '-shm']) t.equal(statSync(path + suffix).mode & 0o777, 0o600, suffix);
    db.close();
  }
});
