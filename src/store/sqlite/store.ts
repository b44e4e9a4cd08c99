/** The Store on SQLite: one connection for reads, and a writer for changes. */
import type { MessagePort } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { startThread } from '../../platform/start-sibling.ts';
import { migrationText } from '../migrations.ts';
import type { Access, ApiKey, Store, StoreLostError, Time_ms } from '../store.ts';
import { sharedWriter, type ThreadWriter, type Writer, writerOf } from '../writer/group-commit.ts';
import { refuseSharing } from '../writer/writer-end.ts';
import { type WriteResult, writeMethods } from '../writes.ts';
import * as accounts from './accounts.ts';
import { audit } from './audit.ts';
import { runBatch } from './batch.ts';
import { isDamaged, storeFailure } from './database.ts';
import { gauges } from './gauges.ts';
import { findIdempotent } from './idempotency.ts';
import { createKeyCache } from './key-cache.ts';
import * as keys from './keys.ts';
import * as leases from './leases.ts';
import * as limits from './limits.ts';
import { openFile } from './open-file.ts';
import { countOpenTasks } from './open-tasks.ts';
import * as resources from './resources.ts';
import { listTasks } from './task-lists.ts';
import * as taskRows from './tasks.ts';
import { usage } from './usage.ts';
import { usageDays } from './usage-days.ts';
import * as wallets from './wallets.ts';

/** How to open a store on SQLite. */
export interface SqliteOptions {
  readonly now: () => Time_ms;
  readonly writer: 'thread' | 'here' | MessagePort;
  readonly access: Access;
}

/** Opens the store in this file. Throws a StoreError. */
export async function openSqliteStore(path: string, { now, writer, access }: SqliteOptions): Promise<Store> {
  const { db } = await openFile(path, access, now);
  try {
    return sqliteStore(db, now, writer === 'here' ? hereParts(db) : await threadParts(db, path, writer));
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Creates or migrates the store in this file. Returns the names of the applied migrations. */
export async function migrateSqliteStore(path: string, now: () => Time_ms): Promise<readonly string[]> {
  const { db, migrated } = await openFile(path, 'make', now);
  db.close();
  return migrated.map(migrationText);
}

/** The parts that differ between a store with a writer thread and one that writes on this thread. */
interface Parts {
  readonly writer: Writer;
  /** Whether it works on another thread. */
  readonly isApart: boolean;
  readonly findKey: (sha256: string) => ApiKey | undefined;
  readonly lost: Promise<StoreLostError>;
  readonly lose: (reason: unknown) => void;
  readonly share: () => MessagePort;
  readonly hasOthers: boolean;
}

async function threadParts(db: Database.Database, path: string, from: 'thread' | MessagePort): Promise<Parts> {
  // Only the writer thread writes; a write on this connection would block the event loop.
  db.pragma('query_only = ON');
  const judge = { isDamaged, storeFailure };
  const writer: ThreadWriter =
    from === 'thread'
      ? await writerOf(startThread(import.meta, 'writer-thread', path), judge)
      : sharedWriter(from, judge);
  const findKey = createKeyCache(db);
  const { lost } = writer;
  const rest = { lost, lose: (reason: unknown) => writer.lose(reason), share: () => writer.share() };
  return { writer, isApart: true, findKey, hasOthers: from !== 'thread', ...rest };
}

function hereParts(db: Database.Database): Parts {
  // A command ends too soon to detect a loss.
  const lost = new Promise<never>(() => {});
  return {
    writer: writeHere(db),
    isApart: false,
    findKey: (sha256) => keys.findKey(db, sha256),
    lost,
    lose: () => {},
    share: refuseSharing,
    hasOthers: false,
  };
}

/** Writes on the connection itself, one transaction per change, for a command that writes once and ends. */
function writeHere(db: Database.Database): Writer {
  return {
    async write(name, at_ms, ...args) {
      try {
        const [outcome] = runBatch(db, [{ name, at_ms, args }]);
        if (outcome?.ok !== true) throw outcome?.error;
        return outcome.value as WriteResult<typeof name>;
      } catch (error) {
        throw storeFailure(error);
      }
    },
    pressure: () => ({ waiting: 0, failed: { write: 0, busy: 0 } }),
    close: async () => {},
  };
}

/** Reads go to `db`, changes to the writer. */
function sqliteStore(db: Database.Database, now: () => Time_ms, parts: Parts): Store {
  const { writer, isApart, findKey, lost, lose, share, hasOthers } = parts;
  let failedReads = 0;

  /** Counts a failed read and throws its failure. Nothing is read from a damaged file: the error marks the store as lost. */
  function fail(error: unknown): never {
    if (isDamaged(error)) lose(error);
    failedReads += 1;
    throw storeFailure(error);
  }
  function attempt<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      return fail(error);
    }
  }
  const read = async <T>(work: () => T): Promise<T> => attempt(work);

  return {
    ...writeMethods((name, at_ms, ...args) => writer.write(name, at_ms, ...args), now),
    lost,
    share,
    hasOthers,
    now,
    gauges: (low_nano, upstreams) => gauges(db, low_nano, upstreams).catch(fail),
    pressure() {
      const { waiting, failed } = writer.pressure();
      return { waiting, failed: { ...failed, read: failedReads } };
    },

    listAccounts: () => read(() => accounts.listAccounts(db)),
    findAccount: (nameOrId) => read(() => accounts.findAccount(db, nameOrId)),
    findKey: (sha256) => attempt(() => findKey(sha256)),
    listKeys: (account) => read(() => keys.listKeys(db, account)),
    wallet: (account) => read(() => wallets.wallet(db, account)),
    entries: (account, limit) => read(() => wallets.entries(db, account, limit)),

    storedRequest: (id) => read(() => taskRows.storedRequest(db, id)),
    knownUpstreamIds: (upstream, ids) => read(() => taskRows.knownUpstreamIds(db, upstream, ids)),
    findIdempotent: (account, idempotency) => read(() => findIdempotent(db, account, idempotency, now())),
    countOpenTasks: () => read(() => countOpenTasks(db)),
    getTask: (id) => read(() => taskRows.getTask(db, id)),
    findTask: (account, kinds, upstream_id) => read(() => taskRows.findTask(db, account, kinds, upstream_id)),
    listTasks: (filter) => listTasks(db, filter).catch(fail),

    async spendLeasesOf(account, of = []) {
      // The sum of a month may take a second. The writer computes it once, without blocking this thread.
      if (isApart && !attempt(() => leases.isSpendingStored(db, account, of)))
        await writer.write('sumSpending', now(), account, of);
      return attempt(() => leases.spendLeasesOf(db, account, of));
    },
    openTaskCount: (of) => read(() => limits.openTasks(db, of)),
    quotaOf: (subject) => read(() => limits.readQuota(db, subject)),
    slotsOf: (subject) => read(() => limits.readSlots(db, subject)),
    wantedSpendLeases: (owner) => read(() => leases.wantedSpendLeases(db, owner)),
    usage: (filter) => read(() => usage(db, filter)),
    usageDays: (account, range, page) => read(() => usageDays(db, account, range, page)),

    ownsResource: (kind, id, account) => read(() => resources.ownsResource(db, kind, id, account)),
    listResources: (kind, account, page) => read(() => resources.listResources(db, kind, account, page)),

    audit: (anchor) => read(() => audit(db, anchor)),
    async close() {
      await writer.close();
      db.close();
    },
  };
}
