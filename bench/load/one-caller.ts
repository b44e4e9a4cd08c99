/** One caller or few, each on one connection: the latency without other load. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';
import type { LoadResult, OneCallerJob } from './jobs.ts';
import { resultOf } from './result.ts';

/** Runs the job, each caller one request after the other. */
export async function runOneCaller(job: OneCallerJob): Promise<LoadResult> {
  const taken_ms: number[] = [];
  const started = performance.now();
  const failed = await Promise.all(Array.from({ length: job.callers ?? 1 }, () => call(job, taken_ms)));
  return resultOf(
    taken_ms,
    failed.reduce((sum, each) => sum + each, 0),
    started,
  );
}

async function call({ url, headers, duration_s, pause_ms = 0, request }: OneCallerJob, taken_ms: number[]) {
  const client = new Client(url);
  let failed = 0;
  const end = performance.now() + duration_s * 1000;
  try {
    while (performance.now() < end) {
      const asked = performance.now();
      const { statusCode, body } = await client.request({ ...request, headers, body: request.body ?? null });
      await body.dump();
      if (statusCode < 300) taken_ms.push(performance.now() - asked);
      else failed += 1;
      if (pause_ms > 0) await sleep(pause_ms * (0.5 + Math.random()));
    }
  } catch {
    failed += 1;
  } finally {
    await client.close();
  }
  return failed;
}
