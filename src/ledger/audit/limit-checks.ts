/** The checks of sums that are kept beside what they sum: spending by period, usage and charges, and sums of days, weeks and months. */
import type { Database } from 'better-sqlite3';
import { clampSum, formatNano, LARGEST_SUM_nano, type Nano } from '../../lib/money/amount.ts';
import { QUARTER_ms } from '../../lib/time/duration.ts';
import type { Breach, Invariant } from '../store/audit-report.ts';
import { type SumRow, sumOf, total } from '../store/sql.ts';

// Without the index hints of the gateway's queries, because an index may be missing.
const CHARGED = `
  SELECT ${sumOf('amount')} FROM (
    SELECT e.amount FROM entry AS e LEFT JOIN task AS t ON t.id = e.task_id LEFT JOIN lease AS l ON l.hold_id = e.hold_id
    WHERE e.account = @account AND e.kind IN ('capture', 'overage') AND e.at >= @since AND e.at < @until
      AND (@key = '' OR coalesce(t.key, l.key) = @key)
    UNION ALL
    SELECT u.amount FROM usage AS u JOIN lease AS l ON l.hold_id = u.hold_id
    WHERE @key <> '' AND u.account = @account AND u.at >= @since AND u.at < @until AND u.key = @key AND l.key IS NULL)`;

// Includes pruned rows. A lease is charged when it closes, so the usage of open leases is not charged yet.
const CHARGES = `
  SELECT a.id AS account, coalesce(r.whole, 0) AS whole, coalesce(r.rest, 0) AS rest, coalesce(r.clamped, 0) AS clamped,
    c.whole AS charged_whole, c.rest AS charged_rest
  FROM account AS a
  LEFT JOIN (
    SELECT s.account, ${sumOf('q.amount')}, sum(q.amount = ${LARGEST_SUM_nano}) AS clamped
    FROM usage_series AS s JOIN usage_quarter AS q ON q.series = s.id GROUP BY s.account) AS r ON r.account = a.id
  JOIN (
    SELECT account, ${sumOf('amount')} FROM (
      SELECT id AS account, 0 AS amount FROM account
      UNION ALL SELECT account, amount FROM entry WHERE kind IN ('capture', 'overage')
      UNION ALL SELECT account, waived FROM lease WHERE closed_at IS NOT NULL
      UNION ALL SELECT u.account, u.amount FROM usage AS u JOIN lease AS l ON l.hold_id = u.hold_id WHERE l.closed_at IS NULL)
    GROUP BY account) AS c ON c.account = a.id`;

// Level 1 is days, 2 pools, 3 months, 4 weeks. No report reads steps that have only begun.
const SUMS = `
  WITH expected AS (
    SELECT 1 AS level, series, quarter / 96 * 96 AS quarter, sum(requests), sum(failures), sum(uncosted),
      sum(amount / 1000000000), sum(amount % 1000000000), sum(cost / 1000000000), sum(cost % 1000000000),
      sum(units_1 / 1000000000), sum(units_1 % 1000000000), sum(units_2 / 1000000000), sum(units_2 % 1000000000),
      sum(units_3 / 1000000000), sum(units_3 % 1000000000), sum(units_4 / 1000000000), sum(units_4 % 1000000000)
    FROM usage_quarter
    WHERE quarter < (SELECT until FROM usage_summed WHERE level = 1) GROUP BY series, quarter / 96
    UNION ALL
    SELECT 2, p.id, q.quarter, sum(q.requests), sum(q.failures), sum(q.uncosted),
      sum(q.amount / 1000000000), sum(q.amount % 1000000000), sum(q.cost / 1000000000), sum(q.cost % 1000000000),
      sum(q.units_1 / 1000000000), sum(q.units_1 % 1000000000), sum(q.units_2 / 1000000000), sum(q.units_2 % 1000000000),
      sum(q.units_3 / 1000000000), sum(q.units_3 % 1000000000), sum(q.units_4 / 1000000000), sum(q.units_4 % 1000000000)
    FROM usage_quarter AS q LEFT JOIN usage_series AS s ON s.id = q.series
      LEFT JOIN usage_pool AS p
        ON p.model = s.model AND p.route = s.route AND p.target = s.target AND p.classes = s.classes
    WHERE q.quarter < (SELECT until FROM usage_summed WHERE level = 2) GROUP BY p.id, q.quarter
    UNION ALL
    SELECT 4, series, quarter / 672 * 672, sum(requests), sum(failures), sum(uncosted),
      sum(amount_whole), sum(amount_rest), sum(cost_whole), sum(cost_rest), sum(units_1_whole), sum(units_1_rest),
      sum(units_2_whole), sum(units_2_rest), sum(units_3_whole), sum(units_3_rest), sum(units_4_whole), sum(units_4_rest)
    FROM usage_sum
    WHERE level = 1 AND quarter < (SELECT until FROM usage_summed WHERE level = 4) GROUP BY series, quarter / 672
    UNION ALL
    SELECT 3, series, month + 96, sum(requests), sum(failures), sum(uncosted),
      sum(amount_whole), sum(amount_rest), sum(cost_whole), sum(cost_rest), sum(units_1_whole), sum(units_1_rest),
      sum(units_2_whole), sum(units_2_rest), sum(units_3_whole), sum(units_3_rest), sum(units_4_whole), sum(units_4_rest)
    FROM (
      SELECT *, strftime('%s', quarter * 900, 'unixepoch', 'start of month') / 900 AS month,
        strftime('%s', quarter * 900, 'unixepoch', 'start of month', '+1 month') / 900 AS next
      FROM usage_sum WHERE level = 1)
    WHERE quarter >= month + 96 AND quarter < next - 96
      AND next <= (SELECT until FROM usage_summed WHERE level = 3)
    GROUP BY series, month),
  found AS (
    SELECT level, series, quarter, requests, failures, uncosted,
      amount_whole, amount_rest, cost_whole, cost_rest, units_1_whole, units_1_rest,
      units_2_whole, units_2_rest, units_3_whole, units_3_rest, units_4_whole, units_4_rest
    FROM usage_sum
    WHERE quarter < (SELECT until FROM usage_summed WHERE usage_summed.level = usage_sum.level)),
  differing AS (
    SELECT level, series, quarter FROM (SELECT * FROM expected EXCEPT SELECT * FROM found)
    UNION SELECT level, series, quarter FROM (SELECT * FROM found EXCEPT SELECT * FROM expected))
  SELECT s.account, coalesce(s.model, p.model) AS model, d.quarter
  FROM differing AS d LEFT JOIN usage_series AS s ON s.id = d.series AND d.level <> 2
    LEFT JOIN usage_pool AS p ON p.id = d.series AND d.level = 2`;

