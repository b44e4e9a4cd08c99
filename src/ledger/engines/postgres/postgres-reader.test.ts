/** On PostgreSQL, a user who may only read can audit a store; one without temporary tables learns which right is missing. */
import t from 'tap';
import { OPERATOR } from '../../../../test/support/operator.ts';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import { makeOwner, newTask } from '../../../../test/support/stores.ts';
import { openStore } from '../../open-store.ts';
import { StoreError } from '../../store/store.ts';

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
  t.match(breaches, [{ invariant: 'schema_as_migrated', message: /the trigger entry_is_never_changed was changed/ }]);
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
