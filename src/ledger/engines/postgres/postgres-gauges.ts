/** Counts what an operator watches. The server counts, so the event loop never waits; a time-out bounds what it costs the server. */
import type pg from 'pg';
import type { Nano } from '../../../lib/money/amount.ts';
import type { StoreGauges } from '../../store/records.ts';
import { statement } from '../../store/sql.ts';
import { row, rows } from './connection.ts';

type At = bigint | null;

const statements = {
  tasks: statement<{ state: string; tasks: bigint; oldest: At }>(
    'gauge_tasks',
    `SELECT state, count(*) AS tasks, min(created_at) AS oldest FROM (
       SELECT state, created_at FROM task WHERE state IN ('running', 'unknown')
       UNION ALL SELECT state, created_at FROM task WHERE state = 'review'
       UNION ALL SELECT state, created_at FROM task WHERE state = 'dispatching' AND upstream_id IS NULL AND state <> 'failed'
     ) AS open GROUP BY state`,
  ),
  leases: statement<{ leases: bigint; oldest: At }>(
    'gauge_leases',
    'SELECT count(*) AS leases, min(opened_at) AS oldest FROM lease WHERE closed_at IS NULL',
  ),
  wallets: statement<{ held: bigint; low: bigint }>(
    'gauge_wallets',
    `SELECT coalesce(sum(held), 0) AS held, count(*) FILTER (WHERE posted - held + credit_limit < $1::int8) AS low FROM account`,
  ),
  due: statement<{ upstream: string; at: bigint }>(
    'gauge_due',
    `SELECT upstream, min(next_poll_at) AS at FROM task WHERE next_poll_at IS NOT NULL AND upstream = ANY($1)
     GROUP BY upstream`,
  ),
};

/** @param low_nano wallets with less available are counted. @param upstreams whose polls are due. */
export async function gauges(
  pool: pg.Pool,
  low_nano: Nano | undefined,
  upstreams: readonly string[],
): Promise<StoreGauges> {
  const [tasks, leases, wallets, due] = await Promise.all([
    rows(pool, statements.tasks),
    row(pool, statements.leases),
    row(pool, statements.wallets, [low_nano ?? null]),
    rows(pool, statements.due, [upstreams]),
  ]);
  const count = (state: string) => Number(tasks.find((each) => each.state === state)?.tasks ?? 0n);
  const polls = new Map(due.map(({ upstream, at }) => [upstream, at]));
  return {
    tasks: {
      dispatching: count('dispatching'),
      running: count('running'),
      unknown: count('unknown'),
      review: count('review'),
    },
    leases: Number(leases?.leases ?? 0n),
    oldest_task_ms: Math.min(...tasks.map(({ oldest }) => timeOf(oldest))),
    oldest_lease_ms: timeOf(leases?.oldest),
    held_nano: Number(wallets?.held ?? 0n),
    low_wallets: Number(wallets?.low ?? 0n),
    next_poll_ms: new Map(upstreams.map((upstream) => [upstream, timeOf(polls.get(upstream))])),
  };
}

function timeOf(at: At | undefined): number {
  return at === null || at === undefined ? Number.POSITIVE_INFINITY : Number(at);
}
