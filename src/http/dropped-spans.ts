/** Counts the spans that are not sent, and logs them. */
import type { Logger } from 'pino';
import type { Metrics } from '../metrics.ts';
import type { TracingOptions } from '../tracing/trace.ts';

/** While a receiver is down, an export fails every few seconds. */
const LINE_INTERVAL_ms = 60_000;

/** The function that tracing calls for dropped spans. It logs at most one line per minute, with the number since the line before. */
export function reportDroppedSpans(
  log: Logger,
  metrics: Pick<Metrics, 'spansDropped'>,
  now: () => number = Date.now,
): TracingOptions['dropped'] {
  let logged_ms = Number.NEGATIVE_INFINITY;
  let unlogged = 0;
  return (reason, spans, error) => {
    metrics.spansDropped.inc({ reason }, spans);
    unlogged += spans;
    const now_ms = now();
    // A clock that was set back does not silence the log.
    if (Math.abs(now_ms - logged_ms) < LINE_INTERVAL_ms) return;
    log.warn({ reason, spans: unlogged, err: error }, 'spans were not sent; they are dropped');
    logged_ms = now_ms;
    unlogged = 0;
  };
}
