/** Overview: what is wrong now, what a period brought and from whom, and the proof of the books. */
import type { ComponentChildren } from 'preact';
import { go, to } from '../lib/address.ts';
import { durationText, Money, timeZone } from '../lib/format.tsx';
import { SUMS_ms, useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { Audit } from '../parts/audit.tsx';
import { AccountLink, KeyLink, RequestsLink, requestsOf } from '../parts/links.tsx';
import { Figure, Page, Section } from '../parts/page.tsx';
import { type Period, PeriodPicker, usePeriod } from '../parts/period.tsx';
import { PeriodFigures } from '../parts/period-figures.tsx';
import { Loaded } from '../parts/state.tsx';
import { Table } from '../parts/table.tsx';
import { UsageReport } from '../parts/usage-report.tsx';
import { WrongNow } from '../parts/wrong-now.tsx';

const EVERY_ms = 5_000;
/** Rows of a list of the largest. */
const TOP = 8;
/** Sums that the chart draws one by one. */
const CHART_TOP = 200;

export function OverviewScreen() {
  const period = usePeriod('7d');
  return (
    <Page title="Overview">
      <Now />
      <Section title="In this time">
        <PeriodPicker period={period} />
        <PeriodFigures period={period} />
        <Revenue period={period} />
      </Section>
      <div class="columns">
        <Largest title="Top customers" by="account" period={period} />
        <Largest title="Top models" by="model" period={period} />
        <Largest title="Top keys" by="key" period={period} />
      </div>
      <Section title="Proof of the books">
        <Audit />
      </Section>
    </Page>
  );
}

/** Money at risk, and what an operator has to look at. */
function Now() {
  const { currency } = useMe();
  const health = useRead('health.show', {}, EVERY_ms);
  const targets = useRead('target.list', {}, EVERY_ms);
  const down = targets.data?.data.filter(({ takes_requests }) => !takes_requests) ?? [];
  return (
    <Loaded of={health}>
      {(shown) => {
        const { ready, reason, tasks, leases, held, low_wallets, latency } = shown;
        const undecided = tasks.review + tasks.unknown;
        const open = tasks.dispatching + tasks.running;
        return (
          <>
            <WrongNow health={shown} down={down} />
            <div class="figures">
              <Figure
                name={`Pending, ${currency}`}
                value={<Money amount={held} inLink />}
                note={`tasks: ${open + undecided}, leases: ${leases}`}
                href={to('/tasks', { state: 'running' })}
              />
              <Figure
                name="In review"
                value={undecided}
                note="tasks that wait for your decision"
                tone={undecided === 0 ? 'plain' : 'warn'}
                href={to('/review')}
              />
              <Figure
                name="Low wallets"
                value={low_wallets ?? '–'}
                note={low_wallets === null ? 'set currency.low_wallet to count them' : 'below currency.low_wallet'}
                tone={low_wallets === null || low_wallets === 0 ? 'plain' : 'warn'}
                href={to('/accounts', { show: 'low' })}
              />
              <Figure
                name="Upstreams down"
                value={targets.data === undefined ? '…' : down.length}
                note="targets that take no requests"
                tone={down.length === 0 ? 'plain' : 'bad'}
                href={to('/upstreams')}
              />
              <Figure
                name="Latency, 99 %"
                value={latency.p99_ms === null ? '–' : `≤ ${durationText(latency.p99_ms)}`}
                note={
                  latency.p50_ms === null
                    ? `requests in five minutes: ${latency.requests}`
                    : `half ≤ ${durationText(latency.p50_ms)}, requests in five minutes: ${latency.requests}`
                }
                href={to('/requests', { since: '5m' })}
              />
              <Figure
                name="Gateway"
                value={ready ? 'Ready' : 'Not ready'}
                note={reason ?? 'takes requests'}
                tone={ready ? 'good' : 'bad'}
                href={to('/configuration')}
              />
            </div>
          </>
        );
      }}
    </Loaded>
  );
}

/** The columns of the table below the chart. */
const MODELS = ['model'] as const;

/** What was charged, by model over time. */
function Revenue({ period }: { readonly period: Period }) {
  const tz = timeZone();
  const { span, step, days, query } = period;
  const columns = ['model', step] as const;
  const read = useRead('usage.sum', { by: columns, ...span, tz, top: CHART_TOP }, SUMS_ms);
  const isCut = read.data !== undefined && read.data.others !== null;
  const totals = useRead('usage.sum', isCut ? { by: [step], ...span, tz } : null);
  return (
    <Loaded of={read}>
      {({ data, others }) => (
        <UsageReport
          rows={data}
          others={others}
          totals={totals.data?.data}
          by={columns}
          table={MODELS}
          days={days}
          period={query}
          pick={(label, model) => {
            const isModel = data.some((row) => row.model === model);
            go(to('/requests', requestsOf({ [step]: label, model: isModel ? model : null }, columns, query)));
          }}
          empty={<FirstSteps />}
        />
      )}
    </Loaded>
  );
}

function FirstSteps() {
  return (
    <>
      <p>Nothing was used yet. The way to a first charge:</p>
      <ol>
        <li>
          <a href={to('/accounts')}>Create an account</a> and top it up.
        </li>
        <li>Create a key on the account's screen and send the request that is shown with it.</li>
        <li>
          Watch it under <a href={to('/requests')}>Requests</a> or <a href={to('/tasks')}>Tasks</a>.
        </li>
      </ol>
    </>
  );
}

interface LargestProps {
  readonly title: string;
  readonly by: 'account' | 'model' | 'key';
  readonly period: Period;
}

/** The largest amounts of a column, and the others as one. */
function Largest({ title, by, period }: LargestProps) {
  const { currency } = useMe();
  const read = useRead('usage.sum', { by: [by], ...period.span, tz: timeZone(), top: TOP }, SUMS_ms);
  return (
    <Section title={title} actions={<a href={to('/usage', { ...period.query, by })}>All of them</a>}>
      <Loaded of={read}>
        {({ data, others }) => (
          <Table
            label={title}
            rows={data.toSorted((a, b) => Number(b.amount) - Number(a.amount))}
            keyOf={(row) => row[by] ?? ''}
            empty={<p>Nothing was used in this time.</p>}
            columns={[
              {
                name: by === 'account' ? 'Customer' : by === 'model' ? 'Model' : 'Key',
                show: (row) => <Subject by={by} value={row[by] ?? '–'} />,
                ...(others !== null && { foot: `${others.sums} others` }),
              },
              {
                name: 'Requests',
                isNumber: true,
                show: (row) => <RequestsLink row={row} by={[by]} period={period.query} count={row.requests} />,
                ...(others !== null && { foot: others.requests }),
              },
              {
                name: `Amount, ${currency}`,
                isNumber: true,
                show: ({ amount }) => <Money amount={amount} />,
                ...(others !== null && { foot: <Money amount={others.amount} /> }),
              },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}

function Subject({ by, value }: { readonly by: LargestProps['by']; readonly value: string }): ComponentChildren {
  if (by === 'account') return <AccountLink name={value} />;
  return by === 'key' ? <KeyLink id={value} /> : <span class="tight">{value}</span>;
}
