/** The description of the tables has the columns, types, keys and owners of the tables that the migrations make, on both engines. */
import Database from 'better-sqlite3';
import pg from 'pg';
import t from 'tap';
import { PostgresServer } from '../../../test/support/postgres.ts';
import { tempFolder } from '../../../test/support/stores.ts';
import { openStore } from '../open-store.ts';
import { tables, tasks } from './schema.ts';

const described = tables.map(({ name, columns, key, owner }) => ({
  name,
  columns: columns.map((column) => `${column.name} ${column.type}`).sort(),
  key: key.toSorted(),
  owner: owner === 'id' ? undefined : owner,
}));

t.test('on SQLite', async (t) => {
  const path = `${tempFolder(t)}/store.db`;
  await (await openStore(`sqlite:${path}`)).close();
  const db = new Database(path, { readonly: true });
  t.teardown(() => db.close());
  const names = db
    .prepare<[], string>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'",
    )
    .pluck()
    .all();
  t.strictSame(
    names.toSorted(),
    [...described.map(({ name }) => name), 'migration', 'moved'].sort(),
    'every table is described, but for two of the engine',
  );
  const made = described.map(({ name }) => {
    const columns = db
      .prepare<[string], { name: string; type: string; pk: number }>('SELECT name, type, pk FROM pragma_table_info(?)')
      .all(name);
    const owner = db
      .prepare<[string], string>(`SELECT "from" FROM pragma_foreign_key_list(?) WHERE "table" = 'account'`)
      .pluck()
      .get(name);
    return {
      name,
      columns: columns.map((column) => `${column.name} ${column.type.toLowerCase()}`).sort(),
      key: columns
        .filter(({ pk }) => pk > 0)
        .map((column) => column.name)
        .sort(),
      owner,
    };
  });
  t.strictSame(made, described);
});

t.test('on PostgreSQL', async (t) => {
  const server = await PostgresServer.start();
  t.teardown(() => server.remove());
  const url = await server.database();
  await (await openStore(url)).close();
  const client = new pg.Client(url);
  await client.connect();
  t.teardown(() => client.end());
  const { rows } = await client.query<{ name: string; column: string; type: string }>(
    `SELECT table_name AS name, column_name AS column, data_type AS type FROM information_schema.columns
     WHERE table_schema = 'public'`,
  );
  const types: Readonly<Record<string, string>> = { bigint: 'integer', text: 'text', bytea: 'blob' };
  for (const { name, columns } of described) {
    const made = rows.filter((row) => row.name === name).map(({ column, type }) => `${column} ${types[type] ?? type}`);
    t.strictSame(made.sort(), columns, name);
  }
});

t.test('a request that was not loaded is never written', async (t) => {
  const task = { id: 'task_1', request: 'kept' } as Parameters<(typeof tasks.columns)[number]['write']>[0];
  for (const { write } of tasks.changing.filter(({ field }) => field === 'request'))
    t.throws(() => write(task), { message: 'the request of task task_1 was not loaded' });
});
