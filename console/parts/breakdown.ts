/** Sums by columns as the numbers of a chart: a period runs from left to right, and what a report leaves out is drawn as others. */
import { OTHERS, type Point, seriesOf } from './chart.tsx';

export const SUBJECTS = ['account', 'key', 'model', 'route', 'target'] as const;
export const PERIODS = ['hour', 'day', 'month'] as const;
export const COLUMNS = [...SUBJECTS, ...PERIODS] as const;
export type ReportColumn = (typeof COLUMNS)[number];

/** The columns of a row that a report is by. */
export type Named = { readonly [C in ReportColumn]?: string | null };

/** Whether a column is a period of time. */
export function isPeriod(column: ReportColumn): boolean {
  return PERIODS.some((period) => period === column);
}

interface Breakdown<R, N> {
  readonly rows: readonly R[];
  readonly by: readonly ReportColumn[];
  /** What the report left out; null: nothing. */
  readonly others: N | null;
  /** The sums of each period with what was left out, if the report is by a period. */
  readonly totals?: readonly (N & Named)[] | undefined;
  /** Drawn also without a row. */
  readonly days?: readonly string[] | undefined;
  /** What is drawn; null: not known. */
  readonly numberOf: (numbers: N) => number | null;
  /** Its name where the report is by one column. */
  readonly name: string;
  readonly kind: 'bars' | 'lines';
}

/** The numbers of the chart of a report. */
export function breakdown<N, R extends Named & N>(report: Breakdown<R, N>) {
  const { rows, by, others, totals = [], days = [], numberOf, name, kind } = report;
  const [across = 'model', ...split] = periodFirst(by);
  const points = rows.map((row): Point => {
    const names = split.map((column) => row[column] ?? `no ${column}`);
    return [row[across] ?? `no ${across}`, names.length === 0 ? name : names.join(', '), numberOf(row)];
  });
  if (others !== null && kind === 'bars') {
    if (!isPeriod(across)) points.push([OTHERS, split.length === 0 ? name : OTHERS, numberOf(others)]);
    else points.push(...restOf(points, totals, across, numberOf));
  }
  const labels = [...new Set([...(across === 'day' ? days : []), ...points.map(([label]) => label)])];
  if (!isPeriod(across)) return seriesOf(points, labels, kind);
  labels.sort((a, b) => Date.parse(a) - Date.parse(b));
  const isWhole = across === 'month';
  return seriesOf(
    points,
    isWhole ? labels : labels.flatMap((label, index) => [label, ...gap(label, labels[index + 1])]),
    kind,
  );
}

/** The columns with the period before the others: it runs from left to right. */
export function periodFirst(columns: readonly ReportColumn[]): readonly ReportColumn[] {
  return [...columns].sort((a, b) => Number(isPeriod(b)) - Number(isPeriod(a)));
}

/** In each period, what all have and the drawn ones have not. */
function restOf<N>(
  points: readonly Point[],
  totals: readonly (N & Named)[],
  across: ReportColumn,
  numberOf: (numbers: N) => number | null,
): readonly Point[] {
  return totals.map((total) => {
    const label = total[across] ?? '–';
    const drawn = points.filter(([at]) => at === label).reduce((sum, [, , value]) => sum + (value ?? 0), 0);
    // Of floating points, a difference may be less than nothing.
    return [label, OTHERS, Math.max(0, (numberOf(total) ?? 0) - drawn)];
  });
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
