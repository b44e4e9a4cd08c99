/** `sum`: adds up one number per item of an array, or the number of items. */
import type { CountSum } from '../../generated/gateway.d.ts';
import { follow, type Pointer, readPointer } from '../../lang/pointer.ts';
import type { CountSource } from '../../plan.ts';
import { type CountKind, pointers, wholeNumber } from '../kind.ts';

interface SumSource extends CountSource {
  readonly from: 'sum';
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
  bind: (source) => (value) => (Array.isArray(value) ? addUp(source, value) : undefined),
  // The array may have no matching item.
  zeroIsAbsent: true,
  words: ({ text }) => text,
};

function addUp({ each, where }: SumSource, items: readonly unknown[]): number | undefined {
  let total = 0;
  for (const item of items) {
    if (where !== undefined && !where.in.has(follow(where.at, item) ?? null)) continue;
    const count = each === undefined ? 1 : wholeNumber(follow(each, item) ?? 0);
    if (count === undefined) return undefined;
    total += count;
  }
  return Math.min(total, Number.MAX_SAFE_INTEGER);
}
