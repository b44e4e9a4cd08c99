/** Reads usage: sums of metered requests and of charged tasks by account, key, model and day. */
import { NANO } from '../../lang/amount.ts';
import { DAY_ms } from '../../lang/duration.ts';
import type { Offset } from '../../lang/time-zone.ts';
import { dayOf } from '../../ledger/usage-days.ts';
import { rowReader, selectOf } from '../columns.ts';
import { parseFacts } from '../json.ts';
import type { DayRange, UsageDay, UsageFilter, UsageSum } from '../records.ts';
import * as schema from '../schema.ts';
import { forEach, freeStatement, type Reading, rows, type SumRow, statement, sumOf, total } from '../sql.ts';
import { type UsagePart, UsageSums } from '../usage-sums.ts';

/** The SQL of each column. The set is closed, so no caller's text is in the SQL. */
const COLUMNS = { account: 'account', key: 'key', model: 'model' } as const;

/** The days since 1970, in SQL. The offsets are numbers, so no caller's text is in it. */
function daySql(offsets: readonly Offset[] | undefined): string {
  if (offsets === undefined) return `at / ${DAY_ms}`;
  const cases = offsets.map(({ since_ms, offset_ms }) => `WHEN at >= ${since_ms} THEN ${offset_ms}`);
  const oldest = offsets.at(-1)?.offset_ms ?? 0;
  return `(at + CASE ${cases.join(' ')} ELSE ${oldest} END) / ${DAY_ms}`;
}

/** The tasks that count as usage, at the time of their charge (`chargedAt_ms` in ledger/). */
const CHARGED = `(SELECT account, key, model, unit, charged, charged_units, finished_at AS at FROM task WHERE state = 'succeeded') AS done`;

interface Row extends SumRow {
  readonly account: string | null;
  readonly key: string | null;
  readonly model: string | null;
  readonly day: bigint | null;
  readonly requests: bigint;
}

/**
 * Sums usage by the columns of the filter, and sorts it by them. Units of metered requests are decimal strings, so they are summed
 * outside SQL after SQL has grouped equal ones.
 */
export function* usage(filter: UsageFilter): Reading<readonly UsageSum[]> {
  const { by, account, since_ms, until_ms, offsets } = filter;
  const columns = { ...COLUMNS, day: daySql(offsets) };
  const picked = Object.entries(columns).map(([name, sql]) =>
    by.some((each) => each === name) ? `${sql} AS ${name}` : `NULL AS ${name}`,
  );
  // Unused conditions are left out, so that SQLite uses the index by account and time.
  const given = Object.entries({ 'account =': account, 'at >=': since_ms, 'at <': until_ms }).filter(
    ([, value]) => value !== undefined,
  );
  const values = given.map(([, value]) => value);
  const where = given.map(([condition], index) => `${condition} $${index + 1}`).join(' AND ');
  const select = <R>(from: string, more: string, amount: string, group: string) =>
    freeStatement<R>(`
      SELECT ${picked.join(', ')}, ${more}, count(*) AS requests, ${sumOf(amount)}
      FROM ${from} ${where === '' ? '' : `WHERE ${where}`}
      GROUP BY ${[...by.map((name) => columns[name]), group].join(', ')}`);
  const metered = select<Row & { readonly units: string }>('usage', 'units', 'amount', 'units');
  const charged = select<Row & { readonly unit: string; readonly units_whole: bigint; readonly units_rest: bigint }>(
    CHARGED,
    `unit, sum(charged_units / ${NANO}) AS units_whole, sum(charged_units % ${NANO}) AS units_rest`,
    'charged',
    'unit',
  );
  const sums = new UsageSums();
  yield* forEach(metered, values, (row) => sums.addMetered(partOf(row), parseFacts(row.units)));
  yield* forEach(charged, values, (row) => {
    sums.addTasks(partOf(row), row.unit, total({ whole: row.units_whole, rest: row.units_rest }));
  });
  return sums.list(by);
}

function partOf({ account, key, model, day, requests, ...sum }: Row): UsagePart {
  return { account, key, model, day: dayText(day), requests: Number(requests), amount_nano: total(sum) };
}

function dayText(day: bigint | number): string;
function dayText(day: bigint | null): string | null;
function dayText(day: bigint | number | null): string | null {
  return day === null ? null : new Date(Number(day) * DAY_ms).toISOString().slice(0, 10);
}

const days = statement<object>(
  'usage_days',
  `SELECT ${selectOf(schema.usageDays)} FROM usage_day
   WHERE account = $1 AND day BETWEEN $2 AND $3 ORDER BY day DESC, model DESC LIMIT $4 OFFSET $5`,
);
const toDay = rowReader(schema.usageDays);

/** The usage of an account by day and model, newest first. */
export function* usageDays(
  account: string,
  { from_ms, to_ms }: DayRange,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Reading<readonly UsageDay[]> {
  const found = yield* rows(days, [account, dayOf(from_ms), dayOf(to_ms), limit, offset]);
  return found.map(toDay).map(({ day, model, requests, amount_nano }) => {
    return { day: dayText(day), model, requests, amount_nano };
  });
}
