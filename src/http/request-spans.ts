/** Makes the spans of a request and of its steps. */
import type { Observe } from '../admission/step.ts';
import type { Exchange } from './exchange.ts';
import { redactedPath } from './redacted-path.ts';

const TRACED: ReadonlySet<string> = new Set(['hold', 'charge', 'record']);

/** Has the traces of requests show how long the steps took. */
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
  const { id, answering, principal, request, model, task, charged, error, status, ended_ms } = exchange;
  const route = answering?.name;
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
