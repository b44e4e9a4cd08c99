/** Tasks, newest first. */
import { useEffect, useState } from 'preact/hooks';
import { timeText } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { Filter, useFilters } from '../parts/filter.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { usePlace } from '../parts/table.tsx';
import { type Task, TaskTable } from '../parts/tasks.tsx';

const STATES = ['dispatching', 'running', 'unknown', 'review', 'succeeded', 'failed'] as const;
type State = (typeof STATES)[number];
const EVERY_ms = 5_000;
/** Rows of a page. */
const LIMIT = 50;

interface Wanted {
  readonly state?: State;
  readonly account?: string;
  readonly model?: string;
  readonly starting_after?: string;
}

interface Found {
  readonly rows: readonly Task[];
  /** The last task that was searched; undefined: none yet. */
  readonly last: { readonly id: string; readonly created_at: string } | undefined;
}

const NOTHING: Found = { rows: [], last: undefined };

/** A page of tasks. A rare filter is searched in parts, so that what was found is shown early. */
function useTasks(wanted: Wanted) {
  const key = JSON.stringify(wanted);
  const [before, setBefore] = useState({ key, ...NOTHING });
  const { rows, last } = before.key === key ? before : NOTHING;
  const input = { ...wanted, part: true, limit: LIMIT - rows.length, ...(last && { starting_after: last.id }) };
  // A list that is complete at once is kept up to date.
  const read = useRead('task.list', input, last === undefined ? EVERY_ms : undefined);
  const { data } = read;
  const all = [...rows, ...(data?.data ?? [])];
  const next = all.length < LIMIT ? data?.searched_to : undefined;
  useEffect(() => {
    if (next !== undefined) setBefore({ key, rows: all, last: next });
  }, [next?.id]);
  const isSearching = last !== undefined && (data === undefined || next !== undefined);
  return {
    searched: isSearching ? last.created_at : undefined,
    of: {
      ...read,
      data: data === undefined && last === undefined ? undefined : { data: all, has_more: data?.has_more ?? true },
    },
  };
}

export function TasksScreen() {
  const { state, ...others } = useFilters('state', 'account', 'model');
  const known = STATES.find((each): each is State => each === state);
  const { searched, of } = useTasks({ ...(known && { state: known }), ...others, ...usePlace() });
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
      of={of}
    >
      {(rows) => (
        <>
          {searched !== undefined && <p class="intro">Searching… Newer than {timeText(searched)}:</p>}
          <TaskTable
            rows={rows}
            empty={
              <p>
                {searched === undefined
                  ? 'There are no tasks yet. Create a key, and send a request to a route that has creates_task in the configuration.'
                  : 'None yet.'}
              </p>
            }
          />
        </>
      )}
    </ListPage>
  );
}
