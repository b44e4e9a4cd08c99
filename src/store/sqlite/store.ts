/** The Store on SQLite: reads on a connection of its own, changes through a writer. */
import type Database from 'better-sqlite3';
import type { Access, ApiKey, Store, StoreLostError, Time_ms } from '../store.ts';
import { type WriteResult, writeMethods } from '../writes.ts';
import * as accounts from './accounts.ts';
import { audit } from './audit.ts';
import { runBatch } from './batch.ts';
import { storeFailure } from './database.ts';
import { startWriter, type Writer } from './group-commit.ts';
import { findClaim } from './idempotency.ts';
import { createKeyCache } from './key-cache.ts';
import * as keys from './keys.ts';
import * as leases from './leases.ts';
import { openFile } from './open-file.ts';
import { openTasks } from './open-tasks.ts';
import * as resources from './resources.ts';
import { listTasks } from './task-lists.ts';
import * as taskRows from './task-rows.ts';
import { usage } from './usage.ts';
import * as wallets from './wallets.ts';

export interface SqliteOptions {
  readonly now: () => Time_ms;
  readonly writer: 'thread' | 'here';
  readonly access: Access;
}

/** Opens the store in that file. Throws a StoreError. */
export async function openSqliteStore(path: string, { now, writer, access }: SqliteOptions): Promise<Store> {
  const { db } = await openFile(path, access, now);
  try {
    return sqliteStore(db, now, writer === 'here' ? hereParts(db) : await threadParts(db, path));
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Makes the store in that file, or brings it up to date. Answers the names of the migrations that were applied. */
export async function migrateSqliteStore(path: string, now: () => Time_ms): Promise<readonly string[]> {
  const { db, migrated } = await openFile(path, 'make', now);
  db.close();
  return migrated.map(({ id, name }) => `${String(id).padStart(4, '0')} ${name}`);
}

/** What a store that writes in a thread does in another way than one that writes here. */
interface Parts {
  readonly writer: Writer;
  readonly findKey: (sha256: string) => ApiKey | undefined;
  readonly lost: Promise<StoreLostError>;
}

async function threadParts(db: Database.Database, path: string): Promise<Parts> {
  // What writes stands in its own thread; here a write would wait for the disk on the event loop.
  db.pragma('query_only = ON');
  const writer = await startWriter(path);
  return { writer, findKey: createKeyCache(db), lost: writer.lost };
}

function hereParts(db: Database.Database): Parts {
  // A command ends before it could notice.
  const lost = new Promise<never>(() => {});
  return { writer: writeHere(db), findKey: (sha256) => keys.findKey(db, sha256), lost };
}

/** Writes on the connection itself, each in a transaction of its own: for a command that writes once and ends. */
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
    close: async () => {},
  };
}

/** Reads go to `db`, changes to the writer. */
function sqliteStore(db: Database.Database, now: () => Time_ms, { writer, findKey, lost }: Parts): Store {
  return {
    ...writeMethods((name, at_ms, ...args) => writer.write(name, at_ms, ...args), now),
    lost,

    listAccounts: async () => accounts.listAccounts(db),
    findAccount: async (nameOrId) => accounts.findAccount(db, nameOrId),
    findKey,
    listKeys: async (account) => keys.listKeys(db, account),
    wallet: async (account) => wallets.wallet(db, account),
    entries: async (account, limit) => wallets.entries(db, account, limit),

    storedRequest: async (id) => taskRows.storedRequest(db, id),
    knowsUpstreamId: async (upstream, upstream_id) => taskRows.knowsUpstreamId(db, upstream, upstream_id),
    findClaim: async (account, claim) => findClaim(db, account, claim, now()),
    openTasks: async () => openTasks(db),
    getTask: async (id) => taskRows.getTask(db, id),
    findTask: async (account, kinds, upstream_id) => taskRows.findTask(db, account, kinds, upstream_id),
    listTasks: async (filter) => listTasks(db, filter),

    spendLeasesOf: async (account) => leases.spendLeasesOf(db, account),
    wantedSpendLeases: async (owner) => leases.wantedSpendLeases(db, owner),
    usage: async (filter) => usage(db, filter),

    ownsResource: async (kind, id, account) => resources.ownsResource(db, kind, id, account),
    listResources: async (kind, account, page) => resources.listResources(db, kind, account, page),

    async audit(anchor) {
      try {
        return audit(db, anchor);
      } catch (error) {
        throw storeFailure(error);
      }
    },
    async close() {
      await writer.close();
      db.close();
    },
  };
}
