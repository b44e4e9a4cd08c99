/** Migrates a PostgreSQL store to the schema of this program, also when several gateways start at once. */
import type pg from 'pg';
import { ADOPTION, adopt } from '../../store/adopt.ts';
import { quickStatement } from '../../store/sql.ts';
import { StoreError, type Time_ms } from '../../store/store.ts';
import { inUseError, type Migration, missingMigrations, readMigrations } from '../migrations.ts';
import { applicationName, KEYS_ROLE, read as readRows, row, rows } from './connection.ts';
import { isFilling, lockHead, moveHead } from './head.ts';
import { rowWriter } from './write-rows-postgres.ts';

/** Any constant: gateways that migrate at the same time wait for each other. */
const MIGRATION_LOCK = 7_465_116_391;

const tables = quickStatement<{ name: string }>(
  'tables',
  // Unlike information_schema, it also lists the tables that the user has no right to read.
  `SELECT tablename AS name FROM pg_catalog.pg_tables WHERE schemaname = current_schema() ORDER BY tablename`,
);
const applied = quickStatement<{ id: bigint; name: string; sha256: string }>(
  'applied_migrations',
  'SELECT id, name, sha256 FROM migration ORDER BY id',
);

const version = quickStatement<{ version: bigint }>(
  'server_version',
  "SELECT current_setting('server_version_num')::int8 AS version",
);

/** The oldest major version that its project still supported when tollgate began to use PostgreSQL. */
const OLDEST_VERSION = 14;

/** Refuses a server that is too old. @param version_num its `server_version_num`, such as 150004. */
export function requireVersion(version_num: number): void {
  const major = Math.floor(version_num / 10_000);
  if (major >= OLDEST_VERSION) return;
  throw new StoreError(`the server is PostgreSQL ${major}; use version ${OLDEST_VERSION} or newer`);
}

/** @throws StoreError when the server is too old. */
export async function refuseOldServer(client: pg.Client): Promise<void> {
  requireVersion(Number((await row(client, version))?.version));
}

/** The migrations of the shipped files in PostgreSQL's dialect. */
export function postgresMigrations(): readonly Migration[] {
  return readMigrations('postgres');
}

/** The first part of the advisory lock that each gateway holds on its schema, shared. Any constant. */
const GATEWAY_LOCK = 746_511_639;

/** Held by the connection of a gateway that waits for changes of keys, which every release since 0.1.0 has. */
export const shareSchema = quickStatement(
  'share_schema',
  `SELECT pg_advisory_lock_shared(${GATEWAY_LOCK}, hashtext(current_schema()))`,
);

/** The gateways of this schema. Those of 0.1.0 and 0.2.0 hold no lock: they count, whatever their schema. */
const gateways = quickStatement<{ pid: bigint; host: string; since: string }>(
  'gateways',
  `SELECT pid::int8 AS pid, coalesce(host(client_addr), 'a local socket') AS host,
     to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') AS since
   FROM pg_stat_activity AS session
   WHERE datname = current_database() AND application_name = '${applicationName(KEYS_ROLE)}'
     AND NOT EXISTS (SELECT 1 FROM pg_locks AS held
       WHERE held.pid = session.pid AND held.locktype = 'advisory' AND held.classid = ${GATEWAY_LOCK}
         AND held.objid::int8 <> hashtext(current_schema())::int8 & 4294967295)
   ORDER BY backend_start, pid`,
);

/** @throws StoreInUseError while a gateway uses the store. */
async function refuseInUse(client: pg.Client, missing: readonly Migration[]): Promise<void> {
  const [first, ...others] = await rows(client, gateways);
  if (first === undefined) return;
  const { pid, host, since } = first;
  const more = others.length === 0 ? '' : ` (and ${others.length} more)`;
  const ended = `if that one is gone, end its session: SELECT pg_terminate_backend(${pid})`;
  throw inUseError(missing, `a gateway from ${host}, connected since ${since} UTC${more},`, ended);
}

/**
 * Applies all missing migrations in one transaction, and returns them. Throws a StoreError when this program may not use the store, and a
 * StoreInUseError while a gateway uses it.
 */
