/** Where requests came from that name no account, such as those with a wrong key. */
import { Time, timeZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import type { Period } from './period.tsx';
import { Loaded } from './state.tsx';
import { Table } from './table.tsx';

interface UnknownCallersProps {
  /** Whether the screen has filters, which do not apply. */
  readonly isFiltered: boolean;
  readonly period: Period;
}

/** A list of the networks and the reasons. */
export function UnknownCallers({ isFiltered, period }: UnknownCallersProps) {
  const read = useRead('request.unknown', { ...period.span, tz: timeZone() });
  return (
    <Loaded of={read}>
      {({ data, others, total }) => (
        <>
          {isFiltered && (
            <p class="notice warn">These requests have no records: they are counted without the filters.</p>
          )}
          {total > 0 && (
            <p class="intro" role="status">
              {total} {total === 1 ? 'request' : 'requests'} named no account: the key was wrong or missing, or the
              path.
            </p>
          )}
          <Table
            label="Requests without an account"
            rows={data}
            keyOf={({ network, error }) => `${network} ${error}`}
            empty={<p>Every request of this time named an account.</p>}
            sort="-requests"
            columns={[
              { name: 'Network', show: ({ network }) => network ?? 'others' },
              { name: 'Error', sort: 'error', value: ({ error }) => error, show: ({ error }) => error },
              {
                name: 'Requests',
                isNumber: true,
                sort: 'requests',
                value: ({ requests }) => requests,
                show: ({ requests }) => requests,
              },
              { name: 'First', show: ({ first_at }) => <Time at={first_at} /> },
              {
                name: 'Last',
                sort: 'last_at',
                value: ({ last_at }) => last_at,
                show: ({ last_at }) => <Time at={last_at} />,
              },
            ]}
          />
          {others > 0 && <p class="muted">{others} more came from networks that are not listed.</p>}
        </>
      )}
    </Loaded>
  );
}
