/** Accounts: who pays, what each has left, what it spent this month, and when it was last used. */
import { go, segment, to, useAddress } from '../lib/address.ts';
import type { Input, Row } from '../lib/client.ts';
import { Money, orNone, Time, timeZone } from '../lib/format.tsx';
import { change, useRead } from '../lib/read.ts';
import { useMay, useMe } from '../lib/session.ts';
import { FormDialog, Opener } from '../parts/dialog.tsx';
import { Filter, useFilters } from '../parts/filter.tsx';
import { factorWords } from '../parts/group.ts';
import { AccountLink, StatusBadge } from '../parts/links.tsx';
import { ListPage } from '../parts/list-page.tsx';
import { type Column, SortFilter, Table, usePlace } from '../parts/table.tsx';

const EVERY_ms = 15_000;
const SHOWN = ['low', 'negative', 'suspended', 'unused'] as const;
const NAMES = { low: 'low balance', negative: 'below zero', suspended: 'suspended', unused: 'unused for 30 days' };

type Sort = NonNullable<Input<'account.list'>['sort']>;
type Account = Row<'account.list'>;

export function AccountsScreen() {
  const { match, show, group } = useFilters('match', 'show', 'group');
  const sort = useAddress().query.get('sort') ?? 'name';
  const only = SHOWN.find((each) => each === show);
  const read = useRead(
    'account.list',
    {
      ...usePlace(),
      ...(match !== undefined && { match }),
      ...(group !== undefined && { group }),
      ...(only !== undefined && { [only]: true }),
      // The API refuses what it does not know.
      ...(sort !== 'name' && { sort: sort as Sort }),
      activity: true,
      tz: timeZone(),
    },
    EVERY_ms,
  );
  const may = useMay();
  const columns = useColumns();
  return (
    <ListPage
      title="Accounts"
      filters={
        <>
          <Filter name="match" label="Search" fallback="name, e-mail, label, id" />
          <Filter name="group" label="Group" fallback="name, or none" />
          <Filter name="show" label="Show" options={SHOWN} names={NAMES} />
          <SortFilter columns={columns} sort="name" />
        </>
      }
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
          sort="name"
          empty={
            <p>
              There are no accounts yet. An account has a wallet, and keys that spend from it. Create one with New
              account.
            </p>
          }
          columns={columns}
        />
      )}
    </ListPage>
  );
}

function useColumns(): readonly Column<Account>[] {
  const { currency } = useMe();
  return [
    { name: 'Name', sort: 'name', show: ({ name }) => <AccountLink name={name} /> },
    {
      name: `Available, ${currency}`,
      sort: 'available',
      isNumber: true,
      show: ({ available }) => <Money amount={available} />,
    },
    { name: 'Status', show: ({ status }) => <StatusBadge status={status} /> },
    { name: 'Spent this month', sort: 'spent', isNumber: true, show: ({ spent = null }) => <Money amount={spent} /> },
    { name: 'Last used', sort: 'last_used', show: ({ last_used_at: at = null }) => <Time at={at} /> },
    { name: 'Pending', sort: 'pending', isNumber: true, show: ({ held }) => <Money amount={held} /> },
    { name: 'Credit limit', isNumber: true, show: ({ credit_limit }) => <Money amount={credit_limit} /> },
    { name: 'Group', show: ({ group }) => orNone(group) },
    { name: 'Price factor', isNumber: true, show: factorWords },
    { name: 'Contact', show: ({ contact }) => orNone(contact) },
    { name: 'External id', show: ({ external_id }) => orNone(external_id) },
  ];
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
        { name: 'discount', label: 'Price factor', hint: '0.85 is 15 % off. Empty: that of its group, or 1' },
        { name: 'group', label: 'Group', hint: 'A group of the configuration' },
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
