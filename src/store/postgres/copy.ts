/** Copies the rows of a store from PostgreSQL to SQLite, in one snapshot. */
import type { Database } from 'better-sqlite3';
import type pg from 'pg';

/** In an order in which every row's references exist. `probe`, `writer` and `ledger_head` hold nothing that must be kept. */
const TABLES = ['account', 'api_key', 'entry', 'task', 'resource', 'idempotency', 'lease', 'usage'] as const;

const ROWS_AT_ONCE = 2_000;

/** Called after each part, with the number of rows so far. */
export type CopyProgress = (rows: number) => void;

/**
 * Copies all rows into a migrated, empty database. Rows that break a rule of the schema are copied too, so that an audit of the copy
 * finds them. Runs in the caller's snapshot.
 */
export async function copyToSqlite(
  client: pg.ClientBase,
  db: Database,
  progress: CopyProgress = () => {},
): Promise<void> {
  const triggers = db
    .prepare<[], { name: string; sql: string }>("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all();
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  for (const { name } of triggers) db.exec(`DROP TRIGGER ${name}`);
  let copied = 0;
  for (const table of TABLES) {
    for await (const rows of partsOf(client, db, table)) {
      copied += rows;
      progress(copied);
    }
  }
  for (const { sql } of triggers) db.exec(sql);
  db.pragma('ignore_check_constraints = OFF');
}

async function* partsOf(client: pg.ClientBase, db: Database, table: string): AsyncGenerator<number> {
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  const insert = db.prepare<unknown[]>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
  );
  const insertAll = db.transaction((rows: readonly unknown[][]) => {
    for (const row of rows) insert.run(...row);
  });
  await client.query(`DECLARE part NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${table}`);
  for (;;) {
    const { rows } = await client.query({ text: `FETCH ${ROWS_AT_ONCE} FROM part`, rowMode: 'array' });
    if (rows.length === 0) break;
    insertAll(rows);
    yield rows.length;
  }
  await client.query('CLOSE part');
}
