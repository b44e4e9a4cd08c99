/** Usage: money, units, requests, errors and latency, by any two columns, in any time zone, as a chart, a table and CSV. */
import { go, to, useAddress, withQuery } from '../lib/address.ts';
import { timeZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { COLUMNS, isPeriod, type Named, periodFirst, type ReportColumn } from '../parts/breakdown.ts';
import { Choice, Filter, useFilters } from '../parts/filter.tsx';
import { requestsOf } from '../parts/links.tsx';
import { CopyButton, Page } from '../parts/page.tsx';
import { type Period, PeriodPicker, usePeriod } from '../parts/period.tsx';
import { Loaded } from '../parts/state.tsx';
import { TRAFFIC, type TrafficMeasure, TrafficReport } from '../parts/traffic-report.tsx';
import { isUsageMeasure, MONEY, UsageReport, unitsOf } from '../parts/usage-report.tsx';

const BY_DEFAULT = ['model', 'day'] as const;
/** Sums that are shown. More would be slow to draw, and nobody reads them. */
const TOP = 200;

function columnsOf(text: string | null): readonly ReportColumn[] {
  const named = COLUMNS.filter((column) => text?.split(',').includes(column));
  return named.length === 0 ? BY_DEFAULT : named.slice(0, 2);
}

export function UsageScreen() {
  const columns = columnsOf(useAddress().query.get('by'));
  const { measure = 'amount' } = useFilters('measure');
  const period = usePeriod('7d');
  const traffic = Object.keys(TRAFFIC).find((each): each is TrafficMeasure => each === measure);
  return (
    <Page title="Usage" actions={<CopyButton name="Copy link" label="link to this view" text={location.href} />}>
      <PeriodPicker period={period} />
      {traffic === undefined ? (
        <MoneyView by={columns} measure={measure} period={period} />
      ) : (
        <TrafficView by={columns} measure={traffic} period={period} />
      )}
    </Page>
  );
}

/** The parameters that both reports share. */
function useAsked({ span }: Period) {
  const { account } = useFilters('account');
  return { ...span, tz: timeZone(), ...(account !== undefined && { account }) };
}

interface ViewProps<M> {
  readonly by: readonly ReportColumn[];
  readonly measure: M;
  readonly period: Period;
}

function MoneyView({ by, measure, period }: ViewProps<string>) {
  const asked = useAsked(period);
  const read = useRead('usage.sum', { by, ...asked, top: TOP });
  const step = by.find(isPeriod);
  const isCut = read.data !== undefined && read.data.others !== null;
  const totals = useRead('usage.sum', isCut && step !== undefined ? { by: [step], ...asked } : null);
  return (
    <>
      <Controls
        by={by}
        measure={measure}
        classes={Object.keys(unitsOf(read.data?.data ?? []))}
        csv={`/admin/v1/usage?${new URLSearchParams({ ...asked, by: by.join(','), format: 'csv' })}`}
      />
      <Loaded of={read}>
        {({ data, others }) => (
          <UsageReport
            rows={data}
            others={others}
            totals={totals.data?.data}
            by={by}
            measure={isUsageMeasure(measure) ? measure : 'amount'}
            days={step === 'day' ? period.days : undefined}
            period={period.query}
            pick={(label, series) => open(by, label, series, data, period)}
            empty={<p>Nothing was used in this time. Choose a longer period.</p>}
          />
        )}
      </Loaded>
    </>
  );
}

type TrafficColumn = Exclude<ReportColumn, 'month'>;

function TrafficView({ by: named, measure, period }: ViewProps<TrafficMeasure>) {
  const asked = useAsked(period);
  // Requests are not kept for months.
  const some = named.filter((column): column is TrafficColumn => column !== 'month');
  const columns = some.length === 0 ? BY_DEFAULT : some;
  const read = useRead('request.sums', { by: columns, ...asked, top: TOP });
  const step = columns.find(isPeriod);
  const isCut = read.data !== undefined && read.data.others !== null;
  const totals = useRead('request.sums', isCut && step !== undefined ? { by: [step], ...asked } : null);
  return (
    <>
      <Controls
        by={columns}
        measure={measure}
        classes={[]}
        csv={`/admin/v1/requests/sums?${new URLSearchParams({ ...asked, by: columns.join(','), format: 'csv' })}`}
      />
      <Loaded of={read}>
        {(report) => (
          <TrafficReport
            report={report}
            totals={totals.data?.data}
            by={columns}
            measure={measure}
            days={step === 'day' ? period.days : undefined}
            period={period.query}
            pick={(label, series) => open(columns, label, series, report.data, period)}
          />
        )}
      </Loaded>
    </>
  );
}

/** Opens the requests of a bar. */
function open(
  columns: readonly ReportColumn[],
  label: string,
  series: string,
  rows: readonly Named[],
  period: Period,
): void {
  const [across, split] = periodFirst(columns);
  if (across === undefined || across === 'month' || split === 'month') return;
  const row: Named = { [across]: label, ...(split !== undefined && { [split]: series }) };
  // The others have no filter of their own.
  const isRow = rows.some((each) => columns.every((column) => row[column] === each[column]));
  go(to('/requests', requestsOf(isRow ? row : { [across]: label }, columns, period.query)));
}

interface ControlsProps {
  readonly by: readonly ReportColumn[];
  readonly measure: string;
  /** The classes of the units that were used. */
  readonly classes: readonly string[];
  /** The address of the report as CSV. */
  readonly csv: string;
}

function Controls({ by, measure, classes, csv }: ControlsProps) {
  const [first = 'model', second = ''] = by;
  const set = (columns: readonly string[]) =>
    go(withQuery({ by: [...new Set(columns)].filter((each) => each !== '').join(','), sort: '', row: '' }), true);
  const units = Object.fromEntries(classes.map((each) => [`units.${each}`, `Units: ${each}`]));
  const measures: Readonly<Record<string, string>> = { ...MONEY, ...units, ...TRAFFIC };
  // Only one period makes sense at a time.
  const others = COLUMNS.filter((each) => each !== first && !(isPeriod(each) && isPeriod(first)));
  return (
    <div class="filters">
      <Choice
        label="Show"
        value={measure}
        names={{ ...measures, [measure]: measures[measure] ?? measure }}
        choose={(value) => go(withQuery({ measure: value, sort: '', row: '' }), true)}
      />
      <Choice label="By" value={first} names={namesOf(COLUMNS)} choose={(value) => set([value, second])} />
      <Choice
        label="And by"
        value={second}
        names={{ '': 'nothing else', ...namesOf(others) }}
        choose={(value) => set([first, value])}
      />
      <Filter name="account" label="Account" />
      <a class="button" href={csv} download>
        Download CSV
      </a>
    </div>
  );
}

function namesOf(columns: readonly ReportColumn[]): Readonly<Record<string, string>> {
  return Object.fromEntries(columns.map((column) => [column, column]));
}
