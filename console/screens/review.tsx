/** Tasks that wait for a decision: what the upstream said last, and what capture and release would each do. */
import { useState } from 'preact/hooks';
import { to } from '../lib/address.ts';
import { call } from '../lib/client.ts';
import { Money, Time } from '../lib/format.tsx';
import { useLoad } from '../lib/read.ts';
import { useMay, useMe } from '../lib/session.ts';
import { Opener } from '../parts/dialog.tsx';
import { AccountLink, TaskLink } from '../parts/links.tsx';
import { Page } from '../parts/page.tsx';
import { Capture, Release } from '../parts/resolve.tsx';
import { Loaded } from '../parts/state.tsx';
import { Table } from '../parts/table.tsx';
import type { Task } from '../parts/tasks.tsx';

const EVERY_ms = 10_000;
/** More are not decided in one sitting. */
const LIMIT = 200;

/** The API lists the newest first; whoever decides begins with the oldest. */
async function readReview(signal: AbortSignal) {
  const states = ['review', 'unknown'] as const;
  const lists = await Promise.all(states.map((state) => call('task.list', { state, limit: LIMIT }, { signal })));
  const data = lists.flatMap((list) => list.data);
  return {
    data: data.toSorted((a, b) => a.created_at.localeCompare(b.created_at)),
    has_more: lists.some(({ has_more }) => has_more),
  };
}

export function ReviewScreen() {
  const read = useLoad('review', readReview, EVERY_ms);
  const may = useMay();
  const { currency } = useMe();
  const decide = (task: Task) =>
    may('task.resolve') && (
      <span class="actions row">
        <Opener label="Capture" dialog={(close) => <Capture task={task} close={close} />} />
        <Opener label="Release" dialog={(close) => <Release task={task} close={close} />} />
      </span>
    );
  return (
    <Page title="Review">
      <p class="intro">
        The gateway cannot learn how these tasks ended. Look for each in the upstream's own console, then charge it or
        free its hold.
      </p>
      <Loaded of={read}>
        {({ data, has_more }) => (
          <>
            <Table
              label="Tasks in review"
              rows={data}
              keyOf={({ id }) => id}
              empty={
                <p>
                  Nothing waits for a decision. All tasks are under <a href={to('/tasks')}>Tasks</a>.
                </p>
              }
              columns={[
                {
                  name: 'Task',
                  show: ({ id, model, account }) => (
                    <>
                      <TaskLink id={id} />
                      <br />
                      {model} of <AccountLink name={account} />
                    </>
                  ),
                },
                { name: `Held, ${currency}`, isNumber: true, show: ({ hold }) => <Money amount={hold} /> },
                { name: 'Since', show: ({ created_at }) => <Time at={created_at} /> },
                {
                  name: 'Why, and what the upstream said last',
                  show: ({ upstream, reason, status, record }) => (
                    <span class="long">
                      {reason ?? `upstream ${upstream}`} <LastWord status={status} record={record} />
                    </span>
                  ),
                },
                { name: '', show: decide },
              ]}
            />
            {has_more && <p class="muted">There are more; these are the newest {LIMIT} of each state.</p>}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function LastWord({ status, record }: { readonly status: string | null; readonly record: string | null }) {
  const [isOpen, setOpen] = useState(false);
  if (record === null) return status === null ? null : <code>{status}</code>;
  return (
    <>
      {status ?? ''}{' '}
      <button type="button" class="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Record
      </button>
      {isOpen && <pre>{record}</pre>}
    </>
  );
}
