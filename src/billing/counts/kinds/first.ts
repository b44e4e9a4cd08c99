/** `first`: a number of which a stream may report others later, and only the first one counts. */
import type { CountFirst } from '../../../plan/generated/gateway.d.ts';
import { type CountKind, pointers, wholeNumber } from '../kind.ts';

export const first: CountKind<CountFirst> = {
  name: 'first',
  schema: {
    description: 'The place of a whole number. The first one above 0 counts, whatever the answer reports later.',
    examples: ['/usage/input_tokens'],
    $ref: '#/definitions/pointers',
  },
  keys: {},
  compile: (count) => ({ at: pointers(count.first) }),
  bind: () => wholeNumber,
  growth: 'first',
  words: () => 'the first one',
};
