/**
 * Parts of libraries by themselves. Their indexes load what is not used here, and every start would wait for it: the index of prom-client
 * OpenTelemetry and `node:cluster`, the index of undici loads fetch, WebSockets, caches and mocks.
 */
declare module 'prom-client/lib/counter.js' {
  export { Counter as default } from 'prom-client';
}
declare module 'prom-client/lib/gauge.js' {
  export { Gauge as default } from 'prom-client';
}
declare module 'prom-client/lib/histogram.js' {
  export { Histogram as default } from 'prom-client';
}
declare module 'prom-client/lib/registry.js' {
  export { Registry as default } from 'prom-client';
}
declare module 'prom-client/lib/cluster.js' {
  export { AggregatorRegistry as default } from 'prom-client';
}
declare module 'prom-client/lib/metrics/*' {
  import type { Registry } from 'prom-client';
  export default function add(registry: Registry): void;
}
declare module 'undici/lib/api/api-request.js' {
  import type { Dispatcher } from 'undici';
  export default function request(
    this: Pick<Dispatcher, 'dispatch'>,
    options: object,
    callback?: (error: Error | null, answer: never) => void,
  ): Promise<never>;
}
declare module 'undici/lib/core/connect.js' {
  export { buildConnector as default } from 'undici';
}
declare module 'undici/lib/interceptor/decompress.js' {
  import { interceptors } from 'undici';

  const { decompress } = interceptors;
  export default decompress;
}
declare module 'undici/lib/dispatcher/pool.js' {
  export { Pool as default } from 'undici';
}
