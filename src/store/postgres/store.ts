/** The Store on PostgreSQL: a pool of connections for reads, and a writer for changes. */
import type { MessagePort } from 'node:worker_threads';
import type pg from 'pg';
import { startThread } from '../../platform/start-sibling.ts';
import { IF_DATABASE_LOST, migrationText, requireMigrated } from '../migrations.ts';
import { type Access, type Store, StoreError, type StoreLostError, type Time_ms } from '../store.ts';
import { sharedWriter, type Writer, writerOf } from '../writer/group-commit.ts';
import { refuseSharing } from '../writer/writer-end.ts';
import { type WriteResult, writeMethods } from '../writes.ts';
import * as accounts from './accounts.ts';
import { audit } from './audit.ts';
import { StoreClock } from './clock.ts';
import { connectUnlimited, createPool, endPool, hangUp } from './connection.ts';
import { openingError, storeFailure } from './errors.ts';
import { gauges } from './gauges.ts';
import { readHead } from './head.ts';
import { KeyCache } from './key-cache.ts';
import * as leases from './leases.ts';
import * as limits from './limits.ts';
import { migrate, pendingMigrations, postgresMigrations, refuseOldServer } from './migrate.ts';
import * as tasks from './tasks.ts';
import { usage, usageDays } from './usage.ts';
import { BatchWriter } from './writer.ts';

/** How to open a store on PostgreSQL. */
export interface PostgresOptions {
  /** Replaces the server's clock, in tests. */
  readonly now: (() => Time_ms) | undefined;
  readonly writer: 'thread' | 'here' | MessagePort;
  readonly access: Access;
}

const READ_CONNECTIONS = 4;

/** Opens the store at this URL. Throws a StoreError with a remedy. */
export async function openPostgresStore(url: string, { now, writer, access }: PostgresOptions): Promise<Store> {
  await prepare(url, access);
  const pool = createPool(url, READ_CONNECTIONS, writer === 'here' ? 'command' : 'gateway');
  const clock = new StoreClock(pool);
  const keys = new KeyCache(pool, url);
  try {
    await clock.sample();
    if (writer !== 'here') await keys.listen();
    const parts = writer === 'here' ? hereParts(url, pool) : await threadParts(url, keys, writer);
    return postgresStore(pool, { ...parts, clock, now: now ?? clock.now, keys });
  } catch (error) {
    clock.close();
    await keys.close();
    await endPool(pool);
    throw openingError(url, error);
  }
}

/** Creates or migrates the store at this URL. Returns the names of the applied migrations. */
export async function migratePostgresStore(url: string): Promise<readonly string[]> {
  return (await prepare(url, 'make')).map(migrationText);
}

/** Migrates the store if the access allows it, else refuses one that needs it. */
async function prepare(url: string, access: Access) {
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
      await readHead(client);
      return migrated;
    } finally {
      await hangUp(client);
    }
  } catch (error) {
    throw openingError(url, error);
  }
}

/** The parts that differ between a server's store and that of a command. */
interface Parts {
  readonly writer: Writer;
  readonly findKey: (sha256: string) => ReturnType<Store['findKey']>;
  readonly lost: Promise<StoreLostError>;
  readonly share: () => MessagePort;
}

async function threadParts(url: string, keys: KeyCache, from: 'thread' | MessagePort): Promise<Parts> {
  // The server's files are not this process's to watch: damage is reported as an error of the operation.
  const judge = { isDamaged: () => false, storeFailure };
  const writer =
    from === 'thread'
      ? await writerOf(startThread(import.meta, 'postgres-writer-thread', url), judge)
      : sharedWriter(from, judge);
  return { writer, findKey: (sha256) => keys.find(sha256), lost: writer.lost, share: () => writer.share() };
}

function hereParts(url: string, pool: pg.Pool): Parts {
  const lost = new Promise<never>(() => {});
  return { writer: writeHere(url), findKey: (sha256) => accounts.findKey(pool, sha256), lost, share: refuseSharing };
}

