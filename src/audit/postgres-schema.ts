/** The check of the schema: without a trigger, or with a rule, later writes could break the other invariants. */
import type pg from 'pg';
import { isForbidden } from '../engines/postgres/errors.ts';
import { createTemporaryTables } from '../engines/postgres/migrate.ts';
import type { Breach } from '../store/audit-report.ts';
import { StoreError } from '../store/store.ts';
import { schemaParts } from './postgres-schema-parts.ts';
import { schemaDifferences } from './schema.ts';

interface Place {
  readonly schema: string;
  readonly database: string;
  readonly user: string;
}

/**
 * Compares the schema with that of a new store, whose tables are made as temporary ones and rolled back. So a user who may only read can
 * audit.
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
    const found = await schemaParts(client, { name: schema, shown: schema });
    await client.query('SET LOCAL search_path TO pg_temp');
    await createTemporaryTables(client).catch((error: unknown) => {
      throw mayNotMakeTables(error, place);
    });
    const made = await client.query<Place>('SELECT pg_my_temp_schema()::regnamespace::text AS schema');
    const name = made.rows[0]?.schema ?? '';
    return schemaDifferences(await schemaParts(client, { name, shown: 'pg_temp' }), found);
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
