/** Starts tracing with OpenTelemetry. The SDK is loaded only here, so without tracing it costs nothing. */
import type { Tracing, TracingOptions } from './trace.ts';

/** Loads the SDK and starts it. */
export async function startTracing(options: TracingOptions): Promise<Tracing> {
  const { createTracing } = await import('./spans.ts');
  return createTracing(options);
}
