/** Reads lists a page at a time, after the last row of the page before: by index, so that a page costs the same in a store of any size. */
import type { Account, ApiKey } from '../../core/account-rows.ts';
import type { Entry, Wallet } from '../../core/money-rows.ts';
import type { Task, TaskState } from '../../core/task-rows.ts';
import type { OpenLease, PageOf } from '../records.ts';
import * as schema from '../schema.ts';
import { freeStatement, type Reading, row, rows, selectFrom, statement } from '../sql.ts';
import { KEYS, toKey } from './account-reads.ts';

const ACCOUNTS = `SELECT ${schema.accounts.selected}, ${schema.wallets.selected} FROM account`;
const toAccount = schema.accounts.read as (stored: object) => Account & Wallet;
const HASHED = `SELECT ${schema.entries.selected}, hash FROM entry`;
/** A first page begins before everything that can be stored. */
const NEWEST = 2n ** 63n - 1n;
/** Both stores compare texts by their bytes. */
const LAST_CHARACTER = '\u{10FFFF}';

const statements = {
  accounts: statement('accounts_page', `${ACCOUNTS} WHERE name > $1 ORDER BY name LIMIT $2`, toAccount),
  accountsFrom: statement(
    'accounts_from',
    `${ACCOUNTS} WHERE name >= $1 AND name < $2 ORDER BY name LIMIT $3`,
    toAccount,
  ),
  accountsBetween: statement(
    'accounts_between',
    `${ACCOUNTS} WHERE name > $1 AND name < $2 ORDER BY name LIMIT $3`,
    toAccount,
  ),
  entries: selectFrom(schema.entries, 'entries_page', 'WHERE account = $1 AND id < $2 ORDER BY id DESC LIMIT $3'),
  ofHold: statement(
    'entries_of_hold',
    `${HASHED} WHERE id = $1
     UNION ALL ${HASHED} WHERE hold_id = $1 AND kind IN ('capture', 'release')
     UNION ALL ${HASHED} WHERE hold_id = $1 AND kind = 'overage'
     UNION ALL ${HASHED} WHERE refund_of IN (
       SELECT id FROM entry WHERE hold_id = $1 AND kind IN ('capture', 'release')
       UNION ALL SELECT id FROM entry WHERE hold_id = $1 AND kind = 'overage')
     ORDER BY 1`,
    schema.entries.read,
  ),
  newest: statement<{ entry: string | null; change: string | null }>(
    'newest_of_chains',
    `SELECT (SELECT id || ':' || hash FROM entry ORDER BY id DESC LIMIT 1) AS entry,
       (SELECT id || ':' || hash FROM change ORDER BY id DESC LIMIT 1) AS change`,
  ),
  entry: selectFrom(schema.entries, 'entry_by_id', 'WHERE id = $1'),
};

/** Accounts with their wallets, by name. @param after a name, which has the prefix too. @param prefix of their names. */
export function* accountsPage(
  { limit, after }: PageOf<string>,
  prefix?: string,
): Reading<readonly (Account & Wallet)[]> {
  if (prefix === undefined) return yield* rows(statements.accounts, [after ?? '', limit]);
  const statement = after === undefined ? statements.accountsFrom : statements.accountsBetween;
  return yield* rows(statement, [after ?? prefix, prefix + LAST_CHARACTER, limit]);
}

/** Keys, oldest first. */
export function* keysPage(account: string | undefined, { limit, after }: PageOf<ApiKey>): Reading<readonly ApiKey[]> {
  const place = after && [after.created_at_ms, after.id];
  const { where, values } = conditions({
    'api_key.account = ': account === undefined ? [] : [account],
    '(api_key.created_at, api_key.id) > ': place ?? [],
  });
  const page = freeStatement(
    `${KEYS} ${where} ORDER BY api_key.created_at, api_key.id LIMIT $${values.length + 1}`,
    toKey,
  );
  return yield* rows(page, [...values, limit]);
}

/** The entries of an account, newest first. */
export function* entriesPage(account: string, { limit, after = NEWEST }: PageOf<bigint>): Reading<readonly Entry[]> {
  return yield* rows(statements.entries, [account, after, limit]);
}

/** The newest entry's `ID:HASH`, and `/ID:HASH` of the newest change. */
export function* anchor(): Reading<string | undefined> {
  const found = yield* row(statements.newest);
  if (found === undefined || found.change === null) return found?.entry ?? undefined;
  return `${found.entry ?? ''}/${found.change}`;
}

/** The entries of a hold, with the refunds of its charges, oldest first. */
export function* entriesOfHold(hold_id: bigint): Reading<readonly schema.HashedEntry[]> {
  return yield* rows(statements.ofHold, [hold_id]);
}

/** The entry with this id. */
export function* entryById(id: bigint): Reading<Entry | undefined> {
  return yield* row(statements.entry, [id]);
}

