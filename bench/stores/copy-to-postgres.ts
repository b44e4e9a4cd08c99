/** Copies a filled SQLite store to an empty PostgreSQL database, without the audits of `tollgate store copy`: the hashes of filled rows are made up. */
import pg from 'pg';
import { postgresTaken, withPostgresCopy } from '../../src/ledger/backup/store-copy/postgres-ends.ts';
import { withSqliteSource } from '../../src/ledger/backup/store-copy/sqlite-ends.ts';
import { copyRows } from '../../src/ledger/engines/copy/copy-rows.ts';

/**
 * Copies all rows, and has the server collect the statistics of its tables, as autovacuum would.
 * @param from URL of the SQLite store. @param to URL of the database. @throws Error if the database is not empty.
 */
export async function copyToPostgres(from: string, to: string): Promise<void> {
  const taken = await postgresTaken(to);
  if (taken !== undefined) throw new Error(taken);
  await withSqliteSource(from, true, (source) =>
    withPostgresCopy(to, async (target) => {
      await target.fill((into) => copyRows(source.rows, into));
      await target.open();
    }),
  );
  const client = new pg.Client({ connectionString: to });
  await client.connect();
  await client.query('VACUUM ANALYZE');
  await client.end();
}
