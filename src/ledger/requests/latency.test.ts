/** Percentiles of counted latencies are as far from the true ones as the buckets are wide, over any merge of counts. */
import t from 'tap';
import { createRandom } from '../../../test/support/random.ts';
import { seed } from '../../../test/support/sample.ts';
import { bucketOf, percentile_ms } from './latency.ts';

t.test('a percentile is off by at most a tenth, and a millisecond', async (t) => {
  const random = createRandom(seed);
  for (let round = 0; round < 50; round += 1) {
    const size = random.integer(1, 400);
    const latencies = Array.from({ length: size }, () => Math.round(2 ** (random.integer(0, 2_000) / 100)));
    const counts = new Map<string, number>();
    for (const latency_ms of latencies) counts.set(bucketOf(latency_ms), (counts.get(bucketOf(latency_ms)) ?? 0) + 1);
    const sorted = latencies.toSorted((a, b) => a - b);
    for (const share of [0.5, 0.95, 0.99]) {
      const exact = sorted[Math.ceil(share * size) - 1] ?? 0;
      const found = percentile_ms(counts, share) ?? Number.NaN;
      t.ok(Math.abs(found - exact) <= 1 + exact / 10, `${found} for ${exact} (seed ${seed})`);
    }
  }
});

t.test('edges', async (t) => {
  t.equal(percentile_ms(new Map(), 0.5), null);
  t.equal(bucketOf(0), '000');
  t.equal(bucketOf(1), '000');
  t.equal(bucketOf(Number.MAX_SAFE_INTEGER), '107');
  t.ok(bucketOf(9) < bucketOf(10_000), 'buckets sort like their latencies');
});
