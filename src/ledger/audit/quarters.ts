/**
 * The check of the sums of quarters of an hour: every charge is counted again, and all columns are compared. The counted sums are in a
 * temporary database, so that memory does not grow with the store.
 */
import SqliteDatabase, { type Database, type Statement } from 'better-sqlite3';
import { tryParseJson } from '../../lib/json/parse-json.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { readStoredUnits } from '../../lib/money/class-units.ts';
import { QUARTER_ms } from '../../lib/time/duration.ts';
import {
  countTask,
  NO_REQUESTS,
  rollUp,
  seriesIdOf,
  type UsageCount,
  type UsageSeries,
} from '../core/usage-quarters.ts';
import type { Breach } from '../store/audit-report.ts';
import { namesOf, onConflict } from '../store/columns.ts';
import { usageQuarters, usageSeries } from '../store/schema-usage.ts';
import { integer } from './stored-values.ts';

const COLUMNS = namesOf(usageQuarters.columns);
const SUMS = usageQuarters.changing.map(({ name }) => name);
/** The number of columns before the units. */
const UNITS = SUMS.indexOf('units_1');
const NO_COUNTS = SUMS.slice(0, UNITS).map(() => 0n);
const NO_UNITS = SUMS.slice(UNITS).map(() => 0n);
/** The charges that are summed in memory before they go to the temporary database. */
const PART = 5_000;

/** What was counted, less what the store says. */
export class QuarterFold {
  readonly #db = new SqliteDatabase('');
  readonly #put: Statement<unknown[]>;
  readonly #take: Statement<unknown[]>;
  readonly #find: Statement<unknown[]>;
  #part: UsageCount[] = [];

  constructor() {
    // SQLite deletes its file. Nothing in it needs to survive, and the journal would double its size.
    for (const pragma of ['journal_mode = OFF', 'synchronous = OFF']) this.#db.pragma(pragma);
    this.#db.defaultSafeIntegers(true);
    const columns = usageQuarters.columns.map(({ name }) => `${name} INTEGER NOT NULL`);
    const key = namesOf(usageQuarters.key);
    this.#db.exec(`CREATE TABLE usage_quarter (${columns.join(', ')}, PRIMARY KEY (${key})) STRICT, WITHOUT ROWID`);
    const insert = (sign: string) =>
      `INSERT INTO usage_quarter (${COLUMNS}) VALUES (?, ?, ${SUMS.map(() => `${sign}?`).join(', ')})`;
    this.#put = this.#db.prepare(`${insert('')} ${onConflict(usageQuarters)}`);
    const less = SUMS.map((name) => `${name} = ${name} + excluded.${name}`).join(', ');
    this.#find = this.#db.prepare('SELECT 1 FROM usage_quarter WHERE series = ? AND quarter = ?');
    this.#take = this.#db.prepare(`${insert('-')} ON CONFLICT (${key}) DO UPDATE SET ${less}`);
  }

