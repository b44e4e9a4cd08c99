/** `decimal`: an exact number that may be a fraction, such as the cost that a vendor reports. */
import { readAtto } from '../../../lib/money/decimal.ts';
import type { CountDecimal } from '../../../plan/generated/gateway.d.ts';
import { type CountKind, pointers } from '../kind.ts';

export const decimal: CountKind<CountDecimal> = {
  name: 'decimal',
  schema: {
    description:
      'The place of a number that may be a fraction, such as a cost. It is read exactly, never rounded to a double, and expressions use it as a `decimal`.',
    examples: ['/usage/cost'],
    $ref: '#/definitions/pointers',
  },
  keys: {},
  compile: (count) => ({ at: pointers(count.decimal) }),
  bind: () => () => undefined,
  text: readAtto,
  words: () => 'exact',
};
