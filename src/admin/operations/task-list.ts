/** `task.list`: tasks, newest first. */
import { setImmediate } from 'node:timers/promises';
import Type from 'typebox';
import type { TaskPageFilter, TaskPlace } from '../../store/reads/pages.ts';
import type { PageOf, Store, Task } from '../../store/store.ts';
import { accountNames, optionalAccount, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { DEFAULT_ROWS, Id, object, pageOf, paging } from '../schemas.ts';
import { TaskSchema, taskDocument } from '../task-document.ts';

export const TASK_STATES = ['dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'] as const;

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
  }),
  output: object({
    ...pageOf(TaskSchema).properties,
    total: Type.Optional(Type.Integer({ description: 'the number of all, if it was asked for' })),
  }),
  example: { state: 'review' },
  async run(
    { state, account: nameOrId, model, limit = DEFAULT_ROWS, starting_after, total = false },
    { store, gateway },
  ) {
    const account = await optionalAccount(store, nameOrId);
    const after = requirePlace(
      starting_after,
      starting_after === undefined ? undefined : await store.getTask(starting_after),
    );
    const filter = { account: account?.id, state, model };
    const tasks = await tasksPage(store, filter, { limit: limit + 1, after });
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
      has_more: tasks.length > limit,
      ...counted,
    };
  },
});

/** Tasks, newest first. Reads them in parts and yields to the event loop in between, so that a rare filter delays no other request. */
async function tasksPage(
  store: Store,
  filter: TaskPageFilter,
  { limit, after }: PageOf<Task>,
): Promise<readonly Task[]> {
  const found: Task[] = [];
  let place: TaskPlace | undefined = after && { created_at: after.created_at_ms, hold_id: after.hold_id };
  for (;;) {
    const { tasks, last } = await store.tasksPart(filter, place, limit - found.length);
    found.push(...tasks);
    if (found.length >= limit || last === undefined) return found;
    place = last;
    await setImmediate();
  }
}
