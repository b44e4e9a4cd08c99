/** `distinct`: how many different values an array has. */

import { type Pointer, readPointer } from '../../../lib/json/pointer.ts';
import type { CountDistinct } from '../../../plan/generated/gateway.d.ts';
import type { CountSource } from '../../../plan/index.ts';
import { type CountKind, pointers, wholeNumber } from '../kind.ts';

interface DistinctSource extends CountSource {
  readonly from: 'distinct';
  /** The value in each item; undefined: the item itself. */
  readonly each: Pointer | undefined;
  /** For display: `number of different /query`. */
  readonly words: string;
}

/** Each further value counts as another one: an upper bound in limited memory. */
const MOST_KEPT = 1_000;

export const distinct: CountKind<CountDistinct, DistinctSource> = {
  name: 'distinct',
  schema: {
    description:
      'The place of an array; the count is the number of its different values, which are texts, numbers or booleans. The last array that any of the pointers finds is used.',
    examples: ['/usage/queries'],
    $ref: '#/definitions/pointers',
  },
  keys: { with: ['at'] },
  compile: ({ distinct: arrays, at }) => ({
    at: pointers(arrays),
    each: at === undefined ? undefined : readPointer(at),
    words: `number of different ${at ?? 'items'}`,
  }),
  bind: () => wholeNumber,
  items: ({ each }) => ({
    select: undefined,
    value: each,
    start() {
      const known = new Set<unknown>();
      return (_, value) => {
        if (typeof value === 'object' && value !== null) return undefined;
        if (value === undefined || value === null || known.has(value)) return 0;
        if (known.size < MOST_KEPT) known.add(value);
        return 1;
      };
    },
  }),
  // The array may be empty.
  zeroIsAbsent: true,
  words: ({ words }) => words,
};
