/** Reads every charge of a period with what it was computed from, a part at a time. */
import type { Time_ms } from '../../core/money-rows.ts';
import { freeStatement, type Reading, row, rows, statement } from '../sql.ts';

export interface ChargeFilter {
  readonly account?: string | undefined;
  readonly since_ms: Time_ms;
  readonly until_ms: Time_ms;
}

interface ChargeRow {
  readonly account: string;
  readonly key: string;
  readonly model: string;
  readonly amount_nano: bigint;
  readonly at_ms: bigint | number;
}

export interface ChargedRequest extends ChargeRow {
  /** JSON: decimal strings by class. */
  readonly units: string;
  /** The version of the prices. Null: the request is older than these. */
  readonly price_sha256: Buffer | null;
  /** Null, like the rounding: the request is older than these columns. */
  readonly price_factor_nano: bigint | null;
  readonly rounding: string | null;
}

/** A task that succeeded, or a failed one that was charged. */
export interface ChargedTask extends ChargeRow {
  readonly unit: string;
  readonly units_nano: bigint;
  /** JSON: decimal strings by class; null: it has no classes. */
  readonly classes: string | null;
  readonly price_factor_nano: bigint;
  /** JSON. */
  readonly facts: string;
  readonly created_at_ms: bigint | number;
}

export interface ChargeVisitor {
  request(row: ChargedRequest): void;
  task(row: ChargedTask): void;
  /** Called from time to time. @param done the share of all rows, from 0 to 1, by their times. */
  progress(done: number): void;
}

/** Rows in memory at once. */
const PART = 5_000;

type ChargePlace = { readonly place_at: bigint; readonly place_id: bigint };

/** Ids of requests grow with time, except for late ones and clocks that are set back. In SQLite, CROSS JOIN fixes the order: one search per account. */
const idRange = statement<{ readonly first: bigint | null; readonly last: bigint | null }>(
  'charged_id_range',
  `SELECT min(u.id) AS first, max(u.id) AS last FROM account AS a CROSS JOIN usage AS u /*sqlite INDEXED BY usage_by_account*/
   WHERE u.account = a.id AND u.at >= $1 AND u.at < $2`,
);

/**
 * When the tasks of the period were created. Each has an entry of its end, and reading the entries of the period costs a creation no index. The
 * times are exact, also after a clock is set back.
 */
const creations = (ofAccount: string) =>
  freeStatement<{ readonly first: bigint | null; readonly last: bigint | null }>(
    `SELECT min(t.created_at) AS first, max(t.created_at) AS last
     FROM account AS a CROSS JOIN entry AS e /*sqlite INDEXED BY entry_charged*/ CROSS JOIN task AS t
     WHERE e.account = a.id AND e.kind IN ('capture', 'overage') AND e.at >= $1 AND e.at < $2 AND t.hold_id = e.hold_id ${ofAccount}`,
  );

/**
 * Calls a visitor with all metered requests and tasks that were charged in the period, in the order in which requests were charged and
 * tasks created.
 */
export function* eachCharge({ account, since_ms, until_ms }: ChargeFilter, visitor: ChargeVisitor): Reading<void> {
  const period = [since_ms, until_ms];
  const ids = account === undefined ? yield* row(idRange, period) : undefined;
  // By account, the index has the time first; over all accounts the table itself is read in its order.
  const place = account === undefined ? 'id > $3 AND id <= $4' : '(at, id) > ($5, $3) AND account = $4';
  const order = account === undefined ? 'id' : 'at, id';
  const requests = freeStatement<ChargedRequest & ChargePlace>(
    `SELECT id AS place_id, at AS place_at, account, key, model, amount AS amount_nano, at AS at_ms, units,
       price_sha256, price_factor AS price_factor_nano, rounding
     FROM usage WHERE at >= $1 AND at < $2 AND ${place} ORDER BY ${order} LIMIT ${PART}`,
  );
  const values = (before: ChargePlace | undefined) =>
    account === undefined
      ? [...period, before?.place_id ?? (ids?.first ?? 0n) - 1n, ids?.last ?? 0n]
      : [...period, before?.place_id ?? 0n, account, before?.place_at ?? 0n];
  const created = yield* row(
    creations(account === undefined ? '' : 'AND a.id = $3'),
    account === undefined ? period : [...period, account],
  );
  const tasks = freeStatement<ChargedTask & ChargePlace>(
    `SELECT hold_id AS place_id, created_at AS place_at, created_at AS created_at_ms, account, key, model, charged AS amount_nano, finished_at AS at_ms, unit,
       charged_units AS units_nano, charged_classes AS classes, price_factor AS price_factor_nano, facts
     FROM task WHERE state = 'succeeded' AND finished_at >= $1 AND finished_at < $2 AND (created_at, hold_id) > ($4, $3) AND created_at <= $5
       ${account === undefined ? '' : 'AND account = $6'} ORDER BY created_at, hold_id LIMIT ${PART}`,
  );
  const taskValues = (before: ChargePlace | undefined) => {
    const all = [...period, before?.place_id ?? 0n, before?.place_at ?? created?.first ?? 0n, created?.last ?? -1n];
    return account === undefined ? all : [...all, account];
  };
  const [ofRequests, ofTasks] = [new Parts(requests, values), new Parts(tasks, taskValues)];
  for (let count = 1; ; count += 1) {
    const request = ofRequests.isRead ? yield* ofRequests.next() : ofRequests.head;
    const task = ofTasks.isRead ? yield* ofTasks.next() : ofTasks.head;
    if (request === undefined && task === undefined) return;
    if (task === undefined || (request !== undefined && request.place_at <= task.place_at))
      visitor.request(ofRequests.take());
    else visitor.task(ofTasks.take());
    const at_ms = request?.place_at ?? task?.place_at ?? 0n;
    if (count % PART === 0) visitor.progress((Number(at_ms) - since_ms) / Math.max(1, until_ms - since_ms));
  }
}

/** Rows of a statement, read a part at a time. */
class Parts<Row extends ChargeRow & ChargePlace> {
  readonly #of: ReturnType<typeof freeStatement<Row>>;
  readonly #valuesAfter: (last: ChargePlace | undefined) => readonly unknown[];
  #rows: readonly Row[] = [];
  #index = 0;
  #isLast = false;

  constructor(
    statement: ReturnType<typeof freeStatement<Row>>,
    valuesAfter: (last: ChargePlace | undefined) => readonly unknown[],
  ) {
    this.#of = statement;
    this.#valuesAfter = valuesAfter;
  }

  /** Whether the next part must be read before `head`. */
  get isRead(): boolean {
    return this.#index === this.#rows.length && !this.#isLast;
  }

  /** Undefined at the end. */
  get head(): Row | undefined {
    return this.#rows[this.#index];
  }

  *next(): Reading<Row | undefined> {
    const found: readonly Row[] = yield* rows(this.#of, this.#valuesAfter(this.#rows.at(-1)));
    this.#rows = found;
    this.#index = 0;
    this.#isLast = found.length < PART;
    return this.head;
  }

  /** Removes the head and returns it. */
  take(): Row {
    const row = this.head;
    if (row === undefined) throw new Error('there is no charge left');
    this.#index += 1;
    return row;
  }
}
