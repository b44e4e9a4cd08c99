/** Loads the rows that fulfil a condition. The operation checks the condition again in the working set. */
import type { QueryNeed, TaskQuery } from '../../core/prefetch.ts';
import { wallets } from '../schema.ts';
import { type Query, statement } from '../sql.ts';
import { LEASES, putLease, putTask, putUsed, TASKS, USED } from './load-rows.ts';
import type { SpendingLoads } from './load-spending.ts';
import { type Load, putWallets } from './row-load.ts';

const EXPIRED = 'lease.closed_at IS NULL AND lease.until <= $1';
/** The condition of the index that finds tasks without an upstream's id. */
const UNNAMED = "upstream_id IS NULL AND state <> 'failed'";
const statements = {
  walletOf: statement('wallet_of', `${wallets.select} WHERE id = $1`),
  due: statement(
    'due_tasks',
    `${TASKS} WHERE upstream = $1 AND next_poll_at <= $2 AND state IN ('running', 'unknown', 'review')
      AND (claim_owner IS NULL OR claim_until <= $2 OR claim_until > 2 * $3::int8 - $2)
      AND ($5::text IS NULL OR target = $5) AND target <> ALL($6::text[])
     ORDER BY next_poll_at LIMIT $4`,
  ),
  far: statement('far_tasks', `${TASKS} WHERE upstream = $1 AND next_poll_at > $2`),
  expired: statement(
    'expired_dispatches',
    `${TASKS} WHERE state = 'dispatching' AND (dispatch_deadline_at <= $1 OR dispatch_deadline_at > $2) AND ${UNNAMED}`,
  ),
  overdue: statement(
    'overdue_tasks',
    `${TASKS} WHERE state IN ('running', 'unknown') AND deadline_at <= $1 AND (next_poll_at IS NULL OR upstream <> ALL($2))`,
  ),
  unknown: statement('unknown_tasks', `${TASKS} WHERE state = 'unknown' AND kind = ANY($1) AND ${UNNAMED}`),
  expiredLeases: statement('expired_leases', `${LEASES} WHERE ${EXPIRED}`),
  expiredWallets: statement(
    'expired_leases_wallets',
    `${wallets.select} WHERE id IN (SELECT lease.account FROM lease WHERE ${EXPIRED})`,
  ),
  expiredUsed: statement(
    'expired_leases_used',
    `${USED} WHERE hold_id IN (SELECT lease.hold_id FROM lease WHERE ${EXPIRED}) GROUP BY hold_id`,
  ),
  openLeases: statement(
    'open_leases',
    `${LEASES} WHERE lease.account = $1 AND lease.closed_at IS NULL ORDER BY lease.hold_id`,
  ),
};

/** Leases with their wallets, tasks without. @param spending gets the expired leases. */
export function queryLoads(need: QueryNeed, spending: SpendingLoads): Load {
  switch (need.need) {
    case 'expired_leases': {
      const { expiredLeases, expiredWallets, expiredUsed } = statements;
      return {
        queries: [expiredLeases, expiredWallets, expiredUsed].map((each) => ({ of: each, values: [need.at_ms] })),
        put(set, [leases = [], wallets = [], used = []]) {
          putWallets(set, wallets);
          for (const each of used) putUsed(set, each as never);
          for (const lease of leases) {
            const hold_id = putLease(set, lease);
            set.used.load(hold_id, { requests: 0, amount_nano: 0n });
            spending.leases.add(hold_id);
          }
        },
      };
    }
    case 'open_leases':
      return {
        queries: [statements.openLeases, statements.walletOf].map((each) => ({ of: each, values: [need.account] })),
        put(set, [leases = [], wallets = []]) {
          putWallets(set, wallets);
          for (const lease of leases) putLease(set, lease);
        },
      };
    default:
      return {
        queries: [taskQuery(need)],
        put(set, [found = []]) {
          for (const task of found) putTask(set, task);
        },
      };
  }
}

function taskQuery(query: TaskQuery): Query {
  switch (query.need) {
    case 'due_tasks': {
      const { upstream, at_ms, until_ms, limit, targets } = query;
      // Two conditions that hold for every target without the filter.
      const { only, except } = { only: null, except: [], ...targets };
      return { of: statements.due, values: [upstream, at_ms, until_ms, limit, only, except] };
    }
    case 'far_tasks':
      return { of: statements.far, values: [query.upstream, query.latest_ms] };
    case 'expired_dispatches':
      return { of: statements.expired, values: [query.at_ms, query.latest_ms] };
    case 'overdue_tasks':
      return { of: statements.overdue, values: [query.at_ms, query.polled] };
    case 'unknown_tasks':
      return { of: statements.unknown, values: [query.kinds] };
  }
}
