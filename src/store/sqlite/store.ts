/** The Store on SQLite: calls the synchronous operations of this folder. */
import type Database from 'better-sqlite3';
import type { Access, ApiKey, Store, StoreLostError, Time_ms } from '../store.ts';
import * as accounts from './accounts.ts';
import { audit } from './audit.ts';
import { findClaim, forget_limit } from './claims.ts';
import { storeFailure } from './database.ts';
import { startWriter, type Writer } from './group-commit.ts';
import { createKeyCache } from './key-cache.ts';
import * as keys from './keys.ts';
import * as leases from './leases.ts';
import * as ledger from './ledger.ts';
import { openFile } from './open-file.ts';
import { openTasks } from './open-tasks.ts';
import { type OperationResult, runWrite } from './operations.ts';
import * as resources from './resources.ts';
import { listTasks } from './task-lists.ts';
import * as taskRows from './task-rows.ts';
import { usage } from './usage.ts';

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
        return runWrite(db, { name, at_ms, args }) as OperationResult<typeof name>;
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
    lost,

    createAccount: (account) => writer.write('createAccount', now(), account),
    listAccounts: async () => accounts.listAccounts(db),
    findAccount: async (nameOrId) => accounts.findAccount(db, nameOrId),

    createKey: (key) => writer.write('createKey', now(), key),
    findKey,
    listKeys: async (account) => keys.listKeys(db, account),
    revokeKey: (id) => writer.write('revokeKey', now(), id),

    wallet: async (account) => ledger.wallet(db, account),
    entries: async (account, limit) => ledger.entries(db, account, limit),
    topup: (account, amount_nano, reference) => writer.write('topup', now(), account, amount_nano, reference),

    openTask: (task, opening = {}) => writer.write('openTask', now(), task, opening),
    startTask: (id, upstream_id, observation, answer) =>
      writer.write('startTask', now(), id, upstream_id, observation, answer),
    markUnknown: (id, reason, poll_ms = null) => writer.write('markUnknown', now(), id, reason, poll_ms),
    markReview: (id, reason, seen) => writer.write('markReview', now(), id, reason, seen),
    settleTask: (id, settlement, answer, limit) => writer.write('settleTask', now(), id, settlement, answer, limit),
    observeTask: (id, observation) => writer.write('observeTask', now(), id, observation),
    hideTask: (id) => writer.write('hideTask', now(), id),
    recoverTasks: (latest_lease_ms) => writer.write('recoverTasks', now(), latest_lease_ms),
    reviewOverdueTasks: (reason, asked = []) => writer.write('reviewOverdueTasks', now(), reason, asked),
    reviewUnknownTasks: (kinds, reason) => writer.write('reviewUnknownTasks', now(), kinds, reason),
    resolveTask: (id, settlement) => writer.write('resolveTask', now(), id, settlement),
    leaseTasks: (lease) => writer.write('leaseTasks', now(), lease),
    postponeTask: (id, next_poll_at_ms) => writer.write('postponeTask', now(), id, next_poll_at_ms),
    storedRequest: async (id) => taskRows.storedRequest(db, id),
    knowsUpstreamId: async (upstream, upstream_id) => taskRows.knowsUpstreamId(db, upstream, upstream_id),
    findClaim: async (account, claim) => findClaim(db, account, claim, now()),
    forgetClaims: (before_ms) => forgetClaims(writer, before_ms, now),
    openTasks: async () => openTasks(db),
    getTask: async (id) => taskRows.getTask(db, id),
    findTask: async (account, kinds, upstream_id) => taskRows.findTask(db, account, kinds, upstream_id),
    listTasks: async (filter) => listTasks(db, filter),

    openSpendLease: (lease) => writer.write('openSpendLease', now(), lease),
    renewSpendLeases: (hold_ids, until_ms) => writer.write('renewSpendLeases', now(), hold_ids, until_ms),
    recordUsage: (rows, overdraft_nano = 0n) =>
      writer.write('recordUsage', now(), leases.encodeUsage(rows), overdraft_nano),
    closeSpendLease: (hold_id, overdraft_nano = 0n) => writer.write('closeSpendLease', now(), hold_id, overdraft_nano),
    closeLapsedSpendLeases: (overdraft_nano = 0n) => writer.write('closeLapsedSpendLeases', now(), overdraft_nano),
    splitSpendLease: (hold_id, amount_nano) => writer.write('splitSpendLease', now(), hold_id, amount_nano),
    spendLeasesOf: async (account) => leases.spendLeasesOf(db, account),
    askForSpendLeases: (account, owner) => writer.write('askForSpendLeases', now(), account, owner),
    wantedSpendLeases: async (owner) => leases.wantedSpendLeases(db, owner),
    answerSpendLeases: (hold_ids) => writer.write('answerSpendLeases', now(), hold_ids),
    usage: async (filter) => usage(db, filter),

    probe: () => writer.write('probe', now()),
    recordResource: (kind, id, account) => writer.write('recordResource', now(), kind, id, account),
    ownsResource: async (kind, id, account) => resources.ownsResource(db, kind, id, account),
    listResources: async (kind, account, page) => resources.listResources(db, kind, account, page),
    forgetResource: (kind, id, account) => writer.write('forgetResource', now(), kind, id, account),

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

/** A few at a time, so that others write between them. */
async function forgetClaims(writer: Writer, before_ms: Time_ms, now: () => Time_ms): Promise<number> {
  for (let sum = 0; ; ) {
    const forgotten = await writer.write('forgetSomeClaims', now(), before_ms);
    sum += forgotten;
    if (forgotten < forget_limit) return sum;
  }
}
