/** The checks of metered charges: computes each again from its stored units, version of prices, factor and rounding. */

import { hash } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { formatNano, NANO, parseUnits } from '../lang/amount.ts';
import { costOfUnits, isStored, readStoredUnits, readTaskClasses, type UnitsByClass } from '../lang/class-units.ts';
import { tryParseJson } from '../lang/parse-json.ts';
import { chargeOfUnits, type PriceContent, pricesFor, readPriceText } from '../lang/price-text.ts';
import { isRecord } from '../lang/record.ts';
import { targetName } from '../ledger/usage-quarters.ts';
import type { Breach } from '../store/audit-report.ts';
import { readOlder } from './older.ts';
import { countTasks, QuarterFold, quarterBreaches } from './quarters.ts';
import { amountText, integer } from './stored-values.ts';

/** Versions of price tables by their row; undefined: unreadable. */
type Versions = ReadonlyMap<bigint, PriceContent | undefined>;

/** Finds wrong charges, and sums of quarters of an hour that are not those of the charges. Runs in the caller's snapshot. */
export function chargeBreaches(db: Database): readonly Breach[] {
  const breaches: Breach[] = [];
  const versions = readVersions(db, breaches);
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

function readVersions(db: Database, breaches: Breach[]): Versions {
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

/** In a file that was edited by hand, a value may have any type. */
const USAGE = `
  SELECT u.id, u.account, u.units, u.amount, u.price_factor, u.rounding, p.rowid AS price, u.cost, c.rowid AS cost_price,
    u.cost_sha256 IS NULL AS has_no_cost, u.price_sha256 IS NULL AS has_no_price,
    u.key, u.route, u.model, u.upstream, u.target, u.at
  FROM usage AS u LEFT JOIN price AS p ON p.sha256 = u.price_sha256 LEFT JOIN price AS c ON c.sha256 = u.cost_sha256 ORDER BY u.id`;

type Text = string | null;
type UsageRow = readonly [
  ...[
    id: bigint,
    account: string,
    units: string,
    amount: unknown,
    factor: unknown,
    rounding: unknown,
    price: bigint | null,
  ],
  ...[cost: unknown, cost_price: bigint | null, has_no_cost: bigint, has_no_price: bigint],
  ...[key: string, route: string, model: string, upstream: Text, target: Text, at: unknown],
];

function checkUsage(db: Database, versions: Versions, sums: QuarterFold, breaches: Breach[]): void {
  const older = readOlder(db).usage;
  for (const row of db.prepare<[], UsageRow>(USAGE).raw().iterate()) {
    const [id, account, units, amount, factor, rounding, price, cost, cost_price, has_no_cost, has_no_price] = row;
    const read = readUnits(units);
    countUsage(sums, row, read);
    if (has_no_price === 1n && has_no_cost === 1n && cost === null && id <= older) continue;
    const due = computed(versions.get(price ?? 0n), read, factor, rounding);
    const of = { account, task: null };
    if (amount !== due) {
      const message = `usage ${id} was charged ${text(amount)}, but its units, prices, discount and rounding come to ${text(due)}; compare it with a backup`;
      breaches.push({ ...of, invariant: 'usage_amount_equals_its_price', message });
    }
    if (cost === null && has_no_cost === 1n) continue;
    const cost_due = computed(versions.get(integer(cost_price)), read, NANO, 'half_up');
    if (cost === cost_due) continue;
    const message = `usage ${id} has a cost of ${text(cost)}, but its units and the prices of the vendor come to ${text(cost_due)}; compare it with a backup`;
    breaches.push({ ...of, invariant: 'usage_cost_equals_its_price', message });
  }
}

function countUsage(sums: QuarterFold, row: UsageRow, units: Readonly<Record<string, unknown>> | undefined): void {
  const [, account, , amount, , , , cost, , , , key, route, model, upstream, target, at] = row;
  const units_nano: Record<string, bigint> = {};
  for (const name in units) {
    const quantity = units[name];
    if (isStored(quantity)) units_nano[name] = parseUnits(quantity);
  }
  sums.add({
    ...{ account, key, route, model, target: targetName(upstream, target), at_ms: Number(integer(at)), units_nano },
    ...{ requests: 1, failures: 0, uncosted: cost === null ? 1 : 0 },
    ...{ amount_nano: integer(amount), cost_nano: integer(cost) },
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
  rounding: unknown,
): bigint | undefined {
  if (price === undefined || units === undefined || typeof price_factor_nano !== 'bigint') return undefined;
  if (rounding !== 'half_up' && rounding !== 'up') return undefined;
  return chargeOfUnits(price, units, { price_factor_nano, rounding });
}

/** @see readOlder: the parameter */
const TASKS = `
  SELECT t.account, t.id, t.facts, t.unit_price, t.divisor, p.rowid, t.charged_units, t.cost, c.rowid,
    t.cost IS NULL AND t.cost_sha256 IS NULL, t.price_sha256 IS NULL AND t.hold_id <= $older, t.classes, t.charged_classes,
    t.price, t.unit
  FROM task AS t LEFT JOIN price AS p ON p.sha256 = t.price_sha256 LEFT JOIN price AS c ON c.sha256 = t.cost_sha256
  WHERE coalesce(t.price_sha256, t.cost_sha256, t.cost) IS NOT NULL OR t.hold_id > $older ORDER BY t.hold_id`;

type Cell = readonly [unknown, unknown, bigint | null];
type TaskRow = readonly [
  ...[
    string,
    string,
    string,
    ...Cell,
    ...Cell,
    bigint,
    bigint,
    string | null,
    string | null,
    name: string,
    unit: string,
  ],
];

/** Hold and charge are computed from the task's own price (audit-prices.ts), which is a cell of its table. */
function checkTasks(db: Database, versions: Versions, breaches: Breach[]): void {
  for (const row of db
    .prepare<[object], TaskRow>(TASKS)
    .raw()
    .iterate({ older: readOlder(db).tasks })) {
    const [
      account,
      task,
      facts,
      unit_price,
      divisor,
      version,
      units,
      cost,
      cost_version,
      has_no_cost,
      is_old,
      classes,
      of,
      table,
      unit,
    ] = row;
    const read = readUnits(facts);
    // `task_facts_readable` reports it.
    if (read === undefined) continue;
    const price = versions.get(version ?? 0n);
    const due = price && pricesFor(price, read);
    const isOfTable = price?.divisor === divisor && price?.name === table && price.unit === unit;
    if (is_old === 0n && !(isOfTable && isPricedAs(due, unit_price, classes))) {
      const message = `task ${task} has the price ${classes ?? text(unit_price)}, but its facts and its version of the price table come to ${priceWords(due)}; compare it with a backup`;
      breaches.push({ invariant: 'task_price_equals_its_version', account, task, message });
    }
    if (has_no_cost === 1n) continue;
    const vendor = versions.get(cost_version ?? 0n);
    const prices = vendor && pricesFor(vendor, read);
    const terms = { divisor: vendor?.divisor ?? 1n, price_factor_nano: NANO, rounding: 'half_up' } as const;
    const [name = ''] = Object.keys(prices ?? {});
    const charged = of === null ? { [name]: integer(units) } : readStoredUnits(of);
    const cost_due = prices && charged && costOfUnits(charged, prices, terms);
    if (cost === cost_due) continue;
    const message = `task ${task} has a cost of ${text(cost)}, but its units and the prices of the vendor come to ${text(cost_due)}; compare it with a backup`;
    breaches.push({ invariant: 'task_cost_equals_its_price', account, task, message });
  }
}

/** Whether the price of a task, or that of each of its classes, is the one in its table. */
function isPricedAs(due: UnitsByClass | undefined, unit_price: unknown, classes: string | null): boolean {
  if (due === undefined) return false;
  if (classes === null) return Object.keys(due).length === 1 && Object.values(due)[0] === unit_price;
  const stored = Object.entries(readTaskClasses(classes) ?? {});
  return stored.length > 0 && stored.every(([name, { price }]) => parseUnits(price) === due[name]);
}

function priceWords(due: UnitsByClass | undefined): string {
  const prices = Object.entries(due ?? {});
  if (prices.length <= 1) return text(prices[0]?.[1]);
  return prices.map(([name, price_nano]) => `${name} ${formatNano(price_nano)}`).join(', ');
}

function text(value: unknown): string {
  return amountText(value, 'nothing that can be computed');
}
