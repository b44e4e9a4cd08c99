/** The check of the schema: without a trigger, index or CHECK, later writes could break the other invariants. */
import type pg from 'pg';
import type { Breach } from '../audit.ts';
import { schemaDifferences } from '../sqlite/audit-schema.ts';
import { createSchema } from './migrate.ts';

/** Everything that the schema consists of, as `name` and `definition`; the schema's own name is left out of both. */
const PARTS = `
  SELECT 'column ' || c.relname || '.' || a.attname AS name,
    format_type(a.atttypid, a.atttypmod) || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
      || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') AS definition
  FROM pg_attribute AS a JOIN pg_class AS c ON c.oid = a.attrelid
    LEFT JOIN pg_attrdef AS d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
  WHERE c.relnamespace = $1::text::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attisdropped
  UNION ALL
  SELECT 'constraint ' || conname, pg_get_constraintdef(oid) FROM pg_constraint
  WHERE connamespace = $1::text::regnamespace AND contype <> 'n'
  UNION ALL
  SELECT 'index ' || indexname, indexdef FROM pg_indexes WHERE schemaname = $1::text
  UNION ALL
  SELECT 'trigger ' || t.tgname, pg_get_triggerdef(t.oid) || ' ' || t.tgenabled::text FROM pg_trigger AS t
    JOIN pg_class AS c ON c.oid = t.tgrelid WHERE c.relnamespace = $1::text::regnamespace AND NOT t.tgisinternal
  UNION ALL
  SELECT 'function ' || proname, prosrc FROM pg_proc WHERE pronamespace = $1::text::regnamespace`;

/** The schema with which the store is compared; it is rolled back. */
const EXPECTED = 'tollgate_expected';

/** Compares tables, constraints, indexes, triggers and functions with those of a new store. */
export async function schemaBreaches(pool: pg.Pool): Promise<readonly Breach[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<{ name: string }>('SELECT current_schema() AS name');
    const found = await partsOf(client, rows[0]?.name ?? 'public');
    await client.query(`CREATE SCHEMA ${EXPECTED}`);
    await client.query(`SET LOCAL search_path TO ${EXPECTED}`);
    await createSchema(client);
    return schemaDifferences(await partsOf(client, EXPECTED), found);
  } finally {
    // A connection that broke cannot roll back. It must be released all the same, or the pool would lose it.
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

async function partsOf(client: pg.ClientBase, schema: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(PARTS, [schema]);
  const own = `${schema}.`;
  return new Map(rows.map(({ name, definition }) => [name, definition.replaceAll(own, '')]));
}
