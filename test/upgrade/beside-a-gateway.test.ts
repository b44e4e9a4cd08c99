/**
 * A program that would change the schema under a running gateway waits, and is refused by name; so a rolling upgrade stalls harmlessly. A
 * gateway under which the schema is changed anyway takes no requests.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import pg from 'pg';
import t, { type Test } from 'tap';
import { migrateStore, openStore } from '../../src/ledger/open-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { call, until } from '../support/stack.ts';
import { program, type Workspace, workspace } from '../support/tollgate.ts';
import { startSandbox } from '../vendors/server.ts';

t.setTimeout(300_000);
const server = await PostgresServer.start();
t.teardown(() => server.remove());
const sandbox = await startSandbox({ key: 'upstream-secret', pace: 0.02 });
t.teardown(() => sandbox.close());

const REFUSED = /not applied yet: .*uses it: stop every gateway, run tollgate migrate, and start them again/;
const old = (name: string) => gunzipSync(readFileSync(join(import.meta.dirname, '0.1.0', name)));

t.test('a gateway of 0.1.0 on PostgreSQL is seen by the name of its connection', async (t) => {
  const url = await server.database();
  await server.query(old('store.sql.gz').toString(), new URL(url).pathname.slice(1));
  const gateway = new pg.Client({ connectionString: url, application_name: 'tollgate key changes' });
  await gateway.connect();
  await t.rejects(migrateStore(url, 0), REFUSED);
  await t.rejects(openStore(url, { in_use_ms: 0 }), /gateway from 127\.0\.0\.1, connected since .* UTC, uses it/);
  const waiting = migrateStore(url, 20_000);
  await gateway.end();
  t.match(await waiting, ['0018 money-turns'], 'it waits until the gateway has stopped');
});

t.test('a gateway of 0.1.0 on SQLite is seen by its lock on the file', async (t) => {
  const file = join(t.testdir(), 'store.db');
  writeFileSync(file, old('store.db.gz'));
  const gateway = new Database(file);
  gateway.pragma('journal_mode = WAL');
  gateway.prepare('SELECT count(*) FROM entry').get();
  await t.rejects(migrateStore(`sqlite:${file}`, 0), REFUSED);
  t.ok(gateway.prepare('SELECT count(*) FROM migration').get(), 'and is not disturbed');
  const waiting = migrateStore(`sqlite:${file}`, 20_000);
  setTimeout(() => gateway.close(), 500);
  t.match(await waiting, ['0018 money-turns']);
});

t.test('several programs that start at once on an old store: one migrates it', async (t) => {
  const file = join(t.testdir(), 'store.db');
  writeFileSync(file, old('store.db.gz'));
  const url = await server.database();
  await server.query(old('store.sql.gz').toString(), new URL(url).pathname.slice(1));
  for (const store of [`sqlite:${file}`, url]) {
    const opened = await Promise.all(Array.from({ length: 4 }, () => openStore(store)));
    for (const each of opened) await each.close();
    t.equal(opened.length, 4);
  }
});

t.test('gateways of two schemas in one database do not hinder each other', async (t) => {
  const url = await server.database();
  const database = new URL(url).pathname.slice(1);
  await server.query('CREATE SCHEMA other', database);
  const inOther = `${url}?options=-c%20search_path%3Dother`;
  const gateway = await openStore(inOther, { writer: 'thread' });
  t.teardown(() => gateway.close());
  await server.query(old('store.sql.gz').toString(), database);
  t.match(await migrateStore(url, 0), ['0018 money-turns']);
});

/** A copy of the program with one more migration. It is beside the program, so that it finds the same libraries. */
function newerProgram(): { readonly main: string; readonly remove: () => void } {
  const isBuilt = program.endsWith('.js');
  const folder = dirname(program);
  const path = mkdtempSync(join(dirname(folder), 'dist-newer-'));
  const migrations = join(path, isBuilt ? 'migrations' : 'ledger/engines/migrations');
  cpSync(folder, path, { recursive: true });
  writeFileSync(join(migrations, '9999-later.sql'), 'CREATE TABLE later (id INTEGER PRIMARY KEY) STRICT;\n');
  return { main: join(path, isBuilt ? 'main.js' : 'main.ts'), remove: () => rmSync(path, { recursive: true }) };
}

