/**
 * Loads the rows that a batch needs into the book: one statement per kind of need, all in one round trip. Runs under the lock of the
 * ledger's head, so that no other gateway changes them.
 */
import type pg from 'pg';
import { type Book, compoundKey, type IdempotencyRecord } from '../../ledger/book.ts';
import type { Need, QueryNeed } from '../../ledger/needs.ts';
import { type RecordRow, toRecord } from '../sqlite/idempotency.ts';
import { LEASE_COLUMNS, LEASE_FROM, type LeaseRow, toLease } from '../sqlite/leases.ts';
import { LOADED_COLUMNS, type LoadedRow, toTask } from '../sqlite/task-rows.ts';
import type { Wallet } from '../store.ts';
import { rows, statement } from './connection.ts';

const WALLET = 'SELECT id AS account, posted AS posted_nano, held AS held_nano FROM account';
const USED = 'SELECT hold_id, count(*) AS requests, coalesce(sum(amount), 0) AS amount_nano FROM usage';

interface UsedRow {
  readonly hold_id: bigint;
  readonly requests: bigint;
  readonly amount_nano: bigint;
}

const byKey = {
  wallets: statement<Wallet>('wallets', `${WALLET} WHERE id = ANY($1)`),
  walletsOfTasks: statement<Wallet>(
    'wallets_of_tasks',
    `${WALLET} WHERE id IN (SELECT account FROM task WHERE id = ANY($1))`,
  ),
  walletsOfLeases: statement<Wallet>(
    'wallets_of_leases',
    `${WALLET} WHERE id IN (SELECT account FROM lease WHERE hold_id = ANY($1::int8[]))`,
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

/** Puts the rows that were read into a book. */
export type Put = (book: Book) => void;

/** Sends the queries for all needs at once. Resolves when every row has been read. */
export async function loadAll(client: pg.Client, needs: readonly Need[]): Promise<Put> {
  const of = group(needs);
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
  ]);
  return (book) => {
    for (const put of puts) put(book);
  };
}

const nothing: Put = () => {};

/** The needs of a batch by kind, without repetitions. */
interface Grouped {
  readonly wallets: Set<string>;
  readonly keys: Set<string>;
  readonly topups: Map<string, readonly [account: string, reference: string]>;
  readonly tasks: Set<string>;
  readonly upstreamIds: Set<string>;
  readonly records: Map<string, readonly [account: string, key: string]>;
  readonly unanswered: Set<string>;
  readonly leases: Set<bigint>;
  readonly used: Set<bigint>;
  readonly queries: QueryNeed[];
}

function group(needs: readonly Need[]): Grouped {
  const of: Grouped = {
    wallets: new Set(),
    keys: new Set(),
    topups: new Map(),
    tasks: new Set(),
    upstreamIds: new Set(),
    records: new Map(),
    unanswered: new Set(),
    leases: new Set(),
    used: new Set(),
    queries: [],
  };
  for (const need of needs) add(of, need);
  return of;
}

function add(of: Grouped, need: Need): void {
  switch (need.need) {
    case 'wallet':
      of.wallets.add(need.account);
      break;
    case 'key':
      of.keys.add(need.id);
      break;
    case 'topup':
      of.topups.set(compoundKey(need.account, need.reference), [need.account, need.reference]);
      break;
    case 'task':
      of.tasks.add(need.id);
      break;
    case 'upstreams_of_id':
      of.upstreamIds.add(need.upstream_id);
      break;
    case 'idempotency':
      of.records.set(compoundKey(need.account, need.key), [need.account, need.key]);
      break;
    case 'unanswered':
      of.unanswered.add(need.task_id);
      break;
    case 'lease':
      of.leases.add(need.hold_id);
      break;
    case 'used':
      of.used.add(need.hold_id);
      break;
    default:
      of.queries.push(need);
  }
}

async function loadWallets(client: pg.Client, ids: ReadonlySet<string>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const found = await rows(client, byKey.wallets, [[...ids]]);
  return (book) => {
    putWallets(book, found);
    for (const id of ids) book.wallets.load(id, null);
  };
}

