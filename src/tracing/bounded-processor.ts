/** Queues spans for an exporter. The queue and the wait for the last export are bounded, and every span that is not sent is counted. */
import { TraceFlags } from '@opentelemetry/api';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { TracingOptions } from './trace.ts';

/** Spans that wait or are being sent. The SDK drops more than that without a word, so they never reach it. */
const QUEUE_LIMIT = 4096;

export interface BoundedProcessor extends SpanProcessor {
  /** Gives up the spans that wait or are being sent. */
  abandon(): void;
}

/** @param dropped is called with the spans that were not sent, and why. */
export function createBoundedProcessor(exporter: SpanExporter, dropped: TracingOptions['dropped']): BoundedProcessor {
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