async function start(space: Workspace, store: string, args: readonly string[]) {
  const env = { TOLLGATE_STORE: store, TOLLGATE_C_URL: sandbox.baseUrl('c'), TOLLGATE_C_KEY: 'upstream-secret' };
  return space.start([...args, '--config', 'test/support/small.yaml'], { env });
}

async function rolling(t: Test, store: string, newer: Workspace): Promise<void> {
  const space = await workspace(t);
  const run = (...args: string[]) => space.run([...args, '--store', store, '--json']);
  await run('account', 'create', 'acme');
  await run('wallet', 'topup', 'acme', '100');
  const { key } = JSON.parse((await run('key', 'create', '--account', 'acme')).stdout);
  const gateway = await start(space, store, ['serve', '--port', '0', '--json', '--threads', '1']);
  const { url } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const create = () =>
    call(
      `${url}/api/v3/c/videos/generations/tasks`,
      'POST',
      { model: 'c/vidgen-2.0', prompt: 'a red kite' },
      { authorization: `Bearer ${key}` },
    );
  const began = performance.now();
  const [next, migrate] = [
    await start(newer, store, ['serve', '--port', '0', '--json', '--threads', '1']),
    await start(newer, store, ['migrate']),
  ];
  t.equal((await create()).status, 202, 'the old gateway serves meanwhile');
  for (const { ended } of [next, migrate]) {
    const { code, stderr } = await ended;
    t.equal(code, 3);
    t.match(stderr, REFUSED);
    t.match(stderr, /9999 later/);
  }
  t.ok(performance.now() - began > 29_000, 'they have waited');
  t.equal((await create()).status, 202, 'and after it');
  gateway.child.kill('SIGTERM');
  t.equal((await gateway.ended).code, 0);
  t.match(await (await start(newer, store, ['migrate'])).ended, { code: 0, stdout: /applied 9999 later/ });
  const again = await start(newer, store, ['serve', '--port', '0', '--json', '--threads', '1']);
  t.ok(JSON.parse((await again.seen(/^.+\n/))[0]).url);
  t.match(await (await start(space, store, ['audit'])).ended, { code: 3, stderr: /made by a newer tollgate/ });
  again.child.kill('SIGTERM');
  await again.ended;
}

t.test('a rolling upgrade on both engines: the new gateway does not start, the old one serves', async (t) => {
  const { main, remove } = newerProgram();
  t.teardown(remove);
  const newer = await workspace(t, main);
  const space = await workspace(t);
  await Promise.all([rolling(t, await server.database(), newer), rolling(t, space.store, newer)]);
});

t.test(
  'a newer schema under a running gateway: it takes no requests and says why, until the schema is its own',
  async (t) => {
    const store = await server.database();
    const database = new URL(store).pathname.slice(1);
    const space = await workspace(t);
    const run = (...args: string[]) => space.run([...args, '--store', store, '--json']);
    await run('account', 'create', 'acme');
    await run('wallet', 'topup', 'acme', '100');
    const { key } = JSON.parse((await run('key', 'create', '--account', 'acme')).stdout);
    const gateway = await start(space, store, ['serve', '--port', '0', '--json', '--threads', '1']);
    const { url } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
    const path = `${url}/api/v3/c/videos/generations/tasks`;
    const headers = { authorization: `Bearer ${key}` };
    const create = () => call(path, 'POST', { model: 'c/vidgen-2.0', prompt: 'a red kite' }, headers);
    const { json } = await create();
    await server.query("INSERT INTO migration VALUES (9999, 'later', 'a', 0)", database);
    t.match(await create(), { status: 503 });
    t.match(await call(`${path}/${json.task_id}`, 'GET', undefined, headers), { status: 503 }, 'nor does it read');
    const ready = await until(
      () => call(`${url}/readyz`, 'GET'),
      ({ status }) => status === 503,
    );
    t.match(ready.text, /a newer tollgate has migrated the store/);
    await until(
      async () => gateway.output.stderr,
      (logged) => /made by a newer tollgate \(migration 9999\)/.test(logged),
    );
    await server.query('DELETE FROM migration WHERE id = 9999', database);
    const served = await until(create, ({ status }) => status === 202);
    t.equal(served.status, 202);
  },
);
