/**
 * Groups usage rows on their way to the store: rows that differ only in what each request has of its own become one JSON text. One text
 * is cheaper than its values, both between threads and in the statement that inserts them.
 */
import { NANO, type Nano, parseUnits } from '../../lib/money/amount.ts';
import type { Rounding } from '../../lib/money/price-text.ts';
import type { PriceVersion } from './price-rows.ts';
import type { UsageRow } from './spend-rows.ts';

/** Usage rows of one lease, account, key, route, model, target and price. Nulls: not known. */
export interface UsageGroup extends Pick<UsageRow, 'hold_id' | 'account' | 'key' | 'route' | 'model'> {
  readonly upstream: string | null;
  readonly target: string | null;
  readonly price_sha256: string | null;
  readonly price_factor_nano: Nano | null;
  readonly cost_sha256: string | null;
  readonly rounding: Rounding | null;
  /** 0 or 1. */
  readonly is_stream: bigint | null;
  /** JSON: a list of `RowText`. */
  readonly rows: string;
  readonly requests: number;
  /** Requests that ended without a charge because the upstream failed. They have no rows. */
  readonly failures: number;
  /** The sum of their amounts. */
  readonly amount_nano: Nano;
  /** The sums of their units by class. */
  readonly units_nano: Readonly<Record<string, bigint>>;
  /** The sum of the known costs. */
  readonly cost_nano: Nano;
  /** The number of rows without a known cost. */
  readonly uncosted: number;
}

/** The values of one request in a row. Amounts are strings, because JSON.parse rounds large numbers. */
type RowText = readonly [
  units: Readonly<Record<string, string>>,
  amount: string,
  request_id: string | null,
  cost: string | null,
  reported: string | null,
];

interface Gathering {
  readonly first: UsageRow;
  readonly texts: string[];
  amount_nano: Nano;
  cost_nano: Nano;
  uncosted: number;
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
      const name = JSON.stringify(Object.values(shared(row)).map(String));
      const none = { amount_nano: 0n, cost_nano: 0n, uncosted: 0 };
      group = groups.get(name) ?? { first: row, texts: [], ...none, units: new Map() };
      groups.set(name, group);
    }
    group.texts.push(rowText(row));
    group.amount_nano += row.amount_nano;
    addUnits(group.units, row.units);
    const cost = row.basis?.cost;
    if (cost) group.cost_nano += cost.cost_nano;
    else group.uncosted += 1;
  }
  return [...groups.values()].map(({ first, texts, units, ...sums }) => {
    const joined = { rows: `[${texts.join(',')}]`, requests: texts.length, failures: 0, units_nano: sumsOf(units) };
    return { ...shared(first), ...joined, ...sums };
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

/** The versions of price tables that the rows name. */
export function pricesOf(rows: readonly UsageRow[]): readonly PriceVersion[] {
  const prices = new Map<string, PriceVersion>();
  let last: UsageRow['basis'];
  for (const { basis } of rows) {
    if (basis === undefined) continue;
    // Fast path: most rows have the prices of the row before.
    if (last?.price === basis.price && last.cost?.price === basis.cost?.price) continue;
    last = basis;
    prices.set(basis.price.sha256, basis.price);
    if (basis.cost !== null) prices.set(basis.cost.price.sha256, basis.cost.price);
  }
  return [...prices.values()];
}

/** Splits a group into groups of one row each. */
export function splitUsage(group: UsageGroup): readonly UsageGroup[] {
  return rowsOf(group).map((row) => {
    const cost = row[3];
    const units = new Map<string, UnitSum>();
    addUnits(units, row[0]);
    return {
      ...group,
      rows: JSON.stringify([row]),
      requests: 1,
      failures: 0,
      units_nano: sumsOf(units),
      amount_nano: BigInt(row[1]),
      cost_nano: BigInt(cost ?? 0),
      uncosted: cost === null ? 1 : 0,
    };
  });
}

function rowsOf({ rows }: Pick<UsageGroup, 'rows'>): readonly RowText[] {
  return JSON.parse(rows);
}

function rowText({ units, amount_nano, basis }: UsageRow): string {
  const charged = `[${JSON.stringify(units)},"${amount_nano}"`;
  if (basis === undefined) return `${charged},null,null,null]`;
  const { request_id, cost, reported } = basis;
  const cost_text = cost === null ? 'null' : `"${cost.cost_nano}"`;
  const encoded = `${JSON.stringify(request_id)},${cost_text}`;
  return `${charged},${encoded},${reported === null ? 'null' : JSON.stringify(reported)}]`;
}

function shared({ hold_id, account, key, route, model, basis }: UsageRow) {
  return {
    hold_id,
    account,
    key,
    route,
    model,
    upstream: basis?.upstream ?? null,
    target: basis?.target ?? null,
    price_sha256: basis?.price.sha256 ?? null,
    price_factor_nano: basis?.price_factor_nano ?? null,
    cost_sha256: basis?.cost?.price.sha256 ?? null,
    rounding: basis?.rounding ?? null,
    is_stream: basis === undefined ? null : BigInt(basis.is_stream),
  };
}

function isAlike(row: UsageRow, other: UsageRow): boolean {
  const [a, b] = [row.basis, other.basis];
  return (
    row.hold_id === other.hold_id &&
    row.key === other.key &&
    row.route === other.route &&
    row.model === other.model &&
    row.account === other.account &&
    (a === undefined) === (b === undefined) &&
    a?.is_stream === b?.is_stream &&
    a?.rounding === b?.rounding &&
    a?.target === b?.target &&
    a?.upstream === b?.upstream &&
    a?.price_factor_nano === b?.price_factor_nano &&
    a?.price.sha256 === b?.price.sha256 &&
    a?.cost?.price.sha256 === b?.cost?.price.sha256
  );
}
