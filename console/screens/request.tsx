/** One request: when what happened to it, who failed, its units, and what it was charged, step by step. */
import type { ComponentChildren } from 'preact';
import { to } from '../lib/address.ts';
import type { Output } from '../lib/client.ts';
import { durationText, Money, orNone, Time, Units } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { AccountLink, ChargeLink, KeyLink, TaskLink } from '../parts/links.tsx';
import { Facts, Figure, Id, Page, Section } from '../parts/page.tsx';
import { Duration, Status } from '../parts/request-table.tsx';
import { Loaded } from '../parts/state.tsx';
import { Explained, RefundButton } from './charge.tsx';

type Shown = Output<'request.show'>;
type Request = NonNullable<Shown['record']>;

export function RequestScreen({ id }: { readonly id: string }) {
  const read = useRead('request.show', { id });
  const { data } = read;
  return (
    <Page
      title="Request"
      id={id}
      above={<a href={to('/requests')}>Requests</a>}
      actions={data?.charge && <RefundButton charge={data.charge} />}
    >
      <Loaded of={read}>
        {(shown) => (
          <>
            {shown.record === null ? (
              <p class="notice warn">
                The record of this request is gone: it is too old, or none was written. What it was charged is in the
                books.
              </p>
            ) : (
              <>
                <Figures record={shown.record} />
                <TimeLine record={shown.record} shown={shown} />
                <About record={shown.record} />
              </>
            )}
            {shown.charge !== null && (
              <Section title="Charge">
                <Explained charge={shown.charge} />
              </Section>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Figures({ record }: { readonly record: Request }) {
  const { currency } = useMe();
  const { status, upstream_status, error, failed_by, charged, first_byte_ms, duration_ms } = record;
  const isSame = upstream_status === null || upstream_status === status;
  return (
    <div class="figures">
      <Figure
        name="Status"
        value={<Status row={record} />}
        note={isSame ? undefined : `the upstream answered ${upstream_status}`}
      />
      <Figure
        name="Failed by"
        value={failed_by ?? 'nobody'}
        note={error ?? undefined}
        tone={failed_by === null || failed_by === 'caller' ? 'plain' : 'bad'}
      />
      <Figure name="First byte" value={<Duration ms={first_byte_ms} />} />
      <Figure name="Duration" value={<Duration ms={duration_ms} />} />
      <Figure
        name={`Charged, ${currency}`}
        value={<Money amount={charged} />}
        note={charged === null ? 'nothing' : undefined}
      />
    </div>
  );
}

interface Step {
  readonly after_ms: number;
  readonly name: string;
  readonly text: ComponentChildren;
}

/** What happened, in its order, with the time from the arrival. */
function stepsOf(record: Request, { charge }: Shown): readonly Step[] {
  const since = (at: string) => Math.max(0, Date.parse(at) - Date.parse(record.at));
  const held = charge?.entries.find(({ kind }) => kind === 'hold');
  return [
    { after_ms: 0, name: 'received', text: `${record.bytes_in} bytes` },
    ...(held === undefined ? [] : [{ after_ms: since(held.at), name: 'held', text: <Money amount={held.amount} /> }]),
    ...record.calls.flatMap(({ target, status, code, sent_ms, answered_ms }) => [
      { after_ms: sent_ms ?? 0, name: 'sent', text: `to ${target}` },
      status === null
        ? { after_ms: answered_ms ?? record.duration_ms, name: 'failed', text: `${target}: ${code ?? 'no answer'}` }
        : { after_ms: answered_ms ?? record.duration_ms, name: 'first byte', text: `${target}: ${status}` },
    ]),
    { after_ms: record.duration_ms, name: 'ended', text: `${record.bytes_out} bytes` },
  ].toSorted((a, b) => a.after_ms - b.after_ms);
}

function TimeLine({ record, shown }: { readonly record: Request; readonly shown: Shown }) {
  return (
    <Section title="Time line">
      <ol class="line">
        {stepsOf(record, shown).map(({ after_ms, name, text }, index) => (
          <li key={index}>
            {index === 0 ? <Time at={record.at} /> : <span>+ {durationText(after_ms)}</span>}
            <strong>{name}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

type Fact = readonly [name: string, value: ComponentChildren];

function About({ record }: { readonly record: Request }) {
  const { account, key, task, lease, target, units, client_ids } = record;
  const ids = Object.entries(client_ids).map(([name, value]): Fact => [name, <Id key={name} text={value} />]);
  return (
    <Section title="What was asked">
      <Facts
        of={[
          ['Account', <AccountLink key="account" name={account} />],
          ['Key', <KeyLink key="key" id={key} />],
          ['Interface', orNone(record.interface)],
          ['Route', orNone(record.route)],
          ['Model', orNone(record.model)],
          ['Target', orNone(target)],
          ['Attempts', record.attempts],
          ['Stream', record.stream ? 'yes' : 'no'],
          ['Units', <Units key="units" of={units ?? {}} />],
          ...(task === null ? [] : [['Task', <TaskLink key="task" id={task} />] as Fact]),
          ...(lease === null ? [] : [['Paid by', <ChargeLink key="lease" id={lease} />] as Fact]),
          ['Address', orNone(record.address)],
          ['Client', orNone(record.user_agent)],
          ...ids,
        ]}
      />
      <p class="links">
        <a href={to('/requests', { account })}>Requests of this customer</a>
        {record.error !== null && <a href={to('/requests', { error: record.error })}>Who else had this error</a>}
        {target !== null && <a href={to('/requests', { target })}>Requests to this target</a>}
      </p>
    </Section>
  );
}
