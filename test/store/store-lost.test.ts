/** A gateway that loses its store exits, so that a supervisor can restart it, and confirms no request after the loss. */
import { copyFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { type Running, smallConfig, type Workspace, workspace } from '../support/tollgate.ts';

interface Started {
  readonly space: Workspace;
  readonly gateway: Running;
  /** Creates a task and returns the status; undefined if the gateway has ended. */
  readonly create: () => Promise<number | undefined>;
}

async function start(t: Test, env: Readonly<Record<string, string>> = {}): Promise<Started> {
  const space = await workspace(t);
  const gateway = space.start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig], { env });
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

t.test('the file is deleted', async (t) => {
  const { space, gateway } = await start(t);
  for (const suffix of ['', '-wal', '-shm']) await rm(join(space.dir, `store.db${suffix}`));
  await endsWith(t, gateway, /store\.db was deleted while the store was open/);
});

t.test('the write-ahead log is deleted', async (t) => {
  const { space, gateway } = await start(t);
  await rm(join(space.dir, 'store.db-wal'));
  await endsWith(t, gateway, /store\.db-wal was deleted/);
});

t.test('the file is replaced by another store', async (t) => {
  const { space, gateway } = await start(t);
  const other = `sqlite:${join(space.dir, 'other.db')}`;
  t.equal((await space.run(['account', 'create', 'acme', '--store', other])).code, 0);
  await rename(join(space.dir, 'other.db'), join(space.dir, 'store.db'));
  await endsWith(t, gateway, /store\.db was replaced/);
});

/** Moves all commits from the write-ahead log into the file. */
function checkpoint(dir: string): void {
  const db = new Database(join(dir, 'store.db'));
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
}

for (const [name, damage] of [
  [
    'by an older copy',
    async (dir, create) => {
      checkpoint(dir);
      await copyFile(join(dir, 'store.db'), join(dir, 'older.db'));
      await create();
      checkpoint(dir);
      await copyFile(join(dir, 'older.db'), join(dir, 'store.db'));
    },
  ],
  [
    'by another database',
    async (dir) => {
      checkpoint(dir);
      const other = new Database(join(dir, 'other.db'));
      other.exec('CREATE TABLE something (id INTEGER)');
      other.close();
      await copyFile(join(dir, 'other.db'), join(dir, 'store.db'));
    },
  ],
  [
    'by a file that is not a database',
    async (dir) => {
      checkpoint(dir);
      await writeFile(join(dir, 'store.db'), 'x'.repeat(100_000));
    },
  ],
  [
    'by its first half',
    async (dir) => {
      checkpoint(dir);
      await truncate(join(dir, 'store.db'), Math.floor((await stat(join(dir, 'store.db'))).size / 8192) * 4096);
    },
  ],
  ['by emptying its log', async (dir) => truncate(join(dir, 'store.db-wal'), 0)],
] satisfies readonly [string, (dir: string, create: Started['create']) => Promise<void>][]) {
  t.test(`the file is overwritten in place ${name}`, async (t) => {
    const { space, gateway, create } = await start(t);
    let hasEnded = false;
    void gateway.ended.then(() => {
      hasEnded = true;
    });
    t.equal(await create(), 202);
    await damage(space.dir, create);
    while (!hasEnded) {
      await create();
      await sleep(50);
    }
    await endsWith(t, gateway, /store\.db was (overwritten|damaged)|malformed|not a database|disk I\/O/);
  });
}

t.test('the writer thread dies, and later requests get 503', async (t) => {
  const dir = t.testdir({});
  const flag = join(dir, 'die');
  // Loaded before the thread's own code, so its listener sees each batch first. The gateway also writes by itself.
  const preload = join(dir, 'preload.mjs');
  await writeFile(
    preload,
    `import { existsSync } from 'node:fs';
    import { inspect } from 'node:util';
    import { isMainThread, parentPort, workerData } from 'node:worker_threads';
    const isCreation = (batch) => inspect(batch, { depth: 9 }).includes('c/vidgen-2.0');
    if (!isMainThread && String(workerData).endsWith('store.db'))
      parentPort.on('message', (batch) => {
        if (existsSync(${JSON.stringify(flag)}) && isCreation(batch)) process.exit(7);
      });`,
  );
  const { gateway, create } = await start(t, { NODE_OPTIONS: `--import=${pathToFileURL(preload)}` });
  await writeFile(flag, '');
  const statuses = await Promise.all([create(), create(), create()]);
  t.ok(statuses.includes(503), 'rejected instead of left waiting', { statuses });
  t.notOk(statuses.includes(202));
  await endsWith(t, gateway, /the store's writer thread has stopped/);
});
