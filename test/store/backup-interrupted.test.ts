/** A backup that is killed or finds no room leaves no FILE; the next one replaces what it left. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { fill, killedAt, replacing } from '../cli/filled.ts';
import { program, root, type Workspace, workspace } from '../support/tollgate.ts';

async function filled(t: Test): Promise<{ readonly space: Workspace; readonly file: string }> {
  const space = await workspace(t);
  await fill(space);
  return { space, file: join(space.dir, 'backup.db') };
}

const copies = (dir: string) => readdirSync(dir).filter((name) => name.startsWith('backup.db'));

for (const [when, name] of [
  ['before the first page', 'statfsSync'],
  ['in the middle of the copy', 'fdatasyncSync'],
  ['after the audit', 'linkSync'],
] as const) {
  t.test(`killed ${when}`, async (t) => {
    const { space, file } = await filled(t);
    const { child, ended } = space.start(['backup', file], { env: killedAt(space, name) });
    await ended;
    t.equal(child.signalCode, 'SIGKILL');
    const left = copies(space.dir);
    t.ok(left.includes('backup.db.partial'), left.join());
    t.notOk(left.includes('backup.db'));
    t.equal(statSync(`${file}.partial`).mode & 0o777, 0o600);
    t.equal((await space.run(['audit'])).code, 0);

    const { code, stdout } = await space.run(['backup', file]);
    t.equal(code, 0);
    t.match(stdout, `removed ${file}.partial, the rest of an interrupted backup\nbackup ${file}\n`);
    t.same(copies(space.dir), ['backup.db']);
    t.notMatch((await space.run(['backup', file, '--force'])).stdout, 'removed');
    t.equal((await space.run(['audit', '--store', `sqlite:${file}`])).code, 0);
  });
}

t.test('a limit on the size of files', async (t) => {
  const { space, file } = await filled(t);
  // The unit is 512 or 1024 bytes; the store has 6 MB.
  const limited = ['-c', 'ulimit -f 4000; exec "$@"', 'sh', process.execPath, program];
  const env = { PATH: process.env.PATH ?? '', TOLLGATE_STORE: space.store };
  const { status, stdout, stderr } = spawnSync('sh', [...limited, 'backup', file], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  t.match({ status, stdout }, { status: 1, stdout: '' });
  t.match(
    stderr,
    /the backup failed, and \S+ was not written: (disk I\/O error|database or disk is full)\n {2}\S.*(free|room)/,
  );
  t.same(copies(space.dir), []);
});

t.test('a disk with too little room is not filled', async (t) => {
  const { space, file } = await filled(t);
  const env = replacing(space, 'statfsSync', 'return { ...original(...args), bavail: 1_000, bsize: 4096 };');
  const { code, stderr } = await space.spawn(['backup', file], { env });
  t.equal(code, 1);
  t.match(stderr, /the copy needs \d+\.\d MB, and the disk of \S+ has 4\.1 MB free; make room there/);
  t.same(copies(space.dir), []);
});