  /** The requests that a gateway stores at once share a series, whatever their classes of units. So each class is summed alone. */
  add(charge: UsageCount): void {
    this.#part.push({ ...charge, units_nano: {} });
    for (const name of Object.keys(charge.units_nano))
      this.#part.push({ ...charge, ...NO_REQUESTS, units_nano: { [name]: charge.units_nano[name] ?? 0n } });
    if (this.#part.length >= PART) this.#flush();
  }

  /** Subtracts a stored row. Returns whether anything was counted for it. @param series the id that a series with its columns has. */
  take(series: bigint, quarter: unknown, sums: readonly unknown[]): boolean {
    if (this.#part.length > 0) this.#flush();
    const isCounted = this.#find.get(series, quarter) !== undefined;
    this.#take.run(series, quarter, ...sums.map(integer));
    return isCounted;
  }

  /** The rows that are left, by series and quarter: those with a difference. @param after only later quarters. */
  left(after: bigint): IterableIterator<readonly bigint[]> {
    if (this.#part.length > 0) this.#flush();
    const differs = SUMS.map((name) => `${name} <> 0`).join(' OR ');
    const sql = `SELECT ${COLUMNS} FROM usage_quarter WHERE quarter > ? AND (${differs})`;
    return this.#db.prepare<[bigint], bigint[]>(sql).raw().iterate(after);
  }

  close(): void {
    this.#db.close();
  }

  #flush(): void {
    const { quarters } = rollUp(this.#part);
    this.#part = [];
    this.#db.transaction(() => {
      for (const row of quarters) {
        const values = usageQuarters.columns.map(({ write }) => write(row));
        this.#put.run(...values.map((value) => (typeof value === 'number' ? BigInt(value) : value)));
      }
    })();
  }
}

const TASKS = `
  SELECT account, key, model, route, upstream, target, state, finished_at, charged, cost, unit, charged_units, charged_classes
  FROM task WHERE state IN ('succeeded', 'failed')`;

interface TaskRow {
  readonly account: string;
  readonly key: string;
  readonly model: string;
  readonly route: string;
  readonly upstream: string;
  readonly target: string;
  readonly state: 'succeeded' | 'failed';
  readonly finished_at: unknown;
  readonly charged: unknown;
  readonly cost: unknown;
  readonly unit: string;
  readonly charged_units: unknown;
  readonly charged_classes: string | null;
}

/** Counts the ended tasks. */
export function countTasks(db: Database, sums: QuarterFold): void {
  for (const { finished_at, charged, cost, charged_units, charged_classes, ...task } of db
    .prepare<[], TaskRow>(TASKS)
    .iterate()) {
    const ended = {
      ...task,
      charged_nano: integer(charged),
      cost_nano: cost === null ? null : integer(cost),
      charged_units_nano: integer(charged_units),
      // Damaged classes are a breach of the task's charge.
      charged_classes: charged_classes === null ? null : textsOf(charged_classes),
    };
    sums.add(countTask(ended, Number(integer(finished_at))));
  }
}

function textsOf(classes: string): Readonly<Record<string, string>> {
  return readStoredUnits(classes) === undefined ? {} : JSON.parse(classes);
}

interface SeriesRow extends Omit<UsageSeries, 'classes'> {
  /** As stored. */
  readonly classes: string;
}

/** A damaged text has none, so its sums differ from its rows. */
function classesIn(text: string): readonly string[] {
  const classes = tryParseJson(text);
  return Array.isArray(classes) ? classes.map(String) : [];
}

const SERIES = `SELECT ${namesOf(usageSeries.columns)} FROM usage_series`;
const QUARTERS = `SELECT ${COLUMNS} FROM usage_quarter`;
const PRUNED = 'SELECT coalesce(max(closed_at), -1) FROM lease WHERE pruned_at IS NOT NULL';

/** Compares the stored sums with the counted ones, after the newest pruned lease. */
export function quarterBreaches(db: Database, sums: QuarterFold): readonly Breach[] {
  const breaches: Breach[] = [];
  const add = (account: string | null, says: string) => {
    const message = `account ${account ?? 'unknown'}: ${says}; compare it with a backup`;
    breaches.push({ invariant: 'roll_ups_equal_usage', account, task: null, message });
  };
  const names = new Map<bigint, { readonly account: string; readonly model: string }>();
  /** By stored id: the ids of what its rows count, without units and for each class. */
  const parts = new Map<bigint, readonly bigint[]>();
  for (const row of db.prepare<[], SeriesRow>(SERIES).iterate()) {
    const series = { ...row, classes: classesIn(row.classes) };
    const ids = [[], ...series.classes.map((name) => [name])].map((classes) => seriesIdOf({ ...series, classes }));
    for (const id of ids) names.set(id, series);
    parts.set(series.id, ids);
    // Series of a migration have other ids.
    if (series.id > 0n && series.id !== seriesIdOf(series))
      add(series.account, `the columns of usage series ${series.id} are not those of its id`);
  }
  const pruned = db.prepare<[], bigint>(PRUNED).pluck().get() ?? -1n;
  const after = pruned < 0n ? -1n : pruned / BigInt(QUARTER_ms);
  for (const [series = 0n, quarter, ...stored] of db.prepare<[], readonly bigint[]>(QUARTERS).raw().iterate()) {
    const [id, ...classes] = parts.get(series) ?? [];
    if (id === undefined) {
      add(null, `usage of an unknown series ${series} at ${timeOf(quarter)}`);
      continue;
    }
    const units = stored.slice(UNITS);
    const isCounted = sums.take(id, quarter, [...stored.slice(0, UNITS), ...NO_UNITS]);
    classes.forEach((part, index) => {
      sums.take(part, quarter, [...NO_COUNTS, units[index], ...NO_UNITS.slice(1)]);
    });
    if (units.some((value, index) => index >= classes.length && value !== 0n))
      add(names.get(id)?.account ?? null, `units of no class at ${timeOf(quarter)}`);
    if (!isCounted && integer(quarter) > after && stored.every((value) => value === 0n))
      add(names.get(id)?.account ?? null, `an empty sum of usage at ${timeOf(quarter)} has no rows`);
  }
  for (const [series = 0n, quarter, ...rest] of sums.left(after)) {
    const { account = null, model = 'an unknown series' } = names.get(series) ?? {};
    const columns = SUMS.flatMap((name, index) => {
      const less = rest[index] ?? 0n;
      return less === 0n ? [] : [`${name.replace('_1', '')} by ${COUNTS.has(name) ? -less : formatNano(-less)}`];
    });
    add(account, `usage of ${model} at ${timeOf(quarter)} differs from its rows: ${columns.join(', ')}`);
  }
  return breaches;
}

/** The columns that are no amounts. */
const COUNTS: ReadonlySet<string> = new Set(['requests', 'failures', 'uncosted']);

function timeOf(quarter: unknown): string {
  const at = new Date(Number(integer(quarter)) * QUARTER_ms);
  return Number.isNaN(at.getTime()) ? `quarter ${quarter}` : at.toISOString().slice(0, 16);
}
