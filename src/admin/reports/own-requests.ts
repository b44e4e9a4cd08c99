/** Reads the requests of one account for the holder of its key, with what the books say of their charges. */
import type { RequestReader } from '../../ledger/requests/open-reader.ts';
import type { ExplainedRequest, OwnPage, OwnQuestion, OwnRequest } from '../../ledger/requests/own-requests.ts';
import { requestById, requestsPage } from '../../ledger/requests/reads.ts';
import type { RequestRecord } from '../../ledger/requests/record.ts';
import type { Store, Task } from '../../ledger/store/store.ts';
import { parseNano } from '../../lib/money/amount.ts';
import { addUnits } from '../../lib/money/class-units.ts';
import { type ChargeDocument, explainRequest, explainTask } from '../api/charge.ts';

/** Charges of one request that are explained: a WebSocket has many. */
const MAX_CHARGES = 20;

/** A page of an account's requests, newest first. */
export async function ownPage(
  records: RequestReader,
  openBooks: () => Promise<Store>,
  { account, filter, limit, after }: OwnQuestion,
): Promise<OwnPage> {
  const last = after === undefined ? undefined : await records.read(requestById(after));
  const found = await records.read(requestsPage({ ...filter, account }, limit + 1, last));
  if (found === undefined) return 'not_recorded';
  if (after !== undefined && last?.account !== account) return 'unknown_after';
  const requests = found.slice(0, limit).map(async (record) => ownRequest(record, await taskOf(record, openBooks)));
  return { requests: await Promise.all(requests), has_more: found.length > limit };
}

/** One request of an account; undefined if there is neither a record nor a charge of it. */
export async function ownExplained(
  records: RequestReader,
  store: Store,
  { account, id }: { readonly account: string; readonly id: string },
): Promise<ExplainedRequest | undefined> {
  const record = await records.read(requestById(id));
  const task = await store.taskOfRequest(id);
  const charges = await chargesOf(store, account, id, task);
  const [first] = charges;
  const computed = { factor: first?.factor ?? null, steps: charges.flatMap(({ steps }) => steps) };
  if (record?.account === account) return { ...ownRequest(record, task), ...computed };
  if (first === undefined) return undefined;
  const { at, model } = first;
  const amounts = charges.flatMap(({ amount }) => (amount === null ? [] : [parseNano(amount)]));
  return {
    id,
    at_ms: Date.parse(at),
    model: model ?? '',
    units: charges.map(({ units }) => units ?? {}).reduce(addUnits),
    charged_nano: amounts.length === 0 ? null : amounts.reduce((a, b) => a + b),
    task: task?.upstream_id ?? null,
    outcome: null,
    ...computed,
  };
}

async function chargesOf(
  store: Store,
  account: string,
  id: string,
  task: Task | undefined,
): Promise<readonly ChargeDocument[]> {
  if (task !== undefined) return task.account === account ? [await explainTask(store, task)] : [];
  const rows = await store.usageOfRequest(id, MAX_CHARGES);
  return Promise.all(rows.filter((row) => row.account === account).map((row) => explainRequest(store, row)));
}

/** The books are opened only if there is a task. */
async function taskOf({ task }: RequestRecord, openBooks: () => Promise<Store>): Promise<Task | undefined> {
  return task === null ? undefined : (await openBooks()).getTask(task);
}

function ownRequest(record: RequestRecord, task: Task | undefined): OwnRequest {
  const { id, at_ms, model, units, charged_nano, status, error, failed_by, first_byte_ms, is_stream } = record;
  const own_nano = charged_nano === null ? null : BigInt(charged_nano);
  return {
    id,
    at_ms,
    model,
    units,
    charged_nano: task === undefined ? own_nano : task.charged_nano,
    task: task?.upstream_id ?? null,
    outcome: { status, error, failed_by, duration_ms: record.ended_ms - at_ms, first_byte_ms, is_stream },
  };
}
