/**
 * Draws docs/explanation/architecture.svg: the folders of src/, their imports as arrows (without those implied by a longer path), and the ways of
 * a configuration line and of a request. A folder or a step of a way without a matching import is an error. `--check` only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { folderImports } from './imports.ts';

const target = join(resolve(import.meta.dirname, '..'), 'docs/explanation/architecture.svg');

/** Column and row of each folder in the drawing. */
const places: Readonly<Record<string, readonly [column: number, row: number]>> = {
  cli: [2.5, 0],
  inspect: [0, 1],
  serve: [3.4, 1],
  backup: [4.8, 1],
  command: [1.4, 1],
  sandbox: [4.5, 2],
  admin: [2.6, 2],
  check: [0.3, 2],
  reports: [3.6, 3],
  examples: [1.4, 3],
  compile: [0, 4],
  'open-store.ts': [4.4, 4],
  http: [2.7, 4],
  audit: [4.9, 5],
  config: [0, 6],
  admission: [1.4, 5],
  tasks: [3.4, 5],
  engines: [4.4, 7],
  media: [2.4, 5],
  webhooks: [0.5, 5],
  billing: [1, 7],
  counts: [1.2, 8.6],
  facts: [0.4, 8],
  limits: [2.1, 6],
  metering: [3.1, 6.5],
  upstream: [4.1, 6],
  credentials: [5, 6.5],
  store: [2.4, 8],
  'plan.ts': [3.6, 9],
  ledger: [1.8, 9],
};

/** Small folders that many import, drawn without arrows. */
const shared = ['lang', 'platform', 'generated', 'schemas', 'refusal.ts', 'metrics.ts', 'tracing', 'failpoint.ts'];
const undrawn = [...shared, 'main.ts', 'start.ts', 'executable.ts', 'library-parts.d.ts'];

/** In each way, a folder imports the next one or is imported by an earlier one. */
const ways = [
  { from: 'a line of gateway.yaml', colour: '#b45309', folders: ['config', 'check', 'compile', 'plan.ts'] },
  {
    from: 'a request',
    colour: '#0b7a75',
    folders: ['http', 'admission', 'billing', 'tasks', 'store', 'ledger', 'upstream', 'metering'],
  },
] as const;

const imports = folderImports();
const problems = [...findProblems()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else write(draw());

function* findProblems(): Iterable<string> {
  for (const folder of imports.keys()) {
    if (places[folder] === undefined && !undrawn.includes(folder)) yield `src/${folder} has no place in the drawing`;
  }
  for (const folder of Object.keys(places)) if (!imports.has(folder)) yield `there is no src/${folder}`;
  for (const { from, folders } of ways) {
    for (const [index, folder] of folders.entries()) {
      const earlier = folders.slice(0, index);
      const isConnected =
        index === 0 || earlier.some((one) => imports.get(one)?.has(folder) || imports.get(folder)?.has(one));
      if (!isConnected) yield `the way of ${from} comes to ${folder}, which no folder before it imports`;
    }
  }
}

/** The folders that a folder imports, without those that its other imports reach. */
function directOf(folder: string): readonly string[] {
  const all = [...(imports.get(folder) ?? [])].filter((one) => places[one] !== undefined);
  return all.filter((one) => !all.some((other) => other !== one && reaches(other, one)));
}

function reaches(from: string, to: string): boolean {
  return [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to));
}

function draw(): string {
  const [column_px, row_px, box_px, high_px, left_px, top_px] = [150, 92, 116, 44, 90, 60];
  const centre = (folder: string): readonly [number, number] => {
    const [column, row] = places[folder] ?? [0, 0];
    return [left_px + column * column_px, top_px + row * row_px];
  };
  const arrows = Object.keys(places).flatMap((folder) =>
    directOf(folder).map((other) => {
      const [x1, y1] = centre(folder);
      const [x2, y2] = centre(other);
      const down = y2 > y1 ? 1 : y2 < y1 ? -1 : 0;
      const side = down === 0 ? Math.sign(x2 - x1) : 0;
      const start = [x1 + (side * box_px) / 2, y1 + (down * high_px) / 2];
      const end = [x2 - (side * box_px) / 2, y2 - (down * high_px) / 2];
      return `<path d="M ${start.join(' ')} L ${end.join(' ')}" marker-end="url(#tip)"/>`;
    }),
  );
  const boxes = Object.keys(places).map((folder) => {
    const [x, y] = centre(folder);
    const marks = ways.flatMap(({ folders, colour }, way) => {
      const index = folders.findIndex((one: string) => one === folder);
      if (index < 0) return [];
      const at = [x + (way === 0 ? -box_px / 2 : box_px / 2), y - high_px / 2];
      return `<circle cx="${at[0]}" cy="${at[1]}" r="10" fill="${colour}"/><text x="${at[0]}" y="${Number(at[1]) + 4}" fill="#ffffff" font-size="11">${index + 1}</text>`;
    });
    const name = folder.replace('.ts', '');
    return `<rect x="${x - box_px / 2}" y="${y - high_px / 2}" width="${box_px}" height="${high_px}" rx="6" fill="#f5f7fa" stroke="#52606d"/><text x="${x}" y="${y + 5}" fill="#1f2933">${name}</text>${marks.join('')}`;
  });
  const height = top_px + 10 * row_px + 20;
  const legend = ways.map(({ from, colour, folders }, index) => {
    const way = folders.map((one, step) => `${step + 1} ${one === 'plan.ts' ? 'plan' : one}`).join(', ');
    return `<text x="30" y="${height - 62 + index * 20}" fill="${colour}" text-anchor="start">${from}: ${way}</text>`;
  });
  const width = Math.max(...Object.keys(places).map((folder) => centre(folder)[0])) + box_px / 2 + 30;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle">
  <title>The folders of src/ and the imports between them</title>
  <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M 0 0 L 8 4 L 0 8 Z" fill="#7b8794" stroke="none"/></marker></defs>
  <rect width="880" height="${height}" fill="#ffffff"/>
  <g stroke="#7b8794" fill="none">
    ${arrows.join('\n    ')}
  </g>
  ${boxes.join('\n  ')}
  ${legend.join('\n  ')}
  <text x="30" y="${height - 22}" fill="#52606d" text-anchor="start" font-size="12">An arrow: imports. Imports that a longer path implies are left out. Used everywhere: ${shared.map((one) => one.replace('.ts', '')).join(', ')}.</text>
</svg>
`;
}

function write(text: string): void {
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text);
    return;
  }
  if (readFileSync(target, 'utf8') === text) return;
  console.error('docs/explanation/architecture.svg is stale: run npm run generate');
  process.exitCode = 1;
}
