/** The Store on PostgreSQL: a pool of connections for reads, and a writer for changes. */
import type { MessagePort } from 'node:worker_threads';
import type pg from 'pg';
import type { Logger } from 'pino';
import { startThread } from '../../../lib/node/start-sibling.ts';
import type { Anchor, AuditProgress, AuditReport } from '../../store/audit-report.ts';
import { isMovedError, type StoreMove } from '../../store/moved.ts';
import { readMethods } from '../../store/read-methods.ts';
import { findKey } from '../../store/reads/account-reads.ts';
import { type Access, isNewerError, type Store, StoreError, type Time_ms } from '../../store/store.ts';
import { changesKeys, writeMethods } from '../../store/writes.ts';
import { IF_DATABASE_LOST, migrationText, requireMigrated } from '../migrations.ts';
import { threadWriter, type Writer } from '../writer/group-commit.ts';
import { writeHere } from '../writer/write-here.ts';
import { closeClient, connectUnlimited, createPool, endPool, type OnLost, read, snapshot } from './connection.ts';
import { openingError, storeFailure } from './errors.ts';
import { type Head, movedOf, readHead, requireFilled, requireUsable, setMoved } from './head.ts';
import { KeyCache } from './key-cache.ts';
import { migrate, pendingMigrations, postgresMigrations, refuseOldServer } from './migrate-postgres.ts';
import { gauges } from './postgres-gauges.ts';
import { BatchWriter, type WriterSettings } from './postgres-writer.ts';
import { StoreClock } from './store-clock.ts';

export interface PostgresOptions {
  /** Replaces the server's clock, in tests. */
  readonly now: (() => Time_ms) | undefined;
  readonly writer: 'thread' | 'here' | MessagePort;
  readonly access: Access;
  /** Undefined in a command, which logs nothing. */
  readonly log: Logger | undefined;
  /** Checks every invariant of the database. */
  readonly audit: (pool: pg.Pool, anchor?: Anchor, progress?: AuditProgress) => Promise<AuditReport>;
}

/** Reads are short, so few connections serve a process. */
const READ_CONNECTIONS = 4;

/** Opens the store at this URL. Throws a StoreError with a remedy. */
export async function openPostgresStore(url: string, options: PostgresOptions): Promise<Store> {
  const { now, writer, access, log, audit } = options;
  const { head } = await prepare(url, access, access === 'read' ? requireFilled : requireUsable);
  // `storeFailure`: the log leaves out repeated failures of the store.
  const lost: OnLost = (error, connection) =>
    log?.warn({ err: storeFailure(error), connection }, 'a connection to PostgreSQL broke; the next use opens another');
  const pool = createPool(url, READ_CONNECTIONS, writer === 'here' ? 'command' : 'gateway', lost);
  const clock = new StoreClock(pool, (error) =>
    log?.warn({ err: storeFailure(error) }, "PostgreSQL's clock could not be read; the last known difference is used"),
  );
  const keys = new KeyCache(pool, url, lost);
  try {
    await clock.sample();
    if (writer !== 'here') await keys.listen();
    return postgresStore(pool, {
      audit,
      writer: await openWriter({ url, stamp: now === undefined ? 'server' : 'caller' }, writer, lost),
      findKey: (sha256) => (writer === 'here' ? read(pool, findKey(sha256)) : keys.find(sha256)),
      moved: movedOf(head),
      clock,
      now: now ?? clock.now,
      keys,
    });
  } catch (error) {
    clock.close();
    await keys.close();
    await endPool(pool);
    throw openingError(url, error);
  }
}

/** Creates or migrates the store at this URL. Returns the names of the applied migrations. */
export async function migratePostgresStore(url: string): Promise<readonly string[]> {
  return (await prepare(url, 'make', requireFilled)).migrated.map(migrationText);
}

/** Lets gateways use the store at this URL again. Returns where it was moved to; undefined if it was not moved. */
export async function reopenPostgresStore(url: string): Promise<StoreMove | undefined> {
  const { head } = await prepare(url, 'write', requireFilled, (client) => setMoved(client, undefined));
  return movedOf(head);
}

