/** The SQL of usage reports: sums of metered requests and of charged tasks by account, key, model and day. */

import type pg from 'pg';
import { DAY_ms } from '../../lang/duration.ts';
import type { DayRange, UsageDay, UsageFilter, UsageSum } from '../records.ts';
import { parseFacts } from '../rows/json.ts';
import { type UsagePart, UsageSums } from '../usage-sums.ts';
import { rows, snapshot, statement } from './connection.ts';

/** The SQL of each column. The set is closed, so no caller's text is in the SQL. */
const COLUMNS = {
  account: 'account',
  key: 'key',
  model: 'model',
  day: "to_char(to_timestamp(at / 1000) AT TIME ZONE 'UTC', 'YYYY-MM-DD')",
} as const;

interface SumRow {
  readonly account: string | null;
  readonly key: string | null;
  readonly model: string | null;
  readonly day: string | null;
  readonly requests: bigint;
  readonly amount_nano: bigint;
}

/**
 * Sums usage by the columns of the filter, and sorts it by them. Units of metered requests are decimal strings, so they are summed
 * outside SQL after SQL has grouped equal ones. A task counts if it was charged, at the time of the charge.
 */
export function usage(pool: pg.Pool, filter: UsageFilter): Promise<readonly UsageSum[]> {
  const { by, account, since_ms, until_ms } = filter;
  const picked = Object.entries(COLUMNS).map(([name, sql]) =>
    by.some((each) => each === name) ? `${sql} AS ${name}` : `NULL AS ${name}`,
  );
  const values = [account, since_ms, until_ms].map((value) => value ?? null);
  const select = (from: string, more: string, amount: string, group: string) => `
    SELECT ${picked.join(', ')}, ${more}, count(*) AS requests, sum(${amount}) AS amount_nano FROM ${from}
    WHERE ($1::text IS NULL OR account = $1) AND ($2::int8 IS NULL OR at >= $2) AND ($3::int8 IS NULL OR at < $3)
    GROUP BY ${[...by.map((name) => COLUMNS[name]), group].join(', ')}`;
  const metered = select('usage', 'units', 'amount', 'units');
  const charged = select(
    `(SELECT account, key, model, unit, charged, charged_units, finished_at AS at FROM task WHERE state = 'succeeded') AS done`,
    'unit, sum(charged_units) AS units_nano',
    'charged',
    'unit',
  );
  const sums = new UsageSums();
  return snapshot(pool, async (client) => {
    for (const row of (await client.query<SumRow & { units: string }>(metered, values)).rows) {
      sums.addMetered(partOf(row), parseFacts(row.units));
    }
    for (const row of (await client.query<SumRow & { unit: string; units_nano: bigint }>(charged, values)).rows) {
      sums.addTasks(partOf(row), row.unit, row.units_nano);
    }
    return sums.list(by);
  });
}

function partOf({ account, key, model, day, requests, amount_nano }: SumRow): UsagePart {
  return { account, key, model, day, requests: Number(requests), amount_nano };
}

const days = statement<{ day: bigint; model: string; requests: bigint; amount_nano: bigint }>(
  'usage_days',
  `SELECT day, model, requests, amount AS amount_nano FROM usage_day
   WHERE account = $1 AND day BETWEEN $2 AND $3 ORDER BY day DESC, model DESC LIMIT $4 OFFSET $5`,
);

/** The usage of an account by day and model, newest first. */
export async function usageDays(
  pool: pg.Pool,
  account: string,
  { from_ms, to_ms }: DayRange,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly UsageDay[]> {
  const [from, to] = [from_ms, to_ms].map((at_ms) => Math.floor(at_ms / DAY_ms));
  return (await rows(pool, days, [account, from, to, limit, offset])).map(({ day, requests, ...rest }) => ({
    ...rest,
    day: new Date(Number(day) * DAY_ms).toISOString().slice(0, 10),
    requests: Number(requests),
  }));
}
