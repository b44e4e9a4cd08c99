/** Loads the rows of an operation that fulfil a condition. The operation checks the condition again in the book. */

import type pg from 'pg';
import type { QueryNeed, TaskQuery } from '../../ledger/needs.ts';
import { WALLETS } from '../rows/account.ts';
import { LEASE_COLUMNS, LEASE_FROM, type LeaseRow } from '../rows/lease.ts';
import { conditionsOf, LOADED_COLUMNS, type LoadedRow, toTask } from '../rows/task.ts';
import type { Wallet } from '../store.ts';
import { rows, statement } from './connection.ts';
import { type Put, putLeases, putUsed, putWallets, USED, type UsedRow } from './put-rows.ts';

const TASKS = `SELECT ${LOADED_COLUMNS} FROM task`;
const LAPSED = 'l.closed_at IS NULL AND l.until <= $1';
const queries = {
  walletOf: statement<Wallet>('wallet_of', `${WALLETS} WHERE id = $1`),
  due: statement<LoadedRow>(
    'due_tasks',
    `${TASKS} WHERE upstream = $1 AND next_poll_at <= $2 AND state IN ('running', 'unknown', 'review')
      AND (claim_owner IS NULL OR claim_until <= $2 OR claim_until > 2 * $3::int8 - $2)
      AND ($5::text IS NULL OR target = $5) AND NOT target = ANY($6::text[])
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
    `${WALLETS} WHERE id IN (SELECT l.account FROM lease AS l WHERE ${LAPSED})`,
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
export async function loadQuery(client: pg.Client, query: QueryNeed): Promise<Put> {
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
        rows(client, queries.walletOf, [query.account]),
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

function queryTasks(client: pg.Client, query: TaskQuery): Promise<LoadedRow[]> {
  switch (query.need) {
    case 'due_tasks': {
      const { upstream, at_ms, until_ms, limit, targets } = query;
      const { only, except } = conditionsOf(targets);
      return rows(client, queries.due, [upstream, at_ms, until_ms, limit, only, except]);
    }
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
