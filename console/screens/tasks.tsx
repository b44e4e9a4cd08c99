/** Tasks, newest first. */
import { useRead } from '../lib/read.ts';
import { Filter, useFilters } from '../parts/filter.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { usePlace } from '../parts/table.tsx';
import { TaskTable } from '../parts/tasks.tsx';

const STATES = ['dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'] as const;
type State = (typeof STATES)[number];
const EVERY_ms = 5_000;

export function TasksScreen() {
  const { state, ...others } = useFilters('state', 'account', 'model');
  const known = STATES.find((each): each is State => each === state);
  const read = useRead('task.list', { ...(known && { state: known }), ...others, ...usePlace() }, EVERY_ms);
  return (
    <ListPage
      title="Tasks"
      filters={
        <>
          <Filter name="state" label="State" options={STATES} />
          <Filter name="account" label="Account" />
          <Filter name="model" label="Model" />
        </>
      }
      of={read}
    >
      {(rows) => <TaskTable rows={rows} empty={<p>No tasks. A request to a route with a task kind makes one.</p>} />}
    </ListPage>
  );
}
