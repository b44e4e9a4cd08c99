/** A physically damaged store is copied as evidence, and its copy never has the name of a backup. */
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
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
