/** Changes, pruning, and this API as a document. */
import Type from 'typebox';
import type { Pruned, PruneTimes, RecordedPrune } from '../../ledger/store/store.ts';
import { ChangeSchema, changeDocument, timeOrNull } from '../api/documents.ts';
import { optionalAccount, parseEntryId, placeAfter } from '../api/find.ts';
import { openapiDocument } from '../api/openapi.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { Id, nullable, object, page, pageOf, paging, Reason, Time } from '../api/schemas.ts';

export const listChanges = operation({
  name: 'change.list',
  method: 'GET',
  path: '/changes',
  role: 'viewer',
  summary: 'List who changed what, newest first',
  input: object({
    account: Type.Optional(Id('the id or the name of the account')),
    subject: Type.Optional(Id('the id of what was changed')),
    actor: Type.Optional(Id('the name of a token, cli:user@host or config')),
    ...paging,
  }),
  output: pageOf(ChangeSchema),
  example: { account: 'demo' },
  async run({ account: nameOrId, subject, actor, limit, starting_after }, { store }) {
    const account = await optionalAccount(store, nameOrId);
    const before_id = await placeAfter(starting_after, parseEntryId);
    const filter = {
      ...(account !== undefined && { account: account.id }),
      ...(subject !== undefined && { subject }),
      ...(actor !== undefined && { actor }),
      ...(before_id !== undefined && { before_id }),
    };
    return page(limit, (rows) => store.changes({ ...filter, limit: rows }), changeDocument);
  },
});

/** Rows of a kind per request: a longer request may lose its connection. */
const MAX_ROWS = 500_000;

const Part = (description: string) => object({ rows: Type.Integer({ description }), before: nullable(Time) });

export const pruneStore = operation({
  name: 'store.prune',
  method: 'POST',
  path: '/prune',
  role: 'admin',
  summary: 'Delete what is older than `retention` allows; repeat it until it is finished',
  input: object({ reason: Type.Optional(Reason) }),
  output: object({
    usage: Part('the usage rows that were found'),
    tasks: Part('the ended tasks of which something was stored'),
    finished: Type.Boolean({ description: 'whether a request deletes all of it' }),
  }),
  changes: 'money',
  example: {},
  async run({ reason }, { store, gateway, plan, now, actorOf, dry_run }) {
    const { usage_ms, tasks_ms } = plan()?.retention ?? {};
    if (usage_ms === undefined && tasks_ms === undefined) {
      const hint = 'add it to the configuration, such as retention: { usage: 400d, tasks: 400d }';
      throw new Problem('no_retention', 'there is no retention, so everything is kept', hint);
    }
    const began_ms = now();
    const ago = (age_ms: number | undefined) => (age_ms === undefined ? null : began_ms - age_ms);
    const times: PruneTimes = { usage_before_ms: ago(usage_ms), tasks_before_ms: ago(tasks_ms) };
    const found = { ...times, ...(await (gateway?.reports ?? store).prunable(times)) };
    if (dry_run) return document(found);
    await store.recordPrune(found, actorOf(reason));
    const { usage_before_ms, tasks_before_ms } = times;
    if (usage_before_ms !== null) await inParts(found.usage, (after) => store.pruneUsage(usage_before_ms, after));
    if (tasks_before_ms !== null) await inParts(found.tasks, (after) => store.pruneTasks(tasks_before_ms, after));
    return document(found);
  },
  replay: (found: RecordedPrune) => document(found),
});

async function inParts(found: number, prune: (after: bigint) => Promise<Pruned>): Promise<void> {
  let deleted = 0;
  for (let after: bigint | null = 0n; found > 0 && after !== null && deleted < MAX_ROWS; ) {
    const part = await prune(after);
    deleted += part.rows;
    after = part.after;
  }
}

function document({ usage, tasks, usage_before_ms, tasks_before_ms }: RecordedPrune) {
  return {
    usage: { rows: usage, before: timeOrNull(usage_before_ms) },
    tasks: { rows: tasks, before: timeOrNull(tasks_before_ms) },
    finished: usage <= MAX_ROWS && tasks <= MAX_ROWS,
  };
}

/** The document in JSON, made once. */
let openapiJson: Buffer | undefined;

export const showOpenapi = operation({
  name: 'openapi.show',
  method: 'GET',
  path: '/openapi.json',
  role: 'none',
  summary: 'Show this API as an OpenAPI 3.1 document',
  input: object({}),
  output: Type.Record(Type.String(), Type.Unknown()),
  example: {},
  async json(_input, { operations }) {
    openapiJson ??= Buffer.from(JSON.stringify(openapiDocument(operations)));
    return openapiJson;
  },
  async run(_input, { operations }) {
    return openapiDocument(operations);
  },
});
