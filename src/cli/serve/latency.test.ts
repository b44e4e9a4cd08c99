/** The overview shows the latency of the last five minutes, over all routes and threads, as the buckets of the metrics say it. */
import t from 'tap';
import { createMetrics } from '../../gateway/metrics/metrics.ts';
import { MINUTE_ms } from '../../lib/time/duration.ts';
import { watchLatency } from './latency.ts';

t.test('requests older than five minutes do not count', async (t) => {
  const threads = [createMetrics(), createMetrics()];
  const watch = watchLatency(() => Promise.all(threads.map((thread) => thread.values())), 0);
  const count = (requests: number, ms: number, thread = 0) => {
    for (let n = 0; n < requests; n += 1) threads[thread]?.countRequest(n % 2 === 0 ? 'one' : 'other', 200, ms);
  };
  t.strictSame(await watch.read(0), { since_ms: 0, requests: 0, p50_ms: null, p99_ms: null });
  count(60, 700_000);
  await watch.keepSample(MINUTE_ms);
  t.strictSame(await watch.read(MINUTE_ms), { since_ms: 0, requests: 60, p50_ms: null, p99_ms: null });
  count(98, 8);
  count(100, 20, 1);
  count(2, 3_000);
  for (const minute of [2, 3, 4, 5]) await watch.keepSample(minute * MINUTE_ms);
  const later = { since_ms: MINUTE_ms, requests: 200, p50_ms: 25, p99_ms: 25 };
  t.strictSame(await watch.read(6 * MINUTE_ms), later);
  count(1, 3_000);
  t.strictSame(await watch.read(6 * MINUTE_ms), { ...later, requests: 201, p99_ms: 5_000 });
  await watch.keepSample(20 * MINUTE_ms);
  t.match(await watch.read(30 * MINUTE_ms), { since_ms: 20 * MINUTE_ms, requests: 0 });
});