/** Commits each change by itself, for a command that writes once and ends. */
function writeHere(url: string): Writer {
  const writer = new BatchWriter(url);
  let last: Promise<unknown> = Promise.resolve();
  return {
    write(name, at_ms, ...args) {
      // The writer commits one batch at a time.
      const mine = last.then(async () => {
        const [outcome] = await writer.commit([{ name, at_ms, args }]);
        if (outcome?.ok !== true) throw outcome?.error;
        return outcome.value as WriteResult<typeof name>;
      });
      last = mine.catch(() => {});
      return mine.catch((error: unknown) => {
        throw storeFailure(error);
      });
    },
    pressure: () => ({ waiting: 0, failed: { write: 0, busy: 0 } }),
    async close() {
      await last;
      await writer.close();
    },
  };
}

const CHANGES_KEYS: ReadonlySet<string> = new Set(['createKey', 'revokeKey', 'setKeyLimits', 'setAccountLimits']);

interface Opened extends Parts {
  readonly clock: StoreClock;
  readonly now: () => Time_ms;
  readonly keys: KeyCache;
}

/** Reads go to the pool, changes to the writer. */
function postgresStore(pool: pg.Pool, { writer, findKey, lost, clock, now, keys, share }: Opened): Store {
  let failedReads = 0;

  const read = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      failedReads += 1;
      throw storeFailure(error);
    }
  };

  return {
    ...writeMethods(async (name, at_ms, ...args) => {
      const result = await writer.write(name, at_ms, ...args);
      // This process need not wait for the notification of its own change.
      if (CHANGES_KEYS.has(name)) keys.forget();
      return result;
    }, now),
    lost,
    share,
    hasOthers: true,
    now,
    gauges: (low_nano, upstreams) => read(gauges(pool, low_nano, upstreams)),
    pressure() {
      const { waiting, failed } = writer.pressure();
      return { waiting, failed: { ...failed, read: failedReads } };
    },

    listAccounts: () => read(accounts.listAccounts(pool)),
    findAccount: (nameOrId) => read(accounts.findAccount(pool, nameOrId)),
    findKey(sha256) {
      const found = findKey(sha256);
      return found instanceof Promise ? read(found) : found;
    },
    listKeys: (account) => read(accounts.listKeys(pool, account)),
    wallet: (account) => read(accounts.wallet(pool, account)),
    entries: (account, limit) => read(accounts.entries(pool, account, limit)),

    storedRequest: (id) => read(tasks.storedRequest(pool, id)),
    knownUpstreamIds: (upstream, ids) => read(tasks.knownUpstreamIds(pool, upstream, ids)),
    findIdempotent: (account, idempotency) => read(tasks.findIdempotent(pool, account, idempotency, now())),
    countOpenTasks: () => read(tasks.countOpenTasks(pool)),
    getTask: (id) => read(tasks.getTask(pool, id)),
    findTask: (account, kinds, upstream_id) => read(tasks.findTask(pool, account, kinds, upstream_id)),
    listTasks: (filter) => read(tasks.listTasks(pool, filter)),

    spendLeasesOf: (account, of) => read(leases.spendLeasesOf(pool, account, of)),
    openTaskCount: (of) => read(limits.openTasks(pool, of)),
    quotaOf: (subject) => read(limits.readQuotas(pool, [subject]).then(([quota]) => quota)),
    slotsOf: (subject) => read(limits.readSlots(pool, [subject]).then((found) => found.get(subject) ?? [])),
    wantedSpendLeases: (owner) => read(leases.wantedSpendLeases(pool, owner)),
    usage: (filter) => read(usage(pool, filter)),
    usageDays: (account, range, page) => read(usageDays(pool, account, range, page)),

    ownsResource: (kind, id, account) => read(accounts.ownsResource(pool, kind, id, account)),
    listResources: (kind, account, page) => read(accounts.listResources(pool, kind, account, page)),

    audit: (anchor) => read(audit(pool, anchor)),
    async close() {
      if (pool.ending) return;
      clock.close();
      await keys.close();
      await writer.close();
      await endPool(pool);
    },
  };
}
