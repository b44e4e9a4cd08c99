/** Records one request to an upstream for the access log, the metrics and the trace. */

import type { CallTrace, RequestTrace } from '../../lib/tracing/trace.ts';
import type { UpstreamPlan, UpstreamTarget } from '../../plan/index.ts';

/** The trace that a call belongs to, and which headers of it the upstream may get. */
export interface Traced {
  readonly trace: RequestTrace;
  readonly allowed: readonly string[];
}

/** One request to an upstream. The relay and `collect` report what happens to it. Times are milliseconds since the epoch. */
export class UpstreamCall {
  readonly upstream: UpstreamPlan;
  readonly target: UpstreamTarget;
  /** The call that the same exchange made before. */
  readonly earlier: UpstreamCall | undefined;
  readonly #now: () => number;
  readonly #traced: Traced | undefined;
  #span: CallTrace | undefined;
  /** When the request was given to the connection pool. */
  begun_ms: number | undefined = undefined;
  /** When the head of the final answer arrived. */
  answered_ms: number | undefined = undefined;
  /** The status of the final answer. */
  status: number | undefined = undefined;
  /** Why there is no complete answer: ECONNREFUSED, HEADERS_TIMEOUT. */
  code: string | undefined = undefined;

  constructor(
    upstream: UpstreamPlan,
    target: UpstreamTarget,
    now: () => number,
    earlier: UpstreamCall | undefined,
    traced: Traced | undefined,
  ) {
    this.upstream = upstream;
    this.target = target;
    this.#now = now;
    this.earlier = earlier;
    this.#traced = traced;
  }

  /** @param headers the request's headers, a flat list. The headers of the trace are added. */
  begin(headers: string[]): void {
    this.begun_ms = this.#now();
    if (this.#traced === undefined) return;
    const { trace, allowed } = this.#traced;
    this.#span = trace.call(this.begun_ms);
    const { traceparent, tracestate } = this.#span;
    if (allowed.includes('traceparent')) headers.push('traceparent', traceparent);
    if (tracestate !== undefined && allowed.includes('tracestate')) headers.push('tracestate', tracestate);
  }

  answer(status: number): void {
    this.status = status;
    this.answered_ms = this.#now();
  }

  /** @param code why there is no complete answer; undefined: it is complete. */
  end(code?: string): void {
    this.code = code;
    if (this.#span === undefined) return;
    const { host, port } = addressOf(this.target);
    const attributes = {
      'server.address': host,
      'server.port': port,
      'http.response.status_code': this.status,
      'error.type': code,
      'tollgate.upstream': this.upstream.name,
      'tollgate.target': this.target.name,
    };
    this.#span.end(`upstream ${this.upstream.name}`, attributes, code !== undefined, this.#now());
  }
}

/** As OpenTelemetry names a server: without the scheme, and with the port apart. */
function addressOf({ origin }: UpstreamTarget): { readonly host: string; readonly port: number } {
  const { protocol, hostname, port } = new URL(origin);
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port),
  };
}
