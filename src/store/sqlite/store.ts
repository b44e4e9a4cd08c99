/** The Store on SQLite: opens and migrates the file, and calls the synchronous operations of this folder. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { readMigrations } from '../migrations.ts';
import { type ApiKey, type Store, StoreError, type Time_ms } from '../store.ts';
import * as accounts from './accounts.ts';
import { audit } from './audit.ts';
import { findClaim, forget_limit } from './claims.ts';
import { isBusy, openDatabase, storeFailure } from './database.ts';
import { startWriter, type Writer } from './group-commit.ts';
import { createKeyCache } from './key-cache.ts';
import * as keys from './keys.ts';
import { encodeUsage } from './leases.ts';
import * as ledger from './ledger.ts';
import { migrate } from './migrate.ts';
import { openTasks } from './open-tasks.ts';
import { type OperationResult, runWrite } from './operations.ts';
import * as resources from './resources.ts';
import { listTasks } from './task-lists.ts';
import * as taskRows from './task-rows.ts';
import { usage } from './usage.ts';

export interface SqliteOptions {
  readonly now: () => Time_ms;
  readonly writer: 'thread' | 'here';
}

/** Opens the store in that file; it and its folder are made when they do not exist. Throws a StoreError. */
export async function openSqliteStore(path: string, { now, writer }: SqliteOptions): Promise<Store> {
  try {
    mkdirSync(dirname(path), { recursive: true });
    const db = await openDatabase(path);
    try {
      migrate(db, readMigrations('sqlite'), now());
      return writer === 'here'
        ? sqliteStore(db, now, hereParts(db))
        : sqliteStore(db, now, await threadParts(db, path));
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw openingError(path, error);
  }
}

function openingError(path: string, error: unknown): unknown {
  if (error instanceof StoreError) return new StoreError(`cannot open the store ${path}: ${error.message}`);
  if (!(error instanceof Error && 'code' in error)) return error;
  return new StoreError(`cannot open the store ${path}: ${error.message}; ${remedy(error)}`, { cause: error });
}

function remedy(error: Error): string {
  const code = error instanceof Database.SqliteError ? error.code : 'file';
  if (isBusy(error)) return 'another process keeps it locked: stop that one, or try again';
  if (code === 'SQLITE_NOTADB' || code.startsWith('SQLITE_CORRUPT')) return 'give another path, or restore a backup';
  return 'check that its folder exists and that this user may write there';
}

/** What a store that writes in a thread does in another way than one that writes here. */
interface Parts {
  readonly writer: Writer;
  readonly findKey: (sha256: string) => ApiKey | undefined;
}

async function threadParts(db: Database.Database, path: string): Promise<Parts> {
  // What writes stands in its own thread; here a write would wait for the disk on the event loop.
  db.pragma('query_only = ON');
  const writer = await startWriter(path);
  return { writer, findKey: createKeyCache(db) };
}

function hereParts(db: Database.Database): Parts {
  return { writer: writeHere(db), findKey: (sha256) => keys.findKey(db, sha256) };
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
function sqliteStore(db: Database.Database, now: () => Time_ms, { writer, findKey }: Parts): Store {
  return {
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
    recordUsage: (rows) => writer.write('recordUsage', now(), encodeUsage(rows)),
    closeSpendLease: (hold_id) => writer.write('closeSpendLease', now(), hold_id),
    closeLapsedSpendLeases: () => writer.write('closeLapsedSpendLeases', now()),
    usage: async (filter) => usage(db, filter),

    recordResource: (kind, id, account) => writer.write('recordResource', now(), kind, id, account),
    ownsResource: async (kind, id, account) => resources.ownsResource(db, kind, id, account),

    audit: async () => audit(db),
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
