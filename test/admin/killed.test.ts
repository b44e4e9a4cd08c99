/** Kill -9 in the middle of every change: the change and its record are stored together, or neither is. The table of operations is the list. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import t from 'tap';
import { bundle, constants, root } from '../../scripts/bundle.ts';
import { Problem } from '../../src/admin/api/problem.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import type { Failpoint } from '../../src/lib/failpoint.ts';
import { startAdmin } from '../support/admin.ts';
import { newStoreFile } from '../support/new-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { ofToday } from '../support/sample.ts';
import { tempFolder } from '../support/stores.ts';
import { changing, countWrites, openAlike, runExample, seed, stateOf, stateOfServer } from './every-change.ts';

/** Without a gateway, these do nothing. A reload has a test of its own (test/reload/recorded-reload.test.ts). */
const OF_A_GATEWAY = ['audit.start', 'config.check', 'config.diff', 'config.reload', 'reprice.start'];

const folder = tempFolder(t);
const fileOf = (name: string) => join(folder, `${name}.db`);

/** The child's program as one bundle, which starts in a third of the CPU time of its sources. */
async function bundledChild(): Promise<string> {
  const program = join(root, 'node_modules/.cache/tests/one-change');
  const entries = { 'one-change': 'test/admin/children/one-change.ts' };
  await bundle(program, { entries, constants, external: 'better-sqlite3', splitting: true });
  cpSync(join(root, 'src/ledger/engines/migrations'), join(program, 'migrations'), { recursive: true });
  return join(program, 'one-change.js');
}

const program = await bundledChild();

/** Runs the example of an operation in a process of its own. Returns the signal that ended it. */
async function killAt(failpoint: Failpoint, url: string, name: string): Promise<NodeJS.Signals | null> {
  const child = fork(program, [url, name], {
    execArgv: [],
    env: { NODE_COMPILE_CACHE: join(folder, 'compiled'), ...process.env, TOLLGATE_FAILPOINT: failpoint },
  });
  const [, signal] = await once(child, 'exit');
  return signal;
}

t.test('kill -9 in the middle of every change', async (t) => {
  await newStoreFile(fileOf('seeded'));
  await seed(`sqlite:${fileOf('seeded')}`);
  let before = 'seeded';
  const changes: { readonly name: string; readonly before: string }[] = [];
  for (const operation of changing) {
    const { name } = operation;
    copyFileSync(fileOf(before), fileOf(name));
    const { store, writes } = countWrites(await openAlike(`sqlite:${fileOf(name)}`));
    const refused = await runExample(operation, store).catch((error: unknown) => error);
    await store.close();
    const [old, now] = [stateOf(fileOf(before)), stateOf(fileOf(name))];
    if (OF_A_GATEWAY.includes(name)) t.match(refused, { code: 'no_gateway' }, name);
    else {
      t.notOk(refused instanceof Problem ? refused.message : refused, name);
      t.equal(writes.length, 1, `${name} is one transaction`);
      t.equal(now.changes, old.changes + 1, `${name} is recorded`);
      changes.push({ name, before });
    }
    before = name;
  }
  t.ok(changes.length > 10);

  const kill = async (failpoint: Failpoint, { name, before }: (typeof changes)[number]) => {
    const file = fileOf(`${name}-${failpoint}`);
    copyFileSync(fileOf(before), file);
    t.equal(await killAt(failpoint, `sqlite:${file}`, name), 'SIGKILL', `${name} is killed at ${failpoint}`);
    // Recovers it, as the next process does.
    await (await openAlike(`sqlite:${file}`)).close();
    const expected = stateOf(fileOf(failpoint === 'change_written' ? before : name));
    t.equal(stateOf(file).rows, expected.rows, `${name}: ${failpoint}`);
  };
  const [first, ...others] = changes;
  if (first === undefined) throw new Error('there is no change');
  // Committed is committed: the writer knows nothing of operations.
  await kill('change_durable', first);
  const killed = ofToday(others);
  const half = Math.ceil(killed.length / 2);
  const lanes = [[first, ...killed.slice(half)], killed.slice(0, half)].map(async (lane) => {
    for (const change of lane) await kill('change_written', change);
  });
  await Promise.all(lanes);
});

t.test('kill -9 in the middle of every change on PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  const url = await server.store();
  await seed(url);
  let isFirst = true;
  const operations = changing.filter(({ name }) => !OF_A_GATEWAY.includes(name));
  const killed = new Set(ofToday(operations));
  for (const operation of operations) {
    const { name } = operation;
    const before = await stateOfServer(server, url);
    if (isFirst || killed.has(operation)) {
      t.equal(await killAt('change_written', url, name), 'SIGKILL', `${name} is killed before its commit`);
      t.equal((await stateOfServer(server, url)).rows, before.rows, `${name}: nothing is stored`);
    }
    if (isFirst) t.equal(await killAt('change_durable', url, name), 'SIGKILL', `${name} is killed after its commit`);
    else {
      const store = await openAlike(url);
      await runExample(operation, store);
      await store.close();
    }
    isFirst = false;
    const after = await stateOfServer(server, url);
    t.equal(after.changes, before.changes + 1, `${name} is recorded`);
    t.not(after.rows, before.rows);
  }
  const store = await openAlike(url);
  t.same((await store.audit()).breaches, []);
  await store.close();
});

t.test('a gateway is killed while several threads change accounts and money', async (t) => {
  const admin = await startAdmin(t, ['--threads', '2']);
  let answered = 0;
  const send = async (worker: number) => {
    for (let count = 0; ; count++) {
      const change = { amount: '-0.01', reason: `${worker} ${count}` };
      const edit = { name: `account-${worker}-${count}` };
      const [a, b] = await Promise.all([
        admin.post('/accounts/demo/adjustments', change),
        admin.post('/accounts', edit),
      ]);
      t.strictSame([a.status, b.status], [201, 201]);
      answered += 2;
      if (answered > 60) admin.kill();
    }
  };
  await Promise.all(Array.from({ length: 4 }, (_, worker) => send(worker).catch(() => {})));
  t.ok(answered > 60);
  const store = await openStore(admin.work.store, { access: 'read' });
  t.teardown(() => store.close());
  const demo = await store.findAccount('demo');
  const changes = await store.changes({ limit: 10_000 });
  const entries = await store.entries(demo?.id ?? '', 10_000);
  const adjusted = changes.filter(({ operation }) => operation === 'wallet.adjust');
  t.equal(adjusted.length, entries.filter(({ kind }) => kind === 'adjust').length);
  const made = changes.filter(({ operation }) => operation === 'account.create');
  t.equal(made.length, (await store.listAccounts()).length);
  t.ok(adjusted.length + made.length - 1 >= answered, 'what was answered is stored');
  t.match(await admin.work.json(['audit']), { ok: true });
});
