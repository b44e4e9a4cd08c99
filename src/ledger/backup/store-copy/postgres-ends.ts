/** Copies from a store on PostgreSQL, and to a new one. */
import type pg from 'pg';
import { auditSnapshot } from '../../audit/postgres-facts.ts';
import { postgresSource, postgresTarget } from '../../engines/copy/copy-postgres.ts';
import { requireMigrated } from '../../engines/migrations.ts';
import { closeClient, connectUnlimited, createPool, endPool, snapshot } from '../../engines/postgres/connection.ts';
import { openingError, storeFailure } from '../../engines/postgres/errors.ts';
import {
  beginCopy,
  endCopy,
  type Head,
  movedOf,
  readHead,
  requireFilled,
  setMoved,
} from '../../engines/postgres/head.ts';
import {
  migrate,
  pendingMigrations,
  postgresMigrations,
  refuseOldServer,
} from '../../engines/postgres/migrate-postgres.ts';
import { StoreError } from '../../store/store.ts';
import type { CopyFrom, CopyTo } from './ends.ts';

/** Reads in one transaction. @param keep the store stays in use, and others may write to it meanwhile. */
export async function withPostgresSource<T>(
  url: string,
  keep: boolean,
  work: (source: CopyFrom) => Promise<T>,
): Promise<T> {
  return withClient(url, async (client, pool) => {
    const head = await begin(client, keep).catch((error: unknown) => {
      throw openingError(url, error);
    });
    return work({
      rows: postgresSource(client),
      moved: movedOf(head),
      audit: () => auditSnapshot(pool, (audit) => audit(client)),
      async retire(moved) {
        await setMoved(client, moved);
        await client.query('COMMIT');
      },
    });
  });
}

async function begin(client: pg.Client, keep: boolean): Promise<Head> {
  requireMigrated(await pendingMigrations(client), postgresMigrations());
  // The transaction is idle while the target is written and audited.
  await client.query('SET idle_in_transaction_session_timeout = 0');
  await client.query(`BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ ${keep ? 'READ ONLY' : 'READ WRITE'}`);
  if (!keep) await lockAlone(client);
  return requireFilled(await readHead(client));
}

interface Session {
  readonly pid: bigint;
  readonly from: string | null;
}

/**
 * Locks the head before the snapshot is taken, and refuses if the sessions of a gateway are found. A gateway that is not found, for
 * example because it starts now, waits for the lock, then reads that the store was moved, and writes nothing.
 */
async function lockAlone(client: pg.Client): Promise<void> {
  await client.query("SET LOCAL lock_timeout = '5s'");
  await client.query('LOCK TABLE ledger_head IN EXCLUSIVE MODE');
  const { rows } = await client.query<Session>(
    `SELECT pid, host(client_addr) AS from FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name ~ '^tollgate (writer|key changes)'`,
  );
  if (rows.length === 0) return;
  const sessions = rows.map(({ pid, from }) => `${pid}${from === null ? '' : ` from ${from}`}`).join(', ');
  throw new StoreError(
    `a gateway has the store open (sessions ${sessions}); stop every gateway, then try again, or copy it with --keep. ` +
      'If the machine of a gateway was lost, end its session: SELECT pg_terminate_backend(PID)',
  );
}

/** Why nothing can be copied there. Undefined if it can: gateways then refuse that store from now on. */
export async function postgresTaken(url: string): Promise<string | undefined> {
  return withClient(url, async (client) => {
    const isFree = await prepare(client).catch((error: unknown) => {
      throw openingError(url, error);
    });
    return isFree ? undefined : 'the target is not empty; name a new database, or drop its schema first';
  });
}

async function prepare(client: pg.Client): Promise<boolean> {
  await refuseOldServer(client);
  await migrate(client, Date.now());
  return beginCopy(client);
}

/** Writes into a database that gateways refuse until it is opened. */
export async function withPostgresCopy<T>(url: string, work: (target: CopyTo) => Promise<T>): Promise<T> {
  return withClient(url, (client, pool) =>
    work({
      fill: (copy) => copy(postgresTarget(client)),
      audit: () => auditSnapshot(pool, (audit) => snapshot(pool, audit)),
      open: () => endCopy(client),
    }),
  );
}

async function withClient<T>(url: string, work: (client: pg.Client, pool: pg.Pool) => Promise<T>): Promise<T> {
  const client = await connectUnlimited(url, 'copy').catch((error: unknown) => {
    throw openingError(url, error);
  });
  const pool = createPool(url, 1, 'command');
  try {
    return await work(client, pool);
  } catch (error) {
    throw storeFailure(error);
  } finally {
    await endPool(pool);
    await closeClient(client);
  }
}
