/** A copy of a store on another engine has the same rows, can be interrupted, and keeps gateways out until it is complete. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import t from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { capture, cny, makeOwner, newTask, runTask, tempFolder } from '../../../../test/support/stores.ts';
import { COPIED_TABLES } from '../../engines/copy/copy-rows.ts';
import { openStore } from '../../open-store.ts';
import { copyStore } from './copy.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** Writes rows to every table that is copied. */
async function fill(url: string, accounts: number): Promise<void> {
  const store = await openStore(url);
  for (let at = 0; at < accounts; at += 1) {
    const owner = await makeOwner(store, `acme_${at}`, '100');
    await runTask(store, owner, `ended_${at}`, '5');
    await store.settleTask(`ended_${at}`, capture('7', { record: '{"é":"☃"}' }));
    const idempotency = { key: 'again', request_sha256: Buffer.alloc(32, at), keep_ms: 1_000 };
    const request = { path: '/v', headers: ['a', 'b'], body: Buffer.from([0, 255, at]) };
    await store.openTask(newTask(owner, `open_${at}`, '3'), { idempotency, request });
    const lease = await store.openSpendLease({
      account: owner.account,
      amount_nano: cny('2'),
      owner: 'g',
      until_ms: 9e12,
    });
    if (!lease.ok) throw new Error('no lease');
    const use = { hold_id: lease.hold_id, account: owner.account, key: owner.key, route: 'r', model: 'm' };
    await store.recordUsage([{ ...use, units: { input: '12' }, amount_nano: cny('0.5') }]);
    await store.recordResource('asset', `asset_${at}`, owner.account);
  }
  await store.close();
}

function rowsOf(path: string): Readonly<Record<string, readonly unknown[]>> {
  const db = new Database(path, { readonly: true });
  db.defaultSafeIntegers(true);
  try {
    return Object.fromEntries(
      COPIED_TABLES.map(({ name, key }) => [
        name,
        db.prepare(`SELECT * FROM ${name} ORDER BY ${key.join(', ')}`).all(),
      ]),
    );
  } finally {
    db.close();
  }
}

t.test('to PostgreSQL and back, the rows are the same', async (t) => {
  const folder = tempFolder(t);
  const [from, back] = [`${folder}/from.db`, `${folder}/back.db`];
  await fill(`sqlite:${from}`, 30);
  const url = await server.database();
  t.match(await copyStore(`sqlite:${from}`, url, () => {}), { ok: true, source: { ok: true }, target: { ok: true } });
  t.match(await copyStore(url, `sqlite:${back}`, () => {}, { keep: true }), { ok: true });
  t.strictSame(rowsOf(back), rowsOf(from));
  t.notOk(existsSync(`${back}.copying`));

  const store = await openStore(url);
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'new', '10');
  await runTask(store, owner, 'after the copy', '1');
  await store.settleTask('after the copy', capture('1'));
  t.same((await store.audit()).breaches, [], 'the ledger continues');
});

t.test('an interrupted copy keeps gateways out, and can be continued', async (t) => {
  const folder = tempFolder(t);
  const from = `sqlite:${folder}/from.db`;
  await fill(from, 20);
  for (const to of [await server.database(), `sqlite:${folder}/to.db`]) {
    const interrupt = (rows: number) => {
      if (rows > 100) throw new Error('interrupted');
    };
    const interrupted = copyStore(from, to, interrupt, { keep: true });
    await t.rejects(interrupted, { message: 'interrupted' });
    await t.rejects(openStore(to, { access: 'write' }), { name: 'StoreError' });
    t.match(await copyStore(from, to, () => {}, { keep: true }), { ok: true });
    const store = await openStore(to, { access: 'write' });
    t.equal((await store.listAccounts()).length, 20);
    await store.close();
  }
});

t.test('a copy to a file that was killed can be continued, with the rules of its schema', async (t) => {
  const folder = tempFolder(t);
  const [from, to] = [`sqlite:${folder}/from.db`, `sqlite:${folder}/to.db`];
  await fill(from, 20);
  const program = `
    import { copyStore } from ${JSON.stringify(new URL('./copy.ts', import.meta.url).href)};
    const [, from, to] = process.argv;
    await copyStore(from, to, (rows) => rows > 100 && process.kill(process.pid, 'SIGKILL'));
  `;
  const killed = spawnSync(process.execPath, ['--input-type=module', '-e', program, from, to]);
  t.equal(killed.signal, 'SIGKILL');
  t.match(await copyStore(from, to, () => {}), { ok: true, target: { breaches: [] } });
});

t.test('a target that is not empty is refused', async (t) => {
  const folder = tempFolder(t);
  const from = `sqlite:${folder}/from.db`;
  await fill(from, 1);
  const url = await server.database();
  await fill(url, 1);
  await t.rejects(
    copyStore(from, url, () => {}),
    { message: /not empty/ },
  );
  await t.rejects(
    copyStore(url, from, () => {}),
    { message: /exists; name a new file/ },
  );
});

t.test('a copy that is kept is of one moment, also while a gateway writes', async (t) => {
  const folder = tempFolder(t);
  const database = await server.database();
  for (const [from, to] of [
    [`sqlite:${folder}/from.db`, `sqlite:${folder}/to.db`],
    [database, `sqlite:${folder}/of-database.db`],
  ] as const) {
    await fill(from, 2);
    const gateway = await openStore(from, { writer: 'thread' });
    t.teardown(() => gateway.close());
    const writes: Promise<unknown>[] = [];
    const write = () => writes.push(gateway.topup('account_acme_0', cny('1'), null, OPERATOR));
    t.match(await copyStore(from, to, write, { keep: true }), { ok: true, isMoved: false });
    t.ok(writes.length > 0);
    await Promise.all(writes);
    t.ok((await gateway.audit()).ok, 'the source stays in use');
    await t.rejects(
      copyStore(from, to, () => {}, { keep: true }),
      { message: /exists; name a new file/ },
      'an old copy is not taken for a new one',
    );
  }
});

t.test('a copy that is kept, and was complete when it was killed, is done', async (t) => {
  const folder = tempFolder(t);
  const [from, to] = [`sqlite:${folder}/from.db`, await server.database()];
  await fill(from, 2);
  t.match(await copyStore(from, to, () => {}, { keep: true }), { ok: true });
  t.match(await copyStore(from, to, () => {}, { keep: true }), { ok: true, rows: 0, isMoved: false });
});
