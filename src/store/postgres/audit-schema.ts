/** The check of the schema: without a trigger, index or CHECK, later writes could break the other invariants. */
import type pg from 'pg';
import type { Breach } from '../audit.ts';
import { schemaDifferences } from '../sqlite/audit-schema.ts';
import { StoreError } from '../store.ts';
import { isForbidden } from './errors.ts';
import { createTemporaryTables } from './migrate.ts';

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

interface Place {
  readonly schema: string;
  readonly database: string;
  readonly user: string;
}

/**
 * Compares tables, constraints, indexes, triggers and functions with those of a new store, whose tables are made as temporary ones and
 * rolled back. So a user who may only read can audit.
 *
 * @throws StoreError when the user may not make temporary tables.
 */
export async function schemaBreaches(pool: pg.Pool): Promise<readonly Breach[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<Place>(
      'SELECT current_schema() AS schema, current_database() AS database, current_user AS user',
    );
    const [{ schema, ...place } = { schema: 'public', database: '', user: '' }] = rows;
    const found = await partsOf(client, schema);
    await client.query('SET LOCAL search_path TO pg_temp');
    await createTemporaryTables(client).catch((error: unknown) => {
      throw mayNotMakeTables(error, place);
    });
    const made = await client.query<Place>('SELECT pg_my_temp_schema()::regnamespace::text AS schema');
    return schemaDifferences(await partsOf(client, made.rows[0]?.schema ?? '', 'pg_temp'), found);
  } finally {
    // A connection that broke cannot roll back. It must be released all the same, or the pool would lose it.
    await client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
  }
}

function mayNotMakeTables(error: unknown, { database, user }: Omit<Place, 'schema'>): unknown {
  if (!isForbidden(error)) return error;
  return new StoreError(
    `an audit compares the schema with temporary tables, which the user may not make; run as the owner of the database: ` +
      `GRANT TEMPORARY ON DATABASE ${quoted(database)} TO ${quoted(user)}`,
    { cause: error },
  );
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** @param shown how the server shows the schema in definitions. */
async function partsOf(client: pg.ClientBase, schema: string, shown = schema): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(PARTS, [schema]);
  const own = `${shown}.`;
  return new Map(rows.map(({ name, definition }) => [name, definition.replaceAll(own, '')]));
}
