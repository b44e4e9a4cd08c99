/** Connections to PostgreSQL: their settings, the types of values, and prepared statements. */
import pg from 'pg';
import type { Reading, Statement } from '../../store/sql.ts';
import { connectionString } from '../../store/store-url.ts';

/** The types of columns in SQL. */
export const POSTGRES_TYPES = { integer: 'int8', text: 'text', blob: 'bytea' } as const;

/** What runs statements: a connection, or a pool. */
export type Queryable = Pick<pg.Client, 'query'>;

/** Runs a statement and returns its rows. On a pipelined connection, several calls share a round trip. */
export async function rows<Row>(
  on: Queryable,
  statement: Statement<Row>,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { name, text, isQuick } = statement;
  const limit = isQuick ? { query_timeout: QUICK_ms } : undefined;
  const { rows } = await on.query({ name, text, values: values.map(toParameter), ...limit });
  return rows as Row[];
}

/** Runs a reading to its end. The queries of a step share a round trip on a pipelined connection. */
export async function read<T>(on: Queryable, reading: Reading<T>): Promise<T> {
  let step = reading.next([]);
  while (step.done !== true) {
    const answers = step.value.map(({ of, values }) => rows(on, of, values));
    step = reading.next(await Promise.all(answers));
  }
  return step.value;
}

/** Runs a statement that returns at most one row. */
export async function row<Row>(
  on: Queryable,
  statement: Statement<Row>,
  values?: readonly unknown[],
): Promise<Row | undefined> {
  return (await rows(on, statement, values))[0];
}

/** PostgreSQL text cannot contain NUL, which a caller or an upstream may send. SQLite stores it. */
function toParameter(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value;
  return Array.isArray(value) ? arrayText(value) : value;
}

/** An array as PostgreSQL reads it. node-postgres would write the same, and take several times as long. */
function arrayText(values: readonly unknown[]): string {
  let text = '{';
  for (const value of values) {
    if (text.length > 1) text += ',';
    if (value === null) text += 'NULL';
    else if (typeof value === 'string') text += `"${/["\\\0]/.test(value) ? escaped(value) : value}"`;
    else if (value instanceof Uint8Array) text += `"\\\\x${Buffer.from(value).toString('hex')}"`;
    else text += String(value);
  }
  return `${text}}`;
}

