/** `task list`, `task show` and `task resolve`, the last for tasks whose outcome nobody could find out. */
import { type Command, Option } from 'commander';
import { formatNano, type Nano } from '../lang/amount.ts';
import type { Account, Store, Task, TaskState } from '../store/store.ts';
import { findByAnyId, resolveTask } from '../tasks/resolve.ts';
import { CliError, usageError } from './errors.ts';
import type { Act, Answer, Cli } from './io.ts';
import { requireAccount, withStore, withWritableStore } from './store.ts';
import { fields, table } from './table.ts';
import { taskDocument } from './task-document.ts';
import { limitValue, unitsValue } from './values.ts';

const states: readonly TaskState[] = ['dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'];

interface ListOptions {
  readonly account?: string;
  readonly state?: TaskState;
  readonly limit: number;
}
interface ResolveOptions {
  readonly capture?: Nano;
  readonly release?: true;
}

/** Adds `task …`; `--json` gives a task, and `{tasks:[…],total}`. */
export function addTaskCommands(program: Command, act: Act): void {
  const task = program.command('task').description('tasks: list them, look at one, resolve what is in review');
  task
    .command('list')
    .description('newest first')
    .option('--account <account>', 'only those of one account, by id or name')
    .addOption(new Option('--state <state>', 'only those in one state').choices(states))
    .option('--limit <n>', 'how many tasks', limitValue, 50)
    .action(act(list));
  task
    .command('show')
    .description('one task with its price and its money')
    .argument('<id>', "the task's id, or the upstream's")
    .action(act(show));
  task
    .command('resolve')
    .description('end a task in review, or of unknown outcome: charge it, or free its hold')
    .argument('<id>', "the task's id, or the upstream's")
    .option('--capture <seconds>', 'charge that many seconds (tokens where the price is for tokens)', unitsValue)
    .option('--release', 'charge nothing and free the hold')
    .action(act(resolve));
}

async function list(cli: Cli, options: ListOptions): Promise<Answer> {
  return withStore(cli, async (store) => {
    const { state, limit } = options;
    const account = options.account === undefined ? undefined : await requireAccount(store, options.account);
    const filter = { ...(account && { account: account.id }), ...(state && { states: [state] }), limit };
    const { tasks, total } = await store.listTasks(filter);
    const accounts = await store.listAccounts();
    const documents = tasks.map((task) => taskDocument(task, accountName(task, accounts)));
    const columns = [
      { title: 'ID' },
      { title: 'ACCOUNT' },
      { title: 'MODEL' },
      { title: 'STATE' },
      { title: 'STATUS' },
      { title: 'HOLD', right: true },
      { title: 'CHARGED', right: true },
      { title: 'CREATED' },
    ];
    const rows = documents.map((task) => [
      task.id,
      task.account,
      task.model,
      task.state,
      task.status ?? '-',
      task.hold,
      task.charged ?? '-',
      task.created_at,
    ]);
    const rest = total > tasks.length ? `\n${tasks.length} of ${total}; see more with --limit` : '';
    return {
      json: { tasks: documents, total },
      text: rows.length === 0 ? 'no such tasks' : table(columns, rows) + rest,
    };
  });
}

async function show(cli: Cli, id: string): Promise<Answer> {
  return withStore(cli, async (store) => {
    const task = await requireTask(store, id);
    const document = taskDocument(task, accountName(task, await store.listAccounts()));
    return { json: document, text: taskText(document) };
  });
}

async function resolve(cli: Cli, id: string, options: ResolveOptions): Promise<Answer> {
  const { capture, release } = options;
  if ((capture === undefined) === (release === undefined)) {
    throw usageError(
      'say either --capture SECONDS or --release',
      'the first charges the task, the second frees its hold',
    );
  }
  return withWritableStore(cli, async (store) => {
    const task = await requireTask(store, id);
    const resolved = await resolveTask(task, capture, store);
    if (resolved.outcome === 'claimed') throw claimed(task);
    if (resolved.outcome === 'not_open') throw notOpen(resolved.task);
    const { result } = resolved;
    const document = taskDocument(result.task, accountName(result.task, await store.listAccounts()));
    const overage = formatNano(result.overage_nano);
    const beyond = result.overage_nano > 0n ? `\noverage: ${overage} beyond the hold of ${document.hold}` : '';
    return { json: { ...document, overage }, text: `resolved\n${taskText(document)}${beyond}` };
  });
}

function claimed({ id }: Task): CliError {
  const message = `a gateway is asking the upstream about task ${id} at this moment`;
  return new CliError('task_busy', message, 'look at it again in a minute: tollgate task show shows what became of it');
}

function notOpen({ id, state }: Task): CliError {
  const hint =
    'only a task in review, or of unknown outcome, is for an operator to resolve; see them with: tollgate task list --state review';
  return new CliError('task_not_in_review', `task ${id} is in state ${state}, not in review`, hint);
}

/** @throws CliError task_not_found where none has the id, or two have. */
async function requireTask(store: Store, id: string): Promise<Task> {
  const [only, another] = await findByAnyId(id, store);
  if (only === undefined) {
    throw new CliError('task_not_found', `there is no task '${id}'`, 'see them with: tollgate task list');
  }
  if (another !== undefined) {
    const message = `two upstreams have a task '${id}': ${only.id} and ${another.id}`;
    throw new CliError('task_not_found', message, 'give one of those ids');
  }
  return only;
}

function accountName(task: Task, accounts: readonly Account[]): string {
  return accounts.find(({ id }) => id === task.account)?.name ?? task.account;
}

function taskText(task: ReturnType<typeof taskDocument>): string {
  const { price } = task;
  const per =
    price.per === '1' ? price.unit : `${price.per} ${price.unit === 'million_tokens' ? 'tokens' : price.unit}`;
  return fields([
    ['task', task.id],
    ['state', task.state],
    ['reason', task.reason],
    ['account', task.account],
    ['key', task.key],
    ['model', task.model],
    ['route', task.route],
    ['upstream', `${task.upstream}${task.upstream_id === null ? '' : `, which calls it ${task.upstream_id}`}`],
    ['status', task.status],
    ['facts', JSON.stringify(task.facts)],
    ['price', `${price.amount} a ${per} (table ${price.table}), discount ${price.discount}`],
    ['hold', `${task.hold} (entry ${task.hold_id}: ${task.hold_memo})`],
    ['charged', task.charged === null ? null : `${task.charged} for ${task.charged_units}`],
    ['created', task.created_at],
    ['updated', task.updated_at],
    ['finished', task.finished_at],
    ['deadline', task.finished_at === null ? task.deadline_at : null],
    ['next poll', task.next_poll_at],
    ['record', task.record],
  ]);
}
