/** Reads the rows of a store from SQLite, and writes rows into one. */
import type { Database } from 'better-sqlite3';
import { ofNewDatabase } from '../sqlite/audit-schema.ts';
import { type ColumnType, type CopiedColumn, type CopySource, type CopyTarget, insertSql, namesOf } from './rows.ts';

const ROWS_AT_ONCE = 1_000;

/** Reads in the caller's read transaction. */
export function sqliteSource(db: Database): CopySource {
  return {
    columns: (table) => columnsOf(db, table),
    async *parts(table, columns, after) {
      const where = table.how === 'appended' ? 'WHERE id > @after ORDER BY id' : '';
      const select = db.prepare<unknown[], unknown[]>(`SELECT ${namesOf(columns)} FROM ${table.name} ${where}`).raw();
      let rows: unknown[][] = [];
      for (const row of table.how === 'appended' ? select.iterate({ after }) : select.iterate()) {
        rows.push(row);
        if (rows.length < ROWS_AT_ONCE) continue;
        yield rows;
        rows = [];
      }
      if (rows.length > 0) yield rows;
    },
  };
}

const TYPES: Readonly<Record<string, ColumnType>> = { INTEGER: 'integer', TEXT: 'text', BLOB: 'blob' };

function columnsOf(db: Database, table: string): readonly CopiedColumn[] {
  return db
    .prepare<[string], { name: string; type: string }>('SELECT name, type FROM pragma_table_info(?) ORDER BY cid')
    .all(table)
    .map(({ name, type }) => ({ name, type: TYPES[type] ?? 'text' }));
}

/**
 * Writes into a migrated database. Rows that break a rule of the schema are stored too, so that an audit of the copy finds them;
 * `work` runs while the rules are off.
 */
export async function withSqliteTarget<T>(db: Database, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  // A copy that was killed has none left.
  const triggers = ofNewDatabase(triggersOf);
  db.pragma('foreign_keys = OFF');
  db.pragma('ignore_check_constraints = ON');
  for (const { name } of triggersOf(db)) db.exec(`DROP TRIGGER ${name}`);
  try {
    return await work(sqliteTarget(db));
  } finally {
    for (const { sql } of triggers) db.exec(sql);
    db.pragma('ignore_check_constraints = OFF');
    db.pragma('foreign_keys = ON');
  }
}

function triggersOf(db: Database): readonly { readonly name: string; readonly sql: string }[] {
  return db
    .prepare<[], { name: string; sql: string }>("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'")
    .all();
}

function sqliteTarget(db: Database): CopyTarget {
  const putAll = db.transaction((sql: string, rows: readonly (readonly unknown[])[]) => {
    const insert = db.prepare<unknown[]>(sql);
    for (const row of rows) insert.run(...row);
  });
  return {
    newest: async ({ name }) => db.prepare<[], bigint>(`SELECT coalesce(max(id), 0) FROM ${name}`).pluck().get() ?? 0n,
    async empty({ name }) {
      db.exec(`DELETE FROM ${name}`);
    },
    async put(table, columns, rows) {
      putAll(insertSql(table, columns, `VALUES (${columns.map(() => '?').join(', ')})`), rows);
    },
  };
}
