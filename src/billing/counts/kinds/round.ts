/** `round`: a number that may be a fraction, whose vendor bills the nearest whole number. */
import type { CountRound } from '../../../plan/generated/gateway.d.ts';
import { boundedNumber, type CountKind, pointers } from '../kind.ts';

export const round: CountKind<CountRound> = {
  name: 'round',
  schema: {
    description:
      'The place of a number that may be a fraction. It is rounded to the nearest whole number, and a half up.',
    examples: ['/usage/seconds'],
    $ref: '#/definitions/pointers',
  },
  keys: {},
  compile: (count) => ({ at: pointers(count.round) }),
  bind: () => (value) => {
    const count = boundedNumber(value);
    return count === undefined ? undefined : Math.round(count);
  },
  words: () => 'rounded',
};
