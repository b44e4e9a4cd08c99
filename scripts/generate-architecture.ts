/**
 * Draws docs/explanation/architecture.svg from the imports and from the table in architecture.md: the nine wings, with an arrow for each
 * import that no longer path implies, and the ways of a configuration line and of a request. `--check` only compares.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { law, wingImports } from './imports.ts';

const target = join(resolve(import.meta.dirname, '..'), 'docs/explanation/architecture.svg');

/** Column and row of each wing in the drawing. */
const places: Readonly<Record<string, readonly [column: number, row: number]>> = {
  cli: [1, 0],
  config: [0, 1],
  admin: [2, 1],
  gateway: [1, 2],
  upstream: [0, 3],
  billing: [2, 3],
  ledger: [2, 4],
  plan: [1, 4.6],
  lib: [1, 5.6],
};

/** In each way, every wing but the first is imported by an earlier one, or imports one. */
const ways = [
  { from: 'a line of gateway.yaml', colour: '#b45309', wings: ['cli', 'config', 'plan'] },
  { from: 'a request', colour: '#0b7a75', wings: ['gateway', 'billing', 'ledger', 'upstream'] },
] as const;

const wings = law();
const imports = wingImports();
const problems = [...findProblems()];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else write(draw());

function* findProblems(): Iterable<string> {
  for (const { name } of wings) if (places[name] === undefined) yield `${name}/ has no place in the drawing`;
  for (const { from, wings: steps } of ways) {
    for (const [index, wing] of steps.entries()) {
      const earlier = steps.slice(0, index);
      const isConnected =
        index === 0 || earlier.some((other) => imports.get(other)?.has(wing) || imports.get(wing)?.has(other));
      if (!isConnected) yield `the way of ${from} comes to ${wing}/, which no wing before it imports`;
    }
  }
}

/** The wings that a wing imports, without those that its other imports reach. */
function directOf(wing: string): readonly string[] {
  const all = [...(imports.get(wing) ?? [])];
  return all.filter((each) => !all.some((other) => other !== each && reaches(other, each)));
}

function reaches(from: string, to: string): boolean {
  return [...(imports.get(from) ?? [])].some((next) => next === to || reaches(next, to));
}

function draw(): string {
  const [column_px, row_px, box_px, high_px, left_px, top_px] = [300, 96, 260, 56, 160, 46];
  const centre = (wing: string): readonly [number, number] => {
    const [column, row] = places[wing] ?? [0, 0];
    return [left_px + column * column_px, top_px + row * row_px];
  };
  const arrows = wings.flatMap(({ name }) =>
    directOf(name).map((other) => {
      const [x1, y1] = centre(name);
      const [x2, y2] = centre(other);
      return `<path d="M ${x1} ${y1 + high_px / 2} L ${x2} ${y2 - high_px / 2}" marker-end="url(#tip)"/>`;
    }),
  );
  const boxes = wings.map(({ name, purpose }) => {
    const [x, y] = centre(name);
    const marks = ways.flatMap(({ wings: steps, colour }) => {
      const index = steps.findIndex((step: string) => step === name);
      const [cx, cy] = [x - box_px / 2, y - high_px / 2];
      return index < 0
        ? []
        : [
            `<circle cx="${cx}" cy="${cy}" r="10" fill="${colour}"/><text x="${cx}" y="${cy + 4}" fill="#ffffff" font-size="11">${index + 1}</text>`,
          ];
    });
    const [short = ''] = purpose.split(/[:,.]/);
    return `<rect x="${x - box_px / 2}" y="${y - high_px / 2}" width="${box_px}" height="${high_px}" rx="6" fill="#f5f7fa" stroke="#52606d"/><text x="${x}" y="${y - 4}" fill="#1f2933" font-weight="600">${name}/</text><text x="${x}" y="${y + 16}" fill="#52606d" font-size="12">${short}</text>${marks.join('')}`;
  });
  const height = top_px + 6.3 * row_px + 60;
  const legend = ways.map(({ from, colour, wings: steps }, index) => {
    const way = steps.map((wing, step) => `${step + 1} ${wing}`).join(', ');
    return `<text x="30" y="${height - 62 + index * 20}" fill="${colour}" text-anchor="start">${from}: ${way}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="920" height="${height}" viewBox="0 0 920 ${height}" font-family="system-ui, sans-serif" font-size="14" text-anchor="middle">
  <title>The wings of src/ and the imports between them</title>
  <defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M 0 0 L 8 4 L 0 8 Z" fill="#7b8794" stroke="none"/></marker></defs>
  <rect width="920" height="${height}" fill="#ffffff"/>
  <g stroke="#7b8794" fill="none">
    ${arrows.join('\n    ')}
  </g>
  ${boxes.join('\n  ')}
  ${legend.join('\n  ')}
  <text x="30" y="${height - 22}" fill="#52606d" text-anchor="start" font-size="12">An arrow: imports. Imports that a longer path implies are left out.</text>
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
