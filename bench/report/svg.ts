/** The report as a picture: the CPU time per messages request, by target. */
import type { Result } from './results.ts';

const BAR_HEIGHT = 26;
const GAP = 10;
const LABEL_WIDTH = 190;
const BAR_WIDTH = 420;
const VALUE_WIDTH = 110;
const TOP = 44;

const scenario = 'messages';
const title = 'CPU time per messages request, 32 callers: less is better';

/** One bar per target, the shortest first; undefined when fewer than two targets have a CPU time. */
export function renderSvg(results: readonly Result[], caption: string): string | undefined {
  const bars = results
    .flatMap(({ scenario: name, target, figures }) =>
      name === scenario && figures.cpu_us !== undefined ? [{ target, value: figures.cpu_us.median }] : [],
    )
    .toSorted((a, b) => a.value - b.value);
  if (bars.length < 2) return undefined;
  const [second = 1, longest = 1] = bars.slice(-2).map(({ value }) => value);
  // A bar far longer than all others would make those too short to read, so it is cut; its label shows the value.
  const full = longest > 5 * second ? second * 1.15 : longest;
  const width = LABEL_WIDTH + BAR_WIDTH + VALUE_WIDTH;
  const height = TOP + bars.length * (BAR_HEIGHT + GAP) + 28;
  const rows = bars.map(({ target, value }, index) => {
    const y = TOP + index * (BAR_HEIGHT + GAP);
    const length = Math.max(2, Math.min(1, value / full) * BAR_WIDTH);
    const middle = y + BAR_HEIGHT / 2 + 5;
    const cut = value > full ? ' (bar cut)' : '';
    const colour = target === 'tollgate' ? '#0b7a75' : '#9aa5b1';
    return [
      `<text x="${LABEL_WIDTH - 10}" y="${middle}" text-anchor="end">${escaped(target)}</text>`,
      `<rect x="${LABEL_WIDTH}" y="${y}" width="${length.toFixed(1)}" height="${BAR_HEIGHT}" rx="3" fill="${colour}"/>`,
      `<text x="${(LABEL_WIDTH + length + 8).toFixed(1)}" y="${middle}">${value.toFixed(0)} µs${cut}</text>`,
    ].join('\n  ');
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14" fill="#1f2933">
  <title>${title}</title>
  <rect width="${width}" height="${height}" fill="#ffffff"/>
  <text x="16" y="26" font-size="16" font-weight="600">${title}</text>
  ${rows.join('\n  ')}
  <text x="16" y="${height - 10}" font-size="11" fill="#616e7c">${escaped(caption)}</text>
</svg>
`;
}

/** The text as the content of an SVG element. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
