/** Changes: who changed what, before and after. */
import { to } from '../lib/address.ts';
import { orNone, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { ChangedFacts } from '../parts/changed-facts.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { Table, usePlace } from '../parts/table.tsx';

export function ChangesScreen() {
  const read = useRead('change.list', { ...useFilters('account', 'subject', 'actor'), ...usePlace() });
  return (
    <ListPage
      title="Changes"
      filters={
        <>
          <Filter name="account" label="Account" />
          <Filter name="subject" label="Subject" />
          <Filter name="actor" label="Who" />
        </>
      }
      of={read}
    >
      {(rows) => (
        <Table
          label="Changes"
          rows={rows}
          keyOf={({ id }) => id}
          empty={
            <p>
              Nothing was changed yet. <a href={to('/accounts')}>Create an account</a>: that is listed here, and so is
              every later change, with who made it.
            </p>
          }
          columns={[
            { name: 'Time', show: ({ at }) => <Time at={at} /> },
            {
              name: 'What',
              show: ({ operation, subject }) => (
                <>
                  {operation}
                  <br />
                  <a class="id" href={to('/changes', { subject })}>
                    {subject}
                  </a>
                </>
              ),
            },
            {
              name: 'Before and after',
              show: ({ before, after }) => <ChangedFacts before={before} after={after} />,
            },
            { name: 'Reason', show: ({ reason }) => <span class="tight">{orNone(reason)}</span> },
            {
              name: 'Who',
              show: ({ actor, via }) => (
                <>
                  <a class="tight" href={to('/changes', { actor })}>
                    {actor}
                  </a>{' '}
                  <span class="muted">{via}</span>
                </>
              ),
            },
          ]}
        />
      )}
    </ListPage>
  );
}
