/** Loads the rows that operations need into the book. Runs under the write lock, so that no other process changes them. */
import type { Database } from 'better-sqlite3';
import type { Nano } from '../../lang/amount.ts';
import { type Book, compoundKey, type SpendLease } from '../../ledger/book.ts';
import type { Need } from '../../ledger/needs.ts';
import { perDatabase } from './database.ts';
import { getRecord, unansweredRecord } from './idempotency.ts';
import { getLease, lapsedLeases, openLeases, usedOf } from './leases.ts';
import { heldOfKey, loadOpenTasks, loadSpending, readQuota, readSlots } from './limits.ts';
import { queryTasks } from './task-queries.ts';
import { loadTask as readTask } from './tasks.ts';
import { wallet } from './wallets.ts';

const statements = perDatabase((db) => ({
  key: db.prepare<[string], string>('SELECT id FROM api_key WHERE id = ?').pluck(),
  topup: db
    .prepare<[string, string], Nano>("SELECT amount FROM entry WHERE account = ? AND reference = ? AND kind = 'topup'")
    .pluck(),
  upstreams: db.prepare<[string], string>('SELECT upstream FROM task WHERE upstream_id = ?').pluck(),
}));

/** Keys that were found once. Keys are never deleted. */
const knownKeys = perDatabase(() => new Set<string>());
const MOST_KEYS = 100_000;

/** Loads the rows of one need. Known rows are not read again. */
export function load(db: Database, book: Book, need: Need): void {
  switch (need.need) {
    case 'wallet':
      loadWallet(db, book, need.account);
      break;
    case 'key':
      loadKey(db, book, need.id);
      break;
    case 'topup': {
      const amount_nano = statements(db).topup.get(need.account, need.reference);
      book.topups.load(compoundKey(need.account, need.reference), amount_nano ?? null);
      break;
    }
    case 'task':
      loadTask(db, book, need.id);
      break;
    case 'upstreams_of_id':
      book.upstreamsOfId.load(need.upstream_id, statements(db).upstreams.all(need.upstream_id));
      break;
    case 'idempotency': {
      const record = getRecord(db, need.account, need.key);
      book.idempotency.load(compoundKey(need.account, need.key), record ?? null);
      break;
    }
    case 'unanswered':
      loadUnanswered(db, book, need.task_id);
      break;
    case 'lease':
      if (!book.leases.knows(need.hold_id)) loadLease(db, book, need.hold_id, getLease(db, need.hold_id));
      break;
    case 'used':
      if (!book.used.knows(need.hold_id)) book.used.load(need.hold_id, usedOf(db, need.hold_id));
      break;
    case 'spending':
      loadSpending(db, book, need.account, need.key, need.period);
      break;
    case 'held_of_key': {
      const name = compoundKey(need.account, need.key);
      if (!book.heldOfKey.knows(name)) book.heldOfKey.load(name, heldOfKey(db, need.account, need.key));
      break;
    }
    case 'open_tasks':
      loadOpenTasks(db, book, need.of);
      break;
    case 'quota':
      if (!book.quotas.knows(need.subject)) book.quotas.load(need.subject, readQuota(db, need.subject) ?? null);
      break;
    case 'slots':
      if (!book.slots.knows(need.subject)) book.slots.load(need.subject, readSlots(db, need.subject));
      break;
    case 'lapsed_leases':
      for (const lease of lapsedLeases(db, need.at_ms)) {
        loadLease(db, book, lease.hold_id, lease);
        load(db, book, { need: 'used', hold_id: lease.hold_id });
      }
      break;
    case 'open_leases':
      for (const lease of openLeases(db, need.account)) loadLease(db, book, lease.hold_id, lease);
      break;
    default:
      for (const task of queryTasks(db, need)) book.tasks.load(task.id, task);
  }
}

function loadTask(db: Database, book: Book, id: string): void {
  if (!book.tasks.knows(id)) book.tasks.load(id, readTask(db, id) ?? null);
  const task = book.tasks.get(id);
  if (task === undefined) return;
  loadWallet(db, book, task.account);
  loadSpending(db, book, task.account, task.key);
}

function loadWallet(db: Database, book: Book, account: string): void {
  if (!book.wallets.knows(account)) book.wallets.load(account, wallet(db, account) ?? null);
  loadSpending(db, book, account, null);
}

function loadLease(db: Database, book: Book, hold_id: bigint, lease: SpendLease | undefined): void {
  book.leases.load(hold_id, lease ?? null);
  if (lease === undefined) return;
  loadWallet(db, book, lease.account);
  if (lease.key !== null) loadSpending(db, book, lease.account, lease.key);
}

function loadKey(db: Database, book: Book, id: string): void {
  if (book.keys.knows(id)) return;
  const known = knownKeys(db);
  if (!known.has(id)) {
    if (statements(db).key.get(id) === undefined) {
      book.keys.load(id, null);
      return;
    }
    if (known.size >= MOST_KEYS) known.clear();
    known.add(id);
  }
  book.keys.load(id, id);
}

function loadUnanswered(db: Database, book: Book, task_id: string): void {
  if (book.unansweredOfTask.knows(task_id)) return;
  const record = unansweredRecord(db, task_id);
  const name = record && compoundKey(record.account, record.key);
  book.unansweredOfTask.load(task_id, name ?? null);
  if (record !== undefined && name !== undefined) book.idempotency.load(name, record);
}
