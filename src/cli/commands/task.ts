/** `task list`, `task show` and `task resolve`, by which an operator ends a task that the gateway cannot settle. */
import type { Command } from 'commander';
import type { Static } from 'typebox';
import type { TaskSchema } from '../../admin/api/task-document.ts';
import { listTasks, resolveTask, showTask, TASK_STATES } from '../../admin/operations/tasks.ts';
import { unitName } from '../../lib/money/units.ts';
import { usageError } from '../shared/errors.ts';
import type { Answer, Cli, CommandHandler } from '../shared/io.ts';
import { addCommand, addRun, option } from '../shared/operation-command.ts';
import { withOperator } from '../shared/operator.ts';
import { fields, table } from '../shared/table.ts';
import { reasonOption, rowCountValue, unitsValue } from '../shared/values.ts';

const ID = ['<id>', "the task's id, or the upstream's id for it"] as const;
const TITLES = 'ID ACCOUNT MODEL STATE STATUS >HOLD >CHARGED CREATED';

/** Adds `task …`; `--json` gives a task, and `{tasks:[…],total}`. */
export function addTaskCommands(program: Command, act: CommandHandler): void {
  const task = program.command('task').description('list, show and resolve tasks');
  const filters = [
    option('--account <account>', 'only the tasks of this account, by id or name'),
    option('--state <state>', 'only tasks in this state').choices(TASK_STATES),
    option('--limit <n>', 'maximum number of tasks', rowCountValue).default(50),
  ];
  addCommand([task, act], 'list', { does: 'list tasks, newest first', options: filters }, list);
  addRun([task, act], 'show', showTask, {
    does: 'show one task with its price, hold and charge',
    args: [ID],
    answer: ({ time_line: _, ...shown }) => ({ json: shown, text: taskText(shown) }),
  });
  addRun([task, act], 'resolve', resolveTask, {
    does: 'end a task in state review or unknown: charge it, or release its hold',
    args: [ID],
    options: [
      option(
        '--capture <units>',
        'charge this many seconds (tokens if the price is per token); with classes input=100,output=20',
        unitsValue,
      ),
      option('--release', 'charge nothing and release the hold'),
      reasonOption(),
    ],
    refuse({ capture, release }) {
      if ((capture === undefined) !== (release === undefined)) return;
      const hint = '--capture charges the task; --release charges nothing';
      throw usageError('give either --capture UNITS or --release', hint);
    },
    answer({ overage = '0.00', ...resolved }) {
      const beyond = overage === '0.00' ? '' : `\noverage: ${overage} beyond the hold of ${resolved.hold}`;
      return { json: { ...resolved, overage }, text: `resolved\n${taskText(resolved)}${beyond}` };
    },
  });
}

function list(cli: Cli, { limit = 0, ...filter }: Static<(typeof listTasks)['input']>): Promise<Answer> {
  return withOperator(cli, 'read', async ({ call, list }) => {
    const tasks = await list(listTasks, filter, limit);
    // Counting reads a whole index, so count only if there may be more.
    const isAll = tasks.length < limit;
    const total = isAll ? tasks.length : ((await call(listTasks, { ...filter, limit: 1, total: true })).total ?? 0);
    const rest = total > tasks.length ? `\n${tasks.length} of ${total} tasks; show more with --limit` : '';
    return {
      json: { tasks, total },
      text: tasks.length === 0 ? 'no tasks found' : table(TITLES, tasks) + rest,
    };
  });
}

function taskText(task: Static<typeof TaskSchema>): string {
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
