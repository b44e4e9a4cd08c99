/** Charts by uPlot: stacked bars of what can be summed, lines of what cannot. Beside a chart is always a table with the same numbers. */
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { roundedAmount } from '../lib/amounts.ts';
import { Decimals } from '../lib/format.tsx';

/** What is drawn in one colour: a number for each label. */
export interface Series {
  readonly name: string;
  /** Null: not known. */
  readonly values: readonly (number | null)[];
}

interface ChartProps {
  /** What the bars measure, with its unit. */
  readonly label: string;
  /** Below the bars. */
  readonly labels: readonly string[];
  /** The largest first; at most `COLOURS`. */
  readonly series: readonly Series[];
  readonly kind?: 'bars' | 'lines';
  /** A value for people; by default an amount. */
  readonly text?: (value: number) => string;
  /** What a press on a bar or a point opens. */
  readonly pick?: ((label: string, series: string) => void) | undefined;
}

type Drawn = Required<Pick<ChartProps, 'labels' | 'series' | 'kind'>>;

/** The series that a chart can tell apart. */
const COLOURS = 6;
const HEIGHT_px = 220;
const DARK = matchMedia('(prefers-color-scheme: dark)');

export function Chart({ label, labels, series, kind = 'bars', text, pick }: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number>();
  const decimals = useContext(Decimals);
  const textOf = text ?? ((value: number) => roundedAmount(value.toFixed(9), decimals));
  // A chart is drawn once for its numbers, and a press opens what the present screen says.
  const picked = useRef(pick);
  picked.current = pick;
  const key = JSON.stringify([kind, labels, series]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let plot: uPlot | undefined;
    const draw = () => {
      plot?.destroy();
      const drawn = { labels, series, kind };
      plot = drawIn(element, drawn, setHovered);
      plot.over.addEventListener('click', () => {
        const found = plot && pressed(plot, drawn);
        if (found !== undefined) picked.current?.(...found);
      });
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
      <div class={pick === undefined ? 'plot' : 'plot pick'} ref={place} role="img" aria-label={label} />
      <ol class="legend" aria-hidden="true">
        {series.map(({ name, values }) => (
          <li key={name}>
            {name}
            {hovered !== undefined && ` ${valueText(values[hovered], textOf)}`}
          </li>
        ))}
        {hovered !== undefined && <strong>{labels[hovered]}</strong>}
      </ol>
    </figure>
  );
}

function valueText(value: number | null | undefined, textOf: (value: number) => string): string {
  return value === null || value === undefined ? '–' : textOf(value);
}

/** The height of each bar with those below it. */
function stacked(series: readonly Series[], place: number): readonly number[] {
  let height = 0;
  return series.map(({ values }) => {
    height += values[place] ?? 0;
    return height;
  });
}

function drawIn(
  element: HTMLElement,
  { labels, series, kind }: Drawn,
  hover: (index: number | undefined) => void,
): uPlot {
  const colour = (name: string) => getComputedStyle(element).getPropertyValue(name);
  const places = labels.map((_, index) => index);
  const isBars = kind === 'bars';
  const heights = isBars ? places.map((place) => stacked(series, place)) : [];
  // The tallest bars are drawn first, and the first line last.
  const drawn = series.map(({ values }, index) => (isBars ? heights.map((each) => each[index] ?? 0) : [...values]));
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
        ...drawn.map((_, index) => {
          const own = colour(`--series-${series.length - 1 - index}`);
          if (!isBars) return { stroke: own, width: 2, points: { show: true, size: 5, fill: own } };
          return { fill: own, width: 0, points: { show: false }, ...(bars !== undefined && { paths: bars }) };
        }),
      ],
      hooks: { setCursor: [({ cursor }) => hover(cursor.idx ?? undefined)] },
    },
    [places, ...drawn.toReversed()],
    element,
  );
}

/** The label and the series of the bar or the point nearest to the mouse. Above the bars, the series is empty. */
function pressed(plot: uPlot, { labels, series, kind }: Drawn): readonly [label: string, series: string] | undefined {
  const { idx, top = 0 } = plot.cursor;
  if (idx === null || idx === undefined) return undefined;
  const value = plot.posToVal(top, 'y');
  const found =
    kind === 'bars' ? stacked(series, idx).findIndex((height) => value <= height) : nearest(series, idx, value);
  return [labels[idx] ?? '', series[found]?.name ?? ''];
}

function nearest(series: readonly Series[], place: number, value: number): number {
  const distances = series.map(({ values }) => {
    const own = values[place];
    return own === null || own === undefined ? Number.POSITIVE_INFINITY : Math.abs(own - value);
  });
  return distances.indexOf(Math.min(...distances));
}

const LABEL_LENGTH = 14;

/** Of an hour, the day and the time. */
function shortened(text: string): string {
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return text.slice(5, 16).replace('T', ' ');
  return text.length <= LABEL_LENGTH ? text : `${text.slice(0, LABEL_LENGTH - 1)}…`;
}

/** A number of a chart: where it stands, and what it belongs to. */
export type Point = readonly [label: string, series: string, value: number | null];

/** What the smaller series are called together. */
export const OTHERS = 'others';

/**
 * Sorts points into the series of a chart: the largest have a colour each. Of what can be summed, the rest share one; of what cannot, only
 * the table has the rest.
 *
 * @param labels of all points, and of places without one.
 */
export function seriesOf(points: readonly Point[], labels: readonly string[], kind: 'bars' | 'lines'): Drawn {
  const totals = new Map<string, number>();
  for (const [, name, value] of points) totals.set(name, (totals.get(name) ?? 0) + (value ?? 0));
  // What a report left out is last, however large it is.
  const isRest = (name: string) => Number(name === OTHERS);
  const names = [...totals].toSorted(([a, x], [b, y]) => isRest(a) - isRest(b) || y - x).map(([name]) => name);
  const hasRest = names.length > COLOURS && kind === 'bars';
  const shown = hasRest ? [...names.slice(0, COLOURS - 1), OTHERS] : names.slice(0, COLOURS);
  const at = new Map(labels.map((label, index) => [label, index]));
  const nothing = kind === 'bars' ? 0 : null;
  const values = new Map(shown.map((name) => [name, labels.map((): number | null => nothing)]));
  for (const [label, name, value] of points) {
    const list = values.get(name) ?? (hasRest ? values.get(OTHERS) : undefined);
    const index = at.get(label) ?? 0;
    if (list !== undefined && value !== null) list[index] = (list[index] ?? 0) + value;
  }
  return { labels, series: [...values].map(([name, list]) => ({ name, values: list })), kind };
}
