/**
 * Loads what was spent in the periods of limits. An operation counts a charge in the periods of the account and the key, so they must be
 * known for every wallet, task and lease that a need of the batch names. Other rows of the working set may lack them: rows of earlier batches,
 * and those that a query found in passing.
 */
import { compoundKey, type WorkingSet } from '../../core/working-set.ts';
import * as schema from '../schema.ts';
import { type Query, statement } from '../sql.ts';
import { type Period, spentQuery, storedPeriod, sumsOf } from './limit-reads.ts';
import type { Load } from './row-load.ts';

const stored = statement(
  'spending',
  `${schema.spending.select} WHERE account IN (
     SELECT unnest($1::text[])
     UNION ALL SELECT account FROM task WHERE id = ANY($2::text[])
     UNION ALL SELECT account FROM lease WHERE hold_id = ANY($3::int8[])
     UNION ALL SELECT account FROM lease WHERE closed_at IS NULL AND until <= $4)`,
);

interface Pair {
  readonly account: string;
  readonly key: string;
  readonly periods: Map<string, Period>;
}

/** Gathers whose spending a batch needs. */
export class SpendingLoads {
  /** Tasks and leases that the batch loads. Expired leases are added when they are found, which is before `put`. */
  readonly tasks = new Set<string>();
  readonly leases = new Set<bigint>();
  readonly #set: WorkingSet | undefined;
  readonly #pairs = new Map<string, Pair>();
  #expired_at_ms = -1;

  /** @param set has the spending of earlier batches. */
  constructor(set: WorkingSet | undefined) {
    this.#set = set;
  }

  ofAccount(account: string): void {
    this.ofPair(account, '');
  }

  /** @param key empty: the whole account. @param period also if it is not stored. */
  ofPair(account: string, key: string, period?: Period): void {
    const name = compoundKey(account, key);
    const known = this.#set?.spending.knows(name) === true ? (this.#set.spending.get(name) ?? []) : undefined;
    if (known !== undefined && (period === undefined || known.some((each) => isSame(each, period)))) return;
    const pair = this.#pairs.get(name) ?? { account, key, periods: new Map() };
    this.#pairs.set(name, pair);
    if (period !== undefined) pair.periods.set(`${period.since_ms} ${period.until_ms}`, period);
  }

  /** Includes the accounts and keys of all leases that end at this time or earlier. */
  expired(at_ms: number): void {
    this.#expired_at_ms = Math.max(this.#expired_at_ms, at_ms);
  }

  load(): Load {
    const pairs = [...this.#pairs.values()];
    const { tasks, leases } = this;
    if (pairs.length + tasks.size + leases.size === 0 && this.#expired_at_ms < 0) return { queries: [], put: () => {} };
    const accounts = [...new Set(pairs.map(({ account }) => account))];
    const periods = pairs.flatMap(({ account, key, periods }) =>
      [...periods.values()].map((period) => ({ account, key, period })),
    );
    const queries: Query[] = [
      { of: stored, values: [accounts, [...tasks], [...leases], this.#expired_at_ms] },
      ...periods.map(({ account, key, period }) => spentQuery(account, key === '' ? null : key, period)),
    ];
    return {
      queries,
      put(set, [found = [], ...sums]) {
        const byName = Map.groupBy(found.map(schema.spending.read), ({ account, key }) => compoundKey(account, key));
        const load = (account: string, key: string) => {
          const name = compoundKey(account, key);
          if (!set.spending.knows(name)) set.spending.load(name, (byName.get(name) ?? []).map(storedPeriod));
        };
        const rows = [...[...tasks].map((id) => set.tasks.get(id)), ...[...leases].map((id) => set.leases.get(id))];
        for (const row of rows) {
          if (row === undefined) continue;
          load(row.account, '');
          if (row.key !== null) load(row.account, row.key);
        }
        for (const { account, key } of pairs) load(account, key);
        for (const [index, { account, key, period }] of periods.entries())
          addPeriod(set, compoundKey(account, key), period, sumsOf(sums[index] ?? []));
      },
    };
  }
}

/** Adds a period that is not stored, with the sum of the ledger's charges. */
function addPeriod(set: WorkingSet, name: string, period: Period, spent_nano: bigint): void {
  const known = set.spending.get(name) ?? [];
  if (known.some((each) => isSame(each, period))) return;
  set.spending.amend(name, [...known, { ...period, spent_nano, isStored: false }]);
}

function isSame(a: Period, b: Period): boolean {
  return a.since_ms === b.since_ms && a.until_ms === b.until_ms;
}
