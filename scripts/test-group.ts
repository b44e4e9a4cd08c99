/**
 * Runs test files one after the other in this process, as `scripts/test-pool.ts` sends them, and reports on each. A new process that
 * loads tap and the source costs about a second of CPU time, more than most files take to run.
 *
 * A test file imports `t` from tap, which is the root test of the process. Here each file gets its own subtest instead, so that its
 * teardown runs when the file ends.
 */

import { readFileSync } from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import threads, { type WorkerOptions } from 'node:worker_threads';
import { crc32 } from 'node:zlib';
import type { Test } from 'tap';
import { THREADS } from '../src/lib/node/started-modules.ts';
import { isOfToday } from '../test/support/sample.ts';
import { isRotated } from './test-tiers.ts';

/** The outcome of one file; `passed` and `failed` count assertions. */
export interface Report {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  /** Why a test was skipped, for each such test. */
  readonly skipped: readonly string[];
  readonly time_ms: number;
  /** CPU time of this process and of the children that have ended; 0 where the system does not tell. */
  readonly cpu_ms: number;
  /** Each failure with tap's diagnostics. */
  readonly failures: readonly string[];
}

const timeout_ms = 600_000;
const day_ms = 86_400_000;
const tests = new Map<string, Test>();
let current = '';

Object.defineProperty(globalThis, Symbol.for('tollgate.test-group'), { value: tests });

/**
 * tap finds the test of a stray error by async hooks, which slow every promise down. Here it is a test of the current file, so the hooks
 * are replaced by a class that does nothing.
 */
const DOMAIN =
  'data:text/javascript,export class Domain { constructor(onerror) { this.onerror = onerror; } destroy() {} }';

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'async-hook-domain') return { url: DOMAIN, format: 'module', shortCircuit: true };
    const isTest = testFolders.some((folder) => context.parentURL?.startsWith(folder) === true);
    if (specifier !== 'tap' || !isTest) return next(specifier, context);
    // A module that several files share is loaded once, so its tests would be added to the first file only.
    if (!context.parentURL?.endsWith('.test.ts'))
      throw new Error(`${context.parentURL} must take \`t\` from its caller`);
    return { url: `tap-of-file:${current}`, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith('tap-of-file:')) return next(url, context);
    const key = JSON.stringify(url.slice('tap-of-file:'.length));
    const source = `const t = globalThis[Symbol.for('tollgate.test-group')].get(${key}); export default t; export { t };`;
    return { format: 'module', source, shortCircuit: true };
  },
});

/** Threads of the program are started from its bundle, which they load in half the CPU time. */
function startBundledThreads(program: string): void {
  const names = new Map<string, string>(Object.entries(THREADS).map(([name, source]) => [source, name]));
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(file: string | URL, options?: WorkerOptions) {
      const name = typeof file === 'string' ? names.get(relative('', file)) : undefined;
      super(name === undefined ? file : join(dirname(program), `${name}.js`), options);
    }
  };
  syncBuiltinESMExports();
}

if (process.env.TESTS_PROGRAM !== undefined) startBundledThreads(process.env.TESTS_PROGRAM);
const testFolders = ['src', 'test'].map((folder) => pathToFileURL(resolve(folder)).href);
const { t: root } = await import('tap');
root.setTimeout(day_ms);
// tap unrefs the channel to the parent, and ends its root test when nothing else keeps the process alive.
setInterval(() => {}, day_ms);
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => (tests.get(current) ?? root).threw(error));
process.on('message', async (file: string) => process.send?.(await runFile(file)));
process.on('disconnect', () => process.exit());

async function runFile(file: string): Promise<Report> {
  const begun_ms = performance.now();
  const cpu_ms = cpuTime_ms();
  current = file;
  let own: Test | undefined;
  let output = '';
  const results = await root.test(file, { timeout: timeout_ms }, async (test) => {
    own = test;
    test.on('data', (piece) => {
      output += piece;
    });
    tests.set(file, process.env.TESTS_ROTATED === '1' && isRotated(file) ? withTestsOfToday(test, file) : test);
    await import(pathToFileURL(resolve(file)).href);
  });
  const lines = output.split('\n');
  const { pass = 0, fail = 0 } = own?.counts ?? {};
  const skipped = reasonsIn(lines);
  if (pass + fail + skipped.length === 0) lines.push('no assertion ran');
  if (skipped.includes('')) lines.push('a test is skipped without a reason');
  const ok = results?.ok === true && pass + skipped.length > 0 && !skipped.includes('');
  return {
    file,
    passed: pass,
    failed: ok ? fail : Math.max(1, fail),
    skipped,
    time_ms: performance.now() - begun_ms,
    cpu_ms: cpuTime_ms() - cpu_ms,
    failures: ok ? [] : failuresIn(lines),
  };
}

/** The root test of a file, which skips its tests of other days. */
function withTestsOfToday(root: Test, file: string): Test {
  // Files with one test are not all tried on the same day.
  let index = crc32(file);
  const test = (name: unknown, ...rest: readonly unknown[]) => {
    index += 1;
    const [options, body] = rest.length === 1 ? [{}, rest[0]] : rest;
    const skip = isOfToday(index) ? {} : { skip: 'runs on another day, or with TESTS=complete' };
    return Reflect.apply(root.test, root, [name, { ...Object(options), ...skip }, body]);
  };
  return new Proxy(root, {
    get(target, property) {
      if (property === 'test') return test;
      const value = Reflect.get(target, property, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

/** Why tests were skipped: `ok 1 - NAME # SKIP REASON`, and of a whole file `1..0 # REASON`. */
function reasonsIn(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const [, ofTest, ofFile] = /^\s*ok .*# SKIP ?(.*?)$|^\s*1\.\.0 # ?(.*)$/i.exec(line) ?? [];
    return ofTest ?? ofFile ?? [];
  });
}

/** The CPU time of this process with its threads, and of its ended children. Linux counts it in ticks of 10 ms. */
function cpuTime_ms(): number {
  try {
    const [, text = ''] = readFileSync('/proc/self/stat', 'utf8').split(') ');
    const ticks = text.split(' ').slice(11, 15).map(Number);
    return 10 * ticks.reduce((sum, each) => sum + each, 0);
  } catch {
    return 0;
  }
}

/** The failures in the file's TAP output with their diagnostics; the whole output if no failure is marked. */
function failuresIn(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let keep = false;
  for (const line of lines) {
    if (/^\s*(not )?ok /.test(line)) keep = /^\s*not ok /.test(line) && !/# (TODO|SKIP)/i.test(line);
    if (keep) kept.push(line);
  }
  return (kept.length > 0 ? kept : lines).slice(0, 200);
}
