/** A report of usage: a chart with its table, whose last row is the sum. */
import { addAmounts } from '../lib/amounts.ts';
import type { Output } from '../lib/client.ts';
import { Money, None, Units } from '../lib/format.tsx';
import { useMe } from '../lib/session.ts';
import { breakdown, isPeriod, type Named, type ReportColumn } from './breakdown.ts';
import { Chart } from './chart.tsx';
import { AccountLink, KeyLink, RequestsLink } from './links.tsx';
import type { PeriodQuery } from './period.tsx';
import { type Column, Table } from './table.tsx';

/** A row of a report. */
export type Sum = Output<'usage.sum'>['data'][number];

/** What a chart can draw beside units. */
export const MONEY = { amount: 'Amount', cost: 'Cost', margin: 'Margin' } as const;
/** `units.input` are the units of the class `input`. */
export type UsageMeasure = keyof typeof MONEY | `units.${string}`;

export function isUsageMeasure(text: string): text is UsageMeasure {
  return text.startsWith('units.') || Object.hasOwn(MONEY, text);
}

interface UsageReportProps {
  readonly rows: readonly Sum[];
  /** The sums that were left out. */
  readonly others?: Output<'usage.sum'>['others'];
  /** The sums of each period, with what was left out, if a period is drawn. */
  readonly totals?: readonly Sum[] | undefined;
  /** The columns of the rows, which are drawn. */
  readonly by: readonly ReportColumn[];
  /** The columns of the table, if they are fewer. */
  readonly table?: readonly ReportColumn[];
  /** The first and the last day to draw, also if nothing was used in them. */
  readonly days?: readonly [first: string, last: string] | undefined;
  readonly measure?: UsageMeasure;
  /** The period of the rows, for the links to their requests. */
  readonly period?: PeriodQuery | undefined;
  /** What a press on a bar opens. */
  readonly pick?: ((label: string, series: string) => void) | undefined;
  readonly empty: preact.ComponentChildren;
}

export function UsageReport(props: UsageReportProps) {
  const { rows: drawn, others = null, totals, by: drawnBy, table: shownBy = drawnBy, days, empty } = props;
  const { measure = 'amount', period, pick } = props;
  const rows = shownBy === drawnBy ? drawn : sumsBy(drawn, shownBy);
  const { currency = '' } = useMe();
  const sum = totalOf(others === null ? rows : [...rows, others]);
  const money = (name: keyof typeof MONEY): Column<Sum> => ({
    name: `${MONEY[name]}, ${currency}`,
    isNumber: true,
    sort: name,
    value: (row) => Number(row[name] ?? 0),
    show: (row) => <Money amount={row[name]} />,
    foot: <Money amount={sum[name]} />,
  });
  const columns: readonly Column<Sum>[] = [
    ...subjectColumns<Sum>(shownBy),
    {
      name: 'Requests',
      isNumber: true,
      sort: 'requests',
      value: ({ requests }) => requests,
      show: (row) => <RequestsLink row={row} by={shownBy} period={period} count={row.requests} />,
      foot: sum.requests,
    },
    { name: 'Units', show: ({ units }) => <Units of={units} /> },
    ...(rows.some(({ cost }) => cost !== null) ? [money('cost'), money('margin')] : []),
    money('amount'),
  ];
  const unit = measure.startsWith('units.') ? measure.slice('units.'.length) : undefined;
  const title = `${unit === undefined ? capital(measure) : `Units of ${unit}`} by ${drawnBy.join(' and ')}`;
  return (
    <>
      {rows.length > 0 && (
        <Chart
          label={unit === undefined ? `${title}, ${currency}` : title}
          {...breakdown<Numbers, Sum>({
            rows: drawn,
            by: drawnBy,
            others,
            totals,
            days,
            numberOf: (row) => numberOf(row, measure),
            name: unit ?? measure,
            kind: 'bars',
          })}
          {...(unit !== undefined && { text: String })}
          pick={pick}
        />
      )}
      {others !== null && (
        <p class="intro">
          These are the {rows.length} largest sums. {others.sums} others have {others.requests} requests and{' '}
          <Money amount={others.amount} /> {currency}, which count in the sum below. The CSV has all.
        </p>
      )}
      <Table
        label="Usage"
        rows={rows}
        keyOf={(row) => shownBy.map((column) => row[column]).join(' ')}
        empty={empty}
        columns={columns}
        sort={shownBy.some(isPeriod) ? '' : '-amount'}
      />
    </>
  );
}

/** What was left out has no units by class. */
type Numbers = Pick<Sum, 'amount' | 'cost' | 'margin'> & { readonly units?: Sum['units'] };

function numberOf(row: Numbers, measure: UsageMeasure): number | null {
  if (measure === 'amount' || measure === 'cost' || measure === 'margin')
    return row[measure] === null ? null : Number(row[measure]);
  return Number(row.units?.[measure.slice('units.'.length)] ?? 0);
}

/** The columns that a report is grouped by. The first one names the last row. */
export function subjectColumns<R extends Named>(columns: readonly ReportColumn[]): readonly Column<R>[] {
  return columns.map((column, index) => ({
    name: capital(column),
    sort: column,
    value: (row) => row[column] ?? '',
    show: (row) => <Subject column={column} value={row[column] ?? null} />,
    ...(index === 0 && { foot: 'Sum' }),
  }));
}

function Subject({ column, value }: { readonly column: ReportColumn; readonly value: string | null }) {
  if (value === null) return <None />;
  if (column === 'account') return <AccountLink name={value} />;
  if (column === 'key') return <KeyLink id={value} />;
  // The offset is that of the zone, which the screen names.
  if (column === 'hour') return <span class="whole">{value.slice(0, 16).replace('T', ' ')}</span>;
  return <span class={isPeriod(column) ? 'whole' : undefined}>{value}</span>;
}

/** The rows by fewer columns. */
function sumsBy(rows: readonly Sum[], columns: readonly ReportColumn[]): readonly Sum[] {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(columns.map((column) => row[column])));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, ...totalOf(group), units: unitsOf(group) }];
  });
}

/** The units of rows, by class. */
export function unitsOf(rows: readonly Sum[]): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { units } of rows)
    for (const [unit, count] of Object.entries(units)) all[unit] = addAmounts(all[unit] ?? '0', count);
  return all;
}

/** The sum of rows. A sum with an unknown part is not known. */
export function totalOf(rows: readonly Pick<Sum, 'requests' | 'amount' | 'cost' | 'margin'>[]) {
  const add = (a: string | null, b: string | null) => {
    return a === null || b === null ? null : addAmounts(a, b);
  };
  return {
    requests: rows.reduce((sum, { requests }) => sum + requests, 0),
    amount: rows.map(({ amount }) => amount).reduce(addAmounts, '0.00'),
    cost: rows.map(({ cost }) => cost).reduce(add, '0.00'),
    margin: rows.map(({ margin }) => margin).reduce(add, '0.00'),
  };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
