/**
 * Runs test files one after the other in this process, as `scripts/test.ts` names them, and reports on each. Starting a process and
 * loading tap and the source costs about a second of processor time; most files take less than that.
 *
 * A test file imports `t` from tap and takes it for the root of its process. Here every file gets a test of its own in its place,
 * so what it tears down is torn down when the file ends.
 */

import { registerHooks } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { t as root, type Test } from 'tap';

/** The outcome of one file; `passed` and `failed` count assertions. */
export interface Report {
  readonly file: string;
  readonly passed: number;
  readonly failed: number;
  readonly time_ms: number;
  /** Each failure with what tap says about it. */
  readonly failures: readonly string[];
}

const timeout_ms = 400_000;
const day_ms = 86_400_000;
const tests = new Map<string, Test>();
let current = '';

Object.defineProperty(globalThis, Symbol.for('tollgate.test-group'), { value: tests });

registerHooks({
  resolve(specifier, context, next) {
    const isTest = context.parentURL?.startsWith(testFolder) === true;
    if (specifier !== 'tap' || !isTest) return next(specifier, context);
    return { url: `tap-of-file:${current}`, format: 'module', shortCircuit: true };
  },
  load(url, context, next) {
    if (!url.startsWith('tap-of-file:')) return next(url, context);
    const key = JSON.stringify(url.slice('tap-of-file:'.length));
    const source = `const t = globalThis[Symbol.for('tollgate.test-group')].get(${key}); export default t; export { t };`;
    return { format: 'module', source, shortCircuit: true };
  },
});

const testFolder = pathToFileURL(resolve('test')).href;
root.setTimeout(day_ms);
// tap unrefs the channel to the parent, and ends its root when nothing else keeps the process.
setInterval(() => {}, day_ms);
process.on('message', async (file: string) => process.send?.(await runFile(file)));
process.on('disconnect', () => process.exit());

async function runFile(file: string): Promise<Report> {
  const begun_ms = performance.now();
  current = file;
  let own: Test | undefined;
  let output = '';
  const results = await root.test(file, { timeout: timeout_ms }, async (test) => {
    own = test;
    test.on('data', (piece) => {
      output += piece;
    });
    tests.set(file, test);
    await import(pathToFileURL(resolve(file)).href);
  });
  const lines = output.split('\n');
  const ok = results?.ok === true;
  const { pass = 0, fail = 0 } = own?.counts ?? {};
  return {
    file,
    passed: pass,
    failed: ok ? fail : Math.max(1, fail),
    time_ms: performance.now() - begun_ms,
    failures: ok ? [] : failuresIn(lines),
  };
}

/** The failures in the file's TAP with what tap says about each; all of it where none is marked. */
function failuresIn(lines: readonly string[]): readonly string[] {
  const kept: string[] = [];
  let keep = false;
  for (const line of lines) {
    if (/^\s*(not )?ok /.test(line)) keep = /^\s*not ok /.test(line) && !/# (TODO|SKIP)/i.test(line);
    if (keep) kept.push(line);
  }
  return (kept.length > 0 ? kept : lines).slice(0, 200);
}
