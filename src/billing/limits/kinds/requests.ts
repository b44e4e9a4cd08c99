/** `requests`: forwarded requests per minute. */
import { MINUTE_ms } from '../../../lib/time/duration.ts';
import type { LimitKind } from '../kind.ts';
import { PER_MINUTE } from '../written-values.ts';

export const requests: LimitKind = {
  name: 'requests',
  schema: {
    description: 'Requests that are forwarded, per minute. The minute begins with the first request.',
    examples: ['60/min'],
    $ref: '#/definitions/rate',
  },
  ...PER_MINUTE,
  words: 'requests',
  count: { by: 'use', window_ms: MINUTE_ms, use: 1 },
};
