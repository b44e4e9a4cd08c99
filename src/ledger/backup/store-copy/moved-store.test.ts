/** A store that a copy has moved cannot be used beside the new one: gateways refuse it by name, until it is opened again on purpose. */
import { spawnSync } from 'node:child_process';
import { renameSync } from 'node:fs';
import t, { type Test } from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { capture, cny, makeOwner, newTask, runTask, tempFolder } from '../../../../test/support/stores.ts';
import { openStore, reopenStore } from '../../open-store.ts';
import { copyStore } from './copy.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const newStore = {
  sqlite: async (t: Test) => `sqlite:${tempFolder(t)}/store.db`,
  postgres: async (_t: Test) => server.database(),
};
type Engine = keyof typeof newStore;
const engines: readonly Engine[] = ['sqlite', 'postgres'];

/** A store with an account `acme` and some tasks. */
async function filled(t: Test, engine: Engine): Promise<string> {
  const url = await newStore[engine](t);
  const store = await openStore(url);
  const owner = await makeOwner(store, 'acme', '100');
  await runTask(store, owner, 'ended', '5');
  await store.settleTask('ended', capture('4'));
  for (let at = 0; at < 20; at += 1) await store.openTask(newTask(owner, `open_${at}`, '1'));
  await store.close();
  return url;
}

/** A copy in a process that kills itself at its first progress. */
function killedCopy(from: string, to: string): void {
  const program = `
    import { copyStore } from ${JSON.stringify(new URL('./copy.ts', import.meta.url).href)};
    const [, from, to] = process.argv;
    await copyStore(from, to, () => process.kill(process.pid, 'SIGKILL'));
  `;
  const killed = spawnSync(process.execPath, ['--input-type=module', '-e', program, from, to]);
  if (killed.signal !== 'SIGKILL') throw new Error(`the copy was not killed: ${killed.stderr}`);
}

const move = (from: string, to: string) => copyStore(from, to, () => {});

/** The target as it is when a copy is killed after it has retired the source. */
async function closeAgain(url: string): Promise<void> {
  if (url.startsWith('sqlite:')) {
    const path = url.slice('sqlite:'.length);
    renameSync(path, `${path}.copying`);
  } else await server.query('UPDATE ledger_head SET entry_id = -1', new URL(url).pathname.slice(1));
}

for (const [fromEngine, toEngine] of engines.flatMap((from) => engines.map((to) => [from, to] as const))) {
  t.test(`from ${fromEngine} to ${toEngine}`, async (t) => {
    const from = await filled(t, fromEngine);
    const to = await newStore[toEngine](t);
    const isUsed = (url: string) => openStore(url, { access: 'write' }).then((store) => store.close());

    await t.test('it is refused while a gateway has the store open', async (t) => {
      const gateway = await openStore(from, { writer: 'thread' });
      await t.rejects(move(from, to), { name: 'StoreError', message: /has the store .*open.*stop .*gateway.*--keep/ });
      t.match(await gateway.topup('account_acme', cny('1'), null, OPERATOR), { ok: true }, 'the gateway goes on');
      await gateway.close();
    });

    await t.test('killed half-way, it has moved nothing', async (t) => {
      killedCopy(from, to);
      await isUsed(from);
      await t.rejects(isUsed(to), 'the target is not complete');
    });

    await t.test('then it goes on, and retires the source', async (t) => {
      t.match(await move(from, to), { ok: true, isOpen: true, isMoved: true });
      await isUsed(to);
      for (const access of ['write', 'upgrade', 'make'] as const) {
        await t.rejects(openStore(from, { access }), {
          name: 'StoreError',
          message:
            /this store was moved to (sqlite|postgres):.*store.db|test_.* at 20.*set TOLLGATE_STORE.*store reopen/,
        });
      }
    });

    await t.test('killed between the two, it goes on as well', async (t) => {
      await closeAgain(to);
      await t.rejects(isUsed(from));
      await t.rejects(isUsed(to));
      t.match(await move(from, to), { ok: true, isMoved: true });
      await isUsed(to);
    });

    await t.test('called again, it is done, also after the new store was used', async (t) => {
      t.match(await move(from, to), { ok: true, rows: 0, isMoved: true });
      const store = await openStore(to);
      await store.topup('account_acme', cny('1'), null, OPERATOR);
      await store.close();
      t.match(await move(from, to), { ok: true, rows: 0, isMoved: true });
    });

    await t.test('the source can be read, and copied nowhere else', async (t) => {
      const store = await openStore(from, { access: 'read' });
      t.type(store.moved?.destination, 'string');
      t.ok((await store.audit()).ok);
      await store.close();
      await t.rejects(move(from, await newStore[toEngine](t)), { message: /was moved to/ });
    });

    await t.test('it can be opened again on purpose', async (t) => {
      t.type((await reopenStore(from))?.destination, 'string');
      t.equal(await reopenStore(from), undefined);
      await isUsed(from);
      const store = await openStore(from);
      t.ok((await store.audit()).ok);
      await store.close();
    });
  });
}

t.test('a gateway that the copy did not find cannot write afterwards', async (t) => {
  const from = await filled(t, 'postgres');
  const hidden = await openStore(`${from}?application_name=other`, { writer: 'thread' });
  t.teardown(() => hidden.close());
  t.match(await move(from, await newStore.sqlite(t)), { isMoved: true });
  await t.rejects(hidden.topup('account_acme', cny('1'), null, OPERATOR), {
    message: /this store was moved to sqlite:/,
  });
});

t.test('a source with a breach is not moved, and only a copy is made of it', async (t) => {
  const from = await filled(t, 'postgres');
  await server.query('UPDATE account SET posted = posted + 1', new URL(from).pathname.slice(1));
  const to = await newStore.sqlite(t);
  t.match(await move(from, to), { ok: false, isOpen: false, isMoved: false });
  await openStore(from, { access: 'write' }).then((store) => store.close());
  await t.rejects(openStore(to, { access: 'read' }), { message: /no store at/ });
  t.match(await copyStore(from, to, () => {}, { keep: true }), { ok: false, isOpen: true, isMoved: false });
});
