/** Reads the rows of a store from PostgreSQL, and writes rows into one. */
import type pg from 'pg';
import { StoreError } from '../store.ts';
import { type ColumnType, type CopiedTable, type CopySource, type CopyTarget, insertSql, namesOf } from './rows.ts';

const ROWS_AT_ONCE = 1_000;

const COLUMNS = `SELECT column_name AS name, data_type AS type FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`;
const TYPES: Readonly<Record<string, ColumnType>> = { bigint: 'integer', text: 'text', bytea: 'blob' };
const ARRAYS: Readonly<Record<ColumnType, string>> = { integer: 'int8[]', text: 'text[]', blob: 'bytea[]' };

/** Reads in the caller's snapshot. */
export function postgresSource(client: pg.ClientBase): CopySource {
  return {
    async columns(table) {
      const { rows } = await client.query<{ name: string; type: string }>(COLUMNS, [table]);
      return rows.map(({ name, type }) => ({ name, type: TYPES[type] ?? 'text' }));
    },
    async *parts(table, columns, after) {
      const where = table.how === 'appended' ? `WHERE id > ${after} ORDER BY id` : '';
      const select = `SELECT ${namesOf(columns)} FROM ${table.name} ${where}`;
      await client.query(`DECLARE part NO SCROLL CURSOR FOR ${select}`);
      for (;;) {
        const { rows } = await client.query({ text: `FETCH ${ROWS_AT_ONCE} FROM part`, rowMode: 'array' });
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query('CLOSE part');
    },
  };
}

/** Writes each part in a transaction of its own. */
export function postgresTarget(client: pg.ClientBase): CopyTarget {
  return {
    async newest({ name }) {
      const { rows } = await client.query<{ newest: bigint }>(`SELECT coalesce(max(id), 0) AS newest FROM ${name}`);
      return rows[0]?.newest ?? 0n;
    },
    async empty({ name }) {
      await client.query(`DELETE FROM ${name}`);
    },
    async put(table, columns, rows) {
      requireNoNul(table, rows);
      const arrays = columns.map(({ type }, index) => `$${index + 1}::${ARRAYS[type]}`).join(', ');
      await client.query(
        insertSql(table, columns, `SELECT * FROM unnest(${arrays})`),
        columns.map((_, index) => rows.map((row) => row[index])),
      );
    },
  };
}

/** @throws StoreError: PostgreSQL cannot store a NUL, and replacing it would break the hash of an entry. */
function requireNoNul({ name }: CopiedTable, rows: readonly (readonly unknown[])[]): void {
  const found = rows.find((row) => row.some((value) => typeof value === 'string' && value.includes('\0')));
  if (found === undefined) return;
  throw new StoreError(
    `a row of ${name} has a text with a NUL character, which PostgreSQL cannot store: ${String(found[0])}; stay with SQLite, or ask for help`,
  );
}
