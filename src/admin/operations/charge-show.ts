/** `charge.show`: how a charge was computed, and which entries it made. */
import { explainLease, explainRequest, explainTask } from '../charge.ts';
import { ChargeSchema } from '../charge-document.ts';
import { findTask, parseEntryId, requireTask } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, object } from '../schemas.ts';

/** Charges of one request that an error names. */
const MAX_NAMED = 20;

export const showCharge = operation({
  name: 'charge.show',
  method: 'GET',
  path: '/charges/{id}',
  role: 'viewer',
  summary:
    'Explain a charge: facts, units, prices with their version, rounding, hold, refunds and entries, computed again',
  input: object({
    id: Id('an entry, a task, a request (req_…, as in the log), a metered request (usage_N) or a lease (lease_N)'),
  }),
  output: ChargeSchema,
  example: { id: 'task_example' },
  async run({ id }, { store }) {
    const [, kind, digits] = /^(usage|lease)_([1-9]\d{0,17})$/.exec(id) ?? [];
    if (kind === 'usage') {
      const row = await store.usageById(BigInt(digits ?? 0));
      if (row === undefined) throw notFound(`no metered request has the id '${id}', or it was pruned`);
      return explainRequest(store, row);
    }
    if (kind === 'lease') return lease(BigInt(digits ?? 0));
    const entry_id = parseEntryId(id);
    if (entry_id === undefined) {
      const ofRequest = id.startsWith('req_') ? await request() : undefined;
      if (ofRequest !== undefined) return ofRequest;
      // An upstream's own id of a task may look like any other.
      const task = await findTask(store, id);
      if (task !== undefined) return explainTask(store, task);
      throw id.startsWith('req_') ? noCharge(id) : notFound(`no entry, task or request has the id '${id}'`);
    }
    const entry = await store.entryById(entry_id);
    if (entry === undefined) throw notFound(`no entry has the id '${id}'`);
    const { task_id, hold_id, kind: of } = entry;
    if (hold_id === null) throw notFound(`entry ${id} is of the kind ${of}, which charges nothing`);
    return task_id === null ? lease(hold_id) : explainTask(store, await requireTask(store, task_id));

    /** Undefined: the request charged nothing, or its rows were pruned. */
    async function request() {
      const created = await store.taskOfRequest(id);
      if (created !== undefined) return explainTask(store, created);
      const [row, ...others] = await store.usageOfRequest(id, MAX_NAMED);
      if (row === undefined || others.length === 0) return row && explainRequest(store, row);
      const ids = [row, ...others].map((one) => `usage_${one.id}`);
      throw new Problem(
        'charge_not_found',
        `request ${id} was charged more than once`,
        `name one of ${ids.join(', ')}`,
      );
    }

    async function lease(hold: bigint) {
      const explained = await explainLease(store, hold);
      if (explained === undefined) throw notFound(`no lease has the id 'lease_${hold}'`);
      return explained;
    }
  },
});

function notFound(message: string): Problem {
  const hint = 'give the id of an entry, a task or a request; tollgate ledger ACCOUNT lists entries';
  return new Problem('charge_not_found', message, hint);
}

function noCharge(request: string): Problem {
  const message = `no charge of request '${request}' is stored: it charged nothing, its usage is not written yet, or it was pruned`;
  return new Problem('charge_not_found', message, 'the lines of the log with this id say what became of it');
}
