/** Upstreams: which targets take requests, what they failed last, and whether polls are late. */
import { orNone, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { Badge, Page } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { Table } from '../parts/table.tsx';

const EVERY_ms = 5_000;

export function UpstreamsScreen() {
  const read = useRead('target.list', {}, EVERY_ms);
  return (
    <Page title="Upstreams">
      <p class="intro">As this gateway sees them since its start.</p>
      <Loaded of={read}>
        {({ data }) => (
          <Table
            label="Targets"
            rows={data}
            keyOf={({ upstream, target }) => `${upstream} ${target}`}
            empty={
              <p>The configuration has no upstreams. Declare one under upstreams in gateway.yaml, and reload it.</p>
            }
            columns={[
              { name: 'Upstream', show: ({ upstream }) => upstream },
              { name: 'Target', show: ({ target }) => target },
              {
                name: 'Takes requests',
                show: ({ takes_requests }) => (
                  <Badge tone={takes_requests ? 'good' : 'bad'}>{takes_requests ? 'yes' : 'no'}</Badge>
                ),
              },
              { name: 'Last failure', show: ({ last_failure }) => orNone(last_failure?.reason) },
              { name: 'Failed at', show: ({ last_failure }) => <Time at={last_failure?.at ?? null} /> },
              { name: 'Unfinished tasks', isNumber: true, show: ({ unfinished_tasks }) => unfinished_tasks },
              { name: 'Next poll', show: ({ next_poll_at }) => <Time at={next_poll_at} /> },
              { name: 'Polls behind, s', isNumber: true, show: ({ polls_behind_s }) => polls_behind_s },
            ]}
          />
        )}
      </Loaded>
    </Page>
  );
}
