/** Ends the trace of a request with what the gateway knows of it. It never contains bodies, headers or queries. */
import type { Exchange } from './exchange.ts';
import { redactedPath } from './redacted-path.ts';

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
