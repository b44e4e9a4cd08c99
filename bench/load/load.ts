/** The load process: reads one job per line, runs it, and prints one result per line. */
import { createInterface } from 'node:readline';
import { runClosedLoop } from './closed-loop.ts';
import { holdStreams, releaseStreams } from './held.ts';
import type { Job, LoadResult } from './jobs.ts';
import { runOneCaller } from './one-caller.ts';

const nothing: LoadResult = { answered: 0, failed: 0, seconds: 0, p50_ms: 0, p99_ms: 0 };

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(await work(JSON.parse(line)))}\n`);
}

function work(job: Job): Promise<LoadResult> {
  switch (job.kind) {
    case 'closed':
      return runClosedLoop(job);
    case 'one':
      return runOneCaller(job);
    case 'held':
      return holdStreams(job);
    case 'release':
      releaseStreams();
      return Promise.resolve(nothing);
  }
}
