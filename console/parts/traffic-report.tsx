/** A report of requests as a chart with its table: how many, how many failed and by whose fault, and how long they took. */
import type { Output } from '../lib/client.ts';
import { Count, durationText, Money, percentText, Time } from '../lib/format.tsx';
import { useMe } from '../lib/session.ts';
import { breakdown, isPeriod, type ReportColumn } from './breakdown.ts';
import { Chart } from './chart.tsx';
import { RequestsLink } from './links.tsx';
import type { PeriodQuery } from './period.tsx';
import { type Column, Table } from './table.tsx';
import { subjectColumns } from './usage-report.tsx';

export type Traffic = Output<'request.sums'>;
export type TrafficSum = Traffic['data'][number];
/** The numbers that every sum has, also that of what a report leaves out. */
export type TrafficNumbers = Pick<
  TrafficSum,
  'requests' | 'failures' | 'failed_by' | 'p50_ms' | 'p95_ms' | 'p99_ms' | 'first_byte'
>;

/** What a chart can show. */
export const TRAFFIC = {
  requests: 'Requests',
  failures: 'Failures',
  error_rate: 'Error rate',
  first_byte_p50: 'First byte, half',
  first_byte_p95: 'First byte, 95 %',
  p50: 'Duration, half',
  p95: 'Duration, 95 %',
  p99: 'Duration, 99 %',
} as const;
export type TrafficMeasure = keyof typeof TRAFFIC;

interface TrafficReportProps {
  readonly report: Traffic;
  /** The sums of each period, with what was left out, if a period is drawn. */
  readonly totals?: readonly TrafficSum[] | undefined;
  readonly by: readonly ReportColumn[];
  readonly measure: TrafficMeasure;
  readonly days?: readonly [first: string, last: string] | undefined;
  readonly period: PeriodQuery;
  readonly pick?: ((label: string, series: string) => void) | undefined;
}

export function TrafficReport({ report, totals, by, measure, days, period, pick }: TrafficReportProps) {
  const { data, others, total } = report;
  const { currency = '' } = useMe();
  const columns: readonly Column<TrafficSum>[] = [
    ...subjectColumns<TrafficSum>(by),
    {
      name: 'Requests',
      isNumber: true,
      sort: 'requests',
      value: ({ requests }) => requests,
      show: (row) => <RequestsLink row={row} by={by} period={period} count={row.requests} />,
      foot: total.requests,
    },
    ...trafficColumns<TrafficSum>(total, measure === 'p50' || measure === 'p99' ? [...LATENCIES, measure] : LATENCIES),
    {
      name: `Amount, ${currency}`,
      isNumber: true,
      sort: 'amount',
      value: ({ amount }) => Number(amount),
      show: ({ amount }) => <Money amount={amount} />,
      foot: <Money amount={total.amount} />,
    },
  ];
  return (
    <>
      {data.length > 0 && (
        <Chart
          label={`${TRAFFIC[measure]} by ${by.join(' and ')}${unitOf(measure)}`}
          {...breakdown<TrafficNumbers, TrafficSum>({
            rows: data,
            by,
            others,
            totals,
            days,
            numberOf: (row) => trafficValue(row, measure),
            name: TRAFFIC[measure],
            // Rates and percentiles cannot be stacked.
            kind: measure === 'requests' || measure === 'failures' ? 'bars' : 'lines',
          })}
          text={(value) => trafficText(value, measure)}
          pick={pick}
        />
      )}
      <NotCounted of={report} />
      {others !== null && (
        <p class="intro">
          These are {data.length} of the sums. The others have <Count of={String(others.requests)} /> requests, which
          count in the sum below.
        </p>
      )}
      <Table
        label="Requests"
        rows={data}
        keyOf={(row) => by.map((column) => row[column as keyof TrafficSum]).join(' ')}
        empty={<p>No request was counted in this time. Choose a longer period.</p>}
        columns={columns}
        sort={by.some(isPeriod) ? '' : '-requests'}
      />
    </>
  );
}

/** Requests are counted by quarters of an hour. */
const QUARTER_ms = 900_000;

/** Says since when requests are counted, if that is not the whole time. */
export function NotCounted({
  of: { since, counted_since },
}: {
  readonly of: Pick<Traffic, 'since' | 'counted_since'>;
}) {
  if (counted_since === null) return <p class="intro">No requests were counted yet.</p>;
  if (Date.parse(counted_since) - Date.parse(since) < QUARTER_ms) return null;
  return (
    <p class="intro">
      Requests are counted since <Time at={counted_since} />.
    </p>
  );
}

/** The latencies that tables show. */
const LATENCIES: readonly TrafficMeasure[] = ['first_byte_p50', 'first_byte_p95', 'p95'];

/** The columns of failures and latency. @param total what the last row shows; absent: there is none. */
export function trafficColumns<R extends TrafficNumbers>(
  total?: TrafficNumbers,
  latencies = LATENCIES,
): readonly Column<R>[] {
  const column = (measure: TrafficMeasure): Column<R> => ({
    name: TRAFFIC[measure],
    isNumber: true,
    sort: measure,
    value: (row) => trafficValue(row, measure) ?? -1,
    show: (row) => trafficText(trafficValue(row, measure), measure),
    ...(total !== undefined && { foot: trafficText(trafficValue(total, measure), measure) }),
  });
  return [
    column('failures'),
    column('error_rate'),
    {
      name: 'Failed by',
      show: ({ failed_by }) => <span class="whole">{failedByText(failed_by)}</span>,
      ...(total !== undefined && { foot: <span class="whole">{failedByText(total.failed_by)}</span> }),
    },
    ...latencies.map(column),
  ];
}

function unitOf(measure: TrafficMeasure): string {
  if (measure === 'requests' || measure === 'failures') return '';
  return measure === 'error_rate' ? ', %' : ', ms';
}

function failedByText(failed: TrafficNumbers['failed_by']): string {
  const parts = Object.entries(failed).filter(([, count]) => count > 0);
  return parts.length === 0 ? '–' : parts.map(([name, count]) => `${name} ${count}`).join(', ');
}

/** What a chart draws of a sum; null: not known. */
export function trafficValue(row: TrafficNumbers, measure: TrafficMeasure): number | null {
  switch (measure) {
    case 'requests':
      return row.requests;
    case 'failures':
      return row.failures;
    case 'error_rate':
      return row.requests === 0 ? null : (100 * row.failures) / row.requests;
    case 'first_byte_p50':
      return row.first_byte.p50_ms;
    case 'first_byte_p95':
      return row.first_byte.p95_ms;
    case 'p50':
      return row.p50_ms;
    case 'p95':
      return row.p95_ms;
    case 'p99':
      return row.p99_ms;
  }
}

/** A number of the report for people. */
export function trafficText(value: number | null, measure: TrafficMeasure): string {
  if (value === null) return '–';
  if (measure === 'requests' || measure === 'failures') return String(value);
  return measure === 'error_rate' ? percentText(value) : durationText(value);
}
