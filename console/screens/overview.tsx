/** Overview: what is wrong now, what a period brought beside the one before, who and what it came from, and the proof of the books. */
import type { ComponentChildren } from 'preact';
import { go, to } from '../lib/address.ts';
import type { Output } from '../lib/client.ts';
import { Money, timeZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { useMe } from '../lib/session.ts';
import { Audit } from '../parts/audit.tsx';
import { AccountLink, KeyLink, RequestsLink, requestsOf } from '../parts/links.tsx';
import { Figure, Page, Section } from '../parts/page.tsx';
import { type Period, PeriodPicker, usePeriod } from '../parts/period.tsx';
import { Loaded } from '../parts/state.tsx';
import { Table } from '../parts/table.tsx';
import { durationText, NotCounted, percentText, trafficValue } from '../parts/traffic-report.tsx';
import { type Sum, totalOf, UsageReport, unitsOf } from '../parts/usage-report.tsx';
import { WrongNow } from '../parts/wrong-now.tsx';

const EVERY_ms = 5_000;
/** Sums read the whole time. */
const SUMS_ms = 60_000;
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
        <Numbers period={period} />
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

/** The numbers of a period, each with the one before. */
function Numbers({ period }: { readonly period: Period }) {
  const { currency } = useMe();
  const tz = timeZone();
  const { span, before, query } = period;
  const columns = ['model'] as const;
  const money = useRead('usage.sum', { by: columns, ...span, tz }, SUMS_ms);
  const moneyBefore = useRead('usage.sum', before === undefined ? null : { by: columns, ...before, tz }, SUMS_ms);
  const traffic = useRead('request.sums', { by: columns, ...span, tz, top: 1 }, SUMS_ms);
  const trafficBefore = useRead(
    'request.sums',
    before === undefined ? null : { by: columns, ...before, tz, top: 1 },
    SUMS_ms,
  );
  return (
    <Loaded of={money}>
      {({ data }) => {
        const now = totalOf(data);
        const then = moneyBefore.data && totalOf(moneyBefore.data.data);
        const tokens = tokensOf(data);
        return (
          <>
            <div class="figures">
              <Figure
                name={`Revenue, ${currency}`}
                value={<Money amount={now.amount} inLink />}
                note={<Compared now={Number(now.amount)} before={numberOf(then?.amount)} show={amountText} />}
                href={to('/usage', query)}
              />
              <Figure
                name={`Margin, ${currency}`}
                value={<Money amount={now.margin} inLink />}
                note={
                  now.margin === null ? (
                    'the cost of some of it is not known'
                  ) : (
                    <Compared now={Number(now.margin)} before={numberOf(then?.margin)} show={amountText} />
                  )
                }
                href={to('/usage', { ...query, measure: 'margin' })}
              />
              <TrafficFigures now={traffic.data?.total} before={trafficBefore.data?.total} period={period} />
              <Figure
                name="Tokens"
                value={shortCount(tokens.sum)}
                note={tokens.text || <Compared now={tokens.sum} before={undefined} show={shortCount} />}
                href={to('/usage', query)}
              />
            </div>
            {traffic.data && <NotCounted of={traffic.data} />}
          </>
        );
      }}
    </Loaded>
  );
}

type Total = Output<'request.sums'>['total'];

interface TrafficFiguresProps {
  /** Undefined: not read yet. */
  readonly now: Total | undefined;
  readonly before: Total | undefined;
  readonly period: Period;
}

const TRAFFIC_FIGURES = [
  ['Requests', 'requests', shortCount],
  ['Error rate', 'error_rate', percentText],
  ['First byte, half', 'first_byte_p50', durationText],
  ['First byte, 95 %', 'first_byte_p95', durationText],
] as const;

function TrafficFigures({ now, before, period: { query } }: TrafficFiguresProps) {
  return (
    <>
      {TRAFFIC_FIGURES.map(([name, measure, show]) => {
        const value = now && trafficValue(now, measure);
        const then = before && trafficValue(before, measure);
        const isKnown = typeof value === 'number';
        return (
          <Figure
            key={name}
            name={name}
            value={isKnown ? show(value) : value === null ? '–' : '…'}
            note={isKnown && <Compared now={value} before={then ?? undefined} show={show} />}
            href={
              measure === 'requests' ? to('/requests', query) : to('/usage', { ...query, measure, by: 'target,day' })
            }
          />
        );
      })}
    </>
  );
}

interface ComparedProps {
  readonly now: number;
  /** Undefined: not known. */
  readonly before: number | undefined;
  readonly show: (value: number) => string;
}

/** How a number differs from the one of the period before. */
function Compared({ now, before, show }: ComparedProps) {
  if (before === undefined) return null;
  const change = before === 0 ? 0 : (100 * (now - before)) / Math.abs(before);
  const sign = change > 0 ? '+' : '−';
  const changed = Math.abs(change) < 0.5 ? '' : `${sign}${Math.abs(change).toFixed(0)} %, `;
  return <span>{`${changed}${show(before)} before`}</span>;
}

function amountText(amount: number): string {
  return amount.toFixed(2);
}

function numberOf(amount: string | null | undefined): number | undefined {
  return amount === null || amount === undefined ? undefined : Number(amount);
}

/** Classes of units that are tokens. Seconds, images and others are not added to them. */
const TOKENS = /^(?:input|output|cache|tokens?$|reasoning|thinking|text|audio)/;
/** Classes that a card names. */
const NAMED = 2;

function tokensOf(rows: readonly Sum[]): { readonly sum: number; readonly text: string } {
  const counts = Object.entries(unitsOf(rows))
    .filter(([name]) => TOKENS.test(name))
    .map(([name, count]) => [name, Number(count)] as const)
    .toSorted(([, a], [, b]) => b - a);
  const named = counts.slice(0, NAMED).map(([name, count]) => `${name} ${shortCount(count)}`);
  return { sum: counts.reduce((sum, [, count]) => sum + count, 0), text: named.join(', ') };
}

const SHORT = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 });

/** A large count in few digits: `1.2M`. */
function shortCount(count: number): string {
  return SHORT.format(count);
}

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
