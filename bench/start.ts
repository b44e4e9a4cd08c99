/**
 * Compares the forms of the program: the source, the built program and the executable. It measures their size, the time from the
 * command to the first billed answer, and the memory at rest. Run `node bench/start.ts [--rounds 10]`.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { buildBinary } from '../scripts/build-binary.ts';
import { built } from './bed.ts';
import { median } from './load/percentile.ts';
import { type Figures, figures } from './scenarios/scenario.ts';
import { measureStart } from './scenarios/start.ts';
import { cores, startProcess } from './servers/process.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '10' } } });
const rest_ms = 3_000;
const folder = mkdtempSync(join(tmpdir(), 'tollgate-start-'));
try {
  const root = resolve(import.meta.dirname, '..');
  const main = await build(built);
  const executable = join(folder, 'tollgate');
  await buildBinary(executable);
  const forms = [
    { name: 'source', program: [process.execPath, join(root, 'src/main.ts')], size_mib: undefined },
    { name: 'built program', program: [process.execPath, main], size_mib: sizeOf_mib(built) },
    { name: 'executable', program: [executable], size_mib: sizeOf_mib(executable) },
  ];
  const stub = await startProcess([join(import.meta.dirname, 'servers/stub.ts')], { core: cores?.load });
  try {
    const bed = { folder, stub_url: stub.firstLine };
    const found = new Map(forms.map(({ name }): [string, Figures[]] => [name, []]));
    // The first start fills the compile caches, and is not counted. The forms take turns.
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const { name, program } of forms) {
        const measured = await measureStart(bed, rest_ms, program);
        if (measured.failed !== 0) throw new Error(`the first request to the ${name} failed`);
        if (round > 0) found.get(name)?.push(measured);
      }
    }
    const shown = ['start_ms', 'start_cpu_ms', 'idle_mib', 'own_mib'] as const;
    const titles = ['', 'size MiB', ...shown.map((figure) => figures[figure].title)];
    console.log(`| ${titles.join(' | ')} |\n|---|${'---:|'.repeat(titles.length - 1)}`);
    for (const { name, size_mib } of forms) {
      const all = found.get(name) ?? [];
      const cells = shown.map((figure) => cell(all.flatMap((each) => each[figure] ?? [])));
      console.log(`| ${[name, size_mib?.toFixed(1) ?? '', ...cells].join(' | ')} |`);
    }
    console.log(`\nNode, which the source and the built program need: ${sizeOf_mib(process.execPath).toFixed(1)} MiB`);
  } finally {
    await stub.stop();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** The size of a file, or of all files in a folder. */
function sizeOf_mib(path: string): number {
  const files = statSync(path).isFile()
    ? [path]
    : readdirSync(path, { recursive: true, encoding: 'utf8' }).map((name) => join(path, name));
  return files.reduce((sum, file) => sum + (statSync(file).isFile() ? statSync(file).size : 0), 0) / 1024 / 1024;
}

/** The median, with the minimum and the maximum. */
function cell(numbers: readonly number[]): string {
  if (numbers.length === 0) return '';
  return `${median(numbers).toFixed(0)} (${Math.min(...numbers).toFixed(0)}–${Math.max(...numbers).toFixed(0)})`;
}
