/** What a copy of a store moves: the rows of its tables, in parts, from any engine to any other. */
import { namesOf } from '../../store/columns.ts';
import { tables, type WholeTable } from '../../store/schema.ts';

/** The tables whose rows are copied, in an order in which the rows that others refer to come first. */
export const COPIED_TABLES: readonly WholeTable[] = tables.filter(({ copy }) => copy !== 'left');

/** Values in the order of the columns: bigints, strings, buffers and null. */
export type CopiedRow = readonly unknown[];

/** One snapshot of a store. */
export interface CopySource {
  /** Values in the order of the columns. @param after only rows with a larger id, of a table that only grows. */
  parts(table: WholeTable, after: bigint): AsyncIterable<readonly CopiedRow[]>;
}

/** A migrated store that no gateway uses. */
export interface CopyTarget {
  /** The newest id of a table that only grows; 0 without rows. */
  newest(table: WholeTable): Promise<bigint>;
  empty(table: WholeTable): Promise<void>;
  /** Stores a part durably. */
  put(table: WholeTable, rows: readonly CopiedRow[]): Promise<void>;
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
    if (table.copy === 'renewed') await target.empty(table);
    const after = table.copy === 'appended' ? await target.newest(table) : 0n;
    for await (const rows of source.parts(table, after)) {
      await target.put(table, rows);
      copied += rows.length;
      progress(copied);
    }
  }
  return copied;
}

/** Inserts rows, or replaces those with the same key, in SQL of both engines. @param values what to insert: VALUES or a SELECT. */
export function insertSql({ name, key, columns, copy }: WholeTable, values: string): string {
  const insert = `INSERT INTO ${name} (${namesOf(columns)}) ${values}`;
  if (copy === 'kept') return `${insert} ON CONFLICT DO NOTHING`;
  if (copy !== 'upserted') return insert;
  const others = columns.filter((column) => !key.includes(column.name));
  const set = others.map((column) => `${column.name} = excluded.${column.name}`).join(', ');
  return `${insert} ON CONFLICT (${key.join(', ')}) DO UPDATE SET ${set}`;
}
