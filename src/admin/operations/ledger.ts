/** Ledger entries, the anchor that proves them, charges explained, and leases. */

import Type from 'typebox';
import type { Entry, Store } from '../../ledger/store/store.ts';
import { formatNano } from '../../lib/money/amount.ts';
import { explainLease, explainRequest, explainTask } from '../api/charge.ts';
import { ChargeSchema } from '../api/charge-document.ts';
import { EntrySchema, entryDocument, LeaseSchema, leaseDocument } from '../api/documents.ts';
import {
  accountNames,
  findTask,
  optionalAccount,
  parseEntryId,
  placeAfter,
  requireAccount,
  requireTask,
} from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { Id, nullable, object, page, pageOf, paging, Text } from '../api/schemas.ts';

export const listEntries = operation({
  name: 'entry.list',
  method: 'GET',
  path: '/accounts/{account}/entries',
  role: 'viewer',
  summary: 'List the ledger entries of an account, newest first',
  input: object({ account: Id('the id or the name of the account'), ...paging }),
  output: pageOf(EntrySchema),
  example: { account: 'demo', limit: 10 },
  async run({ account: nameOrId, limit, starting_after }, { store }) {
    const account = await requireAccount(store, nameOrId);
    const after = await placeAfter(starting_after, parseEntryId);
    return page(limit, (rows) => store.entriesPage(account.id, { limit: rows, after }), entryDocument);
  },
});

export const showEntry = operation({
  name: 'entry.show',
  method: 'GET',
  path: '/entries/{id}',
  role: 'viewer',
  summary: 'Show one ledger entry',
  input: object({ id: Id('the id of the entry') }),
  output: object({
    ...EntrySchema.properties,
    account: Text("the account's name"),
    refundable: nullable(Text('what is left to refund of a capture or an overage; null for another entry')),
  }),
  example: { id: '1' },
  async run({ id }, { store }) {
    const number = parseEntryId(id);
    const entry = number === undefined ? undefined : await store.entryById(number);
    if (entry === undefined) {
      throw new Problem('entry_not_found', `no entry has the id '${id}'`, 'list them with: tollgate ledger ACCOUNT');
    }
    const nameOf = await accountNames(store, [entry.account]);
    return { ...entryDocument(entry), account: nameOf(entry.account), refundable: await refundable(store, entry) };
  },
});

/** As the operation `wallet.refund` counts it. */
async function refundable(store: Store, { id, kind, hold_id, amount_nano }: Entry): Promise<string | null> {
  if ((kind !== 'capture' && kind !== 'overage') || hold_id === null) return null;
  const refunds = (await store.entriesOfHold(hold_id)).filter(({ refund_of }) => refund_of === id);
  return formatNano(refunds.reduce((left_nano, refund) => left_nano - refund.amount_nano, amount_nano));
}

export const showAnchor = operation({
  name: 'anchor.show',
  method: 'GET',
  path: '/anchor',
  role: 'viewer',
  summary: 'Show the newest ledger entry with its hash, which proves all entries before it in a later audit',
  input: object({}),
  output: object({ anchor: nullable(Text('ID:HASH/ID:HASH of the newest entry and the newest change')) }),
  example: {},
  async run(_input, { store }) {
    return { anchor: (await store.anchor()) ?? null };
  },
});

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
      if (row === undefined) throw chargeNotFound(`no metered request has the id '${id}', or it was pruned`);
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
      throw id.startsWith('req_') ? noCharge(id) : chargeNotFound(`no entry, task or request has the id '${id}'`);
    }
    const entry = await store.entryById(entry_id);
    if (entry === undefined) throw chargeNotFound(`no entry has the id '${id}'`);
    const { task_id, hold_id, kind: entryKind } = entry;
    if (hold_id === null) throw chargeNotFound(`entry ${id} is of the kind ${entryKind}, which charges nothing`);
    return task_id === null ? lease(hold_id) : explainTask(store, await requireTask(store, task_id));

    /** Undefined: the request charged nothing, or its rows were pruned. */
    async function request() {
      const created = await store.taskOfRequest(id);
      if (created !== undefined) return explainTask(store, created);
      const [row, ...others] = await store.usageOfRequest(id, MAX_NAMED);
      if (row === undefined || others.length === 0) return row && explainRequest(store, row);
      const ids = [row, ...others].map((each) => `usage_${each.id}`);
      const hint = `name one of ${ids.join(', ')}`;
      throw new Problem('charge_not_found', `request ${id} was charged more than once`, hint);
    }

    async function lease(hold: bigint) {
      const explained = await explainLease(store, hold);
      if (explained === undefined) throw chargeNotFound(`no lease has the id 'lease_${hold}'`);
      return explained;
    }
  },
});

function chargeNotFound(message: string): Problem {
  const hint = 'give the id of an entry, a task or a request; tollgate ledger ACCOUNT lists entries';
  return new Problem('charge_not_found', message, hint);
}

function noCharge(request: string): Problem {
  const message = `no charge of request '${request}' is stored: it charged nothing, its usage is not written yet, or it was pruned`;
  return new Problem('charge_not_found', message, 'the lines of the log with this id say what became of it');
}

export const listLeases = operation({
  name: 'lease.list',
  method: 'GET',
  path: '/leases',
  role: 'viewer',
  summary: 'List the open spend leases, newest first',
  input: object({ account: Type.Optional(Id('the id or the name of the account')), ...paging }),
  output: pageOf(LeaseSchema),
  example: {},
  async run({ account: nameOrId, limit, starting_after }, { store }) {
    const account = await optionalAccount(store, nameOrId);
    const after = await placeAfter(starting_after, parseEntryId);
    return page(limit, (rows) => store.leasesPage(account?.id, { limit: rows, after }), leaseDocument);
  },
});
