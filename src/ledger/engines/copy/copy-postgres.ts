/** Reads the rows of a store from PostgreSQL, and writes rows into one. */
import type pg from 'pg';
import type { WholeTable } from '../../store/schema.ts';
import { StoreError } from '../../store/store.ts';
import { POSTGRES_TYPES } from '../postgres/connection.ts';
import { type CopySource, type CopyTarget, insertSql } from './copy-rows.ts';

/** Rows in memory, whatever the size of the table. */
const ROWS_AT_ONCE = 1_000;

/** Unlike the description of the table, also for one that was changed by hand: an audit reports a missing column. */
const COLUMNS = `SELECT column_name AS name FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = $1`;

/** Reads in the caller's snapshot. */
export function postgresSource(client: pg.ClientBase): CopySource {
  return {
    async *parts({ name, columns, copy }, after) {
      const found = await client.query<{ name: string }>(COLUMNS, [name]);
      const existing = new Set(found.rows.map((column) => column.name));
      const selected = columns.map((column) => (existing.has(column.name) ? column.name : 'NULL'));
      const where = copy === 'appended' ? `WHERE id > ${after} ORDER BY id` : '';
      const select = `SELECT ${selected.join(', ')} FROM ${name} ${where}`;
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
    async put(table, rows) {
      requireNoNul(table, rows);
      const { columns } = table;
      const arrays = columns.map(({ type }, index) => `$${index + 1}::${POSTGRES_TYPES[type]}[]`).join(', ');
      await client.query(
        insertSql(table, `SELECT * FROM unnest(${arrays})`),
        columns.map((_, index) => rows.map((row) => row[index])),
      );
    },
  };
}

/** @throws StoreError: PostgreSQL cannot store a NUL, and replacing it would break the hash of an entry. */
function requireNoNul({ name }: WholeTable, rows: readonly (readonly unknown[])[]): void {
  const found = rows.find((row) => row.some((value) => typeof value === 'string' && value.includes('\0')));
  if (found === undefined) return;
  throw new StoreError(
    `a row of ${name} has a text with a NUL character, which PostgreSQL cannot store: ${String(found[0])}; stay with SQLite, or ask for help`,
  );
}
