/** Ends the trace of a request with what the gateway knows of it. It never contains bodies, headers or queries. */
import type { Exchange } from './exchange.ts';
import { shownPath } from './shown-path.ts';

/** Ends the span of the request. */
export function endTrace(exchange: Exchange, status: number, now_ms: number): void {
  const { id, answering, principal, request, model, task, charged, error } = exchange;
  const route = answering?.name;
  const attributes = {
    'http.request.method': request.method,
    'url.path': shownPath(exchange),
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
  exchange.trace?.end(`${request.method} ${route ?? 'none'}`, attributes, status >= 500, now_ms);
}
