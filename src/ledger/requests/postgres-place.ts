/** Request records in PostgreSQL: tables in the database of the store, with a partition for each day, written by a connection of their own. */
import type pg from 'pg';
import { DAY_ms } from '../../lib/time/duration.ts';
import { closeClient, connect, createPool, endPool, read } from '../engines/postgres/connection.ts';
import type { Reading } from '../store/sql.ts';
import { PlaceLost, type RequestPlace } from './place.ts';
import { pruneClients, pruneSums, pruneSurplus, pruneUnknown } from './prune-requests.ts';
import type { RequestBatch, RequestRetention } from './record.ts';
import { CREATE_TABLES, REQUEST_TABLES, REQUESTS_VERSION } from './tables.ts';
import { type KnownSeries, writeBatch } from './write-batch.ts';

/** How long a DROP waits for the readers of a partition. Later readers wait behind it, so it gives up soon. */
const LOCK_ms = 20;
/** Gateways make tables one after the other: at the same time, one would fail, also with IF NOT EXISTS. */
const MAKE_LOCK = 7_261_594;
/** One gateway prunes at a time: two would wait for each other. */
const PRUNE_LOCK = 7_261_595;
/** Records of a single day that one transaction deletes. */
const MAX_DELETED = 2_000;

/** Opens the tables, or makes them. @throws PlaceLost if they are of another version, and were set aside by their names. */
export async function openPostgresPlace(url: string): Promise<RequestPlace> {
  const client = await connect(url, 'request records', () => {});
  try {
    await begin(client);
    return new PostgresPlace(client);
  } catch (error) {
    await closeClient(client);
    throw withRemedy(error);
  }
}

