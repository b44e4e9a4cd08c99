/** A backup that is killed or finds no room leaves no FILE; the next one replaces what it left. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import t, { type Test } from 'tap';
import { fill, killedAt, replacing } from '../cli/filled.ts';
import { program, root, smallConfig, type Workspace, workspace } from '../support/tollgate.ts';

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

// A backup of a store that a gateway is writing has every creation that was acknowledged before it began, and its audit is clean.

interface Listed {
  readonly tasks: readonly { readonly upstream_id: string | null }[];
}

t.test('a backup beside a gateway under load, restored elsewhere', async (t) => {
  const space = await workspace(t);
  const { dir, json, run } = space;
  const gateway = space.start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig]);
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  await run(['wallet', 'topup', 'demo', '100000']);

  const acknowledged: string[] = [];
  const refused: number[] = [];
  let stopped = false;
  async function caller(): Promise<void> {
    while (!stopped) {
      const answer = await fetch(`${url}/api/v3/c/videos/generations/tasks`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a kite' }),
      });
      const { task_id } = JSON.parse(await answer.text());
      if (answer.status === 202) acknowledged.push(task_id);
      else refused.push(answer.status);
    }
  }
  const callers = Promise.all(Array.from({ length: 8 }, caller));
  const more = async (count: number) => {
    const from = acknowledged.length;
    while (acknowledged.length < from + count && refused.length === 0) await new Promise((wake) => setTimeout(wake, 5));
  };

  await more(50);
  // A process takes a second to start, and by then the gateway has moved most of its log into the file. In this process the copy begins
  // at once, when the newest creations are only in the log.
  for (const [name, command] of [
    ['started.db', space.spawn],
    ['at-once.db', space.run],
  ] as const) {
    const file = join(dir, name);
    const before = [...acknowledged];
    const { code, stdout } = await command(['backup', file, '--json']);
    t.equal(code, 0, stdout);
    if (command === space.spawn) t.ok(acknowledged.length > before.length, 'creations went on meanwhile');
    const report = JSON.parse(stdout);
    t.match(report, { file, bytes: statSync(file).size, audit: { ok: true, breaches: [] } });
    t.equal(report.newest_entry.id, report.audit.checked.entries);
    t.equal(statSync(file).mode & 0o777, 0o600);

    const restored = `sqlite:${join(dir, `restored-${name}`)}`;
    t.match(await json(['restore', file, '--store', restored]), { kept: null, audit: { ok: true } });
    const listed = (await json(['task', 'list', '--limit', '10000', '--store', restored])) as Listed;
    const ids = new Set(listed.tasks.map(({ upstream_id }) => upstream_id));
    t.same(
      before.filter((id) => !ids.has(id)),
      [],
      'none is missing',
    );
    t.equal((await run(['audit', '--store', restored])).code, 0);
    await more(20);
  }
  stopped = true;
  await callers;
  t.same(refused, []);
  gateway.child.kill('SIGINT');
  t.equal((await gateway.ended).code, 0);
  t.equal((await run(['audit'])).code, 0);
});
