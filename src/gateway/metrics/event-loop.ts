/** Measures the delay of the event loop. Measuring starts at the first reading, so a gateway without a scraper pays nothing. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';

type Delay = ReturnType<typeof monitorEventLoopDelay>;

const RESOLUTION_ms = 10;
const QUANTILES = [0.5, 0.99, 1];
const STATS = ['median', 'p99', 'max'];
/** The least time for which a delay is shown. A reading does not reset it, so several scrapers see the same. */
const WINDOW_ms = 30_000;

/** Adds the gauge: the larger of this window's delay and the delay of the window before. */
export function watchEventLoop(registers: Registry[]): void {
  let delay: Delay | undefined;
  let before: readonly number[] = QUANTILES.map(() => 0);
  let since_ms = Number.NEGATIVE_INFINITY;

  new Gauge({
    name: 'tollgate_event_loop_delay_seconds',
    help: 'Delay of the event loop in the last 30 to 60 seconds.',
    labelNames: ['stat'],
    registers,
    aggregator: 'max',
    collect() {
      const now_ms = performance.now();
      delay ??= monitorEventLoopDelay({ resolution: RESOLUTION_ms });
      const current = delaysIn(delay);
      for (const index of QUANTILES.keys())
        this.set({ stat: STATS[index] ?? '' }, Math.max(current[index] ?? 0, before[index] ?? 0));
      if (now_ms - since_ms < WINDOW_ms) return;
      before = current;
      since_ms = now_ms;
      delay.reset();
      delay.enable();
    },
  });
}

/** The QUANTILES of the measured delays, in seconds. */
function delaysIn(delay: Delay): readonly number[] {
  if (delay.count === 0) return QUANTILES.map(() => 0);
  return QUANTILES.map((quantile) => Math.max(0, delay.percentile(quantile * 100) / 1e9 - RESOLUTION_ms / 1e3));
}
