/** A statement that PostgreSQL cancels is named as such, and the statements of commands have no time-out. */
import pg from 'pg';
import t from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { makeOwner, newTask } from '../../../../test/support/stores.ts';
import { workspace } from '../../../../test/support/tollgate.ts';
import { openStore } from '../../open-store.ts';
import { StoreBusyError, StoreError } from '../../store/store.ts';
import { connectionString } from '../../store/store-url.ts';
import { clientOptions, createPool } from './connection.ts';
import { storeFailure } from './errors.ts';

t.setTimeout(600_000);

const server = await PostgresServer.start();
t.teardown(() => server.remove());
const url = await server.store();

t.test('a statement that takes too long', async (t) => {
  const pool = createPool(url, 1, 'gateway');
  t.teardown(() => pool.end());
  t.match((await pool.query('SHOW statement_timeout')).rows, [{ statement_timeout: '20s' }]);
  await pool.query('SET statement_timeout = 20');
  const error = await pool.query('SELECT pg_sleep(60)').catch(storeFailure);
  t.type(error, StoreBusyError);
  t.match(error, { message: /^PostgreSQL did not finish a statement in 20 s; look for what keeps the server busy/ });
});

t.test('a statement that an administrator cancels', async (t) => {
  const own = await server.store();
  const database = new URL(own).pathname.slice(1);
  const store = await openStore(own);
  t.teardown(() => store.close());
  const held = new pg.Client(clientOptions(own, 'test'));
  await held.connect();
  t.teardown(() => held.end());
  await held.query('BEGIN');
  await held.query('LOCK TABLE account');
  const refused = t.rejects(
    store.listAccounts(),
    new StoreBusyError('PostgreSQL was told to cancel a statement; try again'),
  );
  const cancel = `SELECT pg_cancel_backend(pid) AS done FROM pg_stat_activity WHERE datname = '${database}' AND wait_event_type = 'Lock'`;
  while ((await server.query(cancel)).length === 0) await new Promise((wake) => setTimeout(wake, 10));
  await refused;
});

t.test('the statements of a command have no time-out', async (t) => {
  const pool = createPool(url, 1, 'command');
  t.teardown(() => pool.end());
  t.match((await pool.query('SHOW statement_timeout')).rows, [{ statement_timeout: '0' }]);
  t.equal(pool.options.query_timeout, undefined);
});

// Each `sslmode` that asks for TLS asks for a verified server, without a warning of Node.

t.test('the weaker modes mean verify-full', async (t) => {
  const url = 'postgres://u@db/x';
  for (const mode of ['prefer', 'require', 'verify-ca', 'verify-full']) {
    t.equal(connectionString(`${url}?sslmode=${mode}`), `${url}?sslmode=verify-full`);
    t.equal(connectionString(`${url}?a=b&sslmode=${mode}&c=d`), `${url}?a=b&sslmode=verify-full&c=d`);
  }
  for (const rest of ['', '?sslmode=disable', '?sslmode=no-verify', '?uselibpqcompat=true&sslmode=require']) {
    t.equal(connectionString(url + rest), url + rest);
  }
});

t.test('a command prints no warning of Node', async (t) => {
  const space = await workspace(t);
  // Nothing listens there.
  const { code, stderr } = await space.spawn(['audit', '--store', 'postgres://u@127.0.0.1:1/x?sslmode=require']);
  t.equal(code, 3);
  t.match(stderr, /cannot open the store at 127\.0\.0\.1:1\/x/);
  t.notMatch(stderr, /SECURITY WARNING|trace-warnings/);
});

t.test(
  'On PostgreSQL, a user who may only read can audit a store; one without temporary tables learns which right is missing',
  async (t) => {
    t.setTimeout(600_000);

    const server = await PostgresServer.start();
    t.teardown(() => server.remove());

    const url = await server.store();
    const database = new URL(url).pathname.slice(1);
    const store = await openStore(url);
    t.teardown(() => store.close());
    const owner = await makeOwner(store, 'acme', '1000');
    await store.openTask(newTask(owner, 'task_1', '1'));

    /** The store as a user sees it who may read its tables. */
    async function openAsReader(user: string) {
      await server.query(`CREATE ROLE ${user} LOGIN`);
      await server.query(`GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${user}`, database);
      const read = await openStore(url.replace('tollgate@', `${user}@`), { access: 'read' });
      t.teardown(() => read.close());
      return read;
    }

    t.test('a user who may only read audits, and leaves nothing behind', async (t) => {
      const reader = await openAsReader('auditor');
      const mine = await reader.audit();
      t.same(mine, await store.audit());
      t.equal(mine.checked.tasks, 1);
      t.ok(mine.ok);
      const schemas = "SELECT nspname FROM pg_namespace WHERE nspname LIKE 'tollgate%'";
      t.same(await server.query(schemas, database), []);
      t.same(await server.query("SELECT relname FROM pg_class WHERE relpersistence = 't'", database), []);
      await t.rejects(reader.topup(owner.account, 1n, null, OPERATOR), StoreError, 'it may not write');
    });

    t.test('the same user finds a trigger that was dropped', async (t) => {
      const reader = await openAsReader('second_auditor');
      await server.query('ALTER TABLE entry DISABLE TRIGGER entry_is_never_changed', database);
      const { breaches } = await reader.audit();
      t.match(breaches, [
        { invariant: 'schema_as_migrated', message: /the trigger entry_is_never_changed was changed/ },
      ]);
      await server.query('ALTER TABLE entry ENABLE TRIGGER entry_is_never_changed', database);
    });

    t.test('without the right to make temporary tables, the message names the GRANT, which helps', async (t) => {
      const reader = await openAsReader('third_auditor');
      await server.query(`REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC`);
      const error = await reader.audit().catch((error: unknown) => error);
      if (!(error instanceof StoreError)) return t.fail('the audit is refused', { error });
      const grant = /GRANT TEMPORARY ON DATABASE .* TO .*$/.exec(error.message)?.[0] ?? '';
      t.equal(grant, `GRANT TEMPORARY ON DATABASE "${database}" TO "third_auditor"`);
      await server.query(grant);
      t.ok((await reader.audit()).ok);
    });
  },
);
