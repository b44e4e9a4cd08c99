/** A report of usage: a chart with its table, whose last row is the sum. */

import { addAmounts, negate } from '../lib/amounts.ts';
import type { Output } from '../lib/client.ts';
import { Count, Money, None } from '../lib/format.tsx';
import { useMe } from '../lib/session.ts';
import { Chart, seriesOf } from './chart.tsx';
import { AccountLink, KeyLink } from './links.tsx';
import { type Column, Table } from './table.tsx';

export type Sum = Output<'usage.sum'>['data'][number];
export const SUBJECTS = ['account', 'key', 'model', 'route', 'target'] as const;
export const PERIODS = ['hour', 'day', 'month'] as const;
export type UsageColumn = (typeof SUBJECTS)[number] | (typeof PERIODS)[number];

interface UsageReportProps {
  readonly rows: readonly Sum[];
  /** The sums that were left out. */
  readonly others?: Output<'usage.sum'>['others'];
  /** The sums of each period, with what was left out, if a period is drawn. */
  readonly totals?: readonly Sum[] | undefined;
  /** The columns of the rows, which are drawn. */
  readonly by: readonly UsageColumn[];
  /** The columns of the table, if they are fewer. */
  readonly table?: readonly UsageColumn[];
  /** The first and the last day to draw, also if nothing was used in them. */
  readonly days?: readonly [first: string, last: string] | undefined;
  readonly empty: preact.ComponentChildren;
}

export function UsageReport(props: UsageReportProps) {
  const { rows: drawn, others = null, totals, by: drawnBy, table: shownBy = drawnBy, days = [], empty } = props;
  const rows = shownBy === drawnBy ? drawn : sumsBy(drawn, shownBy);
  const { currency = '' } = useMe();
  const hasCost = rows.some(({ cost }) => cost !== null);
  const sum = totalOf(others === null ? rows : [...rows, others]);
  const columns: readonly Column<Sum>[] = [
    ...shownBy.map((column, index) => ({
      name: capital(column),
      show: (row: Sum) => <Subject column={column} value={row[column]} />,
      foot: index === 0 ? 'Sum' : undefined,
    })),
    { name: 'Requests', isNumber: true, show: ({ requests }) => requests, foot: sum.requests },
    { name: 'Failures', isNumber: true, show: ({ failures }) => failures, foot: sum.failures },
    { name: 'Units', show: ({ units }) => <Units of={units} /> },
    ...(hasCost
      ? [
          {
            name: `Cost, ${currency}`,
            isNumber: true,
            show: ({ cost }: Sum) => <Money amount={cost} />,
            foot: <Money amount={sum.cost} />,
          },
          {
            name: `Margin, ${currency}`,
            isNumber: true,
            show: ({ margin }: Sum) => <Money amount={margin} />,
            foot: <Money amount={sum.margin} />,
          },
        ]
      : []),
    {
      name: `Amount, ${currency}`,
      isNumber: true,
      show: ({ amount }) => <Money amount={amount} />,
      foot: <Money amount={sum.amount} />,
    },
  ];
  return (
    <>
      {rows.length > 0 && (
        <Chart
          label={`Amount by ${drawnBy.join(' and ')}, ${currency}`}
          {...pointsOf(drawn, drawnBy, days, others, totals)}
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
      />
    </>
  );
}

/** What a report leaves out of its rows. */
const OTHERS = 'others';

/** What a chart draws of the rows: a period from left to right, or else the first column. */
function pointsOf(
  rows: readonly Sum[],
  columns: readonly UsageColumn[],
  days: readonly string[],
  rest: UsageReportProps['others'],
  totals: UsageReportProps['totals'] = [],
) {
  const [across = 'model', ...others] = [...columns].sort((a, b) => Number(isPeriod(b)) - Number(isPeriod(a)));
  const points = rows.map((row) => {
    const names = others.map((column) => row[column] ?? '–');
    return [row[across] ?? '–', names.length === 0 ? 'amount' : names.join(', '), Number(row.amount)] as const;
  });
  if (rest && !isPeriod(across)) points.push([OTHERS, others.length === 0 ? 'amount' : OTHERS, Number(rest.amount)]);
  for (const total of rest && isPeriod(across) ? totals : []) {
    const label = total[across] ?? '–';
    const drawn = rows.filter((row) => row[across] === label).map(({ amount }) => amount);
    points.push([label, OTHERS, Number(addAmounts(total.amount, negate(drawn.reduce(addAmounts, '0'))))]);
  }
  const labels = [...new Set([...(across === 'day' ? days : []), ...points.map(([label]) => label)])];
  if (!isPeriod(across)) return seriesOf(points, labels);
  labels.sort((a, b) => Date.parse(a) - Date.parse(b));
  return seriesOf(
    points,
    across === 'month' ? labels : labels.flatMap((label, index) => [label, ...gap(label, labels[index + 1])]),
  );
}

/** More bars than these are not told apart, so that gaps between them do not matter. */
const MAX_GAP = 1_000;
const HOUR_ms = 3_600_000;

/** The hours or days between two without usage, which a chart shows as such. */
function gap(label: string, next: string | undefined): readonly string[] {
  const isHour = label.includes('T');
  const step_ms = isHour ? HOUR_ms : 24 * HOUR_ms;
  const count = next === undefined ? 0 : Math.round((Date.parse(next) - Date.parse(label)) / step_ms) - 1;
  if (count > MAX_GAP) return [];
  const zone = isHour ? label.slice(16) : '';
  const local_ms = Date.parse(label.slice(0, 16) + (isHour ? 'Z' : ''));
  return Array.from({ length: count }, (_, index) => {
    const at = new Date(local_ms + (index + 1) * step_ms).toISOString();
    return isHour ? at.slice(0, 16) + zone : at.slice(0, 10);
  });
}

function Subject({ column, value }: { readonly column: UsageColumn; readonly value: string | null }) {
  if (value === null) return <None />;
  if (column === 'account') return <AccountLink name={value} />;
  if (column === 'key') return <KeyLink id={value} />;
  return <span>{value}</span>;
}

/** The rows by fewer columns. */
function sumsBy(rows: readonly Sum[], columns: readonly UsageColumn[]): readonly Sum[] {
  const groups = Map.groupBy(rows, (row) => JSON.stringify(columns.map((column) => row[column])));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first === undefined ? [] : [{ ...first, ...totalOf(group), units: unitsOf(group) }];
  });
}