/** Migrates the store if the access allows it, else refuses one that needs it. @param checkHead throws if it may not be used. */
async function prepare(
  url: string,
  access: Access,
  checkHead: (head: Head) => Head,
  afterwards: (client: pg.Client) => Promise<void> = async () => {},
) {
  try {
    const client = await connectUnlimited(url, 'migrations');
    try {
      await refuseOldServer(client);
      const known = postgresMigrations();
      const pending = await pendingMigrations(client, known);
      const isEmpty = pending.length === known.length;
      if (access === 'upgrade' && isEmpty) throw new StoreError(`it is empty; ${IF_DATABASE_LOST}`);
      if (access !== 'make' && access !== 'upgrade') requireMigrated(pending, known);
      const migrated = await migrate(client, Date.now());
      const head = checkHead(await readHead(client));
      await afterwards(client);
      return { migrated, head };
    } finally {
      await closeClient(client);
    }
  } catch (error) {
    throw openingError(url, error);
  }
}

/** This process cannot watch the server's files: damage shows as an error of an operation. */
function openWriter(
  settings: WriterSettings,
  from: PostgresOptions['writer'],
  lostConnection: OnLost,
): Promise<Writer> {
  if (from === 'here') {
    const writer = new BatchWriter(settings);
    const close = () => writer.close();
    return Promise.resolve(writeHere((batch) => writer.commit(batch), storeFailure, close));
  }
  const start = () => startThread(import.meta.filename, 'postgres-writer-thread', settings);
  return threadWriter(from === 'thread' ? start : from, { isFatal: isMovedError, storeFailure, lostConnection });
}

interface PostgresParts extends Pick<PostgresOptions, 'audit'> {
  readonly writer: Writer;
  readonly findKey: Store['findKey'];
  readonly moved: StoreMove | undefined;
  readonly clock: StoreClock;
  readonly now: () => Time_ms;
  readonly keys: KeyCache;
}

/** Reads go to the pool, changes to the writer. */
function postgresStore(pool: pg.Pool, opened: PostgresParts): Store {
  const { audit, writer, findKey: findCachedKey, moved, clock, now, keys } = opened;
  let failedReads = 0;

  /** Set while a newer program's schema is in the store: what this one would read there may mean something else. */
  let newer: unknown;

  const attempt = async <T>(work: () => Promise<T>): Promise<T> => {
    if (newer !== undefined) throw newer;
    try {
      return await work();
    } catch (error) {
      failedReads += 1;
      throw storeFailure(error);
    }
  };

  return {
    ...writeMethods(async (name, at_ms, ...args) => {
      const result = await writer.write(name, at_ms, ...args).catch((error: unknown) => {
        // Another failure does not say that the schema is this program's own again.
        if (isNewerError(error)) newer = error;
        throw error;
      });
      newer = undefined;
      // This process need not wait for the notification of its own change.
      if (changesKeys(name)) keys.forget();
      return result;
    }, now),
    ...readMethods({
      read: (reading) => attempt(() => read(pool, reading)),
      snapshot: (reading) => attempt(() => snapshot(pool, (client) => read(client, reading))),
    }),
    lost: writer.lost,
    share: () => writer.share(),
    giveUp: (reason) => writer.lose(reason),
    isShared: true,
    moved,
    now,
    gauges: (low_nano, upstreams) => attempt(() => gauges(pool, low_nano, upstreams)),
    pressure() {
      const { waiting, failed } = writer.pressure();
      return { waiting, failed: { ...failed, read: failedReads } };
    },

    findKey(sha256) {
      if (newer !== undefined) return Promise.reject(newer);
      const found = findCachedKey(sha256);
      return found instanceof Promise ? attempt(() => found) : found;
    },
    audit: (anchor, progress) => attempt(() => audit(pool, anchor, progress)),
    async close() {
      if (pool.ending) return;
      clock.close();
      await keys.close();
      await writer.close();
      await endPool(pool);
    },
  };
}
