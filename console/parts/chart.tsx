/** Charts: stacked bars by uPlot. A chart always has a table beside it, which has the same numbers. */
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { roundedAmount } from '../lib/amounts.ts';
import { Decimals } from '../lib/format.tsx';

/** What is drawn in one colour: a number for each label. */
export interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

interface ChartProps {
  /** What the bars measure, with its unit. */
  readonly label: string;
  /** Below the bars. */
  readonly labels: readonly string[];
  /** The largest first; at most `COLOURS`. */
  readonly series: readonly Series[];
}

/** The series that a chart can tell apart. */
const COLOURS = 6;
const HEIGHT_px = 220;
const DARK = matchMedia('(prefers-color-scheme: dark)');

export function Chart({ label, labels, series }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const decimals = useContext(Decimals);
  const key = JSON.stringify([labels, series]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let plot: uPlot | undefined;
    const draw = () => {
      plot?.destroy();
      plot = drawIn(element, labels, series, setHovered);
    };
    const resized = new ResizeObserver(() => plot?.setSize({ width: element.clientWidth, height: HEIGHT_px }));
    draw();
    resized.observe(element);
    DARK.addEventListener('change', draw);
    return () => {
      DARK.removeEventListener('change', draw);
      resized.disconnect();
      plot?.destroy();
    };
  }, [key]);
  return (
    <figure class="chart">
      <figcaption>{label}</figcaption>
      <div class="plot" ref={place} role="img" aria-label={label} />
      <ol class="legend" aria-hidden="true">
        {series.map(({ name, values }) => (
          <li key={name}>
            {name}
            {hovered !== undefined && ` ${roundedAmount((values[hovered] ?? 0).toFixed(9), decimals)}`}
          </li>
        ))}
        {hovered !== undefined && <strong>{labels[hovered]}</strong>}
      </ol>
    </figure>
  );
}

function drawIn(
  element: HTMLElement,
  labels: readonly string[],
  series: readonly Series[],
  hover: (index: number | undefined) => void,
): uPlot {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name);
  const places = labels.map((_, index) => index);
  // Stacked: each bar is drawn with those below it, the tallest first.
  const sums = series.map((_, top) =>
    places.map((at) => series.slice(0, top + 1).reduce((sum, { values }) => sum + (values[at] ?? 0), 0)),
  );
  const bars = uPlot.paths.bars?.({ size: [0.7, 56] });
  // On the largest screens text is larger.
  const font = `${0.75 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px system-ui`;
  const axis = { stroke: colour('--soft'), font, grid: { stroke: colour('--line'), width: 1 } };
  return new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT_px,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
      scales: {
        x: { time: false, range: [-0.6, labels.length - 0.4] },
        y: { range: (_plot, _min, max) => [0, max > 0 ? max * 1.05 : 1] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: 90,
          incrs: [1, 2, 3, 4, 5, 7, 10, 14, 20, 30, 50, 100, 200, 500, 1_000],
          values: (_plot, splits) => splits.map((at) => shortened(labels[at] ?? '')),
        },
        { ...axis, size: 64 },
      ],
      series: [
        {},
        ...sums.map((_, index) => ({
          fill: colour(`--series-${series.length - 1 - index}`),
          width: 0,
          points: { show: false },
          ...(bars !== undefined && { paths: bars }),
        })),
      ],
      hooks: { setCursor: [({ cursor }) => hover(cursor.idx ?? undefined)] },
    },
    [places, ...sums.toReversed()],
    element,
  );
}

const LABEL_LENGTH = 14;

/** Of an hour, the day and the time. */
function shortened(text: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return text.slice(5, 16).replace('T', ' ');
  return text.length <= LABEL_LENGTH ? text : `${text.slice(0, LABEL_LENGTH - 1)}…`;
}

/**
 * Sorts rows into the series of a chart: the largest have a colour each, and the rest share one.
 *
 * @param rows each has a label, the name of its series and a number. @param labels of all rows, and of places without one.
 */
export function seriesOf(
  rows: readonly (readonly [label: string, series: string, value: number])[],
  labels: readonly string[],
): { readonly labels: readonly string[]; readonly series: readonly Series[] } {
  const totals = new Map<string, number>();
  for (const [, name, value] of rows) totals.set(name, (totals.get(name) ?? 0) + value);
  const names = [...totals].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
  const shown = names.length > COLOURS ? names.slice(0, COLOURS - 1) : names;
  const rest = names.length > COLOURS ? [`${names.length - shown.length} others`] : [];
  const at = new Map(labels.map((label, index) => [label, index]));
  const values = new Map([...shown, ...rest].map((name) => [name, labels.map(() => 0)]));
  for (const [label, name, value] of rows) {
    const list = values.get(name) ?? values.get(rest[0] ?? '');
    const index = at.get(label) ?? 0;
    if (list !== undefined) list[index] = (list[index] ?? 0) + value;
  }
  return { labels, series: [...values].map(([name, list]) => ({ name, values: list })) };
}
