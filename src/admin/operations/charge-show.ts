/** `charge.show`: how a charge was computed, and which entries it made. */
import { explainLease, explainRequest, explainTask } from '../charge.ts';
import { ChargeSchema } from '../charge-document.ts';
import { parseEntryId, requireTask } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, object } from '../schemas.ts';

export const showCharge = operation({
  name: 'charge.show',
  method: 'GET',
  path: '/charges/{id}',
  role: 'viewer',
  summary:
    'Explain a charge: facts, units, prices with their version, rounding, hold, refunds and entries, computed again',
  input: object({
    id: Id(
      'an entry, a task, a metered request (usage_N), a lease (lease_N), or the request that created a task (req_…)',
    ),
  }),
  output: ChargeSchema,
  example: { id: 'task_example' },
  async run({ id }, { store }) {
    const [, kind, digits] = /^(usage|lease)_([1-9]\d{0,17})$/.exec(id) ?? [];
    if (kind === 'usage') {
      const row = await store.usageById(BigInt(digits ?? 0));
      if (row === undefined) throw notFound(`no metered request has the id '${id}'`);
      return explainRequest(store, row);
    }
    if (kind === 'lease') return lease(BigInt(digits ?? 0));
    const entry_id = parseEntryId(id);
    if (entry_id === undefined) {
      const created = id.startsWith('req_') ? await store.taskOfRequest(id) : undefined;
      return explainTask(store, created ?? (await requireTask(store, id)));
    }
    const entry = await store.entryById(entry_id);
    if (entry === undefined) throw notFound(`no entry has the id '${id}'`);
    const { task_id, hold_id, kind: of } = entry;
    if (hold_id === null) throw notFound(`entry ${id} is of the kind ${of}, which charges nothing`);
    return task_id === null ? lease(hold_id) : explainTask(store, await requireTask(store, task_id));

    async function lease(hold: bigint) {
      const explained = await explainLease(store, hold);
      if (explained === undefined) throw notFound(`no lease has the id 'lease_${hold}'`);
      return explained;
    }
  },
});

function notFound(message: string): Problem {
  const hint =
    'give the id of an entry, of a task, or usage_N of a metered request; tollgate ledger ACCOUNT lists entries';
  return new Problem('charge_not_found', message, hint);
}
