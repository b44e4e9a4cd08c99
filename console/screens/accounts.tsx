/** Accounts: who pays, and what each has left. */
import { go, segment, to } from '../lib/address.ts';
import { Money, orNone } from '../lib/format.tsx';
import { change, useRead } from '../lib/read.ts';
import { useMay, useMe } from '../lib/session.ts';
import { FormDialog, Opener } from '../parts/dialog.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { AccountLink, StatusBadge } from '../parts/links.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { Table, usePlace } from '../parts/table.tsx';

export function AccountsScreen() {
  const { balance } = useFilters('balance');
  const read = useRead('account.list', { ...usePlace(), ...(balance === 'low' && { low: true }) });
  const may = useMay();
  const { currency } = useMe();
  return (
    <ListPage
      title="Accounts"
      filters={<Filter name="balance" label="Balance" options={['low']} />}
      actions={
        may('account.create') && (
          <Opener label="New account" class="main" dialog={(close) => <NewAccount close={close} />} />
        )
      }
      of={read}
    >
      {(rows) => (
        <Table
          label="Accounts"
          rows={rows}
          keyOf={({ id }) => id}
          empty={
            <p>
              There are no accounts yet. An account has a wallet, and keys that spend from it. Create one with New
              account.
            </p>
          }
          columns={[
            { name: 'Name', show: ({ name }) => <AccountLink name={name} /> },
            {
              name: `Available, ${currency}`,
              isNumber: true,
              show: ({ available }) => <Money amount={available} />,
            },
            { name: 'Status', show: ({ status }) => <StatusBadge status={status} /> },
            {
              name: 'Pending',
              isNumber: true,
              show: ({ held }) => <Money amount={held} />,
            },
            {
              name: 'Posted',
              isNumber: true,
              show: ({ posted }) => <Money amount={posted} />,
            },
            {
              name: 'Credit limit',
              isNumber: true,
              show: ({ credit_limit }) => <Money amount={credit_limit} />,
            },
            { name: 'Price factor', isNumber: true, show: ({ discount }) => discount },
            { name: 'External id', show: ({ external_id }) => orNone(external_id) },
          ]}
        />
      )}
    </ListPage>
  );
}

function NewAccount({ close }: { readonly close: () => void }) {
  return (
    <FormDialog
      title="New account"
      act="Create the account"
      close={close}
      fields={[
        { name: 'name', label: 'Name', isRequired: true },
        { name: 'external_id', label: 'External id', hint: 'Its id in your own systems' },
        { name: 'contact', label: 'Contact', hint: 'Who gets alerts about it' },
        { name: 'discount', label: 'Price factor', hint: '0.85 is 15 % off' },
        { name: 'credit_limit', label: 'Credit limit', hint: 'How far the wallet may go below zero', isMoney: true },
      ]}
      run={async ({ name = '', ...others }, { once }) => {
        const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== ''));
        const account = await change('account.create', { name, ...given }, { once });
        go(to(`/accounts/${segment(account.name)}`));
        return `The account ${account.name} is created.`;
      }}
    />
  );
}
