/** A closed loop of callers, run by autocannon. */
import autocannon, { type Request } from 'autocannon';
import type { ClosedLoopJob, LoadRequest, LoadResult } from './jobs.ts';

/** Runs the job. Each connection sends its next request when it has the answer to the last. */
export async function runClosedLoop(job: ClosedLoopJob): Promise<LoadResult> {
  const { url, headers, connections, duration_s: duration } = job;
  const started = performance.now();
  // It ends only when it takes a sample, by default each second.
  const sampleInt = Math.min(1_000, 1_000 * duration);
  const requests = job.requests.map(asRequest);
  const result = await autocannon({ url, headers, connections, duration, sampleInt, requests });
  return {
    answered: result['2xx'],
    failed: result.errors + result.timeouts + result.non2xx,
    seconds: (performance.now() - started) / 1000,
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
  };
}

function asRequest({ method, path, body, answers }: LoadRequest): Request {
  return {
    method,
    path,
    ...(body === undefined ? {} : { body }),
    ...(answers === undefined
      ? {}
      : { onResponse: (_status, text, context) => Object.assign(context, { id: idIn(text, answers) }) }),
    ...(path.includes('{id}')
      ? { setupRequest: (request, { id }) => ({ ...request, path: path.replace('{id}', String(id)) }) }
      : {}),
  };
}

/** Where the answer has no such member, the next request fails and is counted as failed. */
function idIn(text: string, member: string): unknown {
  try {
    return JSON.parse(text)[member];
  } catch {
    return undefined;
  }
}
