/** Request records in PostgreSQL: tables of their own in the database of the store, with a partition for each day, by a connection of their own. */
import type pg from 'pg';
import { DAY_ms } from '../../lib/time/duration.ts';
import { closeClient, connect, createPool, endPool, read } from '../engines/postgres/connection.ts';
import type { RequestPlace } from './place.ts';
import { pruneClients, pruneRecords, pruneSums } from './prune-requests.ts';
import { CREATE_TABLES, REQUEST_TABLES, REQUESTS_VERSION } from './tables.ts';
import { type KnownSeries, writeBatch } from './write-batch.ts';

/** A table that a reader uses keeps its partitions until then: its readers are not made to wait. */
const LOCK_ms = 20;
/** Gateways that start together make the tables one after the other. */
const ADVISORY_LOCK = 7_261_594;

/** Opens the tables, or makes them. Tables of another version are set aside by their names. */
export async function openPostgresPlace(url: string): Promise<RequestPlace> {
  const client = await connect(url, 'request records', () => {});
  try {
    await begin(client);
  } catch (error) {
    await closeClient(client);
    throw error;
  }
  const known: KnownSeries = new Map();
  const days = new Set<number>();
  return {
    async write(batch) {
      for (const day of new Set(batch.records.map(({ at_ms }) => dayOf(at_ms)))) {
        if (days.has(day)) continue;
        await client.query(partitionText(day));
        days.add(day);
      }
      await inTransaction(client, () => read(client, writeBatch(batch, known))).catch((error: unknown) => {
        // What was rolled back has no id.
        known.clear();
        days.clear();
        throw error;
      });
    },
    async prune({ keep_ms, size_bytes }, now_ms) {
      const partitions = await partitionsOf(client);
      const [oldest, ...younger] = partitions;
      const used_bytes = partitions.reduce((sum, { bytes }) => sum + bytes, 0);
      const isOld = oldest !== undefined && (oldest.day + 1) * DAY_ms <= now_ms - keep_ms;
      if (oldest !== undefined && (isOld || (used_bytes > size_bytes && younger.length > 0))) {
        days.delete(oldest.day);
        if (!(await dropPartition(client, oldest.name))) return false;
        await inTransaction(client, () => read(client, pruneClients((oldest.day + 1) * DAY_ms - 1)));
        return true;
      }
      // A single day that is too large. Its rows give their room back to later ones.
      const isTooLarge = used_bytes > size_bytes;
      const records = isTooLarge && (await inTransaction(client, () => read(client, pruneRecords())));
      const sums = await inTransaction(client, () => read(client, pruneSums(now_ms)));
      return sums || records;
    },
    close: () => closeClient(client),
  };
}

/** Opens connections for reading; undefined if there are no tables, or they are of another version. */
export async function readPostgresPlace(url: string): Promise<pg.Pool | undefined> {
  const pool = createPool(url, 2, 'gateway');
  try {
    if ((await versionOf(pool)) === REQUESTS_VERSION) return pool;
  } catch (error) {
    await endPool(pool);
    throw error;
  }
  await endPool(pool);
  return undefined;
}

async function begin(client: pg.Client): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(`SELECT pg_advisory_xact_lock(${ADVISORY_LOCK})`);
    const version = await versionOf(client);
    if (version === REQUESTS_VERSION) return;
    if (version !== undefined) {
      const partitions = (await partitionsOf(client)).map(({ name }) => name);
      for (const table of [...REQUEST_TABLES, ...partitions]) {
        await client.query(`DROP TABLE IF EXISTS ${table}_before CASCADE`);
        await client.query(`ALTER TABLE IF EXISTS ${table} RENAME TO ${table}_before`);
      }
    }
    for (const text of CREATE_TABLES) await client.query(text);
  });
}

/** Undefined: there are no tables. */
async function versionOf(on: Pick<pg.Client, 'query'>): Promise<number | undefined> {
  const { rows: found } = await on.query("SELECT to_regclass('request_version') IS NOT NULL AS is_there");
  if (found[0]?.is_there !== true) return undefined;
  const { rows } = await on.query('SELECT version FROM request_version');
  return Number(rows[0]?.version);
}

async function inTransaction<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

function dayOf(at_ms: number): number {
  return Math.floor(at_ms / DAY_ms);
}

function partitionName(day: number): string {
  return `request_record_${new Date(day * DAY_ms).toISOString().slice(0, 10).replaceAll('-', '')}`;
}

function partitionText(day: number): string {
  return `CREATE TABLE IF NOT EXISTS ${partitionName(day)} PARTITION OF request_record
    FOR VALUES FROM (${day * DAY_ms}) TO (${(day + 1) * DAY_ms})`;
}

interface Partition {
  readonly name: string;
  readonly day: number;
  readonly bytes: number;
}

/** The oldest first. */
async function partitionsOf(client: pg.Client): Promise<readonly Partition[]> {
  const { rows } = await client.query<{ readonly name: string; readonly bytes: bigint }>(
    `SELECT c.relname AS name, pg_total_relation_size(c.oid) AS bytes
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'request_record'::regclass ORDER BY 1`,
  );
  return rows.map(({ name, bytes }) => {
    const [, year, month, day] = /(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
    return { name, day: dayOf(Date.parse(`${year}-${month}-${day}T00:00:00Z`)), bytes: Number(bytes) };
  });
}

/** @returns false if a reader has the table: the next round tries again. */
async function dropPartition(client: pg.Client, name: string): Promise<boolean> {
  try {
    await inTransaction(client, async () => {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_ms}`);
      await client.query(`DROP TABLE ${name}`);
    });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE) return false;
    throw error;
  }
}

const LOCK_NOT_AVAILABLE = '55P03';
