/** `reprice.show`: the progress or the result of a reprice. */
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { RepriceSchema, repriceDocument, reprices } from '../reprices.ts';
import { Id, object } from '../schemas.ts';

export const showReprice = operation({
  name: 'reprice.show',
  method: 'GET',
  path: '/reprices/{id}',
  role: 'viewer',
  summary: 'Show the progress or the result of a reprice that this gateway runs',
  input: object({ id: Id('the id of the reprice') }),
  output: RepriceSchema,
  example: { id: 'reprice_example' },
  async run({ id }) {
    const job = reprices.find(id);
    if (job !== undefined) return repriceDocument(job);
    const hint = 'only the gateway that runs it knows it, until it ends; start one with POST /admin/v1/reprices';
    throw new Problem('reprice_not_found', `no reprice has the id '${id}'`, hint);
  },
});
