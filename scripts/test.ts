/**
 * The test command: checks types, lint and generated files, then runs every test. It prints one line per file with its failures, then why
 * tests were skipped, and last `N passed, N failed, N skipped`: the first two count assertions, the last one counts tests. With file names
 * or patterns it runs only those tests; with `--fast` it leaves out the slow ones; with `--changed=COMMIT` it runs those nearest to what has
 * changed since that commit; with `--third` it runs every third file, each day another third.
 */
import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOfToday } from '../test/support/sample.ts';
import { build } from './build.ts';
import { asBuilt } from './bundle.ts';
import { testsOf } from './changed-tests.ts';
import { runFiles } from './test-pool.ts';
import { hasTurn, isFast } from './test-tiers.ts';

type Check = readonly [name: string, command: string, ...args: string[]];

const isFastRun = process.argv.includes('--fast');
const changedSince = process.argv.find((each) => each.startsWith('--changed'))?.split('=')[1];
const named = process.argv.slice(2).filter((each) => !each.startsWith('--'));
const files = globSync(named.length > 0 ? named : ['src/**/*.test.ts', 'test/**/*.test.ts']).sort();
const wanted = isFastRun ? files.filter(isFast) : changedSince === undefined ? files : nearest(changedSince);
const chosen = wanted.filter((file, index) => {
  if (process.argv.includes('--third')) return isOfToday(index);
  return named.length > 0 || changedSince !== undefined || hasTurn(file);
});
// Who names a file wants all of it.
if (named.length === 0) process.env.TESTS_ROTATED = '1';
// Meanwhile the program is built.
const tapBuilt = isBuilt() ? undefined : outputOf('tap', ['build']);
// Tests start it many times, and a bundle starts faster than the source.
if (isFastRun || named.length === 0) {
  process.env.TESTS_PROGRAM = await build(join(import.meta.dirname, '../node_modules/.cache/tests/program'), asBuilt());
}
const checks: readonly Check[] = [
  // Several threads check the libraries' types twice.
  ['types', 'tsc', '--noEmit', '--singleThreaded'],
  ['types of the console', 'tsc', '--noEmit', '-p', 'console'],
  ['lint', 'biome', 'check', '.'],
  ...generatedChecks(),
];

let passed = 0;
let failed = 0;
/** How many tests were skipped for each reason. */
const skipped = new Map<string, number>();
if (chosen.length < wanted.length)
  skipped.set('the file runs on another day, or with TESTS=complete', wanted.length - chosen.length);
const tapResult = await tapBuilt;
if (tapResult !== undefined && tapResult.code !== 0) process.stdout.write(tapResult.output);
const checked = named.length > 0 ? undefined : runChecks();
for await (const report of runFiles(chosen)) {
  passed += report.passed;
  failed += report.failed;
  for (const reason of report.skipped) skipped.set(reason, (skipped.get(reason) ?? 0) + 1);
  const verdict = report.failed === 0 ? 'ok' : 'not ok';
  const took = `time=${report.time_ms.toFixed(0)}ms cpu=${report.cpu_ms}ms`;
  process.stdout.write(`${verdict} - ${report.file} # ${took}\n`);
  for (const failure of report.failures) process.stdout.write(`${failure}\n`);
}
await checked;
if (chosen.length === 0 && changedSince === undefined) failed += 1;
for (const [reason, tests] of skipped) process.stdout.write(`${tests} skipped: ${reason}\n`);
const sum = [...skipped.values()].reduce((total, tests) => total + tests, 0);
process.stdout.write(`${passed} passed, ${failed} failed, ${sum} skipped\n`);
process.exitCode = failed === 0 ? 0 : 1;

/** The tests near to what has changed since that commit. Prints the changed files without one. */
function nearest(base: string): readonly string[] {
  const { tests, untested } = testsOf(base, files);
  for (const file of untested) process.stdout.write(`no test is near: ${file}\n`);
  return tests;
}

/** The checks that `npm run generated` runs. */
function generatedChecks(): readonly Check[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  return scripts.generated.split(' && ').map((line: string): Check => {
    const [command = '', ...args] = line.split(' ');
    return [line, command, ...args];
  });
}

/** Runs the checks one after the other. They share the machine with the tests, which often wait. */
async function runChecks(): Promise<void> {
  for (const [name, command, ...args] of checks) {
    const { code, output } = await outputOf(command, args);
    process.stdout.write(`${code === 0 ? 'ok' : 'not ok'} - ${name}\n`);
    if (code === 0) passed += 1;
    else {
      failed += 1;
      process.stdout.write(output);
    }
  }
}

function outputOf(
  command: string,
  args: readonly string[],
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ code: error === null ? 0 : 1, output: `${stdout}${stderr}${stdout || stderr ? '' : `${error}\n`}` });
    });
  });
}

/**
 * Whether tap's test class is built with the plugins that package.json selects. Building takes 8 s and is needed once after an
 * install. The TypeScript plugin is left out, because Node strips the types.
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
