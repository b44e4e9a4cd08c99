/** Distributes test files over a few processes, each file to the first free one. */
import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, on } from 'node:events';
import { mkdirSync, readFileSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Report } from './test-group.ts';
import { expected_ms, needsFreshProcess, needsOwnProcess } from './test-tiers.ts';

/** More than the number of cores, because many tests wait: with four more than two cores, an eighth of the CPU time was idle. */
const max_processes = availableParallelism() + 6;

/** A process is replaced after this many files, to free the memory that they left. */
const files_per_process = 100;

/** The compile cache is shared with later processes and with the programs that tests start. */
const cache = join(import.meta.dirname, '../node_modules/.cache/tests');

/** Stores are in memory if there is enough of it: syncing and removing their files takes a fifth of the run. */
const SHARED_MEMORY = '/dev/shm';
const MEMORY_bytes = 4 * 2 ** 30;

/** How long each file took when it last ran, in ms. */
const timesFile = join(cache, 'times.json');

/** Runs the files, the longest of earlier runs first, and yields each report as soon as it is there. */
export async function* runFiles(files: readonly string[]): AsyncGenerator<Report> {
  const times = readTimes();
  const time = (file: string) => times.get(file) ?? expected_ms(file);
  const waiting = files.toSorted((a, b) => time(b) - time(a));
  const reports = new EventEmitter();
  const count = Math.min(max_processes, files.length);
  for (let index = 0; index < count; index++) void runWaiting(waiting, (report) => reports.emit('report', report));
  let left = files.length;
  if (left === 0) return;
  for await (const [report] of on(reports, 'report')) {
    yield report;
    times.set(report.file, report.time_ms);
    left -= 1;
    if (left === 0) break;
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(timesFile, JSON.stringify(Object.fromEntries(times)));
}

function readTimes(): Map<string, number> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(timesFile, 'utf8'))));
  } catch {
    return new Map();
  }
}

/** Removes the next file for a process that has run so many. A fresh process takes a file that needs one, so that fewer are started. */
function nextFile(waiting: string[], run: number): string | undefined {
  const isFresh = run === 0 || run >= files_per_process;
  const index = waiting.findIndex((file) => needsFreshProcess(file) === isFresh);
  return waiting.splice(Math.max(0, index), 1)[0];
}

async function runWaiting(waiting: string[], done: (report: Report) => void): Promise<void> {
  let group: ChildProcess | undefined;
  let run = 0;
  for (let file = nextFile(waiting, run); file !== undefined; file = nextFile(waiting, run)) {
    const isAlone = needsOwnProcess(file);
    if (run >= files_per_process || (run > 0 && (isAlone || needsFreshProcess(file)))) {
      group?.disconnect();
      group = undefined;
      run = 0;
    }
    group ??= fork(join(import.meta.dirname, 'test-group.ts'), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, NODE_COMPILE_CACHE: cache, TMPDIR: isAlone ? tmpdir() : temporaryFolder() },
    });
    const report = await reportOf(group, file);
    run = isAlone ? files_per_process : run + 1;
    if (!group.connected) group = undefined;
    done(report);
  }
  if (group?.connected) group.disconnect();
}

/** Files that need a process of their own, such as those that kill gateways, use the disk. */
function temporaryFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(SHARED_MEMORY);
    return bavail * bsize >= MEMORY_bytes ? SHARED_MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Runs one file. If its process ends meanwhile, the report says so. */
function reportOf(group: ChildProcess, file: string): Promise<Report> {
  const begun_ms = performance.now();
  return new Promise((resolve) => {
    // tap also sends messages.
    const read = (message: Partial<Report>) => {
      if (message.file === file) finish(message as Report);
    };
    const end = (code: number | null, signal: string | null) => {
      const failures = [`the process ended with ${signal ?? `code ${code}`} before the file was done`];
      finish({ file, passed: 0, failed: 1, skipped: [], time_ms: performance.now() - begun_ms, cpu_ms: 0, failures });
    };
    const finish = (report: Report) => {
      group.off('message', read).off('exit', end);
      resolve(report);
    };
    group.on('message', read).once('exit', end);
    group.send(file);
  });
}
