/** `concurrent_requests`: requests that are forwarded at the same time. */
import type { LimitKind } from '../kind.ts';
import { WHOLE } from '../written-values.ts';

export const concurrentRequests: LimitKind = {
  ...WHOLE,
  name: 'concurrent_requests',
  schema: { description: 'Requests that are forwarded at the same time.', examples: [10], ...WHOLE.schema },
  words: 'requests at the same time',
  count: { by: 'use', window_ms: undefined, use: 1 },
};