/** Open leases with their holds, newest first. */
export function* leasesPage(
  account: string | undefined,
  { limit, after = NEWEST }: PageOf<bigint>,
): Reading<readonly OpenLease[]> {
  const { where, values } = conditions({
    'lease.hold_id < ': [after],
    'lease.account = ': account === undefined ? [] : [account],
  });
  const page = freeStatement<object>(
    `SELECT lease.hold_id, lease.account, lease.owner, entry.amount AS amount_nano, lease.opened_at AS opened_at_ms,
       lease.until AS until_ms
     FROM lease JOIN entry ON entry.id = lease.hold_id ${where} AND lease.closed_at IS NULL
     ORDER BY lease.hold_id DESC LIMIT $${values.length + 1}`,
  );
  return (yield* rows(page, [...values, limit])).map((stored) => {
    const lease = stored as OpenLease & { readonly opened_at_ms: bigint | number; readonly until_ms: bigint | number };
    return { ...lease, opened_at_ms: Number(lease.opened_at_ms), until_ms: Number(lease.until_ms) };
  });
}

/** Tasks to read at once: a few milliseconds. */
const PART = 2_000;

/** Up to this many unfinished tasks, a filter by an unfinished state reads their index, not all tasks. */
const FEW = 5_000;
const openCount = statement<{ count: bigint }>(
  'count_few_open_tasks',
  `SELECT count(*) AS count FROM (SELECT 1 AS one FROM task WHERE finished_at IS NULL LIMIT ${FEW + 1}) AS few`,
);
const UNFINISHED: readonly (TaskState | undefined)[] = ['dispatching', 'running', 'unknown'];

/** The tasks to list. An undefined field does not filter. */
export interface TaskPageFilter {
  readonly account: string | undefined;
  readonly state: TaskState | undefined;
  readonly model: string | undefined;
}

/** The place of a task in the order of creation. */
export interface TaskPlace {
  readonly created_at: bigint | number;
  readonly hold_id: bigint;
}

/** A task at which a part ends. */
export interface LastOfPart extends TaskPlace {
  readonly id: string;
}

/** The tasks among the next `PART` that match the filter, and the last of these `PART`; undefined if there are no more. */
export function* tasksPart(
  { account, state, model }: TaskPageFilter,
  place: TaskPlace | undefined,
  limit: number,
): Reading<{ readonly tasks: readonly Task[]; readonly last: LastOfPart | undefined }> {
  const isReview = state === 'review';
  const { where, values } = conditions({
    'account = ': account === undefined ? [] : [account],
    '(created_at, hold_id) < ': place === undefined ? [] : [place.created_at, place.hold_id],
  });
  const isOneOfFew = UNFINISHED.includes(state) && Number((yield* row(openCount))?.count ?? 0n) <= FEW;
  const only = isReview ? "state = 'review'" : isOneOfFew ? 'finished_at IS NULL' : undefined;
  const narrowed = only === undefined ? where : `${where === '' ? 'WHERE' : `${where} AND`} ${only}`;
  const index = isReview ? 'task_in_review' : 'task_open';
  const hint = only === undefined ? '' : `/*sqlite INDEXED BY ${index}*/`;
  const part = `SELECT created_at, hold_id FROM task ${hint} ${narrowed} ORDER BY created_at DESC, hold_id DESC LIMIT ${PART}`;
  const matching = freeStatement(
    `SELECT ${schema.tasks.selected} FROM (${part}) AS part JOIN task ON task.hold_id = part.hold_id
     WHERE (state = $${values.length + 1} OR $${values.length + 1} IS NULL)
       AND (model = $${values.length + 2} OR $${values.length + 2} IS NULL)
     ORDER BY part.created_at DESC, part.hold_id DESC LIMIT $${values.length + 3}`,
    schema.tasks.read,
  );
  const last = freeStatement<LastOfPart>(
    `SELECT id, task.created_at, task.hold_id FROM (SELECT hold_id FROM (${part}) AS part LIMIT 1 OFFSET ${PART - 1}) AS last
     JOIN task ON task.hold_id = last.hold_id`,
  );
  const tasks = yield* rows(matching, [...values, state ?? null, model ?? null, limit]);
  return { tasks, last: yield* row(last, values) };
}

/** `WHERE` with the conditions that have values: one `$N`, or a row of several. */
function conditions(all: Readonly<Record<string, readonly unknown[]>>) {
  const values: unknown[] = [];
  const parts = Object.entries(all).flatMap(([condition, given]) => {
    if (given.length === 0) return [];
    const numbers = given.map((value) => `$${values.push(value)}`);
    return [`${condition}${numbers.length === 1 ? numbers[0] : `(${numbers.join(', ')})`}`];
  });
  return { where: parts.length === 0 ? '' : `WHERE ${parts.join(' AND ')}`, values };
}
