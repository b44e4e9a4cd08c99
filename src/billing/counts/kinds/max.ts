/** `max`: a number of which the largest counts, whatever a stream reports after it. */
import type { CountMax } from '../../../plan/generated/gateway.d.ts';
import { type CountKind, pointers, wholeNumber } from '../kind.ts';

export const max: CountKind<CountMax> = {
  name: 'max',
  schema: {
    description: 'The place of a whole number. The largest one counts, wherever in the answer it is.',
    examples: ['/usage/input_tokens'],
    $ref: '#/definitions/pointers',
  },
  keys: {},
  compile: (count) => ({ at: pointers(count.max) }),
  bind: () => wholeNumber,
  growth: 'max',
  words: () => 'the largest one',
};
