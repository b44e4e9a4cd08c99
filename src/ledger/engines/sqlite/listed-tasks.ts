/**
 * The SQL that lists the tasks that a caller may see. It reads an account's tasks in parts, newest first, and the event loop runs between
 * them, so that no list delays other requests, however many tasks the account has.
 */
import { setImmediate } from 'node:timers/promises';
import type { Database, Statement } from 'better-sqlite3';
import { tasks as table } from '../../store/schema.ts';
import type { Task, TaskFilter, TaskPage } from '../../store/store.ts';
import { perDatabase, snapshot } from './database.ts';

/** Rows per part: about a millisecond. */
const PART = 5_000;
/** The index of migration 0003 has every column of these statements. Its condition must be repeated exactly. */
const LISTED =
  'FROM task INDEXED BY task_listed WHERE upstream_id IS NOT NULL AND hidden_at IS NULL AND account = @account';
const BEFORE = '(created_at, hold_id) < (@first, @second)';
const RANGE = `${BEFORE} AND (created_at, hold_id) >= (@last_first, @last_second)`;

type Binding = Readonly<Record<string, string | bigint>>;

/** The place of a task in the list. */
interface Place {
  readonly first: bigint;
  readonly second: bigint;
}

const NEWEST: Place = { first: 2n ** 63n - 1n, second: 2n ** 63n - 1n };
const OLDEST: Place = { first: -(2n ** 63n), second: -(2n ** 63n) };

interface List {
  /** The last task of the next part; undefined if fewer are left. */
  readonly last: Statement<[Binding], Place>;
  readonly count: Statement<[Binding], bigint>;
  readonly page: Statement<[Binding], object>;
}

/** Prepared lists by their SQL. */
const lists = perDatabase(() => new Map<string, List>());

/** The lists that the index can answer: tasks of one account and some kinds. */
export type ListedFilter = TaskFilter & { readonly account: string; readonly kinds: readonly string[] };

/** Whether the list is one of those that callers ask for. Lists by id are short. */
export function isListed(filter: TaskFilter): filter is ListedFilter {
  const { visible, account, upstreams, states, kinds = [], upstream_ids, unnamed, dispatch_deadline_from_ms } = filter;
  const others = [upstreams, states, upstream_ids, dispatch_deadline_from_ms];
  const isOther = unnamed === true || others.some((other) => other !== undefined);
  return visible === true && account !== undefined && kinds.length > 0 && !isOther;
}

/** One page, newest first, and the total. Tasks that are hidden while a long list is read may still count. */
export async function listListedTasks(db: Database, filter: ListedFilter): Promise<TaskPage> {
  const { limit, offset = 0 } = filter;
  const { list, binding, isWhole } = prepare(db, filter);
  const tasks: Task[] = [];
  let total = 0;
  for (let from = NEWEST; ; await setImmediate()) {
    const to = snapshot(db, () => {
      const last = list.last.get({ ...binding, ...from });
      const part = { ...binding, ...from, last_first: (last ?? OLDEST).first, last_second: (last ?? OLDEST).second };
      const count = last !== undefined && isWhole ? PART : Number(list.count.get(part));
      if (tasks.length < limit && total + count > offset) {
        const page = { limit: BigInt(limit - tasks.length), offset: BigInt(Math.max(0, offset - total)) };
        tasks.push(...list.page.all({ ...part, ...page }).map(table.read));
      }
      total += count;
      return last;
    });
    if (to === undefined) return { tasks, total };
    from = to;
  }
}

function prepare(db: Database, { account, kinds, statuses, models }: ListedFilter) {
  const binding: Record<string, string> = { account };
  const filters = Object.entries({ status: statuses, model: models }).flatMap(([column, values]) => {
    if (values === undefined) return [];
    binding[column] = JSON.stringify(values);
    return [`AND ${column} IN (SELECT value FROM json_each(@${column}))`];
  });
  // The index orders the tasks of one kind, but not of several.
  const arms = [...new Set(kinds)].map((kind, arm) => {
    binding[`kind${arm}`] = kind;
    return `@kind${arm}`;
  });
  const sql = `${arms.length} ${filters.join(' ')}`;
  const list = lists(db).get(sql) ?? prepareList(db, arms, filters.join(' '));
  lists(db).set(sql, list);
  return { list, binding, isWhole: filters.length === 0 };
}

function prepareList(db: Database, arms: readonly string[], filters: string): List {
  const ordered = (condition: string): string =>
    arms
      .map((kind) => `SELECT created_at AS first, hold_id AS second ${LISTED} AND kind = ${kind} AND ${condition}`)
      .join(' UNION ALL ');
  return {
    last: db.prepare(`${ordered(BEFORE)} ORDER BY first DESC, second DESC LIMIT 1 OFFSET ${PART - 1}`),
    count: db
      .prepare<[Binding], bigint>(
        `SELECT sum(count) FROM (${arms.map((kind) => `SELECT count(*) AS count ${LISTED} AND kind = ${kind} AND ${RANGE} ${filters}`).join(' UNION ALL ')})`,
      )
      .pluck(),
    // CROSS makes SQLite read the page first, so that only its rows are read from the table.
    page: db.prepare(`
      WITH page AS (${ordered(`${RANGE} ${filters}`)} ORDER BY first DESC, second DESC LIMIT @limit OFFSET @offset)
      SELECT ${table.selected} FROM page CROSS JOIN task ON hold_id = second ORDER BY first DESC, second DESC`),
  };
}
