/**
 * The whole test command: types, lint, generated files, then every test. It prints a line a file, what failed in it, and
 * closes with the line `N passed, N failed`, which counts assertions. With file names it runs those tests only; with `--fast`
 * all but those that take long by their nature.
 */
import { spawn, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { isFast } from './test-tiers.ts';

const isFastRun = process.argv.includes('--fast');
const named = process.argv.slice(2).filter((one) => one !== '--fast');
const files = isFastRun ? globSync('test/**/*.test.ts').filter(isFast).sort() : named;
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '--noEmit'],
  ['lint', 'biome', 'check', '.'],
  ['generated configuration types and reference', 'node', 'scripts/generate-config-types.ts', '--check'],
  ['generated conformance list', 'node', 'scripts/generate-conformance.ts', '--check'],
];

let passed = 0;
let failed = 0;
for (const [name, command, ...args] of named.length > 0 ? [] : checks) {
  const ok = spawnSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' });
  process.stdout.write(`${ok.status === 0 ? 'ok' : 'not ok'} - ${name}\n`);
  if (ok.status === 0) passed += 1;
  else {
    failed += 1;
    process.stdout.write(`${ok.stdout}${ok.stderr}`);
  }
}
const counts = await runTap(files);
passed += counts.passed;
failed += counts.failed;
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** tap runs the files as processes and writes one TAP stream: a file's results are indented, and its verdict is not. */
async function runTap(only: readonly string[]): Promise<{ passed: number; failed: number }> {
  if (!isBuilt()) {
    const built = spawnSync('tap', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (built.status !== 0) return { passed: 0, failed: 1 };
  }
  const tap = spawn('tap', ['run', '--reporter=tap', ...only], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<number | null>((resolve) => tap.once('close', resolve));
  let details: string[] = [];
  let summary = '';
  for await (const line of createInterface({ input: tap.stdout })) {
    if (/^(not )?ok /.test(line)) {
      process.stdout.write(`${line.replace(/^(not )?ok \d+/, '$1ok')}\n`);
      if (line.startsWith('not ')) process.stdout.write(`${failures(details).join('\n')}\n`);
      details = [];
    } else if (line.startsWith('# {')) summary = line;
    else details.push(line);
  }
  const code = await ended;
  const count = (name: string) => Number(new RegExp(`\\b${name}: (\\d+)`).exec(summary)?.[1] ?? 0);
  const tapFailed = count('fail');
  return { passed: count('pass'), failed: tapFailed === 0 && code !== 0 ? 1 : tapFailed };
}

/**
 * Whether tap's test class is assembled of the plugins that package.json wants, which takes 8 s and is needed once after an
 * install: Node strips the types, so the plugin that would do it is left out.
 */
function isBuilt(): boolean {
  const { tap } = JSON.parse(readFileSync('package.json', 'utf8'));
  const unwanted: readonly string[] = tap.plugin.map((name: string) => name.replace('!', ''));
  try {
    const source = readFileSync('node_modules/@tapjs/test/test-built/src/index.ts', 'utf8');
    const [, signature = ''] = /^export const signature = `([^`]*)`/m.exec(source) ?? [];
    const plugins = signature.split('\n');
    return plugins.length > 1 && !unwanted.some((name) => plugins.includes(name));
  } catch {
    return false;
  }
}

/** What failed in a file, with what tap says of it; all of a file that broke off. */
function failures(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let keep = false;
  for (const line of lines) {
    if (/^\s*(not )?ok /.test(line)) keep = /^\s*not ok /.test(line) && !/# (TODO|SKIP)/i.test(line);
    if (keep) kept.push(line);
  }
  return (kept.length > 0 ? kept : lines).slice(0, 200);
}
