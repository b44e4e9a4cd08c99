/** The SQL of usage reports: sums of metered requests and of charged tasks by account, key, model and day. */

import type { Database } from 'better-sqlite3';
import { NANO } from '../../lang/amount.ts';
import { parseFacts } from '../rows/json.ts';
import { bindTime } from '../rows/row.ts';
import type { UsageFilter, UsageSum } from '../store.ts';
import { type UsagePart, UsageSums } from '../usage-sums.ts';
import { snapshot } from './database.ts';

/** The SQL of each column. The set is closed, so no caller's text is in the SQL. */
const COLUMNS = {
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
  /** The amount in whole units and the rest in nano, because a lifetime sum in nano may not fit 64 bits. */
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
 * Sums usage by the columns of the filter, and sorts it by them. Units of metered requests are decimal strings, so they are summed
 * outside SQL after SQL has grouped equal ones. A task counts if it was charged, at the time of the charge.
 */
export function usage(db: Database, filter: UsageFilter): readonly UsageSum[] {
  const { by, account, since_ms, until_ms } = filter;
  const picked = Object.entries(COLUMNS).map(([name, sql]) =>
    by.some((each) => each === name) ? `${sql} AS ${name}` : `NULL AS ${name}`,
  );
  // Unused conditions are left out, so that SQLite uses the index by account and time.
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
      GROUP BY ${[...by.map((name) => COLUMNS[name]), group].join(', ')}`);
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
