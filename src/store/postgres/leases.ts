/** The SQL that reads spend leases for gateways that are short of money. */
import type pg from 'pg';
import type { AccountMoney, OpenSpendLease, SpendingNow, SpendLimit } from '../store.ts';
import { wallet } from './accounts.ts';
import { type Queryable, rows, snapshot, statement } from './connection.ts';
import { spendingNow } from './limits.ts';

const statements = {
  open: statement<OpenSpendLease>(
    'open_leases_left',
    `SELECT l.hold_id, l.key, l.owner, l.wanted_at IS NOT NULL AS wanted,
       h.amount - (SELECT coalesce(sum(u.amount), 0) FROM usage AS u WHERE u.hold_id = l.hold_id) AS left_nano
     FROM lease AS l JOIN entry AS h ON h.id = l.hold_id WHERE l.account = $1 AND l.closed_at IS NULL ORDER BY l.hold_id`,
  ),
  wanted: statement<{ hold_id: bigint; account: string }>(
    'wanted_leases',
    'SELECT hold_id, account FROM lease WHERE owner = $1 AND wanted_at IS NOT NULL AND closed_at IS NULL',
  ),
};

/** The wallet, the open leases and the spending of an account, in one snapshot. */
export function spendLeasesOf(
  pool: pg.Pool,
  account: string,
  limits: readonly SpendLimit[] = [],
): Promise<AccountMoney> {
  return snapshot(pool, async (client) => {
    const found = await wallet(client, account);
    const spending: SpendingNow[] = [];
    for (const limit of limits) spending.push(await spendingNow(client, account, limit, found?.held_nano ?? 0n));
    return { wallet: found, spending, leases: await rows(client, statements.open, [account]) };
  });
}

/** The open leases of this owner that other gateways have asked for. */
export function wantedSpendLeases(
  on: Queryable,
  owner: string,
): Promise<readonly { readonly hold_id: bigint; readonly account: string }[]> {
  return rows(on, statements.wanted, [owner]);
}
