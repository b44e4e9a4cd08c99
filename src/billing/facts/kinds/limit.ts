/** `limit`: the model's limit of that name. */
import type { FactLimit } from '../../../plan/generated/gateway.d.ts';
import type { FactSource } from '../../../plan/index.ts';
import { type FactKind, limitOf } from '../kind.ts';

interface LimitSource extends FactSource {
  readonly from: 'limit';
  readonly limit: string;
}

export const limit: FactKind<FactLimit, LimitSource> = {
  name: 'limit',
  schema: {
    description: 'The name of a limit of the model, which is the value.',
    examples: ['input'],
    $ref: '#/definitions/name',
    'x-refers': 'model_limits',
  },
  keys: {},
  type: 'int',
  from: 'limit',
  compile: ({ limit: name }) => ({ limit: name }),
  read: (_fact, source, reading) => limitOf(reading, source.limit),
};
