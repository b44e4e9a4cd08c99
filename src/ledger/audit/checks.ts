/** The checks of the invariants of entries, tasks and leases. */
import { NANO } from '../../lib/money/amount.ts';
import { LARGEST_FACTOR_nano } from '../../lib/money/factor.ts';
import type { Invariant } from '../store/audit-report.ts';
import { type Check, difference, SUMS } from './check.ts';
import { leaseChecks } from './lease-checks.ts';
import { amountText } from './stored-values.ts';

export const checks: Readonly<Partial<Record<Invariant, Check>>> = {
  ...leaseChecks,

  // The table's CHECKs enforce the same; this finds breaches in a file that was edited by hand.
  entry_well_formed: {
    sql: `
      SELECT account, task_id AS task, id AS subject, kind AS found, NULL AS expected FROM entry
      WHERE CASE kind
        WHEN 'topup' THEN amount > 0 AND posted_delta = amount AND held_delta = 0 AND hold_id IS NULL
        WHEN 'hold' THEN amount >= 0 AND posted_delta = 0 AND held_delta = amount AND hold_id IS NOT DISTINCT FROM id
        WHEN 'capture' THEN amount >= 0 AND posted_delta = -amount AND amount <= -held_delta AND hold_id IS NOT NULL
        WHEN 'release' THEN amount >= 0 AND posted_delta = 0 AND held_delta = -amount AND hold_id IS NOT NULL
        WHEN 'overage' THEN amount > 0 AND posted_delta = -amount AND held_delta = 0 AND hold_id IS NOT NULL
        WHEN 'adjust' THEN posted_delta = amount AND held_delta = 0 AND hold_id IS NULL
        WHEN 'refund' THEN amount > 0 AND posted_delta = amount AND held_delta = 0 AND hold_id IS NOT NULL
        ELSE FALSE
      END IS NOT TRUE OR (kind = 'refund') <> (refund_of IS NOT NULL) OR (kind IN ('topup', 'adjust') AND task_id IS NOT NULL)
        OR (kind <> 'topup' AND reference IS NOT NULL)
        OR typeof(amount) <> 'integer' OR typeof(posted_delta) <> 'integer' OR typeof(held_delta) <> 'integer'`,
    says: ({ account, subject, found }) =>
      `account ${account}: the amount, the deltas and the references of entry ${subject} are not those of a ${found}; compare it with a backup`,
  },

  topup_once_a_reference: {
    sql: `
      SELECT account, NULL AS task, reference AS subject, count(*) AS found, 1 AS expected FROM entry
      WHERE kind = 'topup' AND reference IS NOT NULL GROUP BY account, reference HAVING count(*) > 1`,
    says: ({ account, subject, found }) =>
      `account ${account}: ${found} top-ups have the reference '${subject}'; find out which of them was paid`,
  },

  hold_resolved_once: {
    // The index finds the holds; only their rows are read from the table.
    sql: `
      WITH twice AS (
        SELECT hold_id, count(*) AS times, min(id) AS id FROM entry
        WHERE kind IN ('capture', 'release') GROUP BY hold_id HAVING count(*) > 1
      )
      SELECT e.account, e.task_id AS task, t.hold_id AS subject, t.times AS found, 1 AS expected
      FROM twice AS t JOIN entry AS e ON e.id = t.id`,
    says: ({ account, subject, found }) =>
      `account ${account}: hold ${subject} was resolved ${found} times; check its captures and releases in the ledger`,
  },

  resolution_matches_its_hold: {
    sql: `
      SELECT r.account, r.task_id AS task, r.id AS subject, r.kind AS found, h.account AS expected
      FROM entry AS r LEFT JOIN entry AS h ON h.id = r.hold_id AND h.kind = 'hold'
      WHERE r.kind IN ('capture', 'release', 'overage')
        AND (h.id IS NULL OR h.account <> r.account OR h.task_id IS DISTINCT FROM r.task_id
          OR (r.kind <> 'overage' AND r.held_delta <> -h.amount))`,
    says: ({ account, subject, found, expected }) =>
      expected === null
        ? `account ${account}: the ${found} in entry ${subject} names a hold that does not exist`
        : `account ${account}: the ${found} in entry ${subject} differs from its hold in account, task or amount freed`,
  },

  // The table's CHECK enforces the same; this finds breaches in a file that was edited by hand.
  resolution_after_its_hold: {
    sql: `
      SELECT account, task_id AS task, id AS subject, kind AS found, hold_id AS expected FROM entry
      WHERE kind IN ('capture', 'release', 'overage') AND hold_id >= id`,
    says: ({ account, subject, found, expected }) =>
      `account ${account}: the ${found} in entry ${subject} resolves hold ${expected}, which is not before it; compare it with a backup`,
  },

  capture_within_hold: {
    sql: `
      SELECT c.account, c.task_id AS task, c.id AS subject, c.amount AS found, h.amount AS expected
      FROM entry AS c JOIN entry AS h ON h.id = c.hold_id AND h.kind = 'hold'
      WHERE c.kind = 'capture' AND c.amount > h.amount`,
    says: ({ account, subject, found, expected }) =>
      `account ${account}: the capture in entry ${subject} took ${amountText(found)} of a hold of ${amountText(expected)}; the rest should be an overage`,
  },

  overage_beside_full_capture: {
    sql: `
      SELECT o.account, o.task_id AS task, o.id AS subject, o.amount AS found, NULL AS expected
      FROM entry AS o
      WHERE o.kind = 'overage' AND (
        NOT EXISTS (
          SELECT 1 FROM entry AS c JOIN entry AS h ON h.id = c.hold_id AND h.kind = 'hold'
          -- SQLite uses the partial unique index only with the IN.
          WHERE c.hold_id = o.hold_id AND c.kind IN ('capture', 'release') AND c.kind = 'capture' AND c.amount = h.amount
        )
        OR EXISTS (SELECT 1 FROM entry AS p WHERE p.hold_id = o.hold_id AND p.kind = 'overage' AND p.id < o.id)
      )`,
    says: ({ account, subject, found }) =>
      `account ${account}: the overage of ${amountText(found)} in entry ${subject} has no full capture of its hold, or is not the only overage of it; compare it with a backup`,
  },

  task_state_matches_its_hold: {
    sql: `
      WITH pair AS (
        SELECT t.account, t.id, t.state, r.kind AS resolution,
          CASE t.state WHEN 'succeeded' THEN 'capture' WHEN 'failed' THEN 'release' END AS due
        FROM task AS t LEFT JOIN entry AS r ON r.hold_id = t.hold_id AND r.kind IN ('capture', 'release')
      )
      SELECT account, id AS task, state AS subject, resolution AS found, due AS expected
      FROM pair WHERE resolution IS DISTINCT FROM due`,
    says: ({ task, subject, found, expected }) =>
      `task ${task} is ${subject}, so its hold should have ${expected ?? 'no resolution'}, but it has ${found ?? 'none'}; see tollgate task show`,
  },

  task_hold_matches_its_entry: {
    sql: `
      SELECT t.account, t.id AS task, t.hold_id AS subject, h.amount AS found, t.hold AS expected
      FROM task AS t LEFT JOIN entry AS h ON h.id = t.hold_id AND h.kind = 'hold'
      WHERE h.id IS NULL OR h.account <> t.account OR h.amount <> t.hold OR h.task_id IS DISTINCT FROM t.id`,
    says: ({ task, subject, found, expected }) =>
      found === null
        ? `task ${task} names the hold ${subject}, which does not exist`
        : `task ${task} has a hold of ${amountText(expected)}, but entry ${subject} holds ${amountText(found)}, or belongs to another account or task`,
  },

  // The memo states units and price. The hash chain covers the memo of the entry.
  task_hold_memo_matches_its_entry: {
    sql: `
      SELECT t.account, t.id AS task, t.hold_id AS subject, t.hold_memo AS found, h.memo AS expected
      FROM task AS t JOIN entry AS h ON h.id = t.hold_id AND h.kind = 'hold'
      WHERE h.memo IS DISTINCT FROM t.hold_memo`,
    says: ({ task, subject, found, expected }) =>
      `task ${task} has the memo '${amountText(found)}', but entry ${subject} has '${amountText(expected)}'; compare it with a backup`,
  },

  // Every start, and every poll that leaves a task running, plans a poll. A time too far ahead is no breach: the settler corrects it.
  running_task_is_polled: {
    sql: `
      SELECT account, id AS task, NULL AS subject, NULL AS found, NULL AS expected FROM task
      WHERE state = 'running' AND next_poll_at IS NULL`,
    says: ({ task }) =>
      `task ${task} is running, but no poll of it is planned, so its money stays held; compare it with a backup`,
  },

  task_charge_matches_its_entries: {
    sql: `
      WITH charge AS (
          SELECT hold_id, ${SUMS} FROM entry WHERE kind IN ('capture', 'overage') GROUP BY hold_id
        ),
        pair AS (
          SELECT t.account, t.id, t.state, t.charged,
            coalesce(t.charged, 0) / ${NANO} AS says_whole, coalesce(t.charged, 0) % ${NANO} AS says_rest,
            coalesce(c.whole, 0) AS was_whole, coalesce(c.rest, 0) AS was_rest
          FROM task AS t LEFT JOIN charge AS c ON c.hold_id = t.hold_id
        )
      SELECT account, id AS task, state AS subject, charged AS found, was_whole AS expected, was_rest AS expected_rest
      FROM pair
      WHERE ${difference('says', 'was')} <> 0 OR (state IN ('succeeded', 'failed')) <> (charged IS NOT NULL)`,
    says: ({ task, subject, found, expected }) =>
      `task ${task} is ${subject} with a charge of ${amountText(found)}, but its capture and overage add up to ${amountText(expected)}`,
  },

  hold_belongs_to_one_owner: {
    sql: `
      SELECT h.account, h.task_id AS task, h.id AS subject, count(t.id) + count(l.hold_id) AS found, 1 AS expected
      FROM entry AS h LEFT JOIN task AS t ON t.hold_id = h.id LEFT JOIN lease AS l ON l.hold_id = h.id
      WHERE h.kind = 'hold' GROUP BY h.id, h.account, h.task_id HAVING count(t.id) + count(l.hold_id) <> 1`,
    says: ({ account, task, subject, found }) =>
      `account ${account}: hold ${subject} belongs to ${found} tasks and leases, but should belong to one; its entry names ${task === null ? 'no task' : `task ${task}`}`,
  },

  key_is_of_its_account: {
    sql: `
      SELECT t.account, t.id AS task, 'task ' || t.id AS subject, k.account AS found, t.key AS expected
      FROM task AS t LEFT JOIN api_key AS k ON k.id = t.key WHERE k.account IS DISTINCT FROM t.account
      UNION ALL
      SELECT u.account, NULL, 'usage ' || u.id, k.account, u.key
      FROM usage AS u LEFT JOIN api_key AS k ON k.id = u.key WHERE k.account IS DISTINCT FROM u.account`,
    says: ({ account, subject, found, expected }) =>
      found === null
        ? `account ${account}: ${subject} names the key ${expected}, which does not exist; compare it with a backup`
        : `account ${account}: ${subject} names the key ${expected}, which belongs to account ${found}; compare it with a backup`,
  },

  discount_in_range: {
    sql: `
      WITH discounted AS (
        SELECT id AS account, NULL AS task, 'account ' || id AS subject, price_factor FROM account WHERE price_factor <> 0
        UNION ALL
        SELECT account, NULL, 'key ' || id, price_factor FROM api_key WHERE price_factor IS NOT NULL
        UNION ALL
        SELECT account, id, 'task ' || id, price_factor FROM task
      )
      SELECT account, task, subject, price_factor AS found, NULL AS expected FROM discounted
      WHERE (typeof(price_factor) = 'integer' AND price_factor BETWEEN 1 AND ${LARGEST_FACTOR_nano}) IS NOT TRUE`,
    says: ({ subject, found }) =>
      `${subject} has the discount ${amountText(found)}, which is not above 0 and at most 100; compare it with a backup`,
  },

  // A creation that made no task has a record without one.
  repetition_is_of_its_account: {
    sql: `
      SELECT i.account, i.task_id AS task, i.key AS subject, t.account AS found, NULL AS expected
      FROM idempotency AS i JOIN task AS t ON t.id = i.task_id WHERE t.account <> i.account`,
    says: ({ account, task, subject, found }) =>
      `account ${account}: the idempotency key '${subject}' answers with task ${task}, which belongs to account ${found}; compare it with a backup`,
  },

  change_key_names_its_change: {
    sql: `
      SELECT NULL AS account, NULL AS task, k.key AS subject, k.actor AS found, k.change_id AS expected
      FROM change_key AS k LEFT JOIN change AS c ON c.id = k.change_id
      WHERE k.change_id <> 0 AND c.actor IS DISTINCT FROM k.actor`,
    says: ({ subject, found, expected }) =>
      `the idempotency key '${subject}' of ${found} names change ${expected}, which is of somebody else, or missing; compare it with a backup`,
  },

  delivery_is_of_its_webhook: {
    sql: `
      SELECT d.account, NULL AS task, d.id AS subject, d.webhook AS found, NULL AS expected
      FROM webhook_delivery AS d LEFT JOIN webhook AS w ON w.id = d.webhook
      WHERE w.id IS NULL OR w.account IS NOT NULL AND w.account IS NOT d.account`,
    says: ({ account, subject, found }) =>
      `account ${account}: delivery ${subject} goes to webhook ${found}, which is of another account, or missing; compare it with a backup`,
  },

  // Webhooks are never deleted, and the first one turns events on.
  events_are_recorded: {
    sql: `
      SELECT NULL AS account, NULL AS task, NULL AS subject, is_on AS found, NULL AS expected
      FROM webhook_rules WHERE is_on <> EXISTS (SELECT 1 FROM webhook)`,
    says: ({ found }) =>
      `events are ${found === 0n ? 'not recorded, but there is a webhook' : 'recorded, but there is no webhook'}; compare webhook_rules with a backup`,
  },

  task_facts_readable: {
    sql: `
      SELECT account, id AS task, NULL AS subject, NULL AS found, NULL AS expected FROM task
      WHERE CASE WHEN json_valid(facts) THEN json_type(facts) = 'object'
        AND NOT EXISTS (SELECT 1 FROM json_each(facts) WHERE type NOT IN ('text', 'true', 'false')) END IS NOT TRUE`,
    says: ({ task }) =>
      `the facts of task ${task} are not a JSON object of texts and booleans; compare it with a backup`,
  },

  upstream_id_unique: {
    // Grouped in the order of the unique index, so that the index answers it.
    sql: `
      WITH twice AS (
        SELECT upstream_id, upstream, count(*) AS times FROM task
        WHERE upstream_id IS NOT NULL GROUP BY upstream_id, upstream HAVING count(*) > 1
      )
      SELECT min(t.account) AS account, min(t.id) AS task, w.upstream || ' ' || w.upstream_id AS subject,
        w.times AS found, 1 AS expected
      FROM twice AS w JOIN task AS t ON t.upstream_id = w.upstream_id AND t.upstream = w.upstream
      GROUP BY w.upstream_id, w.upstream`,
    says: ({ subject, found }) =>
      `${found} tasks have the upstream's id ${subject}; one job of the upstream was charged more than once`,
  },
};
