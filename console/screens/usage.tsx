/** Usage: requests, units and money, by any columns, in any time zone. */
import { go, useAddress, withQuery } from '../lib/address.ts';
import type { Input } from '../lib/client.ts';
import { addAmounts, Money, orNone, timeZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { Filter, useFilters } from '../parts/filter.tsx';
import { Page } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { Table } from '../parts/table.tsx';

const COLUMNS = ['account', 'key', 'model', 'day'] as const;
type UsageColumn = NonNullable<Input<'usage.sum'>['by']>[number];

function columnsOf(text: string | null): readonly UsageColumn[] {
  const named = (text ?? 'day,model').split(',');
  return COLUMNS.filter((column) => named.includes(column));
}

export function UsageScreen() {
  const { currency } = useMe();
  const by = columnsOf(useAddress().query.get('by'));
  const { account, since = '7d', until } = useFilters('account', 'since', 'until');
  const filters = { since, ...(account !== undefined && { account }), ...(until !== undefined && { until }) };
  const read = useRead('usage.sum', { by, tz: timeZone(), ...filters });
  const toggle = (column: UsageColumn) => {
    const next = by.includes(column) ? by.filter((each) => each !== column) : [...by, column];
    go(withQuery({ by: next.length === 0 ? 'model' : next.join(','), row: '' }), true);
  };
  return (
    <Page title="Usage">
      <div class="filters">
        <Filter name="account" label="Account" />
        <Filter name="since" label="Since" />
        <Filter name="until" label="Until" />
        <fieldset>
          <legend>By</legend>
          {COLUMNS.map((column) => (
            <label key={column}>
              <input type="checkbox" checked={by.includes(column)} onChange={() => toggle(column)} /> {column}
            </label>
          ))}
        </fieldset>
      </div>
      <p class="muted">
        Since and until are a day such as 2026-11-24, or a duration before now such as 7d. Days are those of{' '}
        {timeZone()}.
      </p>
      <Loaded of={read}>
        {({ data }) => (
          <>
            <Table
              label="Usage"
              rows={data}
              keyOf={(row) => by.map((column) => row[column]).join(' ')}
              empty={<p>Nothing was used in this time.</p>}
              columns={[
                ...by.map((column) => ({ name: column, show: (row: (typeof data)[number]) => orNone(row[column]) })),
                { name: 'Requests', isNumber: true, show: ({ requests }) => requests },
                {
                  name: 'Units',
                  show: ({ units }) =>
                    orNone(
                      Object.entries(units)
                        .map(([unit, count]) => `${count} ${unit}`)
                        .join(', '),
                    ),
                },
                { name: `Amount, ${currency}`, isNumber: true, show: ({ amount }) => <Money amount={amount} /> },
              ]}
            />
            {data.length > 0 && (
              <p>
                In all <Money amount={data.map(({ amount }) => amount).reduce(addAmounts)} /> {currency}.
              </p>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
