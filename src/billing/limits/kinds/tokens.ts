/** `tokens`: tokens of metered requests per minute. */
import { MINUTE_ms } from '../../../lib/time/duration.ts';
import type { LimitKind } from '../kind.ts';
import { PER_MINUTE } from '../written-values.ts';

export const tokens: LimitKind = {
  name: 'tokens',
  schema: {
    description:
      'Tokens of metered requests, per minute: the estimate of the hold counts until the actual usage is known.',
    examples: ['100000/min'],
    $ref: '#/definitions/rate',
  },
  ...PER_MINUTE,
  words: 'tokens',
  count: { by: 'use', window_ms: MINUTE_ms, use: (request) => request.tokens },
};
