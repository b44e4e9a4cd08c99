/**
 * Loads the rows that a batch needs into the book: one statement per kind of need, all in one round trip. Runs under the lock of the
 * ledger's head, so that no other gateway changes them.
 */

import type pg from 'pg';
import { type Book, compoundKey, type IdempotencyRecord } from '../../ledger/book.ts';
import type { Need } from '../../ledger/needs.ts';
import { WALLETS } from '../rows/account.ts';
import { type RecordRow, toRecord } from '../rows/idempotency.ts';
import { LEASE_COLUMNS, LEASE_FROM, type LeaseRow } from '../rows/lease.ts';
import { LOADED_COLUMNS, type LoadedRow, toTask } from '../rows/task.ts';
import type { Wallet } from '../store.ts';
import { rows, statement } from './connection.ts';
import { type Grouped, groupNeeds } from './group-needs.ts';
import { loadCounts, loadSpending } from './load-limits.ts';
import { loadQuery } from './load-queries.ts';
import { nothing, type Put, putLeases, putUsed, putWallets, USED, type UsedRow } from './put-rows.ts';

const byKey = {
  wallets: statement<Wallet>('wallets', `${WALLETS} WHERE id = ANY($1)`),
  walletsOfTasks: statement<Wallet>(
    'wallets_of_tasks',
    `${WALLETS} WHERE id IN (SELECT account FROM task WHERE id = ANY($1))`,
  ),
  walletsOfLeases: statement<Wallet>(
    'wallets_of_leases',
    `${WALLETS} WHERE id IN (SELECT account FROM lease WHERE hold_id = ANY($1::int8[]))`,
  ),
  keys: statement<{ id: string }>('keys', 'SELECT id FROM api_key WHERE id = ANY($1)'),
  topups: statement<{ account: string; reference: string; amount_nano: bigint }>(
    'topups',
    `SELECT account, reference, amount AS amount_nano FROM entry
     WHERE kind = 'topup' AND (account, reference) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
  ),
  tasks: statement<LoadedRow>('tasks', `SELECT ${LOADED_COLUMNS} FROM task WHERE id = ANY($1)`),
  upstreams: statement<{ upstream_id: string; upstream: string }>(
    'upstreams_of_ids',
    'SELECT upstream_id, upstream FROM task WHERE upstream_id = ANY($1)',
  ),
  records: statement<RecordRow>(
    'idempotency',
    'SELECT * FROM idempotency WHERE (account, key) IN (SELECT * FROM unnest($1::text[], $2::text[]))',
  ),
  unanswered: statement<RecordRow>(
    'unanswered',
    'SELECT * FROM idempotency WHERE task_id = ANY($1) AND response_status IS NULL',
  ),
  leases: statement<LeaseRow>('leases', `SELECT ${LEASE_COLUMNS} ${LEASE_FROM} WHERE l.hold_id = ANY($1::int8[])`),
  used: statement<UsedRow>('used', `${USED} WHERE hold_id = ANY($1::int8[]) GROUP BY hold_id`),
};

/** Sends the queries for all needs at once. Resolves when every row has been read. */
export async function loadAll(client: pg.Client, needs: readonly Need[]): Promise<Put> {
  const of = groupNeeds(needs);
  const puts = await Promise.all([
    loadWallets(client, of.wallets),
    loadKeys(client, of.keys),
    loadTopups(client, of.topups),
    loadTasks(client, of.tasks),
    loadUpstreams(client, of.upstreamIds),
    loadRecords(client, of.records),
    loadUnanswered(client, of.unanswered),
    loadLeases(client, of.leases),
    loadUsed(client, of.used),
    ...of.queries.map((query) => loadQuery(client, query)),
    loadCounts(client, of),
    // The last: it looks at the rows that the others put into the book.
    loadSpending(client, of),
  ]);
  return (book) => {
    for (const put of puts) put(book);
  };
}

async function loadWallets(client: pg.Client, ids: ReadonlySet<string>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const found = await rows(client, byKey.wallets, [[...ids]]);
  return (book) => {
    putWallets(book, found);
    for (const id of ids) book.wallets.load(id, null);
  };
}

async function loadKeys(client: pg.Client, ids: ReadonlySet<string>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const found = await rows(client, byKey.keys, [[...ids]]);
  return (book) => {
    for (const { id } of found) book.keys.load(id, id);
    for (const id of ids) book.keys.load(id, null);
  };
}

async function loadTopups(client: pg.Client, of: Grouped['topups']): Promise<Put> {
  if (of.size === 0) return nothing;
  const found = await rows(client, byKey.topups, columns(of.values()));
  return (book) => {
    for (const { account, reference, amount_nano } of found) {
      book.topups.load(compoundKey(account, reference), amount_nano);
    }
    for (const name of of.keys()) book.topups.load(name, null);
  };
}

async function loadTasks(client: pg.Client, ids: ReadonlySet<string>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const [tasks, wallets] = await Promise.all([
    rows(client, byKey.tasks, [[...ids]]),
    rows(client, byKey.walletsOfTasks, [[...ids]]),
  ]);
  return (book) => {
    putWallets(book, wallets);
    for (const task of tasks) book.tasks.load(task.id, toTask(task));
    for (const id of ids) book.tasks.load(id, null);
  };
}

async function loadUpstreams(client: pg.Client, ids: ReadonlySet<string>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const found = Map.groupBy(await rows(client, byKey.upstreams, [[...ids]]), ({ upstream_id }) => upstream_id);
  return (book) => {
    for (const id of ids)
      book.upstreamsOfId.load(
        id,
        (found.get(id) ?? []).map(({ upstream }) => upstream),
      );
  };
}

async function loadRecords(client: pg.Client, of: Grouped['records']): Promise<Put> {
  if (of.size === 0) return nothing;
  const found = (await rows(client, byKey.records, columns(of.values()))).map(toRecord);
  return (book) => {
    for (const record of found) putRecord(book, record);
    for (const name of of.keys()) book.idempotency.load(name, null);
  };
}

async function loadUnanswered(client: pg.Client, ids: ReadonlySet<string>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const found = (await rows(client, byKey.unanswered, [[...ids]])).map(toRecord);
  return (book) => {
    for (const record of found) {
      putRecord(book, record);
      book.unansweredOfTask.load(record.task_id, compoundKey(record.account, record.key));
    }
    for (const id of ids) book.unansweredOfTask.load(id, null);
  };
}

function putRecord(book: Book, record: IdempotencyRecord): void {
  book.idempotency.load(compoundKey(record.account, record.key), record);
}

async function loadLeases(client: pg.Client, ids: ReadonlySet<bigint>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const [leases, wallets] = await Promise.all([
    rows(client, byKey.leases, [[...ids]]),
    rows(client, byKey.walletsOfLeases, [[...ids]]),
  ]);
  return (book) => {
    putWallets(book, wallets);
    putLeases(book, leases);
    for (const id of ids) book.leases.load(id, null);
  };
}

async function loadUsed(client: pg.Client, ids: ReadonlySet<bigint>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const found = await rows(client, byKey.used, [[...ids]]);
  return (book) => putUsed(book, found, ids);
}

/** The two columns of a list of pairs. */
function columns(pairs: Iterable<readonly [string, string]>): readonly [readonly string[], readonly string[]] {
  const all = [...pairs];
  return [all.map(([one]) => one), all.map(([, other]) => other)];
}
