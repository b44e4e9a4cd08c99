/** The whole test command: types, lint, generated files, then every test; it ends with the line `N passed, N failed`. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const files = process.argv.slice(2);
const checks: readonly (readonly [name: string, command: string, ...args: string[]])[] =
  files.length > 0
    ? []
    : [
        ['types', 'tsc', '--noEmit'],
        ['lint', 'biome', 'check', '.'],
        ['generated configuration types', 'node', 'scripts/generate-config-types.ts', '--check'],
        ['generated conformance list', 'node', 'scripts/generate-conformance.ts', '--check'],
      ];

let passed = 0;
let failed = 0;
for (const [name, command, ...args] of checks) {
  process.stdout.write(`${name}\n`);
  if (run(command, args)) passed += 1;
  else failed += 1;
}
const counts = runTap(files);
process.stdout.write(`${passed + counts.passed} passed, ${failed + counts.failed} failed\n`);
process.exitCode = failed + counts.failed === 0 ? 0 : 1;

function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** tap writes its results to a file as well, and closes them with a count of every assertion. */
function runTap(only: readonly string[]): { passed: number; failed: number } {
  const folder = mkdtempSync(join(tmpdir(), 'tollgate-tap-'));
  try {
    const output = join(folder, 'results.tap');
    // tap assembles its test class from its plugins; Node strips the types, so that plugin is left out.
    const built = spawnSync('tap', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] });
    if (built.status !== 0) return { passed: 0, failed: 1 };
    const ok = run('tap', ['run', '--reporter=terse', `--output-file=${output}`, ...only]);
    const summary = /^# \{ (.*) \}$/m.exec(readFileSync(output, 'utf8').split('\n').reverse().join('\n'))?.[1] ?? '';
    const count = (name: string) => Number(new RegExp(`\\b${name}: (\\d+)`).exec(summary)?.[1] ?? 0);
    const tapFailed = count('fail');
    return { passed: count('pass'), failed: tapFailed === 0 && !ok ? 1 : tapFailed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
