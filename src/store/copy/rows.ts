/** What a copy of a store moves: the rows of its tables, in parts, from any engine to any other. */

/** A table whose rows are copied. */
export interface CopiedTable {
  readonly name: string;
  readonly key: readonly string[];
  /**
   * `appended`: rows are never changed, so a copy that goes on begins after the newest one. `upserted`: a row that is there is
   * replaced. `renewed`: rows may also be deleted, so the table is emptied first.
   */
  readonly how: 'appended' | 'upserted' | 'renewed';
}

/** In an order in which the rows that others refer to come first. */
export const COPIED_TABLES: readonly CopiedTable[] = [
  { name: 'account', key: ['id'], how: 'upserted' },
  { name: 'api_key', key: ['id'], how: 'upserted' },
  { name: 'entry', key: ['id'], how: 'appended' },
  { name: 'task', key: ['id'], how: 'upserted' },
  { name: 'lease', key: ['hold_id'], how: 'upserted' },
  { name: 'usage', key: ['id'], how: 'appended' },
  { name: 'spending', key: ['account', 'key', 'since', 'until'], how: 'renewed' },
  { name: 'usage_day', key: ['account', 'day', 'model'], how: 'renewed' },
  { name: 'resource', key: ['kind', 'id'], how: 'renewed' },
  { name: 'idempotency', key: ['account', 'key'], how: 'renewed' },
];

/** The type of a column, the same on every engine. */
export type ColumnType = 'integer' | 'text' | 'blob';

export interface CopiedColumn {
  readonly name: string;
  readonly type: ColumnType;
}

/** Values in the order of the columns: bigints, strings, buffers and null. */
export type CopiedRow = readonly unknown[];

/** One snapshot of a store. */
export interface CopySource {
  /** The columns of a table, in their order. */
  columns(table: string): readonly CopiedColumn[] | Promise<readonly CopiedColumn[]>;
  /** @param after only rows with a larger id, of a table that only grows. */
  parts(table: CopiedTable, columns: readonly CopiedColumn[], after: bigint): AsyncIterable<readonly CopiedRow[]>;
}

/** A migrated store that no gateway uses. */
export interface CopyTarget {
  /** The newest id of a table that only grows; 0 without rows. */
  newest(table: CopiedTable): Promise<bigint>;
  /** Deletes all rows of a table. */
  empty(table: CopiedTable): Promise<void>;
  /** Stores a part durably. */
  put(table: CopiedTable, columns: readonly CopiedColumn[], rows: readonly CopiedRow[]): Promise<void>;
}

/** Called after each part, with the number of rows so far. */
export type CopyProgress = (rows: number) => void;

/** Copies every row. After an interruption it can be called again, with a later snapshot of the same store. */
export async function copyRows(
  source: CopySource,
  target: CopyTarget,
  progress: CopyProgress = () => {},
): Promise<number> {
  let copied = 0;
  for (const table of COPIED_TABLES) {
    const columns = await source.columns(table.name);
    if (table.how === 'renewed') await target.empty(table);
    const after = table.how === 'appended' ? await target.newest(table) : 0n;
    for await (const rows of source.parts(table, columns, after)) {
      await target.put(table, columns, rows);
      copied += rows.length;
      progress(copied);
    }
  }
  return copied;
}

/** The columns as a list in SQL. */
export function namesOf(columns: readonly CopiedColumn[]): string {
  return columns.map(({ name }) => name).join(', ');
}

/** Inserts rows, or replaces those with the same key, in SQL of both engines. @param values what to insert: VALUES or a SELECT. */
export function insertSql({ name, key, how }: CopiedTable, columns: readonly CopiedColumn[], values: string): string {
  const insert = `INSERT INTO ${name} (${namesOf(columns)}) ${values}`;
  if (how !== 'upserted') return insert;
  const others = columns.filter((column) => !key.includes(column.name));
  const set = others.map((column) => `${column.name} = excluded.${column.name}`).join(', ');
  return `${insert} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${set}`;
}
