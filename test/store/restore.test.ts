/** A restore never replaces a store that is in use, and never installs a file that is not a sound store. */
import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { killedAt } from '../cli/filled.ts';
import { smallConfig, type Workspace, workspace } from '../support/tollgate.ts';

/** A store of one account, a backup of it, and a second account made afterwards. */
async function backedUp(t: Test): Promise<Workspace & { readonly file: string; readonly path: string }> {
  const space = await workspace(t);
  const file = join(space.dir, 'backup.db');
  await space.run(['account', 'create', 'acme']);
  await space.run(['wallet', 'topup', 'acme', '5']);
  t.equal((await space.run(['backup', file])).code, 0);
  await space.run(['account', 'create', 'later']);
  return { ...space, file, path: join(space.dir, 'store.db') };
}

const names = async (space: Workspace, store = space.store) =>
  (await space.run(['account', 'list', '--store', store])).stdout.match(/acme|later/g);

t.test('a store that exists is only replaced with --force, and kept', async (t) => {
  const space = await backedUp(t);
  t.match(await space.run(['restore', space.file]), {
    code: 1,
    stderr: /store\.db exists\n {2}restore to another path/,
  });
  t.same(await names(space), ['acme', 'later']);
  const { stdout, code } = await space.run(['restore', space.file, '--force', '--json']);
  t.equal(code, 0);
  const { kept, warnings, audit } = JSON.parse(stdout);
  t.match(audit, { ok: true, checked: { entries: 1 } });
  t.equal(warnings.length, 5);
  t.same(await names(space), ['acme']);
  t.same(await names(space, `sqlite:${kept}`), ['acme', 'later']);
  t.same(
    readdirSync(space.dir).filter((name) => name.includes('restoring')),
    [],
  );
  t.equal((await space.run(['wallet', 'topup', 'acme', '1'])).code, 0, 'it can be written');
});

t.test('a gateway has the store open, and does not notice the attempt', async (t) => {
  const space = await backedUp(t);
  const env = { TOLLGATE_C_URL: 'http://127.0.0.1:9', TOLLGATE_C_KEY: 'secret' };
  const gateway = space.start(['serve', '--port', '0', '--json', '--config', smallConfig], { env });
  const { url } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const { code, stderr } = await space.spawn(['restore', space.file, '--force']);
  t.match({ code, stderr }, { code: 1, stderr: /a process has the store \S+ open\n {2}stop the gateway/ });
  t.equal((await fetch(`${url}/readyz`)).status, 200);
  gateway.child.kill('SIGINT');
  t.equal((await gateway.ended).code, 0);
  t.equal((await space.run(['restore', space.file, '--force'])).code, 0);
});

t.test('an idle connection that has only read once prevents a restore', async (t) => {
  const space = await backedUp(t);
  const idle = new Database(space.path);
  idle.prepare('SELECT count(*) FROM account').get();
  t.match(await space.spawn(['restore', space.file, '--force']), { code: 1, stderr: /a process has the store/ });
  t.same(await names(space), ['acme', 'later']);
  idle.close();
});

t.test('a process that opened the old file before, and reads only now, cannot write to it', async (t) => {
  const space = await backedUp(t);
  const late = new Database(space.path);
  t.teardown(() => late.close());
  t.equal((await space.spawn(['restore', space.file, '--force'])).code, 0);
  t.throws(() => late.pragma('journal_mode = WAL'), { code: 'SQLITE_READONLY_DBMOVED' });
  t.throws(() => late.exec('DELETE FROM probe; UPDATE account SET name = name'), { code: 'SQLITE_READONLY_DBMOVED' });
  t.equal((await space.run(['audit'])).code, 0);
});

t.test('files that are refused', async (t) => {
  const space = await backedUp(t);
  const { dir, file, run } = space;
  const to = ['--store', `sqlite:${join(dir, 'new/store.db')}`];
  const made = (name: string, work: (path: string) => void) => {
    copyFileSync(file, join(dir, name));
    work(join(dir, name));
  };
  const sql = (text: string) => (path: string) => {
    const db = new Database(path);
    db.exec(text);
    db.close();
  };
  made('breach.db', sql('UPDATE account SET posted = posted + 1'));
  made('newer.db', sql("INSERT INTO migration VALUES (99, 'future', 'x', 0)"));
  made('text.db', (path) => writeFileSync(path, 'no store\n'.repeat(1_000)));
  made('empty.db', (path) => writeFileSync(path, ''));
  new Database(join(dir, 'other.db')).exec('CREATE TABLE other (id INTEGER)').close();
  for (const [name, why] of [
    ['breach.db', /the audit of \S+breach\.db found 1 breach:\n {2}wallet_equals_entries: account/],
    ['newer.db', /was made by a newer tollgate \(migration 99 future\)/],
    ['text.db', /file is not a database/],
    ['empty.db', /it is empty/],
    ['other.db', /holds other tables \(other\)/],
    ['missing.db', /there is no file/],
    ['.', /is not a regular file/],
  ] as const) {
    const { code, stdout, stderr } = await run(['restore', join(dir, name), ...to]);
    t.match({ code, stdout, stderr }, { code: 1, stdout: '', stderr: why }, name);
    t.same(existsSync(join(dir, 'new')) ? readdirSync(join(dir, 'new')) : [], [], `${name}: nothing is left`);
  }
  t.match(await run(['restore', join(dir, 'store.db'), '--force']), { code: 1, stderr: /is the store itself/ });
  t.match(JSON.parse((await run(['restore', join(dir, 'breach.db'), ...to, '--json'])).stdout), {
    error: { code: 'restore_refused', hint: 'restore another backup' },
  });
});

t.test('a log without its store', async (t) => {
  const { run, dir, file } = await backedUp(t);
  writeFileSync(join(dir, 'gone.db-wal'), 'changes');
  t.match(await run(['restore', file, '--force', '--store', `sqlite:${join(dir, 'gone.db')}`]), {
    code: 1,
    stderr: /gone\.db-wal exists without its store/,
  });
});

t.test('a damaged store is replaced', async (t) => {
  const space = await backedUp(t);
  writeFileSync(space.path, 'x'.repeat(100_000));
  t.equal((await space.run(['restore', space.file, '--force'])).code, 0);
  t.same(await names(space), ['acme']);
});

for (const name of ['linkSync', 'renameSync']) {
  t.test(`killed at ${name}, the old store is still there`, async (t) => {
    const space = await backedUp(t);
    const { child, ended } = space.start(['restore', space.file, '--force'], { env: killedAt(space, name) });
    await ended;
    t.equal(child.signalCode, 'SIGKILL');
    t.same(await names(space), ['acme', 'later']);
    t.equal((await space.run(['restore', space.file, '--force'])).code, 0);
    t.same(await names(space), ['acme']);
  });
}
