/**
 * The SQL that lists tasks. It names the index of each list, because SQLite without statistics would read every task of an account or
 * of the store to show a few.
 */

import type { Database, Statement } from 'better-sqlite3';
import { TASK_COLUMNS, type TaskRow, toTask } from '../rows/task.ts';
import type { TaskFilter, TaskPage, TaskState } from '../store.ts';
import { perDatabase, snapshot } from './database.ts';
import { type ListedFilter, listListedTasks } from './listed-tasks.ts';

type Binding = Readonly<Record<string, string | bigint>>;

interface List {
  readonly page: Statement<[Binding], TaskRow>;
  readonly total: Statement<[Binding], bigint>;
}

/** A partial index of migration 0003 or 0001, and its condition, which the statement must repeat exactly. */
interface Index {
  readonly name: string;
  readonly condition: string;
}

const VISIBLE = 'upstream_id IS NOT NULL AND hidden_at IS NULL';
const unnamed: Index = { name: 'task_unnamed', condition: "upstream_id IS NULL AND state <> 'failed'" };
const inReview: Index = { name: 'task_in_review', condition: "state = 'review'" };
const unfinished: Index = { name: 'task_unfinished', condition: "state IN ('running', 'unknown')" };

/** The index to name; undefined when SQLite chooses well. */
function indexFor(filter: TaskFilter): Index | undefined {
  const { states, upstream_ids } = filter;
  const onlyOf = (...some: readonly TaskState[]) =>
    states !== undefined && states.length > 0 && states.every((state) => some.includes(state));
  if (filter.unnamed === true) return unnamed;
  if (upstream_ids !== undefined) return undefined;
  if (onlyOf('review')) return inReview;
  return onlyOf('running', 'unknown') ? unfinished : undefined;
}

/** Prepared lists by their SQL. There is one per combination of filters. */
const lists = perDatabase(() => new Map<string, List>());

/** One page of tasks, newest first, and the total. */
export async function listTasks(db: Database, filter: TaskFilter): Promise<TaskPage> {
  return isListed(filter) ? await listListedTasks(db, filter) : readPage(db, filter);
}

/** Whether the list is one of those that callers ask for. Lists by id are short. */
function isListed(filter: TaskFilter): filter is ListedFilter {
  const { visible, account, upstreams, states, kinds = [], upstream_ids, unnamed, dispatch_deadline_from_ms } = filter;
  const others = [upstreams, states, upstream_ids, dispatch_deadline_from_ms];
  const hasOthers = unnamed === true || others.some((other) => other !== undefined);
  return visible === true && account !== undefined && kinds.length > 0 && !hasOthers;
}

function readPage(db: Database, filter: TaskFilter): TaskPage {
  const { account, upstreams, states, kinds, statuses, models, upstream_ids, limit, offset = 0 } = filter;
  const index = indexFor(filter);
  const conditions: string[] = index === undefined ? [] : [index.condition];
  const binding: Record<string, string | bigint> = {};
  if (account !== undefined) {
    // The plus disables the index by account, which would read all tasks of the account to find a few by id.
    conditions.push(upstream_ids === undefined ? 'account = @account' : '+account = @account');
    binding.account = account;
  }
  for (const [column, values] of Object.entries({
    upstream: upstreams,
    state: states,
    kind: kinds,
    status: statuses,
    model: models,
    upstream_id: upstream_ids,
  })) {
    if (values === undefined) continue;
    conditions.push(`${column} IN (SELECT value FROM json_each(@${column}))`);
    binding[column] = JSON.stringify(values);
  }
  if (filter.dispatch_deadline_from_ms !== undefined) {
    conditions.push('dispatch_deadline_at >= @dispatch_deadline_from');
    binding.dispatch_deadline_from = BigInt(filter.dispatch_deadline_from_ms);
  }
  if (filter.visible === true) conditions.push(VISIBLE);
  const { page, total } = prepareList(db, index, conditions);
  return snapshot(db, () => {
    const tasks = page.all({ ...binding, limit: BigInt(limit), offset: BigInt(offset) }).map(toTask);
    // On the last page the total needs no second query. It is often the only page.
    const isLast = tasks.length < limit && (tasks.length > 0 || offset === 0);
    return { tasks, total: isLast ? offset + tasks.length : Number(total.get(binding)) };
  });
}

function prepareList(db: Database, index: Index | undefined, conditions: readonly string[]): List {
  const where = conditions.length === 0 ? '' : `WHERE ${conditions.join(' AND ')}`;
  const from = `FROM task ${index === undefined ? '' : `INDEXED BY ${index.name}`} ${where}`;
  const found = lists(db).get(from);
  if (found !== undefined) return found;
  const made = {
    // CROSS makes SQLite read the page first, so that only its rows are read from the table.
    page: db.prepare<[Binding], TaskRow>(`
      WITH page AS (SELECT created_at AS page_at, hold_id AS page_id ${from}
        ORDER BY page_at DESC, page_id DESC LIMIT @limit OFFSET @offset)
      SELECT ${TASK_COLUMNS} FROM page CROSS JOIN task ON hold_id = page_id ORDER BY page_at DESC, page_id DESC`),
    total: db.prepare<[Binding], bigint>(`SELECT count(*) ${from}`).pluck(),
  };
  lists(db).set(from, made);
  return made;
}
