/** Makes a job's result from single times. */
import type { LoadResult } from './jobs.ts';
import { percentile } from './percentile.ts';

/** @param started when the job began, from `performance.now()`. */
export function resultOf(taken_ms: readonly number[], failed: number, started: number): LoadResult {
  return {
    answered: taken_ms.length,
    failed,
    seconds: (performance.now() - started) / 1000,
    p50_ms: percentile(taken_ms, 0.5),
    p99_ms: percentile(taken_ms, 0.99),
  };
}
