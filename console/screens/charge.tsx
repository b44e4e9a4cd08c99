/** One charge, explained: the arithmetic with the stored units and prices, the hold that paid it, and the entries that it made. */
import type { ComponentChildren } from 'preact';
import { to } from '../lib/address.ts';
import type { Output } from '../lib/client.ts';
import { Money, orNone, pairs, perUnit, Time, Units } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMay, useMe } from '../lib/session.ts';
import { Opener } from '../parts/dialog.tsx';
import { isCharge } from '../parts/ledger.tsx';
import { AccountLink, ChargeLink, EntryLink, KeyLink, RequestLink, StateBadge, TaskLink } from '../parts/links.tsx';
import { Refund } from '../parts/money-dialogs.tsx';
import { Badge, Facts, Figure, Page, Section } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { Table } from '../parts/table.tsx';

type Charge = Output<'charge.show'>;

export function ChargeScreen({ id }: { readonly id: string }) {
  const read = useRead('charge.show', { id });
  const { data } = read;
  return (
    <Page
      title="Charge"
      id={data?.id ?? id}
      above={data === undefined ? <a href={to('/ledger')}>Ledger</a> : <AccountLink name={data.account} />}
      actions={data !== undefined && <RefundButton charge={data} />}
    >
      <Loaded of={read}>
        {(charge) => (
          <>
            <Explained charge={charge} />
            <Origin charge={charge} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Refunds the charge: the entry that charged it, which for a metered request is its lease's. */
export function RefundButton({ charge }: { readonly charge: Charge }) {
  const mayRefund = useMay()('wallet.refund');
  const lease = useRead('charge.show', charge.lease === null || !mayRefund ? null : { id: charge.lease });
  const entry = (lease.data ?? charge).entries.find(isCharge);
  if (entry === undefined || !mayRefund) return null;
  const request = charge.of === 'request' ? { id: charge.id, amount: charge.amount } : undefined;
  return (
    <Opener
      label="Refund"
      dialog={(close) => <Refund account={charge.account} entry={entry} {...(request && { request })} close={close} />}
    />
  );
}

/** How a charge was computed, and what paid it. */
export function Explained({ charge }: { readonly charge: Charge }) {
  const { currency } = useMe();
  const { price, cost, requests } = charge;
  return (
    <>
      <Figures charge={charge} />
      {charge.differences.map((difference) => (
        <p key={difference} class="notice bad">
          {difference}
        </p>
      ))}
      {charge.steps.length > 0 && (
        <Section title="Arithmetic">
          <Table
            label="Arithmetic"
            rows={charge.steps.filter(({ text }) => !text.startsWith('0 '))}
            keyOf={({ text }) => text}
            empty={null}
            columns={[
              {
                name: 'Step',
                show: ({ text }) => <span class="tight">{text}</span>,
                foot: charge.amount === null ? 'To be held' : 'Charged',
              },
              {
                name: `Result, ${currency}`,
                isNumber: true,
                show: ({ result }) => result,
                foot: <Money amount={charge.amount ?? charge.recomputed} exact />,
              },
            ]}
          />
        </Section>
      )}
      {requests.length > 0 && <Requests charge={charge} />}
      {price !== null && (
        <Section title="Price">
          <Facts
            of={[
              ['Price table', price.table],
              ...cellsOf('Price', price),
              ['Price factor', orNone(charge.factor)],
              ['Rounding', orNone(charge.rounding?.replace('_', ' '))],
              ['Units', <Units key="units" of={charge.units ?? {}} />],
              ['Facts', orNone(pairs(charge.facts))],
              ['Version of the table', orNone(price.version && <code key="version">{price.version}</code>)],
            ]}
          />
        </Section>
      )}
      {cost !== null && (
        <Section title="Cost">
          <Facts
            of={[
              ['Cost', <Money key="cost" amount={cost.amount} />],
              ['Margin', <Money key="margin" amount={cost.margin} />],
              ['Cost table', orNone(cost.price?.table)],
              ...(cost.price === null ? [] : cellsOf('Cost price', cost.price)),
            ]}
          />
        </Section>
      )}
      {charge.of !== 'request' && (
        <Section title="Entries">
          <Entries charge={charge} />
        </Section>
      )}
    </>
  );
}

/** The money of the charge itself. What a lease held for it and for other requests is on the screen of the lease. */
function Figures({ charge }: { readonly charge: Charge }) {
  const { currency } = useMe();
  const { hold } = charge;
  return (
    <div class="figures">
      <Figure name={`Charged, ${currency}`} value={<Money amount={charge.amount} />} note={noteOf(charge)} />
      {charge.of !== 'request' && (
        <>
          <Figure
            name={`Held before, ${currency}`}
            value={<Money amount={hold?.amount ?? null} />}
            note={hold?.memo ?? undefined}
          />
          <Figure name={`Freed of the hold, ${currency}`} value={<Money amount={charge.freed} />} />
        </>
      )}
      {Number(charge.overage) > 0 && (
        <Figure name={`Beyond the hold, ${currency}`} value={<Money amount={charge.overage} />} />
      )}
      {Number(charge.waived) > 0 && <Figure name={`Waived, ${currency}`} value={<Money amount={charge.waived} />} />}
      {Number(charge.refunded) > 0 && (
        <Figure name={`Refunded, ${currency}`} value={<Money amount={charge.refunded} />} />
      )}
      <Figure name="Computed again" value={<Check charge={charge} />} note={checkNote(charge)} />
    </div>
  );
}

type Fact = readonly [name: string, value: ComponentChildren];

/** The prices of a table, with those in another currency of which they were computed. */
function cellsOf(name: string, price: NonNullable<Charge['price']>): readonly Fact[] {
  return price.cells.map(({ for: cell, amount, exchanged }): Fact => {
    const text = perUnit(amount, price);
    return [cell === '' ? name : `${name} for ${cell}`, exchanged === null ? text : `${text} (${exchanged})`];
  });
}

function Check({ charge: { equal, state } }: { readonly charge: Charge }) {
  if (equal === null) return <StateBadge state={state} />;
  return <Badge tone={equal ? 'good' : 'bad'}>{equal ? 'equal' : 'differs'}</Badge>;
}

function checkNote({ equal }: Charge): string {
  if (equal === null) return 'what it was computed from was not stored then';
  return equal ? 'from the stored units and prices' : 'see below';
}

function noteOf({ amount, state, capped }: Charge): string | undefined {
  if (capped)
    return `capped at ${amount}, a multiple of the hold (the cap of the rule): what the upstream reported costs more`;
  return amount === null ? `nothing yet: ${state}` : undefined;
}

/** The request that was charged. */
function Origin({ charge }: { readonly charge: Charge }) {
  const { reported } = charge;
  return (
    <Section title="Request">
      <Facts
        of={[
          ['Account', <AccountLink key="account" name={charge.account} />],
          ['Key', charge.key === null ? orNone(null) : <KeyLink key="key" id={charge.key} />],
          ['Model', orNone(charge.model)],
          ['Route', orNone(charge.route)],
          ['Upstream', orNone([charge.upstream, charge.target].filter((part) => part !== null).join(', target '))],
          ['Stream', charge.is_stream === null ? orNone(null) : charge.is_stream ? 'yes' : 'no'],
          ['Request id', orNone(charge.request_id && <RequestLink key="request" id={charge.request_id} />)],
          ['Time', <Time key="at" at={charge.at} />],
          ...(charge.of === 'task' ? [['Task', <TaskLink key="task" id={charge.id} />] as Fact] : []),
          ...(charge.lease === null ? [] : [['Paid by', <ChargeLink key="lease" id={charge.lease} />] as Fact]),
        ]}
      />
      {reported !== null && (
        <>
          <h3>What the upstream reported</h3>
          <pre>{JSON.stringify(reported, null, 2)}</pre>
        </>
      )}
    </Section>
  );
}

/** The requests that one hold paid. */
function Requests({ charge: { requests, request_count } }: { readonly charge: Charge }) {
  const { currency } = useMe();
  const count = request_count ?? requests.length;
  return (
    <Section title="Requests">
      <Table
        label="Requests"
        rows={requests}
        keyOf={({ id }) => id}
        empty={null}
        columns={[
          { name: 'Request', show: ({ id }) => <ChargeLink id={id} /> },
          { name: 'Time', show: ({ at }) => <Time at={at} /> },
          { name: 'Model', show: ({ model }) => model },
          { name: 'Request id', show: ({ request_id }) => orNone(request_id && <RequestLink id={request_id} />) },
          { name: `Amount, ${currency}`, isNumber: true, show: ({ amount }) => <Money amount={amount} /> },
        ]}
      />
      {count > requests.length && <p class="muted">{`The first ${requests.length} of ${count}.`}</p>}
    </Section>
  );
}

function Entries({ charge: { entries } }: { readonly charge: Charge }) {
  const { currency } = useMe();
  return (
    <Table
      label="Entries"
      rows={entries}
      keyOf={({ id }) => id}
      empty={<p>It has no entries yet.</p>}
      columns={[
        { name: 'Entry', show: ({ id }) => <EntryLink id={id} /> },
        { name: 'Time', show: ({ at }) => <Time at={at} /> },
        { name: 'Kind', show: ({ kind }) => kind },
        {
          name: `Posted, ${currency}`,
          isNumber: true,
          show: ({ posted_delta }) => <Money amount={posted_delta} signed />,
        },
        { name: 'Held', isNumber: true, show: ({ held_delta }) => <Money amount={held_delta} signed /> },
        { name: 'Memo', show: ({ memo, reference }) => orNone(memo ?? reference) },
        { name: 'Hash', show: ({ hash }) => <code title={hash}>{hash.slice(0, 12)}…</code> },
      ]}
    />
  );
}
