/** Changes: who changed what, before and after. */
import { to } from '../lib/address.ts';
import { orNone, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { ChangedFacts } from '../parts/changed-facts.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { Page } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { Pages, Table, usePlace } from '../parts/table.tsx';

export function ChangesScreen() {
  const read = useRead('change.list', { ...useFilters('account', 'subject', 'actor'), ...usePlace() });
  return (
    <Page title="Changes">
      <div class="filters">
        <Filter name="account" label="Account" />
        <Filter name="subject" label="Subject" />
        <Filter name="actor" label="Who" />
      </div>
      <Loaded of={read}>
        {({ data, has_more }) => (
          <>
            <Table
              label="Changes"
              rows={data}
              keyOf={({ id }) => id}
              empty={<p>Nothing was changed yet.</p>}
              columns={[
                { name: 'Time', show: ({ at }) => <Time at={at} /> },
                {
                  name: 'Who',
                  show: ({ actor, via }) => (
                    <>
                      <a href={to('/changes', { actor })}>{actor}</a> <span class="muted">{via}</span>
                    </>
                  ),
                },
                { name: 'What', show: ({ operation }) => operation },
                {
                  name: 'Subject',
                  show: ({ subject }) => (
                    <a class="id" href={to('/changes', { subject })}>
                      {subject}
                    </a>
                  ),
                },
                {
                  name: 'Before and after',
                  show: ({ before, after }) => <ChangedFacts before={before} after={after} />,
                },
                { name: 'Reason', show: ({ reason }) => <span class="long">{orNone(reason)}</span> },
              ]}
            />
            <Pages last={data.at(-1)?.id} has_more={has_more} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
