/** `sum`: adds up one number per item of an array, or the number of items. */

import { type Pointer, readPointer } from '../../../lib/json/pointer.ts';
import type { CountSum } from '../../../plan/generated/gateway.d.ts';
import type { CountSource } from '../../../plan/index.ts';
import { type CountKind, pointers, wholeNumber } from '../kind.ts';

export interface SumSource extends CountSource {
  readonly from: 'sum' | 'count';
  /** The number in each item; undefined: each item counts 1. */
  readonly each: Pointer | undefined;
  /** The items to add up; undefined: all. */
  readonly where: { readonly at: Pointer; readonly in: ReadonlySet<unknown> } | undefined;
  /** For display: `sum of /n where /type is a or b`, `number of items`. */
  readonly text: string;
}

export const sum: CountKind<CountSum, SumSource> = {
  name: 'sum',
  schema: {
    description: 'The place of the array. The last array that any of the pointers finds is used.',
    examples: ['/usage/iterations'],
    $ref: '#/definitions/pointers',
  },
  keys: { with: ['at', 'where'] },
  compile({ sum: arrays, at, where }) {
    const only = where && { at: readPointer(where.at), in: new Set<unknown>(where.in) };
    const what = at === undefined ? 'number of items' : `sum of ${at}`;
    const text = `${what}${where === undefined ? '' : ` where ${where.at} is ${where.in.join(' or ')}`}`;
    return { at: pointers(arrays), each: at === undefined ? undefined : readPointer(at), where: only, text };
  },
  bind: () => wholeNumber,
  items: ({ each, where }) => ({
    select: where?.at,
    value: each,
    start: () => (select, value) => {
      if (where !== undefined && !where.in.has(select ?? null)) return 0;
      return each === undefined ? 1 : wholeNumber(value ?? 0);
    },
  }),
  // The array may have no matching item.
  zeroIsAbsent: true,
  words: ({ text }) => text,
};