class PostgresPlace implements RequestPlace {
  readonly #client: pg.Client;
  readonly #known: KnownSeries = new Map();
  /** Days that have a partition. */
  readonly #days = new Set<number>();
  /** Records of a single day that are still to be deleted. The server counts rows late, so they are counted once for several parts. */
  #surplus = 0;

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async write(batch: RequestBatch): Promise<void> {
    try {
      await this.#write(batch).catch((error: unknown) => {
        // What was rolled back has no id.
        this.#known.clear();
        this.#days.clear();
        // Another gateway has dropped a partition.
        if (codeOf(error) === CHECK_VIOLATION) return this.#write(batch);
        throw error;
      });
    } catch (error) {
      throw withRemedy(error);
    }
  }

  async #write(batch: RequestBatch): Promise<void> {
    for (const day of new Set(batch.records.map(({ at_ms }) => dayOf(at_ms)))) {
      if (this.#days.has(day)) continue;
      await makeTables(this.#client, () => this.#client.query(partitionText(day)));
      this.#days.add(day);
    }
    await inTransaction(this.#client, () => read(this.#client, writeBatch(batch, this.#known)));
  }

  async prune({ keep_ms, size_bytes }: RequestRetention, now_ms: number): Promise<boolean> {
    if (this.#surplus > 0) return this.#pruneSurplus(now_ms);
    await dropDetached(this.#client);
    const partitions = await partitionsOf(this.#client);
    const [oldest] = partitions;
    if (oldest !== undefined && (oldest.day + 1) * DAY_ms <= now_ms - keep_ms) return this.#drop(oldest);
    const free_bytes = size_bytes - (await sumsBytes(this.#client));
    const isTooLarge = partitions.reduce((sum, each) => sum + usedBytes(each), 0) > free_bytes;
    // Sums by quarters of days without records are deleted before more records are.
    const surplus_ms = isTooLarge ? (oldest?.day ?? dayOf(now_ms)) * DAY_ms : 0;
    const sums = [pruneUnknown(Math.max(now_ms - keep_ms, surplus_ms)), pruneSums(now_ms, surplus_ms)];
    if (await deleteAlone(this.#client, sums)) return true;
    if (!isTooLarge || oldest === undefined) return false;
    if (partitions.length > 1) return this.#drop(oldest);
    this.#surplus = surplusRows(oldest, free_bytes);
    return this.#surplus > 0 && this.#pruneSurplus(now_ms);
  }

  #drop(partition: Partition): Promise<boolean> {
    this.#days.delete(partition.day);
    return dropPartition(this.#client, partition);
  }

  async #pruneSurplus(now_ms: number): Promise<boolean> {
    const part = Math.min(this.#surplus, MAX_DELETED);
    this.#surplus -= part;
    await deleteAlone(this.#client, [pruneSurplus(part, now_ms)]);
    return this.#surplus > 0;
  }

  close(): Promise<void> {
    return closeClient(this.#client);
  }
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
  const before = await makeTables(client, async () => {
    const version = await versionOf(client);
    if (version === REQUESTS_VERSION) return undefined;
    if (version !== undefined) await setAside(client);
    // Texts compare by their bytes, as in SQLite and in the books.
    for (const text of CREATE_TABLES) await client.query(text.replaceAll(/\bTEXT\b/g, 'TEXT COLLATE "C"'));
    return version;
  });
  if (before === undefined) return;
  const kept = 'they are kept with names that end in _before, and others begin';
  throw new PlaceLost('version', `the tables of request records are of version ${before}: ${kept}`);
}

async function setAside(client: pg.Client): Promise<void> {
  const isThere = await client.query("SELECT to_regclass('request_record') IS NOT NULL AS is_there");
  const partitions = isThere.rows[0]?.is_there === true ? await partitionsOf(client) : [];
  for (const table of [...REQUEST_TABLES, ...partitions.map(({ name }) => name)]) {
    await client.query(`DROP TABLE IF EXISTS ${table}_before CASCADE`);
    await client.query(`ALTER TABLE IF EXISTS ${table} RENAME TO ${table}_before`);
  }
}

/** Undefined: there are no tables. 0: some are missing, and they are treated as another version. */
async function versionOf(on: Pick<pg.Client, 'query'>): Promise<number | undefined> {
  const { rows: found } = await on.query(
    'SELECT name FROM unnest($1::text[]) AS name WHERE to_regclass(name) IS NOT NULL',
    [[...REQUEST_TABLES]],
  );
  if (found.length === 0) return undefined;
  if (found.length < REQUEST_TABLES.length) return 0;
  const { rows } = await on.query('SELECT version FROM request_version');
  return Number(rows[0]?.version);
}

/** An error of the server, with what an operator can do. */
function withRemedy(error: unknown): unknown {
  if (codeOf(error) === UNDEFINED_TABLE)
    return new PlaceLost('replaced', 'tables of request records are gone: others begin');
  if (codeOf(error) !== INSUFFICIENT_PRIVILEGE || !(error instanceof Error)) return error;
  return new Error(`${error.message}: let the user of the store create tables in its schema, or set requests: off`);
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
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

/** Makes tables in one transaction, after other gateways have. */
function makeTables<T>(client: pg.Client, work: () => Promise<T>): Promise<T> {
  return inTransaction(client, async () => {
    await client.query(`SELECT pg_advisory_xact_lock(${MAKE_LOCK})`);
    return work();
  });
}

/** Deletes in one transaction, unless another gateway does. @returns whether there may be more. */
function deleteAlone(client: pg.Client, parts: readonly Reading<boolean>[]): Promise<boolean> {
  return inTransaction(client, async () => {
    const { rows } = await client.query(`SELECT pg_try_advisory_xact_lock(${PRUNE_LOCK}) AS is_alone`);
    if (rows[0]?.is_alone !== true) return false;
    let more = false;
    for (const part of parts) more = (await read(client, part)) || more;
    return more;
  });
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
  /** Rows that are there, and those that were deleted and still take room. */
  readonly live: number;
  readonly dead: number;
}

/** The oldest first. */
async function partitionsOf(client: pg.Client): Promise<readonly Partition[]> {
  const { rows } = await client.query<{ readonly name: string } & Readonly<Record<'bytes' | 'live' | 'dead', bigint>>>(
    `SELECT c.relname AS name, pg_total_relation_size(c.oid) AS bytes,
       pg_stat_get_live_tuples(c.oid) AS live, pg_stat_get_dead_tuples(c.oid) AS dead
     FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE i.inhparent = 'request_record'::regclass ORDER BY 1`,
  );
  return rows.map(({ name, bytes, live, dead }) => {
    const [, year, month, day] = /(\d{4})(\d\d)(\d\d)$/.exec(name) ?? [];
    const numbers = { bytes: Number(bytes), live: Number(live), dead: Number(dead) };
    return { name, day: dayOf(Date.parse(`${year}-${month}-${day}T00:00:00Z`)), ...numbers };
  });
}

/** A table does not shrink, but later rows take the room of deleted ones: only what is in use counts. */
function usedBytes({ bytes, live, dead }: Partition): number {
  return live + dead === 0 ? bytes : (bytes * live) / (live + dead);
}

/** How many rows of a partition are too many. */
function surplusRows(partition: Partition, size_bytes: number): number {
  const used_bytes = usedBytes(partition);
  const share = used_bytes <= size_bytes ? 0 : 1 - Math.max(0, size_bytes) / used_bytes;
  return Math.ceil(partition.live * share);
}

/** About what one row of the tables without partitions takes with its index, as test/requests/postgres-size.test.ts finds. */
const SUM_ROW_bytes = 230;

async function sumsBytes(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ readonly live: string | null }>(
    `SELECT sum(pg_stat_get_live_tuples(to_regclass(name))) AS live
     FROM unnest(ARRAY['request_sum', 'request_count', 'request_client', 'request_unknown']) AS name`,
  );
  return Number(rows[0]?.live ?? 0) * SUM_ROW_bytes;
}

/**
 * Drops a partition. Its files take long to delete, so it is detached first: only that locks the whole table.
 *
 * @returns whether there may be more to drop; false if a reader has the table: a later round tries again.
 */
async function dropPartition(client: pg.Client, { name, day }: Partition): Promise<boolean> {
  try {
    await inTransaction(client, async () => {
      await client.query(`SET LOCAL lock_timeout = ${LOCK_ms}`);
      await client.query(`ALTER TABLE request_record DETACH PARTITION ${name}`);
    });
  } catch (error) {
    if (codeOf(error) === LOCK_NOT_AVAILABLE) return false;
    // Another gateway was faster.
    if (codeOf(error) !== UNDEFINED_TABLE) throw error;
  }
  await dropDetached(client);
  await inTransaction(client, () => read(client, pruneClients((day + 1) * DAY_ms - 1)));
  return true;
}

/** Drops the tables of days that are detached, perhaps by a gateway that ended before it dropped them. */
async function dropDetached(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ readonly name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = (SELECT relnamespace FROM pg_class WHERE oid = 'request_record'::regclass)
       AND c.relkind = 'r' AND NOT c.relispartition AND c.relname ~ '^request_record_[0-9]{8}$'`,
  );
  for (const { name } of rows) await client.query(`DROP TABLE IF EXISTS ${name}`);
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const LOCK_NOT_AVAILABLE = '55P03';
const UNDEFINED_TABLE = '42P01';
const INSUFFICIENT_PRIVILEGE = '42501';
const CHECK_VIOLATION = '23514';
