/** The checks of metered charges: computes each again from its stored units, version of prices, factor and rounding. */

import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { isRecord } from '../../lib/json/record.ts';
import { NANO, parseUnits } from '../../lib/money/amount.ts';
import {
  costOfUnits,
  isStored,
  readStoredUnits,
  readTaskClasses,
  type UnitsByClass,
} from '../../lib/money/class-units.ts';
import { formatPrice } from '../../lib/money/fine-price.ts';
import {
  chargeOfUnits,
  type PriceContent,
  pricesFor,
  readPriceText,
  readRounding,
} from '../../lib/money/price-text.ts';
import { targetName } from '../core/usage-quarters.ts';
import type { Breach } from '../store/audit-report.ts';
import { readOlder } from './older.ts';
import { countTasks, QuarterFold, quarterBreaches } from './quarters.ts';
import { amountText, integer } from './stored-values.ts';

/** Versions of price tables by their row; undefined: unreadable. */
export type Versions = ReadonlyMap<bigint, PriceContent | undefined>;

/** Finds wrong charges, and sums of quarters of an hour that differ from the charges. Runs in the caller's snapshot. */
export function chargeBreaches(db: Database, versions: Versions): readonly Breach[] {
  const breaches: Breach[] = [];
  const sums = new QuarterFold();
  try {
    checkUsage(db, versions, sums, breaches);
    checkTasks(db, versions, breaches);
    countTasks(db, sums);
    breaches.push(...quarterBreaches(db, sums));
  } finally {
    sums.close();
  }
  return breaches;
}

/** Reads all versions, and reports those that are not what their digests say. */
export function readVersions(db: Database, breaches: Breach[]): Versions {
  const versions = new Map<bigint, PriceContent | undefined>();
  type Row = readonly [bigint, Uint8Array, string, string];
  const rows = db.prepare<[], Row>('SELECT rowid, sha256, name, content FROM price ORDER BY at, name').raw();
  for (const [row, sha256, name, content] of rows.iterate()) {
    const price = readPriceText(String(content));
    versions.set(row, price);
    const digest = Buffer.from(sha256).toString('hex');
    if (price !== undefined && price.name === name && digest === hash('sha256', content, 'hex')) continue;
    const message = `the content of price table ${name}, version ${digest.slice(0, 12)}, does not have that digest; compare it with a backup`;
    breaches.push({ invariant: 'price_equals_its_digest', account: null, task: null, message });
  }
  return versions;
}

const USAGE = `
  SELECT u.id, u.account, u.key, u.route, u.model, u.upstream, u.target, u.at, u.units, u.amount, u.price_factor, u.rounding,
    u.price_sha256 IS NULL AS is_unpriced, p.rowid AS price, u.cost, u.cost_sha256 IS NULL AS has_no_cost_price, c.rowid AS cost_price
  FROM usage AS u LEFT JOIN price AS p ON p.sha256 = u.price_sha256 LEFT JOIN price AS c ON c.sha256 = u.cost_sha256 ORDER BY u.id`;

/** In a file that was edited by hand, a value may have any type. */
interface UsageRow {
  readonly id: bigint;
  readonly account: string;
  readonly key: string;
  readonly route: string;
  readonly model: string;
  readonly upstream: string | null;
  readonly target: string | null;
  readonly at: unknown;
  readonly units: string;
  readonly amount: unknown;
  readonly price_factor: unknown;
  readonly rounding: unknown;
  readonly is_unpriced: bigint;
  /** The row of its version of the prices. */
  readonly price: bigint | null;
  readonly cost: unknown;
  readonly has_no_cost_price: bigint;
  readonly cost_price: bigint | null;
}

function checkUsage(db: Database, versions: Versions, sums: QuarterFold, breaches: Breach[]): void {
  const older = readOlder(db).usage;
  for (const row of db.prepare<[], UsageRow>(USAGE).iterate()) {
    const { id, account, units, amount, price_factor, rounding, price, cost, cost_price } = row;
    const read = readUnits(units);
    countUsage(sums, row, read);
    const hasNoCost = row.has_no_cost_price === 1n && cost === null;
    if (row.is_unpriced === 1n && hasNoCost && id <= older) continue;
    const due = computed(versions.get(price ?? 0n), read, price_factor, rounding);
    const subject = { account, task: null };
    if (amount !== due) {
      const message = `usage ${id} was charged ${text(amount)}, but its units, prices, discount and rounding come to ${text(due)}; compare it with a backup`;
      breaches.push({ ...subject, invariant: 'usage_amount_equals_its_price', message });
    }
    if (hasNoCost) continue;
    const cost_due = computed(versions.get(integer(cost_price)), read, NANO, 'half_up');
    if (cost === cost_due) continue;
    const message = `usage ${id} has a cost of ${text(cost)}, but its units and the prices of the vendor come to ${text(cost_due)}; compare it with a backup`;
    breaches.push({ ...subject, invariant: 'usage_cost_equals_its_price', message });
  }
}

function countUsage(sums: QuarterFold, row: UsageRow, units: Readonly<Record<string, unknown>> | undefined): void {
  const { account, key, route, model, cost } = row;
  const units_nano: Record<string, bigint> = {};
  for (const name in units) {
    const quantity = units[name];
    if (isStored(quantity)) units_nano[name] = parseUnits(quantity);
  }
  sums.add({
    account,
    key,
    route,
    model,
    target: targetName(row.upstream, row.target),
    at_ms: Number(integer(row.at)),
    units_nano,
    requests: 1,
    failures: 0,
    uncosted: cost === null ? 1 : 0,
    amount_nano: integer(row.amount),
    cost_nano: integer(cost),
  });
}

