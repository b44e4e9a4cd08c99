/** One caller on one connection: the latency without other load. */
import { Client } from 'undici';
import type { LoadResult, OneCallerJob } from './jobs.ts';
import { resultOf } from './result.ts';

/** Runs the job, one request after the other. */
export async function runOneCaller({ url, headers, duration_s, request }: OneCallerJob): Promise<LoadResult> {
  const client = new Client(url);
  const taken_ms: number[] = [];
  let failed = 0;
  const started = performance.now();
  const end = started + duration_s * 1000;
  try {
    while (performance.now() < end) {
      const asked = performance.now();
      const { statusCode, body } = await client.request({ ...request, headers, body: request.body ?? null });
      await body.dump();
      if (statusCode < 300) taken_ms.push(performance.now() - asked);
      else failed += 1;
    }
  } catch {
    failed += 1;
  } finally {
    await client.close();
  }
  return resultOf(taken_ms, failed, started);
}
