/**
 * Counts what an operator watches. Every statement reads a limited number of rows of an index, and the event loop runs between them,
 * so that no scrape of the metrics delays requests, however many tasks are open.
 */
import { setImmediate } from 'node:timers/promises';
import type { Database, Statement } from 'better-sqlite3';
import type { Nano } from '../../../lib/money/amount.ts';
import type { StoreGauges, TaskState } from '../../store/store.ts';
import { perDatabase } from './database.ts';

/** Rows per statement: less than a millisecond (`node bench/gauges.ts`). */
const PART = 5_000;
/** Fewer, because each is read whole. */
const ACCOUNTS_PART = 1_000;
/** Rows that are read to find the oldest of those that end first. */
const SAMPLE = 100;

/** The rows of an index that fulfil a condition, in the order of two columns. */
interface Rows {
  readonly table: string;
  readonly condition: string;
  readonly order: readonly [string, string];
  /** The column with the time of the hold. */
  readonly since: string;
}

const unnamed = (state: TaskState): Rows => ({
  table: 'task INDEXED BY task_unnamed',
  condition: `upstream_id IS NULL AND state <> 'failed' AND state = '${state}'`,
  order: ['dispatch_deadline_at', 'rowid'],
  since: 'created_at',
});

/** Tasks of unknown outcome have no upstream's id, so they are subtracted from those in `task_unfinished`. */
const UNFINISHED: Rows = {
  table: 'task INDEXED BY task_unfinished',
  condition: "state IN ('running', 'unknown')",
  order: ['deadline_at', 'rowid'],
  since: 'created_at',
};
const REVIEW: Rows = {
  table: 'task INDEXED BY task_in_review',
  condition: "state = 'review'",
  order: ['created_at', 'hold_id'],
  since: 'created_at',
};
const LEASES: Rows = {
  table: 'lease INDEXED BY lease_open',
  condition: 'closed_at IS NULL',
  order: ['until', 'rowid'],
  since: 'opened_at',
};

interface Key {
  readonly first: bigint;
  readonly second: bigint;
}

interface Counter {
  /** The last row of the next part; undefined if fewer rows are left. */
  readonly last: Statement<[Key], Key>;
  readonly rest: Statement<[Key], { readonly count: bigint }>;
  readonly oldest: Statement<[], { readonly at: bigint | null }>;
}

const counters = perDatabase(() => new Map<string, Counter>());

function counterOf(db: Database, { table, condition, order, since }: Rows): Counter {
  const name = `${table} ${condition}`;
  const known = counters(db).get(name);
  if (known !== undefined) return known;
  const [first, second] = order;
  const after = `FROM ${table} WHERE ${condition} AND (${first}, ${second}) > (@first, @second)`;
  const made: Counter = {
    last: db.prepare(
      `SELECT ${first} AS first, ${second} AS second ${after} ORDER BY ${first}, ${second} LIMIT 1 OFFSET ${PART - 1}`,
    ),
    rest: db.prepare(`SELECT count(*) AS count ${after}`),
    oldest: db.prepare(
      `SELECT min(at) AS at FROM (SELECT ${since} AS at FROM ${table} WHERE ${condition} ORDER BY ${first} LIMIT ${SAMPLE})`,
    ),
  };
  counters(db).set(name, made);
  return made;
}

async function count(db: Database, rows: Rows): Promise<number> {
  const { last, rest } = counterOf(db, rows);
  let key: Key = { first: -1n, second: -1n };
  for (let sum = 0; ; sum += PART) {
    await setImmediate();
    const next = last.get(key);
    if (next === undefined) return sum + Number(rest.get(key)?.count ?? 0);
    key = next;
  }
}

/** The time of the oldest hold of these rows, or nearly the oldest if their deadlines differ. */
function oldest(db: Database, rows: Rows): number | undefined {
  const at = counterOf(db, rows).oldest.get()?.at;
  return at === null || at === undefined ? undefined : Number(at);
}

const statements = perDatabase((db) => ({
  wallets: db.prepare<
    [{ after: bigint; low: bigint | null }],
    { last: bigint | null; accounts: bigint; held: number; low: bigint | null }
  >(`
    SELECT max(id) AS last, count(*) AS accounts, total(held) AS held, sum(posted - held + credit_limit < @low) AS low
    FROM (SELECT rowid AS id, posted, held, credit_limit FROM account WHERE rowid > @after ORDER BY rowid LIMIT ${ACCOUNTS_PART})`),
  due: db.prepare<[string], { at: bigint | null }>(
    'SELECT min(next_poll_at) AS at FROM task INDEXED BY task_to_poll WHERE next_poll_at IS NOT NULL AND upstream = ?',
  ),
}));

async function wallets(db: Database, low: Nano | undefined): Promise<{ held_nano: number; low: number }> {
  const sum = { held_nano: 0, low: 0 };
  for (let after = -1n; ; ) {
    await setImmediate();
    const row = statements(db).wallets.get({ after, low: low ?? null });
    if (row === undefined || row.last === null) return sum;
    sum.held_nano += row.held;
    sum.low += Number(row.low ?? 0);
    after = row.last;
    if (Number(row.accounts) < ACCOUNTS_PART) return sum;
  }
}

/** @param low_nano wallets with less available are counted. @param upstreams whose polls are due. */
export async function gauges(
  db: Database,
  low_nano: Nano | undefined,
  upstreams: readonly string[],
): Promise<StoreGauges> {
  const unknown = await count(db, unnamed('unknown'));
  const states = {
    dispatching: await count(db, unnamed('dispatching')),
    running: Math.max(0, (await count(db, UNFINISHED)) - unknown),
    unknown,
    review: await count(db, REVIEW),
  };
  const since = [unnamed('dispatching'), UNFINISHED, REVIEW].map(
    (rows) => oldest(db, rows) ?? Number.POSITIVE_INFINITY,
  );
  const { held_nano, low } = await wallets(db, low_nano);
  return {
    tasks: states,
    leases: await count(db, LEASES),
    oldest_task_ms: Math.min(...since),
    oldest_lease_ms: oldest(db, LEASES) ?? Number.POSITIVE_INFINITY,
    held_nano,
    low_wallets: low,
    next_poll_ms: new Map(
      upstreams.map((upstream) => {
        const at = statements(db).due.get(upstream)?.at;
        return [upstream, at === null || at === undefined ? Number.POSITIVE_INFINITY : Number(at)];
      }),
    ),
  };
}
