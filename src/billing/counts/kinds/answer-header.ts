/** `header`: a header of the answer. */
import type { CountHeader } from '../../../plan/generated/gateway.d.ts';
import { type CountKind, wholeNumber } from '../kind.ts';

export const header: CountKind<CountHeader> = {
  name: 'header',
  schema: {
    description: 'A header of the answer, whose value is a whole number.',
    examples: ['x-character-count'],
    $ref: '#/definitions/header_name',
  },
  keys: {},
  compile: (count) => ({ at: [], header: count.header }),
  bind: () => wholeNumber,
};
