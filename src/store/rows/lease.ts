/** The columns of spend leases, and the conversion of a row. */
import type { SpendLease } from '../../ledger/book.ts';
import { type Row, readTime } from './row.ts';

/** A lease as an engine returns it. */
export type LeaseRow = Row<SpendLease>;

/** The columns that `toLease` reads. */
export const LEASE_COLUMNS = `
  l.hold_id, l.account, l.key, l.owner, l.until AS until_ms, h.amount AS amount_nano, l.opened_at AS opened_at_ms,
  l.closed_at AS closed_at_ms, l.waived AS waived_nano, l.wanted_at AS wanted_at_ms`;
export const LEASE_FROM = 'FROM lease AS l JOIN entry AS h ON h.id = l.hold_id';

/** Converts a row. */
export function toLease(row: LeaseRow): SpendLease {
  return {
    ...row,
    until_ms: Number(row.until_ms),
    opened_at_ms: Number(row.opened_at_ms),
    closed_at_ms: readTime(row.closed_at_ms),
    wanted_at_ms: readTime(row.wanted_at_ms),
  };
}
