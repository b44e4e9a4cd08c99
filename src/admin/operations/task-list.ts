/** `task.list`: tasks, newest first. */
import { setImmediate } from 'node:timers/promises';
import Type from 'typebox';
import type { LastOfPart, TaskPageFilter, TaskPlace } from '../../store/reads/pages.ts';
import type { PageOf, Store, Task } from '../../store/store.ts';
import { formatTime } from '../documents.ts';
import { accountNames, optionalAccount, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { DEFAULT_ROWS, Id, object, pageOf, paging, Time } from '../schemas.ts';
import { TaskSchema, taskDocument } from '../task-document.ts';

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
    const after = requirePlace(
      starting_after,
      starting_after === undefined ? undefined : await store.getTask(starting_after),
    );
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
    const count = gateway?.reports.countTasks ?? (async (one) => (await store.listTasks({ ...one, limit: 1 })).total);
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

interface Found {
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
): Promise<Found> {
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
