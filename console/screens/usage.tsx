/** Usage: requests, units and money, by any columns, in any time zone, as a chart, a table and CSV. */
import { go, useAddress, withQuery } from '../lib/address.ts';
import { dayBefore, timeZone } from '../lib/format.tsx';
import { useRead } from '../lib/read.ts';
import { Filter, useFilters } from '../parts/filter.tsx';
import { Page } from '../parts/page.tsx';
import { Loaded } from '../parts/state.tsx';
import { isPeriod, PERIODS, SUBJECTS, type UsageColumn, UsageReport } from '../parts/usage-report.tsx';

const COLUMNS = [...SUBJECTS, ...PERIODS] as const;
const BY_DEFAULT = ['model', 'day'] as const;
/** As the overview. */
const DAYS = 7;
/** Rows to show. More would be slow to draw, and nobody reads them. */
const TOP = 200;

function columnsOf(text: string | null): readonly UsageColumn[] {
  const named = COLUMNS.filter((column) => text?.split(',').includes(column));
  return named.length === 0 ? BY_DEFAULT : named;
}

export function UsageScreen() {
  const columns = columnsOf(useAddress().query.get('by'));
  const tz = timeZone();
  const first = dayBefore(DAYS - 1);
  const { account, since = first, until } = useFilters('account', 'since', 'until');
  const filters = { since, tz, ...(account !== undefined && { account }), ...(until !== undefined && { until }) };
  const read = useRead('usage.sum', { by: columns, ...filters, top: TOP });
  const period = columns.find(isPeriod);
  const isCut = read.data !== undefined && read.data.others !== null;
  const totals = useRead('usage.sum', isCut && period !== undefined ? { by: [period], ...filters } : null);
  const toggle = (column: UsageColumn) => {
    // Of the periods, only one makes sense at a time.
    const kept = columns.filter((each) => each !== column && !(isPeriod(column) && isPeriod(each)));
    const next = columns.includes(column) ? kept : [...kept, column];
    go(withQuery({ by: next.length === 0 ? 'model' : next.join(','), row: '' }), true);
  };
  const csv = `/admin/v1/usage?${new URLSearchParams({ ...filters, by: columns.join(','), format: 'csv' })}`;
  return (
    <Page
      title="Usage"
      actions={
        <a class="button" href={csv} download="usage.csv">
          Download CSV
        </a>
      }
    >
      <div class="filters">
        <Filter name="account" label="Account" />
        <Filter name="since" label="Since" fallback={first} />
        <Filter name="until" label="Until" fallback="now" />
        <fieldset>
          <legend>By</legend>
          {COLUMNS.map((column) => (
            <label key={column}>
              <input type="checkbox" checked={columns.includes(column)} onChange={() => toggle(column)} /> {column}
            </label>
          ))}
        </fieldset>
      </div>
      <p class="intro">
        Since and until are a day such as 2026-11-24, or a duration before now such as 7d. Days are those of {tz}.
      </p>
      <Loaded of={read}>
        {({ data, others }) => (
          <UsageReport
            rows={data}
            others={others}
            totals={totals.data?.data}
            by={columns}
            days={isDay(since) && until === undefined ? [since, dayBefore(0)] : undefined}
            empty={<p>Nothing was used in this time. Choose an earlier start, such as 30d.</p>}
          />
        )}
      </Loaded>
    </Page>
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}
