/** The SQL that reads spend leases for gateways that are short of money. */
import type pg from 'pg';
import type { OpenSpendLease, Wallet } from '../store.ts';
import { wallet } from './accounts.ts';
import { type Queryable, rows, snapshot, statement } from './connection.ts';

const statements = {
  open: statement<{ hold_id: bigint; owner: string; left_nano: bigint; wanted: boolean }>(
    'open_leases_left',
    `SELECT l.hold_id, l.owner, l.wanted_at IS NOT NULL AS wanted,
       h.amount - (SELECT coalesce(sum(u.amount), 0) FROM usage AS u WHERE u.hold_id = l.hold_id) AS left_nano
     FROM lease AS l JOIN entry AS h ON h.id = l.hold_id WHERE l.account = $1 AND l.closed_at IS NULL ORDER BY l.hold_id`,
  ),
  wanted: statement<{ hold_id: bigint; account: string }>(
    'wanted_leases',
    'SELECT hold_id, account FROM lease WHERE owner = $1 AND wanted_at IS NOT NULL AND closed_at IS NULL',
  ),
};

/** The wallet and the open leases of an account, in one snapshot. */
export function spendLeasesOf(
  pool: pg.Pool,
  account: string,
): Promise<{ readonly wallet: Wallet | undefined; readonly leases: readonly OpenSpendLease[] }> {
  return snapshot(pool, async (client) => ({
    wallet: await wallet(client, account),
    leases: await rows(client, statements.open, [account]),
  }));
}

/** The open leases of this owner that other gateways have asked for. */
export function wantedSpendLeases(
  on: Queryable,
  owner: string,
): Promise<readonly { readonly hold_id: bigint; readonly account: string }[]> {
  return rows(on, statements.wanted, [owner]);
}
