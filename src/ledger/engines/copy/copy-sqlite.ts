/** Reads the rows of a store from SQLite, and writes rows into one. */
import type { Database } from 'better-sqlite3';
import { namesOf } from '../../store/columns.ts';
import { ofNewDatabase } from '../sqlite/migrate-sqlite.ts';
import { type CopySource, type CopyTarget, insertSql } from './copy-rows.ts';

/** Rows in memory, whatever the size of the table. */
const ROWS_AT_ONCE = 1_000;

/** Reads in the caller's read transaction. */
export function sqliteSource(db: Database): CopySource {
  return {
    async *parts({ name, columns, copy }, after) {
      const where = copy === 'appended' ? 'WHERE id > @after ORDER BY id' : '';
      const select = db.prepare<unknown[], unknown[]>(`SELECT ${namesOf(columns)} FROM ${name} ${where}`).raw();
      let rows: unknown[][] = [];
      for (const row of copy === 'appended' ? select.iterate({ after }) : select.iterate()) {
        rows.push(row);
        if (rows.length < ROWS_AT_ONCE) continue;
        yield rows;
        rows = [];
      }
      if (rows.length > 0) yield rows;
    },
  };
}

/**
 * Writes into a migrated database. Rows that break a rule of the schema are stored too, so that an audit of the copy finds them;
 * `work` runs while the rules are off.
 */
export async function withSqliteTarget<T>(db: Database, work: (target: CopyTarget) => Promise<T>): Promise<T> {
  // From a new database, because a copy that was killed has dropped them here.
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
    async put(table, rows) {
      putAll(insertSql(table, `VALUES (${table.columns.map(() => '?').join(', ')})`), rows);
    },
  };
}
