/** `task list`, `task show` and `task resolve`, by which an operator ends a task that the gateway cannot settle. */
import { type Command, Option } from 'commander';
import { optionalAccount, requireTask } from '../admin/find.ts';
import { taskDocument } from '../admin/task-document.ts';
import { formatNano, type Nano } from '../lang/amount.ts';
import { unitName } from '../lang/units.ts';
import type { Account, Task, TaskState } from '../store/store.ts';
import { resolveTask } from '../tasks/resolve.ts';
import { commandActor } from './actor.ts';
import { CliError, usageError } from './errors.ts';
import type { Answer, Cli, CommandHandler } from './io.ts';
import { withStore, withWritableStore } from './store.ts';
import { fields, table } from './table.ts';
import { amountValue, rowCountValue } from './values.ts';

const STATES: readonly TaskState[] = ['dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'];

const TITLES = 'ID ACCOUNT MODEL STATE STATUS >HOLD >CHARGED CREATED';

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
export function addTaskCommands(program: Command, act: CommandHandler): void {
  const task = program.command('task').description('list, show and resolve tasks');
  task
    .command('list')
    .description('list tasks, newest first')
    .option('--account <account>', 'only the tasks of this account, by id or name')
    .addOption(new Option('--state <state>', 'only tasks in this state').choices(STATES))
    .option('--limit <n>', 'maximum number of tasks', rowCountValue, 50)
    .action(act(list));
  task
    .command('show')
    .description('show one task with its price, hold and charge')
    .argument('<id>', "the task's id, or the upstream's id for it")
    .action(act(show));
  task
    .command('resolve')
    .description('end a task in state review or unknown: charge it, or release its hold')
    .argument('<id>', "the task's id, or the upstream's id for it")
    .option('--capture <seconds>', 'charge this many seconds (tokens if the price is per token)', amountValue)
    .option('--release', 'charge nothing and release the hold')
    .action(act(resolve));
}

async function list(cli: Cli, options: ListOptions): Promise<Answer> {
  return withStore(cli, async (store) => {
    const { state, limit } = options;
    const account = await optionalAccount(store, options.account);
    const filter = { ...(account && { account: account.id }), ...(state && { states: [state] }), limit };
    const { tasks, total } = await store.listTasks(filter);
    const accounts = await store.listAccounts();
    const documents = tasks.map((task) => taskDocument(task, accountName(task, accounts)));
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
    const rest = total > tasks.length ? `\n${tasks.length} of ${total} tasks; show more with --limit` : '';
    return {
      json: { tasks: documents, total },
      text: rows.length === 0 ? 'no tasks found' : table(TITLES, rows) + rest,
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
      'give either --capture SECONDS or --release',
      '--capture charges the task; --release charges nothing',
    );
  }
  return withWritableStore(cli, async (store) => {
    const task = await requireTask(store, id);
    const resolved = await resolveTask(task, capture, store, commandActor());
    if (resolved.outcome === 'claimed') throw claimed(task);
    if (resolved.outcome === 'not_open') throw notOpen(resolved.task);
    const { result } = resolved;
    const document = taskDocument(result.task, accountName(result.task, await store.listAccounts()));
    const overage = formatNano(result.overage_nano);
    const overageText = result.overage_nano > 0n ? `\noverage: ${overage} beyond the hold of ${document.hold}` : '';
    return { json: { ...document, overage }, text: `resolved\n${taskText(document)}${overageText}` };
  });
}

function claimed({ id }: Task): CliError {
  const message = `a gateway is polling task ${id} at this moment`;
  return new CliError(
    'task_busy',
    message,
    'try again in a minute; tollgate task show may then show that it has ended',
  );
}

function notOpen({ id, state }: Task): CliError {
  const hint =
    'only tasks in state review or unknown can be resolved by hand; list them with: tollgate task list --state review';
  return new CliError('task_not_in_review', `task ${id} is in state ${state}, not in review`, hint);
}

function accountName(task: Task, accounts: readonly Account[]): string {
  return accounts.find(({ id }) => id === task.account)?.name ?? task.account;
}

function taskText(task: ReturnType<typeof taskDocument>): string {
  const { price } = task;
  const per = price.per === '1' ? price.unit : `${price.per} ${unitName(price.unit)}`;
  return fields([
    ['task', task.id],
    ['state', task.state],
    ['reason', task.reason],
    ['account', task.account],
    ['key', task.key],
    ['model', task.model],
    ['route', task.route],
    ['upstream', `${task.upstream}${task.upstream_id === null ? '' : ` (its id: ${task.upstream_id})`}`],
    ['target', task.target],
    ['status', task.status],
    ['facts', JSON.stringify(task.facts)],
    ['price', `${price.amount} per ${per} (table ${price.table}), discount ${price.discount}`],
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