export async function migrate(client: pg.Client, at_ms: Time_ms): Promise<readonly Migration[]> {
  const known = postgresMigrations();
  if ((await pendingMigrations(client, known)).length === 0) return [];
  // Pipelined statements would run after a failed one, so each is awaited.
  await client.query('BEGIN');
  try {
    await client.query(`SELECT pg_advisory_xact_lock(${MIGRATION_LOCK})`);
    // Another gateway may have migrated since the check, so check again under the lock.
    const missing = await pendingMigrations(client, known);
    if (missing.length > 0 && missing.length < known.length) {
      // A gateway that starts now waits for the lock, and then finds the new schema.
      await client.query('LOCK TABLE migration IN ACCESS EXCLUSIVE MODE');
      await refuseInUse(client, missing);
    }
    await applyMigrations(client, missing, at_ms);
    // After all of them: it reads and writes the tables as they are now.
    if (missing.some(({ id }) => id === ADOPTION)) await adoptRows(client, at_ms);
    await client.query('COMMIT');
    return missing;
  } catch (error) {
    // The first error is the one that counts, and the connection is closed next.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function adoptRows(client: pg.Client, at_ms: Time_ms): Promise<void> {
  // A copy that has not finished continues with the rows of its source.
  if (isFilling(await lockHead(client))) return;
  const sent: Promise<unknown>[] = [];
  const { entry, change, entry_id, change_id } = await readRows(client, adopt(at_ms, rowWriter(client, sent)));
  await Promise.all([...sent, rows(client, moveHead, [entry_id, entry, change_id, change])]);
}

async function applyMigrations(client: pg.ClientBase, missing: readonly Migration[], at_ms: Time_ms): Promise<void> {
  await client.query(
    `CREATE TABLE IF NOT EXISTS migration
      (id BIGINT PRIMARY KEY, name TEXT NOT NULL, sha256 TEXT NOT NULL, applied_at BIGINT NOT NULL)`,
  );
  const record = 'INSERT INTO migration (id, name, sha256, applied_at) VALUES ($1, $2, $3, $4)';
  for (const { id, name, sha256, sql } of missing) {
    await client.query(toPostgres(sql));
    await client.query(record, [id, name, sha256, at_ms]);
  }
}

/** Creates all tables as temporary ones, in the caller's transaction, which has only `pg_temp` in its search path. */
export function createTemporaryTables(client: pg.ClientBase): Promise<void> {
  const migrations = postgresMigrations();
  const names = migrations.flatMap(({ sql }) => [...sql.matchAll(/^CREATE FUNCTION (\w+)/gm)].map(([, name]) => name));
  // PostgreSQL looks for no function in pg_temp unless it is named.
  const functions = new RegExp(`\\b(?:${names.join('|')})(?=\\()`, 'g');
  return applyMigrations(
    client,
    migrations.map((migration) => ({ ...migration, sql: migration.sql.replace(functions, 'pg_temp.$&') })),
    0,
  );
}

/** The migrations that `migrate` would apply. Throws the same errors. */
export async function pendingMigrations(
  client: pg.Client,
  known = postgresMigrations(),
): Promise<readonly Migration[]> {
  const names = (await rows(client, tables)).map(({ name }) => name);
  if (names.length === 0) return known;
  if (!names.includes('migration')) {
    throw new StoreError(
      `this database holds other tables (${names.slice(0, 3).join(', ')}); give tollgate its own database or schema`,
    );
  }
  return missingMigrations(
    known,
    (await rows(client, applied)).map((migration) => ({ ...migration, id: Number(migration.id) })),
  );
}

/**
 * Shared migrations are written in SQLite's types. Texts compare by bytes on both engines, so that lists have the same order; `at`,
 * `key` and the like are no reserved words.
 */
function toPostgres(sql: string): string {
  return sql
    .replace(/\bINTEGER\b/g, 'BIGINT')
    .replace(/\bBLOB\b/g, 'BYTEA')
    .replace(/\bTEXT\b/g, 'TEXT COLLATE "C"')
    .replace(/\) STRICT;/g, ');');
}
