/** The Store on SQLite: one connection for reads, and a writer for changes. */
import type { MessagePort } from 'node:worker_threads';
import type Database from 'better-sqlite3';
import { startThread } from '../../../lib/node/start-sibling.ts';
import type { Anchor, AuditProgress, AuditReport } from '../../store/audit-report.ts';
import type { StoreMove } from '../../store/moved.ts';
import { readMethods } from '../../store/read-methods.ts';
import { findKey } from '../../store/reads/account-reads.ts';
import { isSpendingStored } from '../../store/reads/limit-reads.ts';
import type { Access, ApiKey, Store, Time_ms } from '../../store/store.ts';
import { writeMethods } from '../../store/writes.ts';
import { migrationText } from '../migrations.ts';
import { threadWriter, type Writer } from '../writer/group-commit.ts';
import { writeHere } from '../writer/write-here.ts';
import { isDamaged, snapshot, storeFailure } from './database.ts';
import { read } from './dialect.ts';
import { isListed, listListedTasks } from './listed-tasks.ts';
import { movedOf, refuseMoved, setMoved } from './moved-mark.ts';
import { openFile } from './open-file.ts';
import { runBatch } from './sqlite-batch.ts';
import { gauges } from './sqlite-gauges.ts';

export interface SqliteOptions {
  readonly now: () => Time_ms;
  readonly writer: 'thread' | 'here' | MessagePort;
  readonly access: Access;
  /** Checks every invariant of the database. */
  readonly audit: (db: Database.Database, anchor?: Anchor, progress?: AuditProgress) => Promise<AuditReport>;
}

/** Opens the store in this file. Throws a StoreError. */
export async function openSqliteStore(path: string, { now, writer, access, audit }: SqliteOptions): Promise<Store> {
  const { db } = await openFile(path, access, now);
  try {
    if (access !== 'read') refuseMoved(db, path);
    const isThreaded = writer !== 'here';
    return sqliteStore(db, now, {
      audit,
      writer: isThreaded ? await openWriter(db, path, writer) : writeHere((batch) => runBatch(db, batch), storeFailure),
      isThreaded,
      findKey: isThreaded ? createKeyCache(db) : (sha256) => read(db, findKey(sha256)),
      isShared: typeof writer === 'object',
    });
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

/** Lets gateways use the store in this file again. Returns where it was moved to; undefined if it was not moved. */
export async function reopenSqliteStore(path: string): Promise<StoreMove | undefined> {
  const { db } = await openFile(path, 'write', Date.now);
  try {
    const moved = movedOf(db);
    setMoved(db, undefined);
    return moved;
  } finally {
    db.close();
  }
}

/** Only the writer thread writes; a write on this connection would block the event loop. */
function openWriter(db: Database.Database, path: string, from: 'thread' | MessagePort): Promise<Writer> {
  db.pragma('query_only = ON');
  const start = () => startThread(import.meta.filename, 'writer-thread', path);
  return threadWriter(from === 'thread' ? start : from, { isFatal: isDamaged, storeFailure });
}

interface Parts extends Pick<SqliteOptions, 'audit'> {
  readonly writer: Writer;
  /** Whether the writer is in another thread. */
  readonly isThreaded: boolean;
  readonly findKey: (sha256: string) => ApiKey | undefined;
  readonly isShared: boolean;
}

/** Reads go to `db`, changes to the writer. */
function sqliteStore(db: Database.Database, now: () => Time_ms, parts: Parts): Store {
  const { audit, writer, isThreaded, findKey: findCachedKey, isShared } = parts;
  let failedReads = 0;

  /** Counts a failed read and throws its failure. A damaged file marks the store as lost. */
  function fail(error: unknown): never {
    if (isDamaged(error)) writer.lose(error);
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
  const reads = readMethods({
    read: async (reading) => attempt(() => read(db, reading)),
    snapshot: async (reading) => attempt(() => snapshot(db, () => read(db, reading))),
  });

  return {
    ...writeMethods((name, at_ms, ...args) => writer.write(name, at_ms, ...args), now),
    ...reads,
    lost: writer.lost,
    share: () => writer.share(),
    giveUp: (reason) => writer.lose(reason),
    isShared,
    moved: movedOf(db),
    now,
    gauges: (low_nano, upstreams) => gauges(db, low_nano, upstreams).catch(fail),
    pressure() {
      const { waiting, failed } = writer.pressure();
      return { waiting, failed: { ...failed, read: failedReads } };
    },
    findKey: (sha256) => attempt(() => findCachedKey(sha256)),
    listTasks: (filter) => (isListed(filter) ? listListedTasks(db, filter).catch(fail) : reads.listTasks(filter)),
    async spendLeasesOf(account, filter = []) {
      // The sum of a month may take a second. The writer computes it once, without blocking this thread.
      if (isThreaded && !attempt(() => read(db, isSpendingStored(account, filter))))
        await writer.write('sumSpending', now(), account, filter);
      return reads.spendLeasesOf(account, filter);
    },
    audit: (anchor, progress) => audit(db, anchor, progress).catch(fail),
    async close() {
      await writer.close();
      db.close();
    },
  };
}

/** A full cache is emptied. */
const MAX_KEYS = 10_000;

/** Creates the cache. Only for a connection that never writes: its own changes do not change the version that it reads. */
function createKeyCache(db: Database.Database): (sha256: string) => ApiKey | undefined {
  const version = db.prepare<[], bigint>('PRAGMA data_version').pluck();
  const newest = db.prepare<[], bigint | null>('SELECT max(id) FROM change').pluck();
  const keys = new Map<string, ApiKey>();
  let seen: bigint | undefined;
  let seenChange: bigint | null | undefined;
  let isChecked = false;

  function forgetIfChanged(): void {
    if (isChecked) return;
    isChecked = true;
    setImmediate(() => {
      isChecked = false;
    });
    const now = version.get();
    if (now === seen) return;
    seen = now;
    const change = newest.get();
    if (change === seenChange) return;
    seenChange = change;
    keys.clear();
  }

  return (sha256) => {
    forgetIfChanged();
    const known = keys.get(sha256);
    if (known !== undefined) return known;
    const found = read(db, findKey(sha256));
    // Unknown keys are not cached, so that guesses cannot fill the memory.
    if (found === undefined) return undefined;
    if (keys.size >= MAX_KEYS) keys.clear();
    keys.set(sha256, found);
    return found;
  };
}
