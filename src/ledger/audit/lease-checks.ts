/** The checks of the invariants of leases. */
import { NANO } from '../../lib/money/amount.ts';
import type { Invariant } from '../store/audit-report.ts';
import { type Check, difference, SUMS } from './check.ts';
import { amountText } from './stored-values.ts';

export const leaseChecks = {
  lease_hold_matches_its_entry: {
    sql: `
      SELECT l.account, NULL AS task, l.hold_id AS subject, h.account AS found, NULL AS expected
      FROM lease AS l LEFT JOIN entry AS h ON h.id = l.hold_id AND h.kind = 'hold'
      WHERE h.id IS NULL OR h.account <> l.account OR h.task_id IS NOT NULL`,
    says: ({ account, subject, found }) =>
      found === null
        ? `account ${account}: lease ${subject} names a hold that does not exist; compare it with a backup`
        : `account ${account}: the hold of lease ${subject} belongs to account ${found}, or to a task; compare it with a backup`,
  },

  lease_state_matches_its_hold: {
    sql: `
      SELECT l.account, NULL AS task, l.hold_id AS subject, r.kind AS found,
        CASE WHEN l.closed_at IS NULL THEN 'open' ELSE 'closed' END AS expected
      FROM lease AS l LEFT JOIN entry AS r ON r.hold_id = l.hold_id AND r.kind IN ('capture', 'release')
      WHERE (l.closed_at IS NULL) <> (r.id IS NULL)`,
    says: ({ account, subject, found, expected }) =>
      `account ${account}: lease ${subject} is ${expected}, but its hold has ${found === null ? 'no resolution' : `a ${amountText(found)}`}; check its ledger`,
  },

  lease_charge_equals_its_usage: {
    sql: `
      WITH used AS (SELECT hold_id, ${SUMS} FROM usage GROUP BY hold_id),
        charge AS (
          SELECT hold_id, ${SUMS} FROM entry WHERE kind IN ('capture', 'overage') GROUP BY hold_id
        ),
        pair AS (
          SELECT l.account, l.hold_id, coalesce(c.whole, 0) AS was_whole, coalesce(c.rest, 0) AS was_rest,
            coalesce(u.whole, 0) - l.waived / ${NANO} AS used_whole, coalesce(u.rest, 0) - l.waived % ${NANO} AS used_rest
          FROM lease AS l LEFT JOIN used AS u ON u.hold_id = l.hold_id LEFT JOIN charge AS c ON c.hold_id = l.hold_id
          WHERE l.closed_at IS NOT NULL AND l.pruned_at IS NULL
        )
      SELECT account, NULL AS task, hold_id AS subject, was_whole AS found, was_rest AS found_rest,
        used_whole AS expected, used_rest AS expected_rest
      FROM pair WHERE ${difference('was', 'used')} <> 0`,
    says: ({ account, subject, found, expected }) =>
      `account ${account}: lease ${subject} was charged ${amountText(found)}, but its usage minus the waived amount is ${amountText(expected)}; see tollgate usage`,
  },

  waived_beside_full_capture: {
    sql: `
      SELECT l.account, NULL AS task, l.hold_id AS subject, l.waived AS found, NULL AS expected
      FROM lease AS l JOIN entry AS h ON h.id = l.hold_id AND h.kind = 'hold'
        LEFT JOIN entry AS c ON c.hold_id = l.hold_id AND c.kind IN ('capture', 'release') AND c.kind = 'capture'
      WHERE l.waived <> 0 AND c.amount IS DISTINCT FROM h.amount`,
    says: ({ account, subject, found }) =>
      `account ${account}: ${amountText(found)} of lease ${subject} was waived, but its hold was not captured in full; compare it with a backup`,
  },

  usage_is_of_its_lease: {
    sql: `
      SELECT u.account, NULL AS task, u.id AS subject, u.hold_id AS found, NULL AS expected
      FROM usage AS u LEFT JOIN lease AS l ON l.hold_id = u.hold_id
      WHERE l.hold_id IS NULL OR l.account <> u.account`,
    says: ({ account, subject }) =>
      `account ${account}: usage ${subject} belongs to a lease of another account, or to none; compare it with a backup`,
  },
} satisfies Readonly<Partial<Record<Invariant, Check>>>;