interface SpendingRow {
  readonly account: string;
  readonly key: string;
  readonly since: bigint;
  readonly until: bigint;
  readonly spent: Nano;
}
interface WrongSum {
  readonly account: string | null;
  readonly quarter: bigint;
  readonly model: string | null;
}
interface ChargeRow extends SumRow {
  readonly account: string;
  readonly clamped: bigint;
  readonly charged_whole: bigint;
  readonly charged_rest: bigint;
}

/** Finds the breaches. Runs in the caller's snapshot. */
export function limitBreaches(db: Database): readonly Breach[] {
  return [...spendingBreaches(db), ...chargeBreaches(db), ...sumBreaches(db)];
}

function spendingBreaches(db: Database): readonly Breach[] {
  const charged = db.prepare<[Omit<SpendingRow, 'spent'>], SumRow>(CHARGED);
  return db
    .prepare<[], SpendingRow>('SELECT account, key, since, until, spent FROM spending')
    .all()
    .flatMap(({ spent, ...period }) => {
      const expected = clampSum(total(charged.get(period)));
      if (spent === expected) return [];
      const who = period.key === '' ? `account ${period.account}` : `key ${period.key}`;
      const since = new Date(Number(period.since)).toISOString();
      const says = `spending since ${since} is ${formatNano(spent)}, but its charges add up to ${formatNano(expected)}`;
      return breach(
        'spending_equals_charges',
        period.account,
        `${who}: ${says}; delete the row, and it is summed again`,
      );
    });
}

function chargeBreaches(db: Database): readonly Breach[] {
  const rows = db.prepare<[], ChargeRow>(CHARGES).all();
  return rows.flatMap(({ account, clamped, charged_whole, charged_rest, ...rolled }) => {
    const [found, expected] = [total(rolled), total({ whole: charged_whole, rest: charged_rest })];
    if (found === expected || clamped > 0n) return [];
    const says = `usage adds up to ${formatNano(found)}, but its charges to ${formatNano(expected)}`;
    return breach('roll_ups_equal_charges', account, `account ${account}: ${says}; compare it with a backup`);
  });
}

function sumBreaches(db: Database): readonly Breach[] {
  const rows = db.prepare<[], WrongSum>(SUMS).all();
  return rows.map(({ account, model, quarter }) => {
    const at = new Date(Number(quarter) * QUARTER_ms).toISOString().slice(0, 16);
    const whose = account === null ? 'all accounts' : `account ${account}`;
    const says = `the sum of usage of ${model ?? 'an unknown series'} from ${at} on differs from its quarters of an hour`;
    const remedy = 'run BEGIN; DELETE FROM usage_sum; DELETE FROM usage_summed; COMMIT, and a gateway sums it again';
    return { invariant: 'sums_equal_roll_ups', account, task: null, message: `${whose}: ${says}; ${remedy}` };
  });
}

function breach(invariant: Invariant, account: string, message: string): readonly [Breach] {
  return [{ invariant, account, task: null, message }];
}
