/** A role, a database or a server with other defaults: every session of a gateway has the settings that its statements need. */
import pg from 'pg';
import t from 'tap';
import {
  closeClient,
  connect,
  connectUnlimited,
  connectWriter,
  createPool,
  endPool,
} from '../../src/ledger/engines/postgres/connection.ts';
import { openStore } from '../../src/ledger/open-store.ts';
import { PostgresServer } from '../support/postgres.ts';
import { capture, cny, makeOwner, newTask } from '../support/stores.ts';

const server = await PostgresServer.start();
t.teardown(() => server.remove());

/** The odd default of each setting, and what a session has instead. Undefined: the operator's. */
const ODD: Readonly<Record<string, readonly [odd: string, session: string | undefined]>> = {
  default_transaction_isolation: ['serializable', 'read committed'],
  default_transaction_deferrable: ['on', 'off'],
  synchronous_commit: ['off', 'on'],
  idle_in_transaction_session_timeout: ['1ms', '10s'],
  idle_session_timeout: ['200ms', '0'],
  transaction_timeout: ['300ms', '0'],
  standard_conforming_strings: ['off', 'on'],
  array_nulls: ['off', 'on'],
  transform_null_equals: ['on', 'off'],
  bytea_output: ['escape', 'hex'],
  DateStyle: ['German', 'ISO, DMY'],
  TimeZone: ['America/St_Johns', 'UTC'],
  IntervalStyle: ['sql_standard', undefined],
  extra_float_digits: ['-15', undefined],
  xmlbinary: ['hex', undefined],
  lc_messages: ['C', undefined],
};
/** These differ by the kind of session: a command has no limit. */
const LIMITS = { statement_timeout: '100ms', lock_timeout: '100ms' };

/** The URL of a store whose database has these defaults. */
async function oddStore(): Promise<string> {
  const url = await server.store();
  const database = new URL(url).pathname.slice(1);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string }>('SELECT name FROM pg_settings');
  const known = new Set(rows.map(({ name }) => name));
  const odd = [...Object.entries(ODD).map(([name, [value]]) => [name, value] as const), ...Object.entries(LIMITS)];
  for (const [name, value] of odd)
    if (known.has(name))
      await client.query(`ALTER DATABASE "${database}" SET ${name} = ${client.escapeLiteral(value)}`);
  await client.end();
  return url;
}

t.test('every kind of session has its own settings', async (t) => {
  const url = await oddStore();
  const pools = (['gateway', 'command'] as const).map((each) => createPool(url, 1, each));
  const clients = [
    await connect(url, 'key changes', () => {}),
    await connectWriter(url, 'writer'),
    await connectUnlimited(url, 'migrations'),
  ];
  for (const [index, session] of [...clients, ...pools].entries()) {
    const { rows } = await session.query<{ name: string; setting: string }>(
      'SELECT name, current_setting(name) AS setting FROM pg_settings',
    );
    const settings = new Map(rows.map(({ name, setting }) => [name, setting]));
    for (const [name, [odd, own]] of Object.entries(ODD))
      if (settings.has(name)) t.equal(settings.get(name), own ?? odd, `${index} ${name}`);
    for (const name of Object.keys(LIMITS)) t.match(settings.get(name), /^(20s|0)$/, `${index} ${name}`);
  }
  for (const client of clients) await closeClient(client);
  for (const pool of pools) await endPool(pool);
});

t.test('two gateways write at once, rest, and write again', async (t) => {
  const url = await oddStore();
  const stores = await Promise.all([openStore(url, { writer: 'thread' }), openStore(url, { writer: 'thread' })]);
  t.teardown(() => Promise.all(stores.map((store) => store.close())));
  const [store] = stores;
  const owner = await makeOwner(store, 'acme', '1000');
  let made = 0;
  async function work(): Promise<void> {
    const changes = Array.from({ length: 100 }, async (_, index) => {
      const id = `task_${made}_${index}`;
      const each = stores[index % 2] ?? store;
      await each.openTask(newTask(owner, id, '0.01', { facts: { note: "NULL '\\ {" } }));
      await each.startTask(id, `up_${id}`, { status: null, record: 'NULL', next_poll_at_ms: null });
      await each.settleTask(id, capture('0.01'));
      return each.getTask(id);
    });
    made += 100;
    for (const task of await Promise.all(changes)) t.match(task, { state: 'succeeded', facts: { note: "NULL '\\ {" } });
  }
  await work();
  await new Promise((wake) => setTimeout(wake, 1_000));
  await work();
  t.match(await store.wallet(owner.account), { posted_nano: cny('998'), held_nano: 0n });
  t.strictSame((await store.audit()).breaches, []);
});

t.test('a schema whose name must be quoted, before one with tables of the same names', async (t) => {
  const url = await server.database();
  const database = new URL(url).pathname.slice(1);
  await server.query(
    'CREATE SCHEMA "Other Schema"; CREATE TABLE account (x int); CREATE TABLE task (x int); CREATE TABLE migration (x int)',
    database,
  );
  await server.query(`ALTER DATABASE ${database} SET search_path = 'Other Schema', public`);
  const store = await openStore(url, { writer: 'thread' });
  t.teardown(() => store.close());
  const owner = await makeOwner(store, 'acme', '9');
  await store.openTask(newTask(owner, 'task_1', '1'));
  await store.settleTask('task_1', capture('1'));
  t.match(await store.audit(), { ok: true, breaches: [] });
  t.match(await store.gauges(undefined, []), {});
  await server.query('ALTER TABLE "Other Schema".entry DISABLE TRIGGER ALL', database);
  t.match(await store.audit(), { ok: false }, 'and its triggers are looked at');
});
