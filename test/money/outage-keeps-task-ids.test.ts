/** The store takes nothing when upstreams answer creations: every task keeps the id that its upstream gave, and is stored once. */
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import pino from 'pino';
import t, { type Test } from 'tap';
import { startFaultServer, type Turn } from '../support/fault-server.ts';
import { newStoreFile } from '../support/new-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { unifiedBody, unifiedPath } from '../support/requests.ts';
import { type Reply, type Stack, startStack, until } from '../support/stack.ts';

t.setTimeout(600_000);

const CREATIONS = 20;
const WAITS = 'a record could not be stored; it waits in memory';
const STORED = 'a record that waited in memory is stored';

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** A gateway and the lines of its log. The upstream holds its answers. */
async function open(t: Test, store_url: string) {
  const held: Turn[] = [];
  const upstream = await startFaultServer((turn) => void held.push(turn));
  const lines: Readonly<Record<string, unknown>>[] = [];
  const stack = await startStack({
    store_url,
    upstreams: { c: upstream.url },
    writer: 'thread',
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(JSON.parse(line)) }),
  });
  t.teardown(async () => {
    await stack.close();
    await upstream.close();
  });
  const create = () => stack.call('POST', unifiedPath('c'), unifiedBody());
  let given = 0;
  return {
    stack,
    create,
    withMessage: (message: string) => lines.filter(({ msg }) => msg === message),
    /** Starts creations, and resolves when all are at the upstream. */
    async start(count: number) {
      const replies = Array.from({ length: count }, create);
      await until(
        async () => held.length,
        (length) => length === count,
      );
      return replies;
    },
    /** The upstream answers every creation with an id of its own. */
    answer() {
      for (const { reply } of held.splice(0)) {
        given += 1;
        reply(200, { task_id: `cgt-${given}` });
      }
    },
  };
}

/** The creation is refused soon, and does not wait behind the ids. */
async function refuses(t: Test, create: () => Promise<Reply>): Promise<void> {
  const refused = await until(create, ({ status }) => status === 503);
  t.match(refused, { json: { error: { code: 'overloaded' } } });
  t.ok(Number(refused.headers.get('retry-after')) > 0);
}

/** Every creation is running under an id of its own, and its money is held once. */
async function keepsIds(t: Test, { store, account }: Stack, count: number): Promise<void> {
  const upstreamIds = async () => {
    const { tasks } = await store.listTasks({ states: ['running'], limit: 200 }).catch(() => ({ tasks: [] }));
    return tasks.map(({ upstream_id }) => upstream_id).sort();
  };
  const all = Array.from({ length: count }, (_, index) => `cgt-${index + 1}`).sort();
  t.same(await until(upstreamIds, (found) => found.length === count), all);
  const { tasks } = await store.listTasks({ limit: 200 });
  t.equal(tasks.length, count, 'there is no other task');
  t.equal((await store.wallet(account))?.held_nano, (tasks[0]?.hold_nano ?? 0n) * BigInt(count));
  t.same((await store.audit()).breaches, []);
}

t.test('PostgreSQL is stopped under creations in flight, and comes back', async (t) => {
  const { stack, start, answer, create, withMessage } = await open(t, await server.store());
  const replies = await start(CREATIONS);
  await server.stop();
  answer();
  await refuses(t, create);
  await server.up();
  await keepsIds(t, stack, CREATIONS);
  for (const { status } of await Promise.all(replies)) t.ok(status === 200 || status === 503, String(status));
  t.not(withMessage('a connection to PostgreSQL broke; the next use opens another').length, 0);
});

t.test('it is away for longer than a batch is tried: the log has each id, and says when it is stored', async (t) => {
  const { stack, start, answer, withMessage } = await open(t, await server.store());
  const replies = await start(CREATIONS);
  await server.stop();
  answer();
  await until(
    async () => withMessage(WAITS).length,
    (count) => count === CREATIONS,
  );
  const [line] = withMessage(WAITS);
  t.match(line, { level: 50, task: /^task_/, outcome: 'created', upstream: 'c', upstream_id: /^cgt-/ });
  t.match(line, {
    next: /nothing, unless .* ask the upstream how job cgt-\d+ ended, and run tollgate task resolve task_/,
  });
  // The callers wait for ten seconds, and the batch was given back several times.
  for (const { status, headers } of await Promise.all(replies)) {
    t.equal(status, 503);
    t.equal(headers.get('x-should-retry'), 'false', 'the job exists');
  }
  await server.up();
  await keepsIds(t, stack, CREATIONS);
  t.equal(withMessage(STORED).length, CREATIONS);
});

/** Loses what was committed since the account was funded, as a failover to a standby that was behind. */
async function loseTasks(url: string): Promise<void> {
  const lost = [
    'SET session_replication_role = replica',
    'DELETE FROM task',
    "DELETE FROM entry WHERE kind = 'hold'",
    'UPDATE account SET held = 0',
    `UPDATE ledger_head SET entry_id = (SELECT max(id) FROM entry),
       hash = (SELECT hash FROM entry ORDER BY id DESC LIMIT 1)`,
  ];
  await server.query(lost.join('; '), new URL(url).pathname.slice(1));
}

t.test('a failover loses a task whose job is being made: it is stored again, with its hold', async (t) => {
  const url = await server.store();
  const { stack, start, answer, withMessage } = await open(t, url);
  const [reply] = await start(1);
  await loseTasks(url);
  answer();
  t.equal((await reply)?.status, 200);
  await keepsIds(t, stack, 1);
  t.equal(withMessage('a task that the store had lost is stored again, with its hold').length, 1);
});

t.test('it is restarted ten times', async (t) => {
  const { stack, start, answer } = await open(t, await server.store());
  for (let round = 1; round <= 10; round += 1) {
    await start(5);
    if (round % 2 === 0) await server.stop();
    else await server.kill();
    answer();
    await server.up();
    await keepsIds(t, stack, 5 * round);
  }
});

t.test('it is read-only for a while', async (t) => {
  const { stack, start, answer, create, withMessage } = await open(t, await server.store());
  await start(CREATIONS);
  await server.configure('default_transaction_read_only', 'on');
  await refuses(t, create);
  answer();
  await until(
    async () => withMessage(WAITS).length,
    (count) => count === CREATIONS,
  );
  await refuses(t, create);
  await server.configure('default_transaction_read_only', null);
  await keepsIds(t, stack, CREATIONS);
});

t.test('another process keeps a store on SQLite locked for longer than the writer waits', async (t) => {
  const file = `${t.testdir()}/store.db`;
  await newStoreFile(file);
  const { stack, start, answer } = await open(t, `sqlite:${file}`);
  await start(CREATIONS);
  const other = new Database(file);
  t.teardown(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  answer();
  await sleep(22_000);
  other.exec('COMMIT');
  await keepsIds(t, stack, CREATIONS);
});