function putWallets(book: Book, found: readonly Wallet[]): void {
  for (const wallet of found) book.wallets.load(wallet.account, wallet);
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

function putLeases(book: Book, found: readonly LeaseRow[]): void {
  for (const each of found) book.leases.load(each.hold_id, toLease(each));
}

async function loadUsed(client: pg.Client, ids: ReadonlySet<bigint>): Promise<Put> {
  if (ids.size === 0) return nothing;
  const found = await rows(client, byKey.used, [[...ids]]);
  return (book) => putUsed(book, found, ids);
}

/** @param ids of the leases; one without usage has no row. */
function putUsed(book: Book, found: readonly UsedRow[], ids: Iterable<bigint>): void {
  for (const { hold_id, requests, amount_nano } of found) {
    book.used.load(hold_id, { requests: Number(requests), amount_nano });
  }
  for (const id of ids) book.used.load(id, { requests: 0, amount_nano: 0n });
}

const TASKS = `SELECT ${LOADED_COLUMNS} FROM task`;
const LAPSED = 'l.closed_at IS NULL AND l.until <= $1';
const queries = {
  due: statement<LoadedRow>(
    'due_tasks',
    `${TASKS} WHERE upstream = $1 AND next_poll_at <= $2 AND state IN ('running', 'unknown', 'review')
      AND (claim_owner IS NULL OR claim_until <= $2 OR claim_until > 2 * $3::int8 - $2)
     ORDER BY next_poll_at LIMIT $4`,
  ),
  far: statement<LoadedRow>('far_tasks', `${TASKS} WHERE upstream = $1 AND next_poll_at > $2`),
  lapsed: statement<LoadedRow>(
    'lapsed_dispatches',
    `${TASKS} WHERE state = 'dispatching' AND (dispatch_deadline_at <= $1 OR dispatch_deadline_at > $2)
      AND upstream_id IS NULL AND state <> 'failed'`,
  ),
  overdue: statement<LoadedRow>(
    'overdue_tasks',
    `${TASKS} WHERE state IN ('running', 'unknown') AND deadline_at <= $1
      AND (next_poll_at IS NULL OR NOT upstream = ANY($2))`,
  ),
  unknown: statement<LoadedRow>(
    'unknown_tasks',
    `${TASKS} WHERE state = 'unknown' AND kind = ANY($1) AND upstream_id IS NULL AND state <> 'failed'`,
  ),
  lapsedLeases: statement<LeaseRow>(
    'lapsed_leases',
    `SELECT ${LEASE_COLUMNS} ${LEASE_FROM} WHERE ${LAPSED} ORDER BY l.hold_id`,
  ),
  lapsedWallets: statement<Wallet>(
    'lapsed_leases_wallets',
    `${WALLET} WHERE id IN (SELECT l.account FROM lease AS l WHERE ${LAPSED})`,
  ),
  lapsedUsed: statement<UsedRow>(
    'lapsed_leases_used',
    `${USED} WHERE hold_id IN (SELECT l.hold_id FROM lease AS l WHERE ${LAPSED}) GROUP BY hold_id`,
  ),
  openLeases: statement<LeaseRow>(
    'open_leases',
    `SELECT ${LEASE_COLUMNS} ${LEASE_FROM} WHERE l.account = $1 AND l.closed_at IS NULL ORDER BY l.hold_id`,
  ),
};

/** Loads the rows that fulfil a condition: leases with their wallets, tasks without. */
async function loadQuery(client: pg.Client, query: QueryNeed): Promise<Put> {
  switch (query.need) {
    case 'lapsed_leases': {
      const [leases, wallets, used] = await Promise.all([
        rows(client, queries.lapsedLeases, [query.at_ms]),
        rows(client, queries.lapsedWallets, [query.at_ms]),
        rows(client, queries.lapsedUsed, [query.at_ms]),
      ]);
      return (book) => {
        putWallets(book, wallets);
        putLeases(book, leases);
        putUsed(
          book,
          used,
          leases.map(({ hold_id }) => hold_id),
        );
      };
    }
    case 'open_leases': {
      const [leases, wallets] = await Promise.all([
        rows(client, queries.openLeases, [query.account]),
        rows(client, byKey.wallets, [[query.account]]),
      ]);
      return (book) => {
        putWallets(book, wallets);
        putLeases(book, leases);
      };
    }
    default: {
      const found = await queryTasks(client, query);
      return (book) => {
        for (const task of found) book.tasks.load(task.id, toTask(task));
      };
    }
  }
}

type TaskQuery = Exclude<QueryNeed, { readonly need: 'lapsed_leases' | 'open_leases' }>;

function queryTasks(client: pg.Client, query: TaskQuery): Promise<LoadedRow[]> {
  switch (query.need) {
    case 'due_tasks':
      return rows(client, queries.due, [query.upstream, query.at_ms, query.until_ms, query.limit]);
    case 'far_tasks':
      return rows(client, queries.far, [query.upstream, query.latest_ms]);
    case 'lapsed_dispatches':
      return rows(client, queries.lapsed, [query.at_ms, query.latest_ms]);
    case 'overdue_tasks':
      return rows(client, queries.overdue, [query.at_ms, query.polled]);
    case 'unknown_tasks':
      return rows(client, queries.unknown, [query.kinds]);
  }
}

/** The two columns of a list of pairs. */
function columns(pairs: Iterable<readonly [string, string]>): readonly [readonly string[], readonly string[]] {
  const all = [...pairs];
  return [all.map(([one]) => one), all.map(([, other]) => other)];
}
