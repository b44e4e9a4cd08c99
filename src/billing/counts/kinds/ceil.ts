/** `ceil`: a number that may be a fraction. */
import type { CountCeil } from '../../../plan/generated/gateway.d.ts';
import { boundedNumber, type CountKind, pointers } from '../kind.ts';

export const ceil: CountKind<CountCeil> = {
  name: 'ceil',
  schema: {
    description: 'The place of a number that may be a fraction, such as a length in seconds. It is rounded up.',
    examples: ['/metadata/duration'],
    $ref: '#/definitions/pointers',
  },
  keys: {},
  compile: (count) => ({ at: pointers(count.ceil) }),
  bind: () => (value) => {
    const count = boundedNumber(value);
    return count === undefined ? undefined : Math.ceil(count);
  },
  words: () => 'rounded up',
};
