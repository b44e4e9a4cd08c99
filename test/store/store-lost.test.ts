/** A gateway that loses its store exits, so that a supervisor can restart it, and confirms no request after the loss. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { openStore } from '../../src/ledger/open-store.ts';
import { makeOwner, newTask } from '../support/stores.ts';
import { type Running, root, smallConfig, type Workspace, workspace } from '../support/tollgate.ts';

t.setTimeout(600_000);

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
  ...[1, 10].flatMap((count) =>
    (['copyFile', 'VACUUM INTO'] as const).map(
      (copy) =>
        [
          `by an older ${copy} with ${count} creations less, while its log has the newest entries`,
          async (dir: string, create: Started['create']) => {
            checkpoint(dir);
            const older = join(dir, 'older.db');
            if (copy === 'copyFile') await copyFile(join(dir, 'store.db'), older);
            else {
              const db = new Database(join(dir, 'store.db'));
              db.exec(`VACUUM INTO '${older}'`);
              db.close();
            }
            for (let made = 0; made < count; made += 1) await create();
            checkpoint(dir);
            // The gateway has seen the file, and writes to the log again.
            await sleep(1_200);
            await create();
            await copyFile(older, join(dir, 'store.db'));
          },
        ] as const,
    ),
  ),
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
] satisfies readonly (readonly [string, (dir: string, create: Started['create']) => Promise<void>])[]) {
  t.test(`the file is overwritten in place ${name}`, async (t) => {
    const { space, gateway, create } = await start(t);
    let hasEnded = false;
    void gateway.ended.then(() => {
      hasEnded = true;
    });
    t.equal(await create(), 202);
    await damage(space.dir, create);
    const damaged_ms = performance.now();
    while (!hasEnded) {
      t.not(await create(), 202, 'no creation is acknowledged that would be lost');
      await sleep(50);
    }
    t.ok(performance.now() - damaged_ms < 5_000);
    await endsWith(t, gateway, /store\.db was (overwritten|damaged)|malformed|not a database|disk I\/O/);
  });
}

t.test('checkpoints by other processes, and their writes, are no loss', async (t) => {
  const dir = t.testdir({});
  const file = join(dir, 'store.db');
  const store = await openStore(`sqlite:${file}`, { writer: 'thread' });
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '100000');
  const script = `
    const db = new (require('better-sqlite3'))(${JSON.stringify(file)}, { timeout: 5000 });
    const until = Date.now() + 4000;
    for (let round = 0; Date.now() < until; round += 1) {
      for (const mode of ['PASSIVE', 'RESTART', 'TRUNCATE']) try { db.pragma('wal_checkpoint(' + mode + ')'); } catch {}
      if (round % 5 === 0) db.exec('DELETE FROM idempotency WHERE created_at < 0; UPDATE account SET status = status');
    }`;
  const other = spawn(process.execPath, ['-e', script], { cwd: root, stdio: 'inherit' });
  const ended = once(other, 'exit');
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  let made = 0;
  for (; !isOver; made += 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => store.openTask(newTask(owner, `task_${made}_${index}`, '0.01'))),
    );
  t.equal((await ended)[0], 0);
  t.ok(made > 100, `${made} tasks`);
  t.equal((await store.entries(owner.account, 100_000)).length, made + 1);
});

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
