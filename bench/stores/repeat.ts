/**
 * Makes a filled store many times as large by copying its history in SQL with later times and other ids, which is faster than filling.
 * Copied entries keep their hashes, which are wrong then: this store is never audited.
 */
import type Database from 'better-sqlite3';

interface Copied {
  readonly table: string;
  /** The column with the entry's id, which selects the rows of the first history. */
  readonly entry: string;
  /** Columns that differ in a copy. `@n` is the number of the copy; `@entries` and `@span_ms` are the length of the first history. */
  readonly changes: Readonly<Record<string, string>>;
}

const copied: readonly Copied[] = [
  {
    table: 'entry',
    entry: 'id',
    changes: {
      id: shifted('id'),
      hold_id: shifted('hold_id'),
      task_id: turned('task_id', 'task_'),
      ...later('at'),
      reference: "reference || ' ' || @n",
    },
  },
  {
    table: 'task',
    entry: 'hold_id',
    changes: {
      id: turned('id', 'task_'),
      upstream_id: turned('upstream_id', 'up_'),
      hold_id: shifted('hold_id'),
      ...later('dispatch_deadline_at', 'deadline_at', 'created_at', 'updated_at', 'finished_at'),
    },
  },
  {
    table: 'lease',
    entry: 'hold_id',
    changes: { hold_id: shifted('hold_id'), ...later('until', 'opened_at', 'closed_at') },
  },
  { table: 'usage', entry: 'hold_id', changes: { id: 'NULL', hold_id: shifted('hold_id'), ...later('at') } },
];

/** The number of random characters in an id, and so the number of copies with different ids. */
export const MAX_TIMES = 22;

/**
 * Repeats the history of a store, `times` in all. Every hold must be resolved and every wallet must have begun at zero.
 * Runs inside the caller's transaction.
 * @param report is called with the number of repetitions that are done.
 */
export function repeatHistory(db: Database.Database, times: number, report: (done: number) => void): void {
  const length = db
    .prepare<[], { readonly entries: number; readonly span_ms: number }>(
      'SELECT max(id) AS entries, max(at) - min(at) + 100 AS span_ms FROM entry',
    )
    .get();
  const copies = copied.map((each) => prepareCopy(db, each));
  for (let n = 1; n < times; n += 1) {
    for (const copy of copies) copy.run({ ...length, n });
    report(n + 1);
  }
  // Every copy moves the same amounts.
  db.prepare('UPDATE account SET posted = posted * ?').run(times);
}

function prepareCopy(db: Database.Database, { table, entry, changes }: Copied): Database.Statement<[object]> {
  const columns = db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table);
  const values = columns.map((column) => changes[column] ?? column);
  return db.prepare(`INSERT INTO ${table} SELECT ${values.join(', ')} FROM ${table} WHERE ${entry} <= @entries`);
}

function shifted(column: string): string {
  return `${column} + @n * @entries`;
}

/** Rotates the random part of an id by `@n` characters: a different id, equally far from its neighbours. */
function turned(column: string, prefix: string): string {
  const start = prefix.length + 1;
  return `'${prefix}' || substr(${column}, ${start} + @n) || substr(${column}, ${start}, @n)`;
}

function later(...columns: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map((column) => [column, `${column} + @n * @span_ms`]));
}
