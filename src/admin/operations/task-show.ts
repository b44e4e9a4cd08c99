/** `task.show`: one task with its time line. */
import { accountNames, requireTask } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object } from '../schemas.ts';
import { TaskSchema, TimeLineSchema, taskDocument, timeLine } from '../task-document.ts';

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
