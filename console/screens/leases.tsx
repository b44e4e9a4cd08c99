/** Spend leases: holds that gateways have taken for many requests. */
import { Money, Time } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { Filter, useFilters } from '../parts/filter.tsx';
import { AccountLink, EntryLink } from '../parts/links.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { Table, usePlace } from '../parts/table.tsx';

const EVERY_ms = 5_000;

export function LeasesScreen() {
  const read = useRead('lease.list', { ...useFilters('account'), ...usePlace() }, EVERY_ms);
  return (
    <ListPage title="Leases" filters={<Filter name="account" label="Account" />} of={read}>
      {(rows) => (
        <Table
          label="Leases"
          rows={rows}
          keyOf={({ id }) => id}
          empty={
            <p>No gateway holds money for metered requests now. A request for a message, for example, opens a lease.</p>
          }
          columns={[
            { name: 'Hold', show: ({ id }) => <EntryLink id={id} /> },
            { name: 'Account', show: ({ account }) => <AccountLink name={account} /> },
            { name: 'Amount', isNumber: true, show: ({ amount }) => <Money amount={amount} /> },
            { name: 'Gateway', show: ({ owner }) => owner },
            { name: 'Opened', show: ({ opened_at }) => <Time at={opened_at} /> },
            { name: 'Until', show: ({ until }) => <Time at={until} /> },
          ]}
        />
      )}
    </ListPage>
  );
}
