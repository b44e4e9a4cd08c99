/** Makes spans with the OpenTelemetry SDK and sends them by OTLP over HTTP. */
import {
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
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { formatTraceparent, type TraceContext } from '../lang/trace-context.ts';
import type { Attributes, CallTrace, RequestTrace, Tracing, TracingOptions } from './trace.ts';

/** Starts the SDK. Nothing is registered globally. */
export function createTracing({ url, sample, failed }: TracingOptions): Tracing {
  const exporter = reporting(new OTLPTraceExporter({ url }), failed);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'tollgate' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(sample) }),
    // Its queue is bounded: it drops spans while the receiver is slow.
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provider.getTracer('tollgate');

  return {
    begin(caller, arrived_ms) {
      const parent = caller === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, remote(caller));
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, startTime: arrived_ms }, parent);
      const inside = trace.setSpan(ROOT_CONTEXT, span);
      return {
        trace_id: span.spanContext().traceId,
        call(begun_ms) {
          return callOf(tracer.startSpan('upstream', { kind: SpanKind.CLIENT, startTime: begun_ms }, inside));
        },
        step(name, begun_ms, ended_ms) {
          tracer.startSpan(name, { startTime: begun_ms }, inside).end(ended_ms);
        },
        end: (...how) => finish(span, ...how),
      } satisfies RequestTrace;
    },
    async close() {
      await provider.shutdown().catch(() => {});
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

/** Reports failures of an exporter, which the SDK would only write to its own global log. */
function reporting(exporter: SpanExporter, failed: TracingOptions['failed']): SpanExporter {
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0) failed(result.error, spans.length);
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
  };
}
