/** Tasks, and their resolution by hand. */
import { setImmediate } from 'node:timers/promises';
import Type from 'typebox';
import { termsOfTask } from '../../billing/pricing/price-version.ts';
import { resolutionOf } from '../../billing/pricing/task-charge.ts';
import type { LastOfPart, TaskPageFilter, TaskPlace } from '../../ledger/store/reads/pages.ts';
import type { PageOf, SettleResult, Store, Task } from '../../ledger/store/store.ts';
import { formatNano, larger } from '../../lib/money/amount.ts';
import { readUnits, sumOfUnits, type UnitsByClass, unitsInWords, unitsOfTask } from '../../lib/money/class-units.ts';
import { formatTime } from '../api/documents.ts';
import { accountNames, optionalAccount, placeAfter, requireTask } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { DEFAULT_ROWS, Id, Money, object, pageOf, paging, Reason, Time, Units } from '../api/schemas.ts';
import { TaskSchema, TimeLineSchema, taskDocument, timeLine } from '../api/task-document.ts';
import { readPositive } from '../api/values.ts';

export const TASK_STATES = ['dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'] as const;

/** So many parts of tasks are read within a tenth of a second. */
const PARTS = 10;

export const listTasks = operation({
  name: 'task.list',
  method: 'GET',
  path: '/tasks',
  role: 'viewer',
  summary: 'List tasks, newest first',
  input: object({
    state: Type.Optional(Type.Enum(TASK_STATES, { description: TASK_STATES.join(', ') })),
    account: Type.Optional(Id('the id or the name of the account')),
    model: Type.Optional(Id('the model')),
    ...paging,
    total: Type.Optional(Type.Boolean({ description: 'whether to count all of them, in a thread of its own' })),
    part: Type.Optional(
      Type.Boolean({
        description: 'whether to answer after a part of the tasks was searched; searched_to is then the cursor',
      }),
    ),
  }),
  output: object({
    ...pageOf(TaskSchema).properties,
    total: Type.Optional(Type.Integer({ description: 'the number of all, if it was asked for' })),
    // Tasks older than this one were not searched. Its id is the cursor of the next page.
    searched_to: Type.Optional(object({ id: Type.String(), created_at: Time })),
  }),
  example: { state: 'review' },
  async run(
    { state, account: nameOrId, model, limit = DEFAULT_ROWS, starting_after, total = false, part = false },
    { store, gateway },
  ) {
    const account = await optionalAccount(store, nameOrId);
    const after = await placeAfter(starting_after, store.getTask);
    const filter = { account: account?.id, state, model };
    const pages = { limit: limit + 1, after };
    const { tasks, searched } = await tasksPage(store, filter, pages, part ? PARTS : Number.POSITIVE_INFINITY);
    const shown = tasks.slice(0, limit);
    const nameOf = await accountNames(
      store,
      shown.map((task) => task.account),
    );
    const all = {
      ...(account !== undefined && { account: account.id }),
      ...(state !== undefined && { states: [state] }),
      ...(model !== undefined && { models: [model] }),
    };
    const count =
      gateway?.reports.countTasks ?? (async (tasks) => (await store.listTasks({ ...tasks, limit: 1 })).total);
    const counted = total ? { total: await count(all) } : {};
    return {
      data: shown.map((task) => taskDocument(task, nameOf(task.account))),
      has_more: tasks.length > limit || searched !== undefined,
      ...counted,
      ...(searched !== undefined && {
        searched_to: { id: searched.id, created_at: formatTime(Number(searched.created_at)) },
      }),
    };
  },
});

interface FoundTasks {
  readonly tasks: readonly Task[];
  /** Set if older tasks were not searched. */
  readonly searched: LastOfPart | undefined;
}

/** Tasks, newest first. Reads them in parts and yields to the event loop in between, so that a rare filter delays no other request. */
async function tasksPage(
  store: Store,
  filter: TaskPageFilter,
  { limit, after }: PageOf<Task>,
  parts: number,
): Promise<FoundTasks> {
  const found: Task[] = [];
  let place: TaskPlace | undefined = after && { created_at: after.created_at_ms, hold_id: after.hold_id };
  for (let left = parts; ; left -= 1) {
    const { tasks, last } = await store.tasksPart(filter, place, limit - found.length);
    found.push(...tasks);
    if (found.length >= limit || last === undefined) return { tasks: found, searched: undefined };
    if (left <= 1) return { tasks: found, searched: last };
    place = last;
    await setImmediate();
  }
}

