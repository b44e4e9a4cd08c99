/** Makes spans with the OpenTelemetry SDK and sends them by OTLP over HTTP. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Context,
  createTraceState,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { formatTraceparent, type TraceContext } from '../net/trace-context.ts';
import { keepAliveAgent } from '../node/node-http.ts';
import type { Attributes, CallTrace, RequestTrace, Tracing, TracingOptions } from './trace.ts';

/** Also the limit of one export with its retries. */
const LAST_EXPORT_ms = 5_000;

/** Starts the SDK. Nothing is registered globally. */
export function createTracing({ url, sample, dropped, last_export_ms = LAST_EXPORT_ms }: TracingOptions): Tracing {
  const agent = keepAliveAgent(url);
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: last_export_ms, httpAgentOptions: () => agent });
  const processor = createBoundedProcessor(exporter, dropped);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tollgate' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sample) }),
    spanProcessors: [processor],
  });
  const tracer = provider.getTracer('tollgate');

  function begin(kind: SpanKind, begun_ms: number, parent: Context): RequestTrace {
    const span = tracer.startSpan('request', { kind, startTime: begun_ms }, parent);
    const inside = trace.setSpan(ROOT_CONTEXT, span);
    return {
      trace_id: span.spanContext().traceId,
      call(call_begun_ms) {
        return callOf(tracer.startSpan('upstream', { kind: SpanKind.CLIENT, startTime: call_begun_ms }, inside));
      },
      step(name, step_begun_ms, ended_ms) {
        tracer.startSpan(name, { startTime: step_begun_ms }, inside).end(ended_ms);
      },
      end: (...how) => finish(span, ...how),
    };
  }

  return {
    begin(caller, arrived_ms) {
      const parent = caller === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote(caller));
      return begin(SpanKind.SERVER, arrived_ms, parent);
    },
    beginPoll: (begun_ms) => begin(SpanKind.INTERNAL, begun_ms, ROOT_CONTEXT),
    async close() {
      const late = new AbortController();
      const waited = sleep(last_export_ms, undefined, { signal: late.signal });
      // If one export fails, the provider does not wait for the others.
      const sent = provider.shutdown().catch(() => exporter.shutdown());
      await Promise.race([sent, waited]).catch(() => {});
      late.abort();
      processor.abandon();
      // The exporter limits only the time between two bytes, and an open connection would keep the process running.
      agent.destroy();
    },
  };
}

function remote({ trace_id, span_id, isSampled, tracestate }: TraceContext) {
  return {
    traceId: trace_id,
    spanId: span_id,
    traceFlags: isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
    isRemote: true,
    ...(tracestate !== undefined && { traceState: createTraceState(tracestate) }),
  };
}

function callOf(span: Span): CallTrace {
  const { traceId, spanId, traceFlags, traceState } = span.spanContext();
  return {
    traceparent: formatTraceparent(traceId, spanId, (traceFlags & TraceFlags.SAMPLED) !== 0),
    tracestate: traceState?.serialize(),
    end: (...how) => finish(span, ...how),
  };
}

function finish(span: Span, name: string, attributes: Attributes, isFailed: boolean, ended_ms: number): void {
  if (span.isRecording()) {
    span.updateName(name);
    for (const [key, value] of Object.entries(attributes)) if (value !== undefined) span.setAttribute(key, value);
    if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(ended_ms);
}

/** Limit of spans that wait or are being sent. The SDK would drop more silently, so they never reach it. */
const QUEUE_LIMIT = 4096;

interface BoundedProcessor extends SpanProcessor {
  /** Gives up the spans that wait or are being sent. */
  abandon(): void;
}

/** @param dropped is called with the spans that were not sent, and why. */
function createBoundedProcessor(exporter: SpanExporter, dropped: TracingOptions['dropped']): BoundedProcessor {
  let waiting = 0;
  let isAbandoned = false;
  const counting: SpanExporter = {
    export(spans, done) {
      exporter.export(spans, (result) => {
        waiting -= spans.length;
        if (result.code !== 0 && !isAbandoned) dropped('not_sent', spans.length, result.error);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
  const processor = new BatchSpanProcessor({ exporter: counting, maxQueueSize: QUEUE_LIMIT });
  return {
    abandon() {
      isAbandoned = true;
      if (waiting > 0) dropped('not_sent', waiting);
    },
    onStart: (span, context) => processor.onStart(span, context),
    onEnd(span) {
      if ((span.spanContext().traceFlags & TraceFlags.SAMPLED) === 0) return;
      if (waiting >= QUEUE_LIMIT) {
        dropped('queue_full', 1);
        return;
      }
      waiting += 1;
      processor.onEnd(span);
    },
    forceFlush: () => processor.forceFlush(),
    shutdown: () => processor.shutdown(),
  };
}
