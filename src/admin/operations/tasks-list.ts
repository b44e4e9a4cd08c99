/** `tasks.list`: tasks, newest first. */
import Type from 'typebox';
import { accountNames, optionalAccount, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { DEFAULT_ROWS, Id, object, pageOf, paging } from '../schemas.ts';
import { TaskSchema, taskDocument } from '../task-document.ts';
import { tasksPage } from '../tasks-page.ts';

export const TASK_STATES = ['dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'] as const;

export const listTasks = operation({
  name: 'tasks.list',
  method: 'GET',
  path: '/tasks',
  role: 'viewer',
  summary: 'List tasks, newest first',
  input: object({
    state: Type.Optional(Type.Enum(TASK_STATES, { description: TASK_STATES.join(', ') })),
    account: Type.Optional(Id('the id or the name of the account')),
    model: Type.Optional(Id('the model')),
    ...paging,
  }),
  output: pageOf(TaskSchema),
  example: { state: 'review' },
  async run({ state, account: nameOrId, model, limit = DEFAULT_ROWS, starting_after }, { store }) {
    const account = await optionalAccount(store, nameOrId);
    const after = requirePlace(
      starting_after,
      starting_after === undefined ? undefined : await store.getTask(starting_after),
    );
    const tasks = await tasksPage(store, { account: account?.id, state, model }, { limit: limit + 1, after });
    const shown = tasks.slice(0, limit);
    const nameOf = await accountNames(
      store,
      shown.map((task) => task.account),
    );
    return { data: shown.map((task) => taskDocument(task, nameOf(task.account))), has_more: tasks.length > limit };
  },
});