export const resolveTask = operation({
  name: 'task.resolve',
  method: 'POST',
  path: '/tasks/{id}/resolution',
  role: 'operator',
  summary: 'End a task in review or unknown: charge it, or release its hold',
  input: object({
    id: Id("the task's id, or the upstream's id for it"),
    capture: Type.Optional(Units),
    release: Type.Optional(Type.Literal(true, { description: 'true: charge nothing' })),
    reason: Type.Optional(Reason),
  }),
  output: object({ ...TaskSchema.properties, overage: Type.Optional(Money) }),
  changes: 'money',
  example: { id: 'task_example', release: true },
  async run({ id, capture, release, reason }, { store, actorOf, plan, dry_run }) {
    if ((capture === undefined) === (release === undefined)) {
      const hint = 'capture charges the task by seconds or tokens; release charges nothing';
      throw new Problem('invalid_value', 'there must be either capture or release', hint);
    }
    const task = await requireTask(store, id);
    const units = capture === undefined ? undefined : readCapture(task, capture);
    const account = (await accountNames(store, [task.account]))(task.account);
    const terms = await termsOfTask(task, store);
    const settlement = resolutionOf(task, units, plan()?.models.get(task.model), terms);
    if (dry_run && (task.state === 'review' || task.state === 'unknown')) {
      const charged_nano = settlement.outcome === 'capture' ? settlement.amount_nano : 0n;
      return {
        ...taskDocument(task, account),
        state: release === undefined ? 'succeeded' : 'failed',
        charged: formatNano(charged_nano),
        charged_units: unitsInWords(units ?? {}, task.classes !== null),
        overage: formatNano(larger(charged_nano - task.hold_nano, 0n)),
      };
    }
    if (dry_run) throw notOpen(task);
    const result = await store.resolveTask(task.id, settlement, actorOf(reason, account));
    if (result?.outcome === 'settled') return settledDocument(result, account);
    const found = result?.task ?? task;
    if (found.state !== 'unknown') throw notOpen(found);
    // A poll with a claim may send the creation again.
    const message = `a gateway is polling task ${task.id} at this moment`;
    throw new Problem('task_busy', message, 'try again in a minute; the task may then have ended');
  },
  replay: (result: Settled, { account_name }) => settledDocument(result, account_name),
});

/** @throws Problem for units that are none, or in classes that the task does not have. */
function readCapture(task: Task, text: string): UnitsByClass {
  const units = readUnits(text, task);
  if (units === undefined) {
    const example = unitsInWords(unitsOfTask(task, 'hold'), task.classes !== null);
    const hint = `write them as ${example}, which are held`;
    throw new Problem('invalid_value', `'${text}' is not a number of units of task ${task.id}`, hint);
  }
  readPositive('capture', sumOfUnits(units));
  return units;
}

function notOpen({ id, state }: Task): Problem {
  const hint =
    'only tasks in state review or unknown can be resolved by hand; list them with: tollgate task list --state review';
  return new Problem('task_not_in_review', `task ${id} is in state ${state}, not in review`, hint);
}

type Settled = Extract<SettleResult, { readonly outcome: 'settled' }>;

function settledDocument({ task, overage_nano }: Settled, account: string) {
  return { ...taskDocument(task, account), overage: formatNano(overage_nano) };
}

export const showTask = operation({
  name: 'task.show',
  method: 'GET',
  path: '/tasks/{id}',
  role: 'viewer',
  summary: 'Show one task with its price, hold, charge and time line',
  input: object({ id: Id("the task's id, or the upstream's id for it") }),
  output: object({ ...TaskSchema.properties, time_line: TimeLineSchema }),
  example: { id: 'task_example' },
  async run({ id }, { store }) {
    const task = await requireTask(store, id);
    const nameOf = await accountNames(store, [task.account]);
    const time_line = timeLine(task, await store.entriesOfHold(task.hold_id));
    return { ...taskDocument(task, nameOf(task.account)), time_line };
  },
});
