/** `config.plan`: the configuration that runs, as `tollgate plan` shows it. */
import Type from 'typebox';
import { requireGateway } from '../find.ts';
import { operation } from '../operation.ts';
import { object } from '../schemas.ts';

export const showPlan = operation({
  name: 'config.plan',
  method: 'GET',
  path: '/config/plan',
  role: 'viewer',
  summary: 'Show the configuration that runs, without secrets',
  input: object({
    as: Type.Optional(
      Type.Enum(['document', 'text'], { description: 'document, or text for its tables as {"text": …}' }),
    ),
  }),
  output: Type.Record(Type.String(), Type.Unknown()),
  example: {},
  async run({ as = 'document' }, { gateway }) {
    const { plan, text } = await requireGateway(gateway).describePlan();
    return as === 'text' ? { text } : { ...plan };
  },
});
