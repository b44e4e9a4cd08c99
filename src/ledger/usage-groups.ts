/**
 * Groups usage rows on their way to the store: rows that differ only in units and amount become one JSON text. One text is cheaper
 * than its values, both between threads and in the statement that inserts them.
 */
import type { Nano } from '../lang/amount.ts';
import type { UsageRow } from './spend-rows.ts';

/** Usage rows of one lease, account, key, route and model. */
export interface UsageGroup extends Pick<UsageRow, 'hold_id' | 'account' | 'key' | 'route' | 'model'> {
  /** JSON: `[[units, "amount"], …]`. Amounts are strings, because JSON.parse rounds large numbers. */
  readonly rows: string;
  /** The number of rows. */
  readonly requests: number;
  /** The sum of their amounts. */
  readonly amount_nano: Nano;
}

interface Gathering {
  readonly first: UsageRow;
  readonly texts: string[];
  amount_nano: Nano;
}

/** Groups the rows, in the order of their first row. */
export function groupUsage(rows: readonly UsageRow[]): readonly UsageGroup[] {
  const groups = new Map<string, Gathering>();
  let group: Gathering | undefined;
  for (const row of rows) {
    // Fast path: most rows belong to the group of the row before.
    if (group === undefined || !isAlike(group.first, row)) {
      const name = JSON.stringify([String(row.hold_id), row.account, row.key, row.route, row.model]);
      group = groups.get(name) ?? { first: row, texts: [], amount_nano: 0n };
      groups.set(name, group);
    }
    group.texts.push(`[${JSON.stringify(row.units)},"${row.amount_nano}"]`);
    group.amount_nano += row.amount_nano;
  }
  return [...groups.values()].map(({ first: { hold_id, account, key, route, model }, texts, amount_nano }) => {
    return { hold_id, account, key, route, model, rows: `[${texts.join(',')}]`, requests: texts.length, amount_nano };
  });
}

/** The same usage with one group per row. */
export function splitUsage(group: UsageGroup): readonly UsageGroup[] {
  const rows: readonly (readonly [units: Readonly<Record<string, string>>, amount: string])[] = JSON.parse(group.rows);
  return rows.map((row) => {
    return { ...group, rows: JSON.stringify([row]), requests: 1, amount_nano: BigInt(row[1]) };
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
