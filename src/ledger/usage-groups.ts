/**
 * Groups usage rows on their way to the store: rows that differ only in units and amount become one JSON text. One text is cheaper
 * than its values, both between threads and in the statement that inserts them.
 */
import { NANO, type Nano, parseUnits } from '../lang/amount.ts';
import type { UsageRow } from './spend-rows.ts';

/** Usage rows of one lease, account, key, route and model. */
export interface UsageGroup extends Pick<UsageRow, 'hold_id' | 'account' | 'key' | 'route' | 'model'> {
  /** JSON: `[[units, "amount"], …]`. Amounts are strings, because JSON.parse rounds large numbers. */
  readonly rows: string;
  /** The number of rows. */
  readonly requests: number;
  /** Requests that ended without a charge because the upstream failed. They have no rows. */
  readonly failures: number;
  /** The sum of their amounts. */
  readonly amount_nano: Nano;
  /** The sums of their units by class. */
  readonly units_nano: Readonly<Record<string, bigint>>;
}

interface Gathering {
  readonly first: UsageRow;
  readonly texts: string[];
  amount_nano: Nano;
  readonly units: Map<string, UnitSum>;
}

/** Whole units are added as numbers, which is cheaper. */
interface UnitSum {
  whole: number;
  rest_nano: bigint;
}

/** Groups the rows, in the order of their first row. */
export function groupUsage(rows: readonly UsageRow[]): readonly UsageGroup[] {
  const groups = new Map<string, Gathering>();
  let group: Gathering | undefined;
  for (const row of rows) {
    // Fast path: most rows belong to the group of the row before.
    if (group === undefined || !isAlike(group.first, row)) {
      const name = JSON.stringify([String(row.hold_id), row.account, row.key, row.route, row.model]);
      group = groups.get(name) ?? { first: row, texts: [], amount_nano: 0n, units: new Map() };
      groups.set(name, group);
    }
    group.texts.push(`[${JSON.stringify(row.units)},"${row.amount_nano}"]`);
    group.amount_nano += row.amount_nano;
    addUnits(group.units, row.units);
  }
  return [...groups.values()].map(({ first: { hold_id, account, key, route, model }, texts, amount_nano, units }) => {
    const of = { hold_id, account, key, route, model, rows: `[${texts.join(',')}]` };
    return { ...of, requests: texts.length, failures: 0, amount_nano, units_nano: sumsOf(units) };
  });
}

/** More digits may not add up exactly. */
const EXACT_DIGITS = 12;

function addUnits(sums: Map<string, UnitSum>, units: UsageRow['units']): void {
  for (const name in units) {
    const text = units[name] ?? '0';
    let sum = sums.get(name);
    if (sum === undefined) {
      sum = { whole: 0, rest_nano: 0n };
      sums.set(name, sum);
    }
    if (text.length > EXACT_DIGITS || text.includes('.')) sum.rest_nano += parseUnits(text);
    else sum.whole += Number(text);
  }
}

function sumsOf(units: ReadonlyMap<string, UnitSum>): UsageGroup['units_nano'] {
  return Object.fromEntries([...units].map(([name, { whole, rest_nano }]) => [name, BigInt(whole) * NANO + rest_nano]));
}

/** The same usage with one group per row. */
export function splitUsage(group: UsageGroup): readonly UsageGroup[] {
  const rows: readonly (readonly [units: Readonly<Record<string, string>>, amount: string])[] = JSON.parse(group.rows);
  return rows.map((row) => {
    const units = new Map<string, UnitSum>();
    addUnits(units, row[0]);
    const of = { rows: JSON.stringify([row]), requests: 1, failures: 0, units_nano: sumsOf(units) };
    return { ...group, ...of, amount_nano: BigInt(row[1]) };
  });
}

function isAlike(one: UsageRow, other: UsageRow): boolean {
  return (
    one.hold_id === other.hold_id &&
    one.key === other.key &&
    one.route === other.route &&
    one.model === other.model &&
    one.account === other.account
  );
}
