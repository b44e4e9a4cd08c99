/** The SQL that reads spend leases and their usage. */

import type { Database } from 'better-sqlite3';
import type { SpendLease, Used } from '../../ledger/book.ts';
import { LEASE_COLUMNS, LEASE_FROM, type LeaseRow, toLease } from '../rows/lease.ts';
import { bindTime } from '../rows/row.ts';
import type { AccountMoney, SpendLimit, Time_ms } from '../store.ts';
import { perDatabase, snapshot } from './database.ts';
import { heldOfKey, spentUnder, storedSpending } from './limits.ts';
import { wallet } from './wallets.ts';

const statements = perDatabase((db) => ({
  get: db.prepare<[bigint], LeaseRow>(`SELECT ${LEASE_COLUMNS} ${LEASE_FROM} WHERE l.hold_id = ?`),
  lapsed: db.prepare<[bigint | null], LeaseRow>(
    `SELECT ${LEASE_COLUMNS} ${LEASE_FROM} WHERE l.closed_at IS NULL AND l.until <= ?`,
  ),
  open: db.prepare<[string], LeaseRow>(
    `SELECT ${LEASE_COLUMNS} ${LEASE_FROM} WHERE l.account = ? AND l.closed_at IS NULL`,
  ),
  wanted: db.prepare<[string], { hold_id: bigint; account: string }>(
    'SELECT hold_id, account FROM lease WHERE owner = ? AND wanted_at IS NOT NULL AND closed_at IS NULL',
  ),
  used: db.prepare<[bigint], { requests: bigint; amount_nano: bigint }>(
    'SELECT count(*) AS requests, coalesce(sum(amount), 0) AS amount_nano FROM usage WHERE hold_id = ?',
  ),
}));

/** The lease of a hold. */
export function getLease(db: Database, hold_id: bigint): SpendLease | undefined {
  const row = statements(db).get.get(hold_id);
  return row === undefined ? undefined : toLease(row);
}

/** The open leases that have expired. */
export function lapsedLeases(db: Database, at_ms: Time_ms): readonly SpendLease[] {
  return statements(db).lapsed.all(bindTime(at_ms)).map(toLease);
}

/** The open leases of an account. */
export function openLeases(db: Database, account: string): readonly SpendLease[] {
  return statements(db).open.all(account).map(toLease);
}

/** The sum of a lease's usage rows. */
export function usedOf(db: Database, hold_id: bigint): Used {
  const { requests = 0n, amount_nano = 0n } = statements(db).used.get(hold_id) ?? {};
  return { requests: Number(requests), amount_nano };
}

/** The wallet, the open leases and the spending of an account, in one snapshot. */
export function spendLeasesOf(db: Database, account: string, limits: readonly SpendLimit[] = []): AccountMoney {
  return snapshot(db, () => ({
    wallet: wallet(db, account),
    spending: limits.map(({ key, ...period }) => ({
      spent_nano: spentUnder(db, account, key, period),
      held_nano: key === null ? (wallet(db, account)?.held_nano ?? 0n) : heldOfKey(db, account, key),
    })),
    leases: openLeases(db, account).map(({ hold_id, key, owner, amount_nano, wanted_at_ms }) => {
      const left_nano = amount_nano - usedOf(db, hold_id).amount_nano;
      return { hold_id, key, owner, left_nano, wanted: wanted_at_ms !== null };
    }),
  }));
}

/** Whether what was spent under these limits is stored. Otherwise reading it sums all charges of the period. */
export function isSpendingStored(db: Database, account: string, limits: readonly SpendLimit[] = []): boolean {
  return limits.every(({ key, ...period }) => storedSpending(db, account, key, period) !== undefined);
}

/** The open leases of this owner that other gateways have asked for. */
export function wantedSpendLeases(
  db: Database,
  owner: string,
): readonly { readonly hold_id: bigint; readonly account: string }[] {
  return statements(db).wanted.all(owner);
}
