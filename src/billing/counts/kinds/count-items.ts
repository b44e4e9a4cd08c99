/** `count`: the number of items of an array, or of those that `where` selects. */
import type { CountCount } from '../../../plan/generated/gateway.d.ts';
import type { CountKind } from '../kind.ts';
import { type SumSource, sum } from './sum.ts';

export const count: CountKind<CountCount, SumSource> = {
  ...sum,
  name: 'count',
  schema: {
    description:
      'The place of an array; the count is the number of its items. The last array that any of the pointers finds is used.',
    examples: ['/citations'],
    $ref: '#/definitions/pointers',
  },
  keys: { with: ['where'] },
  compile: ({ count: arrays, where }) => sum.compile({ sum: arrays, ...(where !== undefined && { where }) }),
};