function readUnits(text: string): Readonly<Record<string, unknown>> | undefined {
  const units = tryParseJson(text);
  return isRecord(units) ? units : undefined;
}

function computed(
  price: PriceContent | undefined,
  units: Readonly<Record<string, unknown>> | undefined,
  price_factor_nano: unknown,
  stored: unknown,
): bigint | undefined {
  if (price === undefined || units === undefined || typeof price_factor_nano !== 'bigint') return undefined;
  const rounding = readRounding(stored);
  return rounding && chargeOfUnits(price, units, { price_factor_nano, rounding });
}

/** @see readOlder: the parameter */
const TASKS = `
  SELECT t.account, t.id, t.facts, t.price AS table_name, t.unit, t.unit_price, t.divisor, t.classes, p.rowid AS price,
    t.price_sha256 IS NULL AND t.hold_id <= $older AS is_older, t.charged_units, t.charged_classes, t.cost, c.rowid AS cost_price,
    t.cost IS NULL AND t.cost_sha256 IS NULL AS has_no_cost
  FROM task AS t LEFT JOIN price AS p ON p.sha256 = t.price_sha256 LEFT JOIN price AS c ON c.sha256 = t.cost_sha256
  WHERE coalesce(t.price_sha256, t.cost_sha256, t.cost) IS NOT NULL OR t.hold_id > $older ORDER BY t.hold_id`;

interface TaskRow {
  readonly account: string;
  readonly id: string;
  readonly facts: string;
  readonly table_name: string;
  readonly unit: string;
  readonly unit_price: unknown;
  readonly divisor: unknown;
  readonly classes: string | null;
  /** The row of its version of the price table. */
  readonly price: bigint | null;
  readonly is_older: bigint;
  readonly charged_units: unknown;
  readonly charged_classes: string | null;
  readonly cost: unknown;
  readonly cost_price: bigint | null;
  readonly has_no_cost: bigint;
}

/** Hold and charge are computed from the task's own price (audit-prices.ts), which is a cell of its table. */
function checkTasks(db: Database, versions: Versions, breaches: Breach[]): void {
  const tasks = db.prepare<[object], TaskRow>(TASKS).iterate({ older: readOlder(db).tasks });
  for (const row of tasks) {
    const { account, id: task, facts, unit, unit_price, divisor, classes, cost, charged_units, charged_classes } = row;
    const read = readUnits(facts);
    // `task_facts_readable` reports it.
    if (read === undefined) continue;
    const price = versions.get(row.price ?? 0n);
    const due = price && pricesFor(price, read);
    const matchesTable = price?.divisor === divisor && price?.name === row.table_name && price.unit === unit;
    if (row.is_older === 0n && !(matchesTable && isPricedAs(due, unit_price, classes))) {
      const message = `task ${task} has the price ${classes ?? priceWords({ unit, divisor }, unit_price)}, but its facts and its version of the price table come to ${pricesInWords(price, due)}; compare it with a backup`;
      breaches.push({ invariant: 'task_price_equals_its_version', account, task, message });
    }
    if (row.has_no_cost === 1n) continue;
    const vendor = versions.get(row.cost_price ?? 0n);
    const prices = vendor && pricesFor(vendor, read);
    const vendor_terms = { divisor: vendor?.divisor ?? 1n, terms: vendor?.terms };
    const terms = { ...vendor_terms, price_factor_nano: NANO, rounding: 'half_up' } as const;
    const [name = ''] = Object.keys(prices ?? {});
    const charged = charged_classes === null ? { [name]: integer(charged_units) } : readStoredUnits(charged_classes);
    const cost_due = prices && charged && costOfUnits(charged, prices, terms);
    if (cost === cost_due) continue;
    const message = `task ${task} has a cost of ${text(cost)}, but its units and the prices of the vendor come to ${text(cost_due)}; compare it with a backup`;
    breaches.push({ invariant: 'task_cost_equals_its_price', account, task, message });
  }
}

/** Whether the price of a task, or of each of its classes, is the one in its table. */
function isPricedAs(due: UnitsByClass | undefined, unit_price: unknown, classes: string | null): boolean {
  if (due === undefined) return false;
  if (classes === null) return Object.keys(due).length === 1 && Object.values(due)[0] === unit_price;
  const stored = Object.entries(readTaskClasses(classes) ?? {});
  return stored.length > 0 && stored.every(([name, { price }]) => parseUnits(price) === due[name]);
}

function pricesInWords(content: PriceContent | undefined, due: UnitsByClass = {}): string {
  const prices = Object.entries(due).map(([name, cell]) => [name, content && priceWords(content, cell)]);
  return prices.length <= 1 ? (prices[0]?.[1] ?? text(undefined)) : prices.map((each) => each.join(' ')).join(', ');
}

function priceWords({ unit, divisor }: Record<'unit' | 'divisor', unknown>, cell: unknown): string {
  const isWhole = typeof unit === 'string' && typeof divisor === 'bigint' && typeof cell === 'bigint';
  return isWhole ? formatPrice(cell, { unit, divisor }) : text(cell);
}

function text(value: unknown): string {
  return amountText(value, 'nothing that can be computed');
}