function unitsOf(rows: readonly Sum[]): Readonly<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const { units } of rows)
    for (const [unit, count] of Object.entries(units)) all[unit] = addAmounts(all[unit] ?? '0', count);
  return all;
}

function totalOf(rows: readonly Pick<Sum, 'requests' | 'failures' | 'amount' | 'cost' | 'margin'>[]) {
  const add = (a: string | null, b: string | null) => {
    // A sum with an unknown part is not known.
    return a === null || b === null ? null : addAmounts(a, b);
  };
  return {
    requests: rows.reduce((sum, { requests }) => sum + requests, 0),
    failures: rows.reduce((sum, { failures }) => sum + failures, 0),
    amount: rows.map(({ amount }) => amount).reduce(addAmounts, '0.00'),
    cost: rows.map(({ cost }) => cost).reduce(add, '0.00'),
    margin: rows.map(({ margin }) => margin).reduce(add, '0.00'),
  };
}

/** `12 input, 3 output`, in one line. Classes of which there was nothing are left out. */
export function Units({ of }: { readonly of: Readonly<Record<string, string>> }) {
  const units = Object.entries(of).filter(([, count]) => Number(count) !== 0);
  if (units.length === 0) return <None />;
  return (
    <span class="units">
      {units.map(([unit, count], index) => (
        <span key={unit}>
          {index > 0 && ', '}
          <Count of={count} /> {unit}
        </span>
      ))}
    </span>
  );
}

/** Whether a column is a period of time. */
export function isPeriod(column: UsageColumn): boolean {
  return PERIODS.some((period) => period === column);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
