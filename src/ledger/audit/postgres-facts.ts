/**
 * Audits a store on PostgreSQL: copies one snapshot of it to a temporary SQLite file, and runs the audit there. So there is one audit,
 * and it costs the server one read of each table.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type pg from 'pg';
import { postgresSource } from '../engines/copy/copy-postgres.ts';
import { copyRows } from '../engines/copy/copy-rows.ts';
import { withSqliteTarget } from '../engines/copy/copy-sqlite.ts';
import { readMigrations } from '../engines/migrations.ts';
import { snapshot } from '../engines/postgres/connection.ts';
import { isForbidden } from '../engines/postgres/errors.ts';
import { type Head, isFilling, readHead } from '../engines/postgres/head.ts';
import { createTemporaryTables } from '../engines/postgres/migrate-postgres.ts';
import { addFunctions } from '../engines/sqlite/database.ts';
import { migrate } from '../engines/sqlite/migrate-sqlite.ts';
import type { Anchor, AuditProgress, AuditReport, Breach } from '../store/audit-report.ts';
import { StoreError } from '../store/store.ts';
import { audit as auditSqlite } from './audit.ts';
import { newestOfChains } from './history.ts';
import { schemaParts } from './postgres-schema-parts.ts';
import { schemaDifferences } from './schema.ts';

/** The copy of the store takes most of the time. */
const COPIED_percent = 60;

/** Runs all checks. @param anchor from an earlier audit, for `anchor_in_history`. */
export async function audit(pool: pg.Pool, anchor?: Anchor, progress?: AuditProgress): Promise<AuditReport> {
  return auditSnapshot(pool, (work) => snapshot(pool, work), anchor, progress);
}

/** Runs all checks in a snapshot that `within` provides. @param pool for the check of the schema. */
export async function auditSnapshot(
  pool: pg.Pool,
  within: <T>(work: (client: pg.ClientBase) => Promise<T>) => Promise<T>,
  anchor?: Anchor,
  progress: AuditProgress = () => {},
): Promise<AuditReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-audit-'));
  const db = new Database(join(folder, 'copy.db'));
  try {
    db.defaultSafeIntegers(true);
    // The copy is thrown away, so it need not survive a crash.
    db.pragma('journal_mode = OFF');
    db.pragma('synchronous = OFF');
    addFunctions(db);
    migrate(db, readMigrations('sqlite'), 0);
    const { newest, position } = await within(async (client) => {
      await withSqliteTarget(db, (target) => copyRows(postgresSource(client), target));
      return { newest: await readHead(client), position: await usagePosition(client) };
    });
    progress(COPIED_percent);
    const report = auditSqlite(db, anchor, (percent) => {
      progress(COPIED_percent + Math.floor((percent * (100 - COPIED_percent)) / 100));
    });
    const chains = newestOfChains(db);
    const breaches = [
      ...report.breaches,
      ...headBreaches(chains, newest),
      ...(isFilling(newest) ? [] : sequenceBreaches(position)),
      ...(await schemaBreaches(pool)),
    ];
    return { ...report, ok: breaches.length === 0, breaches };
  } finally {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The next batch continues from the head, so it must be the newest entry and the newest change. */
function headBreaches(chains: ReturnType<typeof newestOfChains>, head: Head): readonly Breach[] {
  // A copy writes the head at its end.
  if (isFilling(head)) return [];
  const { entry_id, hash, change_id, change_hash } = head;
  const heads = { entry: { id: entry_id, hash }, change: { id: change_id, hash: change_hash } };
  return (['entry', 'change'] as const).flatMap((table) => {
    const { id, hash } = heads[table];
    const found = id === 0n ? null : `${id}:${hash}`;
    if (found === chains[table]) return [];
    const message = `the ledger's head is ${found ?? 'missing'}, but the newest ${table} is ${chains[table] ?? 'missing'}; restore a backup`;
    return { invariant: `${table}_hash_chain`, account: null, task: null, message };
  });
}

/** The next id of usage rows. */
interface UsagePosition {
  readonly newest: bigint;
  readonly next: bigint;
}

/** Undefined if the user may not read the sequence, or there is none. A sequence is outside snapshots, so it may be ahead of this one. */
async function usagePosition(client: pg.ClientBase): Promise<UsagePosition | undefined> {
  const may = await client.query<{ may: boolean | null }>(
    "SELECT has_sequence_privilege(oid, 'SELECT') AS may FROM pg_class WHERE oid = to_regclass('usage_id') AND relkind = 'S'",
  );
  if (may.rows[0]?.may !== true) return undefined;
  const { rows } = await client.query<UsagePosition>(
    `SELECT (SELECT coalesce(max(id), 0) FROM usage) AS newest,
       CASE WHEN is_called THEN last_value + 1 ELSE last_value END AS next FROM usage_id`,
  );
  return rows[0];
}

/** An id that is taken would make every batch with usage fail. A copy moves the sequence at its end. */
function sequenceBreaches(position: UsagePosition | undefined): readonly Breach[] {
  if (position === undefined || position.next > position.newest) return [];
  const message =
    `the sequence usage_id continues at ${position.next}, but usage has ids up to ${position.newest}, so usage cannot be stored; ` +
    `run SELECT setval('usage_id', (SELECT max(id) FROM usage))`;
  return [{ invariant: 'schema_as_migrated', account: null, task: null, message }];
}

interface Place {
  readonly schema: string;
  readonly database: string;
  readonly user: string;
}

/**
 * Compares the schema with a new store, whose tables are made as temporary ones and rolled back, so that a user who may only read
 * can audit.
 *
 * @throws StoreError when the user may not make temporary tables.
 */
async function schemaBreaches(pool: pg.Pool): Promise<readonly Breach[]> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query<Place>(
      'SELECT quote_ident(current_schema()) AS schema, current_database() AS database, current_user AS user',
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
    // A broken connection cannot roll back, but must be released, or the pool would lose it.
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
