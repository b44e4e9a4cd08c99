/** QuantumNous/new-api #1573: SQLITE_BUSY during the first migration kept the program from starting. */
import Database from 'better-sqlite3';
import t, { type Test } from 'tap';
import { readMigrations } from '../../src/ledger/engines/migrations.ts';
import { call } from '../support/stack.ts';
import { type Running, smallConfig, type Workspace, workspace } from '../support/tollgate.ts';

/** Ways in which another process, such as a backup or a database client, may lock the new file. */
const locks: readonly (readonly [name: string, ...statements: string[]])[] = [
  ['an empty file is locked', 'BEGIN EXCLUSIVE'],
  ['an empty file is about to be written', 'BEGIN IMMEDIATE; CREATE TABLE migration (x)'],
  ['a file with a write-ahead log is about to be written', 'PRAGMA journal_mode = WAL', 'BEGIN IMMEDIATE'],
];

function holdLock(t: Test, { store }: Workspace, statements: readonly string[]): Database.Database {
  const other = new Database(store.slice('sqlite:'.length));
  t.teardown(() => other.close());
  for (const statement of statements) other.exec(statement);
  return other;
}

/** Gives the command time to reach the lock, and checks that it is still waiting. */
async function waits(t: Test, command: Running): Promise<void> {
  let over = false;
  void command.ended.finally(() => {
    over = true;
  });
  await new Promise((wake) => setTimeout(wake, 1_500));
  t.notOk(over, `still waiting: ${command.output.stderr}`);
}

function appliedTo({ store }: Workspace): readonly unknown[] {
  const db = new Database(store.slice('sqlite:'.length), { readonly: true });
  try {
    return db.prepare('SELECT id FROM migration ORDER BY id').pluck().all();
  } finally {
    db.close();
  }
}

const all = readMigrations('sqlite').map(({ id }) => id);

for (const [name, ...statements] of locks) {
  t.test(`QuantumNous/new-api #1573: ${name}, and the first command waits`, async (t) => {
    const space = await workspace(t);
    const other = holdLock(t, space, statements);
    const command = space.start(['account', 'create', 'acme', '--json']);
    await waits(t, command);
    other.exec('ROLLBACK');
    const { code, stdout } = await command.ended;
    t.equal(code, 0);
    t.match(JSON.parse(stdout), { name: 'acme' });
    t.strictSame(appliedTo(space), all, 'each migration once');
  });
}

t.test('QuantumNous/new-api #1573: a gateway waits too, and then serves', async (t) => {
  const space = await workspace(t);
  const other = holdLock(t, space, ['BEGIN EXCLUSIVE']);
  const gateway = space.start(['serve', '--sandbox', '--port', '0', '--json', '--config', smallConfig]);
  await waits(t, gateway);
  other.exec('ROLLBACK');
  const { url, key } = JSON.parse((await gateway.seen(/^.+\n/))[0]);
  const body = { model: 'c/vidgen-2.0', prompt: 'a kite' };
  const reply = await call(`${url}/api/v3/c/videos/generations/tasks`, 'POST', body, {
    authorization: `Bearer ${key}`,
  });
  t.equal(reply.status, 202);
  t.strictSame(appliedTo(space), all);
});

t.test(
  'QuantumNous/new-api #1573: a lock that is never released gives a clear error, and nothing is created',
  async (t) => {
    const space = await workspace(t);
    const other = holdLock(t, space, ['PRAGMA journal_mode = WAL', 'BEGIN IMMEDIATE']);
    const { code, stderr } = await space.run(['account', 'create', 'acme']);
    t.equal(code, 3);
    t.match(stderr, /cannot open the store [\s\S]*another process has locked it/);
    t.notMatch(stderr, /\n\s+at /, 'no stack trace');
    other.exec('ROLLBACK');
    t.strictSame(other.prepare('SELECT name FROM sqlite_schema').pluck().all(), []);
    t.match(await space.json(['account', 'create', 'acme']), { name: 'acme' }, 'and the next attempt succeeds');
  },
);
