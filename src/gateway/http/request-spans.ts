/** Makes the spans of a request and of its steps, and counts the spans that are not sent. */

import type { Logger } from 'pino';
import type { TracingOptions } from '../../lib/tracing/trace.ts';
import type { Observe } from '../admission/step.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Exchange } from './exchange.ts';
import { redactedPath } from './redacted-path.ts';

const TRACED: ReadonlySet<string> = new Set(['hold', 'charge', 'record']);

/** Adds a span for each step to the traces of requests. */
export function tracedSteps(now: () => number): Observe<Exchange> {
  return (name, run) => {
    if (!TRACED.has(name)) return run;
    return (exchange) => {
      const begun_ms = now();
      const ended = () => exchange.trace?.step(name, begun_ms, now());
      try {
        const result = run(exchange);
        if (result instanceof Promise) return result.finally(ended);
        ended();
        return result;
      } catch (error) {
        ended();
        throw error;
      }
    };
  };
}

/** Ends the span of the request, if it has one. */
export function endTrace(exchange: Exchange): void {
  if (exchange.trace === undefined) return;
  const { id, responder, principal, request, model, task, charged, error, status, ended_ms } = exchange;
  const route = responder?.name;
  const attributes = {
    'http.request.method': request.method,
    'url.path': redactedPath(exchange),
    'http.response.status_code': status,
    'error.type': error,
    'tollgate.request_id': id,
    'tollgate.route': route,
    'tollgate.account': principal?.account,
    'tollgate.key': principal?.key,
    'tollgate.model': model?.id,
    'tollgate.task': task,
    'tollgate.charged': charged,
  };
  exchange.trace.end(`${request.method} ${route ?? 'none'}`, attributes, status >= 500, ended_ms);
}

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
