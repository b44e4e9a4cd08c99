/** A month of all customers: what moved their wallets, what they cost, and their statements in one file. */
import { go, segment, to, useAddress, withQuery } from '../lib/address.ts';
import type { Output } from '../lib/client.ts';
import { Money, namedZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { Filter } from '../parts/filter.tsx';
import { Badge, Figure, Page } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { type Column, Table } from '../parts/table.tsx';

type Month = Output<'month.show'>;
type Row = Month['data'][number];

/** Rows to show. More would be slow to draw, and nobody reads them. */
const TOP = 200;

/** The orders of the list, by their values in the address. */
const ORDERS = {
  'charged-desc': 'Charged, largest first',
  'margin-asc': 'Margin, smallest first',
  'margin-desc': 'Margin, largest first',
  'cost-desc': 'Cost, largest first',
  'closing-asc': 'Closing, smallest first',
  'closing-desc': 'Closing, largest first',
  'topups-desc': 'Top-ups, largest first',
  'refunds-desc': 'Refunds, largest first',
  'account-asc': 'Account, by name',
} as const;

type Order = keyof typeof ORDERS;

export function MonthScreen() {
  const { query } = useAddress();
  const month = query.get('month') ?? undefined;
  const tz = namedZone();
  const named = query.get('sort') as Order;
  const chosen: Order = named in ORDERS ? named : 'charged-desc';
  const [sort, order] = chosen.split('-') as ['charged', 'asc' | 'desc'];
  const asked = { ...(month !== undefined && { month }), ...(tz !== undefined && { tz }) };
  const read = useRead('month.show', { ...asked, sort, order, top: TOP });
  const shown = read.data?.month ?? month;
  const as = (format: string) => `/admin/v1/month?${new URLSearchParams({ ...asked, format })}`;
  return (
    <Page
      title={shown === undefined ? 'Month' : `Month ${shown}`}
      actions={
        <>
          <a class="button" href={as('csv')} download>
            Download CSV
          </a>
          <a class="button main" href={as('zip')} download>
            All statements, ZIP
          </a>
        </>
      }
    >
      <div class="filters">
        <Filter name="month" label="Month" fallback={shown ?? '2026-11'} />
        <label class="filter" for="sort">
          Order
          <select
            id="sort"
            value={chosen}
            onChange={({ currentTarget: { value } }) => go(withQuery({ sort: value, row: '' }), true)}
          >
            {Object.entries(ORDERS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {shown !== undefined && (
          <p class="links">
            <a href={withQuery({ month: monthAfter(shown, -1), row: '' })}>{monthAfter(shown, -1)}</a>
            <a href={withQuery({ month: monthAfter(shown, 1), row: '' })}>{monthAfter(shown, 1)}</a>
          </p>
        )}
      </div>
      <Loaded of={read}>{(data) => <Shown month={data} />}</Loaded>
    </Page>
  );
}

function Shown({ month }: { readonly month: Month }) {
  const { currency = '' } = useMe();
  const { data, others, total } = month;
  const hasCost = data.some(({ cost, requests }) => cost !== null && requests > 0);
  return (
    <>
      <p class="intro">
        {`The month of ${month.tz}, in ${currency}. `}
        {!month.is_complete && <Badge tone="warn">the month has not ended</Badge>}
      </p>
      <div class="figures">
        <Figure name={`Charged, ${currency}`} value={<Money amount={total.charged} />} />
        <Figure name={`Top-ups, ${currency}`} value={<Money amount={total.topups} />} />
        <Figure
          name={`Closing, ${currency}`}
          value={<Money amount={total.closing} />}
          note={`the sum of all ${total.accounts} wallets`}
        />
        {hasCost && (
          <Figure
            name={`Margin, ${currency}`}
            value={<Money amount={total.margin} />}
            note="charged − refunds − cost"
          />
        )}
      </div>
      {others !== null && (
        <p class="intro">
          {`These are ${data.length} accounts. ${others.accounts} others count in the sum below. The CSV has all.`}
        </p>
      )}
      <Table
        label="Accounts"
        rows={data}
        keyOf={({ account_id }) => account_id}
        empty={<p>No account had money or used anything in this month. Choose another month above.</p>}
        columns={columnsOf(month, hasCost)}
      />
    </>
  );
}

function columnsOf({ month, tz, total }: Month, hasCost: boolean): readonly Column<Row>[] {
  const sum = (name: string, member: Exclude<keyof Row, 'account' | 'account_id' | 'requests'>) => ({
    name,
    isNumber: true,
    show: (row: Row) => <Money amount={row[member]} />,
    foot: <Money amount={total[member]} />,
  });
  return [
    {
      name: 'Account',
      show: ({ account }) => <a href={to(`/statements/${segment(account)}`, { month, tz })}>{account}</a>,
      foot: 'Sum',
    },
    sum('Opening', 'opening'),
    sum('Top-ups', 'topups'),
    sum('Adjustments', 'adjustments'),
    sum('Refunds', 'refunds'),
    sum('Charged', 'charged'),
    sum('Closing', 'closing'),
    ...(hasCost ? [sum('Cost', 'cost'), sum('Margin', 'margin')] : []),
  ];
}

/** The month so many months later. */
function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const at_ms = Date.UTC(year, number - 1 + months, 1);
  return Number.isNaN(at_ms) ? month : new Date(at_ms).toISOString().slice(0, 7);
}