function escaped(text: string): string {
  return text.replaceAll('\0', '\uFFFD').replace(/["\\]/g, '\\$&');
}

/** Longer than any statement of a healthy server; a lock that is held longer counts as a busy store. */
export const STATEMENT_ms = 20_000;
/** A gateway that stops within a transaction holds the ledger's lock this long at most. */
const IDLE_IN_TRANSACTION_ms = 10_000;
/** A server that can be reached answers sooner. */
const CONNECT_ms = 5_000;
/** For statements that read a few rows by an index: a caller waits for them. */
const QUICK_ms = 5_000;
/** A connection without an answer for this time is given up: a firewall may drop packets silently. Longer than the server's time-outs. */
const ANSWER_ms = STATEMENT_ms + 2_000;

/**
 * In every session, because the server, the database or the role may have other defaults: a crash would lose acknowledged changes, changes
 * would fail for lack of an order, idle connections would end, and texts would be read or written in another way. What an operator may mean
 * stays: the search path, and a server or role that is read-only.
 */
const SETTINGS = `
  SET synchronous_commit = on;
  SET default_transaction_isolation = 'read committed';
  SET default_transaction_deferrable = off;
  SET idle_in_transaction_session_timeout = ${IDLE_IN_TRANSACTION_ms};
  SET idle_session_timeout = 0;
  SELECT set_config(name, '0', false) FROM pg_settings WHERE name = 'transaction_timeout';
  SET standard_conforming_strings = on;
  SET array_nulls = on;
  SET transform_null_equals = off;
  SET bytea_output = 'hex';
  SET datestyle = 'ISO';
  SET client_min_messages = warning;
  SET timezone = 'UTC'`;
const SHORT = `${SETTINGS};
  SET statement_timeout = ${STATEMENT_ms};
  SET lock_timeout = ${STATEMENT_ms}`;
/**
 * For the writer. Its statements find rows by their keys, so one plan is right for all values and sizes of tables: look-ups in indexes.
 * The server would make most of them anew for every batch, and by statistics, which a young store does not have yet.
 */
const ONE_PLAN = `
  SET plan_cache_mode = force_generic_plan;
  SET enable_seqscan = off;
  SET enable_hashjoin = off;
  SET enable_mergejoin = off;
  SET jit = off`;
/** For commands, migrations and copies, whose statements may take as long as they need. */
const UNLIMITED = `${SETTINGS};
  SET statement_timeout = 0;
  SET lock_timeout = 0`;

/** A query that must be answered within the time for opening a connection. */
const within = (text: string) => ({ text, query_timeout: CONNECT_ms });

/** Integers are bigints as with SQLite: amounts do not fit a JS number. Sums of BIGINT are NUMERIC. */
const types = new pg.TypeOverrides();
for (const integer of [pg.types.builtins.INT8, pg.types.builtins.INT4, pg.types.builtins.NUMERIC]) {
  types.setTypeParser(integer, BigInt);
}

/** The role of the connection on which a gateway waits for changes of keys. Migrations find gateways by it, also gateways of 0.1.0. */
export const KEYS_ROLE = 'key changes';

export function applicationName(role: string): string {
  return `tollgate ${role}`;
}

/** The options of a connection. @param role shown in `pg_stat_activity`. */
export function clientOptions(url: string, role: string): pg.ClientConfig {
  return {
    connectionString: connectionString(url),
    application_name: applicationName(role),
    connectionTimeoutMillis: CONNECT_ms,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types,
  };
}

/** Called when a connection breaks. Without it, only the next statement on the connection shows the failure. */
export type OnLost = (error: Error, role: string) => void;
const untold: OnLost = () => {};

/**
 * Opens a connection that sends statements without waiting for the answers to earlier ones. A statement that takes too long breaks it.
 * Rejects if it cannot.
 */
export function connect(url: string, role: string, lost: OnLost): Promise<pg.Client> {
  return open({ ...clientOptions(url, role), query_timeout: ANSWER_ms }, SHORT, (error) => lost(error, role));
}

/** Opens the same for a writer. */
export function connectWriter(url: string, role: string, lost: OnLost = untold): Promise<pg.Client> {
  const settings = `${SHORT};${ONE_PLAN}`;
  return open({ ...clientOptions(url, role), query_timeout: ANSWER_ms }, settings, (error) => lost(error, role));
}

/** Opens the same for statements that may take long. */
export function connectUnlimited(url: string, role: string): Promise<pg.Client> {
  return open(clientOptions(url, role), UNLIMITED, () => {});
}

async function open(options: pg.ClientConfig, settings: string, lost: (error: Error) => void): Promise<pg.Client> {
  const client = new pg.Client({ ...options, pipeline: true });
  // Without a listener, the error of a connection that breaks would end the process.
  client.on('error', lost);
  await client.connect();
  try {
    await client.query(within(settings));
    return client;
  } catch (error) {
    await closeClient(client);
    throw error;
  }
}

/** How long the server may take to close a connection that is not used any more. */
const CLOSE_TIMEOUT_ms = 1_000;

/** Closes a connection, also one whose packets are dropped silently: `end` alone would wait for the server, for many minutes. */
export async function closeClient(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => destroy(client), CLOSE_TIMEOUT_ms);
  // If the server does not answer, the connection is closed anyway.
  await client.end().catch(() => {});
  clearTimeout(timer);
}

/** Closes the socket, so that every waiting statement fails. */
export function destroy(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } })
    .connection;
  stream.destroy();
}

/**
 * The connections for reads. They are opened when they are needed.
 *
 * @param user a gateway, whose callers do not wait for long, or a command, which may read a whole store.
 */
export function createPool(url: string, size: number, user: 'gateway' | 'command', lost: OnLost = untold): pg.Pool {
  const isShort = user === 'gateway';
  const pool = new pg.Pool({
    ...clientOptions(url, 'reads'),
    pipeline: true,
    ...(isShort && { query_timeout: ANSWER_ms }),
    max: size,
    idleTimeoutMillis: 30_000,
    onConnect: async (client) => {
      await client.query(within(isShort ? SHORT : UNLIMITED));
    },
  });
  // The connection itself has reported it.
  pool.on('error', () => {});
  // The pool listens on idle connections only. Without a listener, a connection that breaks in use would end the process.
  const open = new Set<pg.PoolClient>();
  pool.on('connect', (client) => {
    client.on('error', (error) => lost(error, 'reads'));
    open.add(client);
    client.once('end', () => open.delete(client));
  });
  openClients.set(pool, open);
  return pool;
}

/** The connections of each pool that are not closed yet. */
const openClients = new WeakMap<pg.Pool, ReadonlySet<pg.PoolClient>>();

/** Closes a pool, also one whose server does not answer. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const timer = setTimeout(() => {
    for (const client of openClients.get(pool) ?? []) destroy(client);
  }, CLOSE_TIMEOUT_ms);
  // The pool has ended when no read uses it; its sockets keep the process alive until they are closed.
  timer.unref();
  await pool.end();
}

/** Runs reads on one snapshot. */
export async function snapshot<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const result = await work(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // The connection may be in a failed transaction or broken.
    client.release(true);
    throw error;
  }
}
