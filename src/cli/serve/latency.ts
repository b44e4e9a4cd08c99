/** How long requests of the last minutes took, from the histograms of all threads. */
import type { Latency } from '../../admin/api/gateway-view.ts';
import type { MetricValues } from '../../gateway/metrics/metrics.ts';
import { MINUTE_ms } from '../../lib/time/duration.ts';

const DURATIONS = 'tollgate_request_duration_seconds';
/** Long enough that a p99 has many requests, and short enough to show an incident. */
const WINDOW_ms = 5 * MINUTE_ms;

interface Sample {
  readonly at_ms: number;
  /** Cumulative counts by the upper bound of the bucket. */
  readonly counts: ReadonlyMap<number, number>;
}

/** Watches the requests of a gateway. */
export interface LatencyWatch {
  /** Samples the counts. To be called about every half minute. */
  keepSample(at_ms: number): Promise<void>;
  read(at_ms: number): Promise<Latency>;
}

/** @param values the metrics of each thread. */
export function watchLatency(
  values: () => Promise<readonly (readonly MetricValues[])[]>,
  started_ms: number,
): LatencyWatch {
  let samples: readonly Sample[] = [{ at_ms: started_ms, counts: new Map() }];

  async function sample(at_ms: number): Promise<Sample> {
    const counts = new Map<number, number>();
    for (const metric of (await values()).flat()) {
      if (metric.name !== DURATIONS) continue;
      for (const { value, labels = {} } of metric.values) {
        // The sum and the count of a histogram have no bound.
        if (labels.le === undefined) continue;
        const bound = labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le);
        counts.set(bound, (counts.get(bound) ?? 0) + value);
      }
    }
    return { at_ms, counts };
  }

  return {
    async keepSample(at_ms) {
      // The oldest one that is kept is just older than the window.
      const from = samples.findLastIndex((sample) => at_ms - sample.at_ms >= WINDOW_ms);
      samples = [...samples.slice(Math.max(0, from)), await sample(at_ms)];
    },
    async read(at_ms) {
      const now = await sample(at_ms);
      const base = samples.findLast((sample) => at_ms - sample.at_ms >= WINDOW_ms) ?? samples[0];
      const bounds = [...now.counts].map(([bound, count]) => [bound, count - (base?.counts.get(bound) ?? 0)] as const);
      const sorted = bounds.sort(([a], [b]) => a - b);
      const requests = sorted.at(-1)?.[1] ?? 0;
      const at = (part: number) => {
        const [bound] = sorted.find(([, count]) => requests > 0 && count >= requests * part) ?? [];
        return bound === undefined || bound === Number.POSITIVE_INFINITY ? null : Math.round(bound * 1_000);
      };
      return { since_ms: base?.at_ms ?? at_ms, requests, p50_ms: at(0.5), p99_ms: at(0.99) };
    },
  };
}
