/** The SQL of usage reports: sums of metered requests and of charged tasks by account, key, model and day. */
import type { Database } from 'better-sqlite3';
import { NANO } from '../../lang/amount.ts';
import type { UsageFilter, UsageSum } from '../store.ts';
import { type UsagePart, UsageSums } from '../usage-sums.ts';
import { bindTime, snapshot } from './database.ts';
import { parseFacts } from './json.ts';

/** Column expressions of a closed set; nothing that a caller wrote stands in the SQL. */
const columns = {
  account: 'account',
  key: 'key',
  model: 'model',
  day: "strftime('%Y-%m-%d', at / 1000, 'unixepoch')",
} as const;

interface Row {
  readonly account: string | null;
  readonly key: string | null;
  readonly model: string | null;
  readonly day: string | null;
  readonly requests: bigint;
  /** The amount in whole units, and the nano beside them: one sum of all nano would not fit 64 bits in a long life. */
  readonly whole: bigint;
  readonly rest: bigint;
}
interface MeteredRow extends Row {
  readonly units: string;
}
interface TaskRow extends Row {
  readonly unit: string;
  readonly units_whole: bigint;
  readonly units_rest: bigint;
}

/**
 * Units of metered requests are summed outside SQL, for they are decimal strings; SQL groups equal ones first. A task counts
 * where it was charged, at the time when it was. In the order of the columns that were asked for.
 */
export function usage(db: Database, filter: UsageFilter): readonly UsageSum[] {
  const { by, account, since_ms, until_ms } = filter;
  const picked = Object.entries(columns).map(([name, sql]) =>
    by.some((each) => each === name) ? `${sql} AS ${name}` : `NULL AS ${name}`,
  );
  // Only what was asked for stands in the statement, so that the index of accounts and times is used.
  const conditions = [
    ...(account === undefined ? [] : ['account = @account']),
    ...(since_ms === undefined ? [] : ['at >= @since']),
    ...(until_ms === undefined ? [] : ['at < @until']),
  ];
  const query = <R>(from: string, more: string, amount: string, group: string) =>
    db.prepare<[{ account: string | null; since: bigint | null; until: bigint | null }], R>(`
      SELECT ${picked.join(', ')}, ${more}, count(*) AS requests, sum(${amount} / ${NANO}) AS whole,
        sum(${amount} % ${NANO}) AS rest
      FROM ${from} ${conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`}
      GROUP BY ${[...by.map((name) => columns[name]), group].join(', ')}`);
  const metered = query<MeteredRow>('usage', 'units', 'amount', 'units');
  const charged = query<TaskRow>(
    `(SELECT account, key, model, unit, charged, charged_units, finished_at AS at FROM task WHERE state = 'succeeded')`,
    `unit, sum(charged_units / ${NANO}) AS units_whole, sum(charged_units % ${NANO}) AS units_rest`,
    'charged',
    'unit',
  );
  const sums = new UsageSums();
  snapshot(db, () => {
    const bound = { account: account ?? null, since: bindTime(since_ms ?? null), until: bindTime(until_ms ?? null) };
    for (const row of metered.iterate(bound)) sums.addMetered(partOf(row), parseFacts(row.units));
    for (const row of charged.iterate(bound)) {
      sums.addTasks(partOf(row), row.unit, row.units_whole * NANO + row.units_rest);
    }
  });
  return sums.list(by);
}

function partOf({ account, key, model, day, requests, whole, rest }: Row): UsagePart {
  return { account, key, model, day, requests: Number(requests), amount_nano: whole * NANO + rest };
}
