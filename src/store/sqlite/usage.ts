/** The SQL of usage reports: sums of metered requests by account, key, model and day. */
import type { Database } from 'better-sqlite3';
import { formatNano, NANO, parseNano } from '../../lang/amount.ts';
import type { UsageFilter, UsageSum } from '../store.ts';
import { bindTime, snapshot } from './database.ts';
import { parseFacts } from './json.ts';

/** Column expressions of a closed set; nothing that a caller wrote stands in the SQL. */
const columns = {
  account: 'account',
  key: 'key',
  model: 'model',
  day: "strftime('%Y-%m-%d', at / 1000, 'unixepoch')",
} as const;

interface SumRow {
  readonly account: string | null;
  readonly key: string | null;
  readonly model: string | null;
  readonly day: string | null;
  readonly units: string;
  readonly requests: bigint;
  /** The amount in whole units, and the nano beside them: one sum of all nano would not fit 64 bits in a long life. */
  readonly whole: bigint;
  readonly rest: bigint;
}

/**
 * Units are summed outside SQL, for they are decimal strings; SQL groups equal ones first. In the order of the columns that
 * were asked for.
 */
export function usage(db: Database, filter: UsageFilter): readonly UsageSum[] {
  const { by, account, since_ms, until_ms } = filter;
  const picked = Object.entries(columns).map(([name, sql]) =>
    by.some((each) => each === name) ? `${sql} AS ${name}` : `NULL AS ${name}`,
  );
  const grouped = [...by.map((name) => columns[name]), 'units'].join(', ');
  // Only what was asked for stands in the statement, so that the index of accounts and times is used.
  const conditions = [
    ...(account === undefined ? [] : ['account = @account']),
    ...(since_ms === undefined ? [] : ['at >= @since']),
    ...(until_ms === undefined ? [] : ['at < @until']),
  ];
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const query = db.prepare<[{ account: string | null; since: bigint | null; until: bigint | null }], SumRow>(`
    SELECT ${picked.join(', ')}, units, count(*) AS requests, sum(amount / ${NANO}) AS whole, sum(amount % ${NANO}) AS rest
    FROM usage ${where}
    GROUP BY ${grouped} ORDER BY ${grouped}`);
  const sums = new Map<string, UsageSum>();
  snapshot(db, () => {
    const bound = { account: account ?? null, since: bindTime(since_ms ?? null), until: bindTime(until_ms ?? null) };
    for (const row of query.iterate(bound)) add(sums, row);
  });
  return [...sums.values()];
}

function add(sums: Map<string, UsageSum>, row: SumRow): void {
  const { account, key, model, day } = row;
  const name = JSON.stringify([account, key, model, day]);
  const before = sums.get(name);
  const units: Record<string, string> = { ...before?.units };
  for (const [unit, count] of Object.entries(parseFacts(row.units))) {
    const sum_nano = parseUnits(units[unit] ?? '0') + parseUnits(String(count)) * row.requests;
    units[unit] = formatUnits(sum_nano);
  }
  const requests = (before?.requests ?? 0) + Number(row.requests);
  const amount_nano = (before?.amount_nano ?? 0n) + row.whole * NANO + row.rest;
  sums.set(name, { account, key, model, day, requests, units, amount_nano });
}

function parseUnits(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * 1_000_000_000n + (fraction === '' ? 0n : parseNano(`0.${fraction}`));
}

function formatUnits(units_nano: bigint): string {
  const whole = units_nano / 1_000_000_000n;
  const rest = units_nano % 1_000_000_000n;
  return rest === 0n ? String(whole) : `${whole}${formatNano(rest).slice(1)}`;
}
