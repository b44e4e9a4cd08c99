/** The interface of tracing, which needs nothing of the SDK. */
import type { TraceContext } from '../net/trace-context.ts';

export interface TracingOptions {
  /** The URL for spans by OTLP over HTTP: the receiver's, with the path of traces. */
  readonly url: string;
  /** Of the traces that begin here, the share that is recorded, from 0 to 1. For a trace that the caller began, the caller decides. */
  readonly sample: number;
  /** How long `close` waits for the last export; default 5 s. */
  readonly last_export_ms?: number;
  /** Called with the number of spans that are not sent. */
  readonly dropped: (reason: DropReason, spans: number, error?: Error) => void;
}

/** queue_full: the receiver is slower than the requests. not_sent: it refused them, or did not answer in time. */
export type DropReason = 'queue_full' | 'not_sent';

/** Makes the traces of requests and of the settler's polls. */
export interface Tracing {
  /** Begins the span of a request. @param caller the caller's trace, if it sent a valid one. */
  begin(caller: TraceContext | undefined, arrived_ms: number): RequestTrace;
  /** Begins the span of a poll of the settler, which belongs to no request. */
  beginPoll(begun_ms: number): RequestTrace;
  /** Sends the remaining spans, and drops those that take too long. Never rejects. */
  close(): Promise<void>;
}

/** The attributes of a span; an undefined one is left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** The trace of one request, or of one poll of the settler. Times are milliseconds since the epoch. */
export interface RequestTrace {
  readonly trace_id: string;
  /** Begins the span of a request to an upstream. */
  call(begun_ms: number): CallTrace;
  step(name: string, begun_ms: number, ended_ms: number): void;
  /** Ends the span that this trace began with. @param isFailed whether the gateway failed. */
  end(name: string, attributes: Attributes, isFailed: boolean, ended_ms: number): void;
}

/** The span of a request to an upstream. */
export interface CallTrace {
  readonly traceparent: string;
  readonly tracestate: string | undefined;
  end(name: string, attributes: Attributes, isFailed: boolean, ended_ms: number): void;
}
