/** A statement that PostgreSQL cancels is named as such, and the statements of commands have no time-out. */
import pg from 'pg';
import t from 'tap';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { openStore } from '../../open-store.ts';
import { StoreBusyError } from '../../store/store.ts';
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
