/** Plots the soak as an SVG: one panel per figure over time. */
import { escaped } from '../../bench/report/svg.ts';
import type { Sample } from './sample.ts';

const width = 900;
const panel_height = 110;
const left = 90;
const right = 20;
const top = 50;
const gap = 34;

const panels = [
  { name: 'memory, MiB', of: (sample: Sample) => sample.memory_MiB },
  { name: 'handles', of: (sample: Sample) => sample.handles },
  { name: 'sockets', of: (sample: Sample) => sample.sockets },
  { name: 'held, currency', of: (sample: Sample) => sample.held },
  { name: 'open tasks', of: (sample: Sample) => sample.openTasks },
] as const;

/** The picture as SVG text. @param quiet the times without load, drawn as grey bands. */
export function plotSoak(
  samples: readonly Sample[],
  quiet: readonly (readonly [from_s: number, to_s: number])[],
  caption: string,
): string {
  const end_s = Math.max(1, samples.at(-1)?.at_s ?? 1);
  const x = (at_s: number) => left + (at_s / end_s) * (width - left - right);
  const height = top + panels.length * (panel_height + gap) + 30;
  const drawn = panels.map(({ name, of }, index) => {
    const base = top + index * (panel_height + gap) + panel_height;
    const most = samples.reduce((sum, sample) => Math.max(sum, of(sample)), 1);
    const y = (value: number) => base - (value / most) * panel_height;
    const points = samples.map((sample) => `${x(sample.at_s).toFixed(1)},${y(of(sample)).toFixed(1)}`);
    const bands = quiet.map(
      ([from_s, to_s]) =>
        `<rect x="${x(from_s).toFixed(1)}" y="${base - panel_height}" width="${(x(to_s) - x(from_s)).toFixed(1)}" height="${panel_height}" fill="#e4e7eb"/>`,
    );
    return [
      ...bands,
      `<text x="${left}" y="${base - panel_height - 8}" font-weight="600">${name}</text>`,
      `<text x="${left - 8}" y="${base - panel_height + 10}" text-anchor="end">${rounded(most)}</text>`,
      `<text x="${left - 8}" y="${base}" text-anchor="end">0</text>`,
      `<line x1="${left}" y1="${base}" x2="${width - right}" y2="${base}" stroke="#9aa5b1"/>`,
      `<polyline points="${points.join(' ')}" fill="none" stroke="#0b7a75" stroke-width="1.5"/>`,
    ].join('\n  ');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="#1f2933">
  <title>tollgate under mixed load with faults</title>
  <rect width="${width}" height="${height}" fill="#ffffff"/>
  <text x="16" y="24" font-size="15" font-weight="600">Mixed load with faults and leaving callers, ${Math.round(end_s / 60)} minutes; grey: no load</text>
  ${drawn.join('\n  ')}
  <text x="16" y="${height - 10}" font-size="11" fill="#616e7c">${escaped(caption)}</text>
</svg>
`;
}

function rounded(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
