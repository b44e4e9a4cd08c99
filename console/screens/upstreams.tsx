/** Upstreams: which targets take requests, how often they fail, how long they take, whom it hit, and what they refused last. */
import { go, to, withQuery } from '../lib/address.ts';
import type { Row } from '../lib/client.ts';
import { orNone, Time, timeZone } from '../lib/format.tsx';
import { SUMS_ms, useRead } from '../lib/read.ts';
import { Choice, useFilters } from '../parts/filter.tsx';
import { requestsOf } from '../parts/links.tsx';
import { Badge, Page, Section } from '../parts/page.tsx';
import { type Period, PeriodPicker, usePeriod } from '../parts/period.tsx';
import { RequestTable } from '../parts/request-table.tsx';
import { Loaded } from '../parts/state.tsx';
import { type Column, Table } from '../parts/table.tsx';
import {
  TRAFFIC,
  type TrafficNumbers,
  TrafficReport,
  type TrafficSum,
  trafficColumns,
} from '../parts/traffic-report.tsx';

const EVERY_ms = 5_000;
/** Sums of the chart. */
const TOP = 500;
/** Failures that are listed. */
const LAST = 10;
const MEASURES = ['error_rate', 'first_byte_p50', 'first_byte_p95', 'p95', 'requests', 'failures'] as const;

type Target = Row<'target.list'>;

export function UpstreamsScreen() {
  const period = usePeriod('24h');
  const targets = useRead('target.list', {}, EVERY_ms);
  const sums = useRead('request.sums', { by: ['target'], ...period.span, tz: timeZone() }, SUMS_ms);
  const failures = { ...period.query, failed_by: 'upstream' };
  return (
    <Page title="Upstreams">
      <PeriodPicker period={period} />
      <Loaded of={targets}>
        {({ data }) => <Targets targets={data} sums={sums.data?.data ?? []} period={period} />}
      </Loaded>
      <OverTime period={period} />
      <Section
        title="Last failures"
        actions={<a href={to('/requests', { ...failures, view: 'customers' })}>Customers hit</a>}
      >
        <LastFailures period={period} />
      </Section>
    </Page>
  );
}

/** The numbers of a target without requests. */
const NOTHING: TrafficNumbers = {
  requests: 0,
  failures: 0,
  failed_by: { caller: 0, gateway: 0, upstream: 0 },
  p50_ms: null,
  p95_ms: null,
  p99_ms: null,
  first_byte: { p50_ms: null, p95_ms: null, p99_ms: null },
};

interface TargetsProps {
  readonly targets: readonly Target[];
  readonly sums: readonly TrafficSum[];
  readonly period: Period;
}

/** Whether this gateway sends requests to each target now, and how the target did in the period. */
function Targets({ targets, sums, period }: TargetsProps) {
  const rows = targets.map((each) => {
    const sum = sums.find(({ target }) => target === `${each.upstream}/${each.target}`);
    return { ...NOTHING, ...sum, ...each };
  });
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { name: 'Upstream', show: ({ upstream }) => upstream },
    { name: 'Target', show: ({ target }) => target },
    {
      name: 'Takes requests',
      show: ({ takes_requests }) => (
        <Badge tone={takes_requests ? 'good' : 'bad'}>{takes_requests ? 'yes' : 'no'}</Badge>
      ),
    },
    {
      name: 'Requests',
      isNumber: true,
      show: (row) => <a href={to('/requests', { ...period.query, target: nameOf(row) })}>{row.requests}</a>,
    },
    ...trafficColumns<(typeof rows)[number]>(undefined, ['first_byte_p50', 'first_byte_p95', 'p95']),
    {
      name: 'Customers hit',
      show: (row) => {
        const filters = { ...period.query, target: nameOf(row), failed_by: 'upstream', view: 'customers' };
        return row.failed_by.upstream === 0 ? orNone(null) : <a href={to('/requests', filters)}>Who</a>;
      },
    },
    {
      name: 'Last failure',
      show: ({ last_failure: failure }) =>
        orNone(
          failure && (
            <span>
              {failure.reason} <Time at={failure.at} />
            </span>
          ),
        ),
    },
    { name: 'Unfinished tasks', isNumber: true, show: ({ unfinished_tasks }) => unfinished_tasks },
    { name: 'Next poll', show: ({ next_poll_at }) => <Time at={next_poll_at} /> },
    { name: 'Polls behind, s', isNumber: true, show: ({ polls_behind_s }) => polls_behind_s },
  ];
  return (
    <Table
      label="Targets"
      rows={rows}
      keyOf={nameOf}
      empty={<p>The configuration has no upstreams. Declare one under upstreams in gateway.yaml, and reload it.</p>}
      columns={columns}
    />
  );
}

/** The name of a target in records of requests. */
function nameOf({ upstream, target }: Pick<Target, 'upstream' | 'target'>): string {
  return `${upstream}/${target}`;
}

function OverTime({ period }: { readonly period: Period }) {
  const { measure: named } = useFilters('measure');
  const measure = MEASURES.find((each) => each === named) ?? 'error_rate';
  const columns = ['target', period.step] as const;
  const read = useRead('request.sums', { by: columns, ...period.span, tz: timeZone(), top: TOP }, SUMS_ms);
  return (
    <Section
      title="Over time"
      actions={
        <Choice
          label="Show"
          value={measure}
          names={Object.fromEntries(MEASURES.map((each) => [each, TRAFFIC[each]]))}
          choose={(value) => go(withQuery({ measure: value }), true)}
        />
      }
    >
      <Loaded of={read}>
        {(report) => (
          <TrafficReport
            report={report}
            by={columns}
            measure={measure}
            days={period.days}
            period={period.query}
            pick={(label, target) =>
              go(to('/requests', requestsOf({ [period.step]: label, target }, columns, period.query)))
            }
          />
        )}
      </Loaded>
    </Section>
  );
}

function LastFailures({ period }: { readonly period: Period }) {
  const asked = { failed_by: 'upstream', ...period.span, tz: timeZone(), limit: LAST } as const;
  const read = useRead('request.list', asked, SUMS_ms);
  return (
    <Loaded of={read}>
      {({ data }) => <RequestTable rows={data} empty={<p>No upstream failed a request in this time.</p>} />}
    </Loaded>
  );
}
