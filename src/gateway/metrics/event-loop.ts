/** Measures the delay of the event loop. Measuring starts at the first reading, so a gateway without a scraper pays nothing. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Gauge from 'prom-client/lib/gauge.js';
import type Registry from 'prom-client/lib/registry.js';

type Delay = ReturnType<typeof monitorEventLoopDelay>;

/** Node's default. A finer timer would wake the process more often. */
const RESOLUTION_ms = 10;
const STATS = ['median', 'p99', 'max'] as const;

type Delays = Readonly<Record<(typeof STATS)[number], number>>;
const NONE: Delays = { median: 0, p99: 0, max: 0 };

/** The least time for which a delay is shown. A reading does not reset it, so several scrapers see the same. */
const WINDOW_ms = 30_000;

/** Adds the gauge: the larger of this window's delay and the delay of the window before. */
export function watchEventLoop(registers: Registry[]): void {
  let delay: Delay | undefined;
  let before = NONE;
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
      for (const stat of STATS) this.set({ stat }, Math.max(current[stat], before[stat]));
      if (now_ms - since_ms < WINDOW_ms) return;
      before = current;
      since_ms = now_ms;
      delay.reset();
      delay.enable();
    },
  });
}

/** The measured delays in seconds, without the interval of the timer. */
function delaysIn(delay: Delay): Delays {
  if (delay.count === 0) return NONE;
  const at = (percent: number) => Math.max(0, delay.percentile(percent) / 1e9 - RESOLUTION_ms / 1e3);
  return { median: at(50), p99: at(99), max: at(100) };
}
