/** The statement of an account and a month: from the opening to the closing balance, as CSV and as a page that prints. */
import { segment, to, useAddress } from '../lib/address.ts';
import { negate } from '../lib/amounts.ts';
import type { Output } from '../lib/client.ts';
import { Money, namedZone, orNone, Time, timeText, Units } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { BalanceLines } from '../parts/balance-lines.tsx';
import { Filter } from '../parts/filter.tsx';
import { AccountLink, EntryLink } from '../parts/links.tsx';
import { Badge, Page, Section } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { Table } from '../parts/table.tsx';

type Statement = Output<'statement.show'>;

const MONTH_LENGTH = 'YYYY-MM'.length;

export function StatementScreen({ id }: { readonly id: string }) {
  const now = timeText(new Date().toISOString()).slice(0, MONTH_LENGTH);
  const month = useAddress().query.get('month') ?? now;
  const tz = namedZone();
  const asked = { month, ...(tz !== undefined && { tz }) };
  const read = useRead('statement.show', { account: id, ...asked });
  const as = (format: string) =>
    `/admin/v1/accounts/${segment(id)}/statement?${new URLSearchParams({ ...asked, format })}`;
  return (
    <Page
      title={`Statement of ${read.data?.account ?? id}`}
      above={<AccountLink name={read.data?.account ?? id} />}
      actions={
        <>
          <a class="button" href={as('csv')} download>
            Download CSV
          </a>
          <a class="button" href={as('html')} target="_blank" rel="noreferrer">
            Page to print
          </a>
        </>
      }
    >
      <div class="filters">
        <Filter name="month" label="Month" fallback={now} />
      </div>
      <Loaded of={read}>{(statement) => <Shown statement={statement} />}</Loaded>
    </Page>
  );
}

function Shown({ statement }: { readonly statement: Statement }) {
  const { currency, charges, movements, movement_count, account, from, until } = statement;
  const lines = [
    ['Opening balance', statement.opening],
    ['Top-ups', statement.topups],
    ['Adjustments', statement.adjustments],
    ['Refunds', statement.refunds],
    ['Charged', negate(statement.charged)],
    [`Closing balance, ${currency ?? ''}`, statement.closing],
  ] as const;
  return (
    <>
      <p class="intro">
        From <Time at={from} /> until <Time at={until} />: the month of {statement.tz}.{' '}
        {statement.invoice !== null && `Invoice ${statement.invoice}. `}
        {!statement.is_complete && <Badge tone="warn">the month has not ended</Badge>}
      </p>
      <BalanceLines label="Statement" lines={lines} />
      <Section
        title="Charged"
        actions={<a href={to('/usage', { account, since: from, until, by: 'model,day' })}>Usage by day</a>}
      >
        <Table
          label="Charges by model"
          rows={[
            ...charges,
            ...(Number(statement.carried) === 0
              ? []
              : [{ model: 'for usage of other months', requests: null, units: {}, amount: statement.carried }]),
          ]}
          keyOf={({ model }) => model}
          empty={<p>Nothing was charged in this month. Choose another month above.</p>}
          columns={[
            { name: 'Model', show: ({ model }) => model, foot: 'Sum' },
            { name: 'Requests', isNumber: true, show: ({ requests }) => orNone(requests) },
            { name: 'Units', show: ({ units }) => <Units of={units} /> },
            {
              name: 'Amount',
              isNumber: true,
              show: ({ amount }) => <Money amount={amount} />,
              foot: <Money amount={statement.charged} />,
            },
          ]}
        />
      </Section>
      <Section title="Other movements">
        <Table
          label="Movements"
          rows={movements}
          keyOf={({ entry }) => entry}
          empty={<p>No top-up, adjustment or refund in this month.</p>}
          columns={[
            { name: 'Entry', show: ({ entry }) => <EntryLink id={entry} /> },
            { name: 'Time', show: ({ at }) => <Time at={at} /> },
            { name: 'Kind', show: ({ kind }) => kind },
            { name: 'Amount', isNumber: true, show: ({ amount }) => <Money amount={amount} signed /> },
            { name: 'For', show: ({ text }) => orNone(text) },
          ]}
        />
        {movement_count > movements.length && (
          <p class="muted">{`These are ${movements.length} of ${movement_count}.`}</p>
        )}
      </Section>
    </>
  );
}
