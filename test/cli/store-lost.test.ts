/** A gateway whose store is lost under it ends, for a supervisor to start it again, and acknowledges nothing meanwhile. */
import { copyFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { type Running, type Workspace, workspace } from './tollgate.ts';

interface Started {
  readonly space: Workspace;
  readonly gateway: Running;
  /** Creates a task; undefined where nobody listens any more. */
  readonly create: () => Promise<number | undefined>;
}

async function start(t: Test, env: Readonly<Record<string, string>> = {}): Promise<Started> {
  const space = await workspace(t);
  const gateway = space.start(['serve', '--sandbox', '--port', '0', '--json'], { env });
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const create = async () => {
    const response = await fetch(`${url}/api/v3/c/videos/generations/tasks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ model: 'c/vidgen-2.0', prompt: 'a kite' }),
    }).catch(() => undefined);
    await response?.arrayBuffer();
    return response?.status;
  };
  t.equal(await create(), 202);
  return { space, gateway, create };
}

async function endsWith(t: Test, { output, ended }: Running, reason: RegExp): Promise<void> {
  t.equal((await ended).code, 3);
  const [last = ''] = output.stderr.trim().split('\n').slice(-1);
  t.match(JSON.parse(last), { msg: 'the gateway ends: its store is lost', reason });
}

t.test('its file is deleted', async (t) => {
  const { space, gateway } = await start(t);
  for (const suffix of ['', '-wal', '-shm']) await rm(join(space.dir, `store.db${suffix}`));
  await endsWith(t, gateway, /store\.db was deleted while the store was open/);
});

t.test('its write-ahead log is deleted', async (t) => {
  const { space, gateway } = await start(t);
  await rm(join(space.dir, 'store.db-wal'));
  await endsWith(t, gateway, /store\.db-wal was deleted/);
});

t.test('another store is put in its place', async (t) => {
  const { space, gateway } = await start(t);
  const other = `sqlite:${join(space.dir, 'other.db')}`;
  t.equal((await space.run(['account', 'create', 'acme', '--store', other])).code, 0);
  await rename(join(space.dir, 'other.db'), join(space.dir, 'store.db'));
  await endsWith(t, gateway, /store\.db was replaced/);
});

/** Brings all that is committed from the log into the file. */
function checkpoint(dir: string): void {
  const db = new Database(join(dir, 'store.db'));
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

for (const [name, harm] of [
  [
    'an older copy of it is written over it',
    async (dir, create) => {
      checkpoint(dir);
      await copyFile(join(dir, 'store.db'), join(dir, 'older.db'));
      await create();
      checkpoint(dir);
      await copyFile(join(dir, 'older.db'), join(dir, 'store.db'));
    },
  ],
  [
    'another database is written over it',
    async (dir) => {
      checkpoint(dir);
      const other = new Database(join(dir, 'other.db'));
      other.exec('CREATE TABLE something (id INTEGER)');
      other.close();
      await copyFile(join(dir, 'other.db'), join(dir, 'store.db'));
    },
  ],
  [
    'something that is no database is written over it',
    async (dir) => {
      checkpoint(dir);
      await writeFile(join(dir, 'store.db'), 'x'.repeat(100_000));
    },
  ],
  [
    'half of it is cut off',
    async (dir) => {
      checkpoint(dir);
      await truncate(join(dir, 'store.db'), Math.floor((await stat(join(dir, 'store.db'))).size / 8192) * 4096);
    },
  ],
  ['its log is emptied', async (dir) => truncate(join(dir, 'store.db-wal'), 0)],
] satisfies readonly [string, (dir: string, create: Started['create']) => Promise<void>][]) {
  t.test(`in place, ${name}`, async (t) => {
    const { space, gateway, create } = await start(t);
    let isOver = false;
    void gateway.ended.then(() => {
      isOver = true;
    });
    t.equal(await create(), 202);
    await harm(space.dir, create);
    while (!isOver) {
      await create();
      await sleep(50);
    }
    await endsWith(t, gateway, /store\.db was (overwritten|damaged)|malformed|not a database|disk I\/O/);
  });
}

t.test('the thread that writes dies: whoever asks then hears 503', async (t) => {
  const dir = t.testdir({});
  const flag = join(dir, 'die');
  // Loaded before the thread's own code, and so the first to hear of a batch.
  const preload = join(dir, 'preload.mjs');
  await writeFile(
    preload,
    `import { existsSync } from 'node:fs';
    import { isMainThread, parentPort, workerData } from 'node:worker_threads';
    if (!isMainThread && String(workerData).endsWith('store.db'))
      parentPort.on('message', () => { if (existsSync(${JSON.stringify(flag)})) process.exit(7); });`,
  );
  const { gateway, create } = await start(t, { NODE_OPTIONS: `--import=${pathToFileURL(preload)}` });
  await writeFile(flag, '');
  const statuses = await Promise.all([create(), create(), create()]);
  t.ok(statuses.includes(503), 'refused, and not left waiting', { statuses });
  t.notOk(statuses.includes(202));
  await endsWith(t, gateway, /the store's writer thread has stopped/);
});
