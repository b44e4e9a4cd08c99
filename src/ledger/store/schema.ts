/**
 * The tables of a store, each described once for both engines: loading, writing and copying read it. The migrations make the same tables;
 * a test compares the two.
 */

import { hash } from 'node:crypto';
import { readTaskClasses } from '../../lib/money/class-units.ts';
import type { Account, KeyUse, StoredKey } from '../core/account-rows.ts';
import type { ChangeKey, ChangeRow } from '../core/change-rows.ts';
import type { SpendingRow } from '../core/limit-changes.ts';
import type { QuotaRow } from '../core/limit-rows.ts';
import type { Entry, Wallet } from '../core/money-rows.ts';
import type { MoneyTurn } from '../core/spend-rows.ts';
import type { StoredRequest } from '../core/task-rows.ts';
import type { IdempotencyRecord, SpendLease, TaskRow } from '../core/working-set.ts';
import { type CopyMode, columnsOf, type Table, table, unread } from './columns.ts';
import { factsOrNull, parseObject, parseStrings, parseTexts } from './json.ts';
import type { OwnedResource } from './records.ts';
import { sessions, tokens } from './schema-tokens.ts';
import { prices, usage, usagePools, usageQuarters, usageSeries, usageSummed, usageSums } from './schema-usage.ts';
import { deliveries, rules, webhookClaims, webhooks } from './schema-webhooks.ts';

export { prices, type StoredPrice, type StoredUsage, usage } from './schema-usage.ts';

const ofWallet = columnsOf<Wallet>();
/** The columns of an account that entries change. */
export const wallets: Table<Wallet> = table('account', {
  key: [ofWallet.text('account', 'id')],
  fixed: [ofWallet.nano('credit_limit_nano')],
  changing: [ofWallet.nano('posted_nano'), ofWallet.nano('held_nano'), ofWallet.id('alerted')],
});

const ofAccount = columnsOf<Account>();
/** An account without its wallet. */
export const accounts: Table<Account> = table('account', {
  key: [ofAccount.text('id')],
  fixed: [ofAccount.time('created_at_ms')],
  changing: [
    ofAccount.text('name'),
    ofAccount.nanoOrZero('price_factor_nano'),
    ofAccount.text('group', 'group_name'),
    ofAccount.json('limits', parseTexts),
    ofAccount.text('status'),
    ofAccount.nano('credit_limit_nano'),
    ofAccount.text('external_id'),
    ofAccount.json('labels', parseTexts),
    ofAccount.text('contact'),
    ofAccount.id('version'),
  ],
});

const ofKey = columnsOf<StoredKey>();
export const keys: Table<StoredKey> = table('api_key', {
  key: [ofKey.text('id')],
  fixed: [ofKey.text('account'), ofKey.time('created_at_ms')],
  changing: [
    ofKey.hash('sha256'),
    ofKey.hash('previous_sha256'),
    ofKey.time('previous_until_ms'),
    ofKey.text('prefix'),
    ofKey.text('name'),
    ofKey.json('models', parseStrings),
    ofKey.nano('price_factor_nano'),
    ofKey.time('expires_at_ms'),
    ofKey.time('revoked_at_ms'),
    ofKey.json('limits', parseTexts),
    ofKey.id('version'),
  ],
});

const ofUse = columnsOf<KeyUse>();
/** The columns of a key that requests change. */
export const keyUses: Table<KeyUse> = table('api_key', {
  key: [ofUse.text('id')],
  changing: [ofUse.time('last_used_at_ms')],
});

const ofChange = columnsOf<ChangeRow & { readonly hash: string }>();
export const changes: Table<ChangeRow & { readonly hash: string }> = table('change', {
  key: [ofChange.id('id')],
  fixed: [
    ofChange.time('at_ms'),
    ofChange.text('actor'),
    ofChange.text('role'),
    ofChange.text('via'),
    ofChange.text('operation'),
    ofChange.text('subject'),
    ofChange.text('account'),
    ofChange.json('before', parseObject),
    ofChange.json('after', parseObject),
    ofChange.text('reason'),
    ofChange.text('request_id'),
    ofChange.id('entry_id'),
    unread(ofChange.text('hash')),
  ],
});

const ofChangeKey = columnsOf<ChangeKey>();
export const changeKeys: Table<ChangeKey> = table('change_key', {
  key: [ofChangeKey.text('actor'), ofChangeKey.text('key')],
  fixed: [
    ofChangeKey.blob('request_sha256'),
    ofChangeKey.id('change_id'),
    ofChangeKey.data('result'),
    ofChangeKey.time('created_at_ms'),
  ],
});

export type HashedEntry = Entry & { readonly hash: string };

const ofEntry = columnsOf<HashedEntry>();
export const entries: Table<HashedEntry> = table('entry', {
  key: [ofEntry.id('id')],
  fixed: [
    ofEntry.text('account'),
    ofEntry.text('kind'),
    ofEntry.nano('amount_nano'),
    ofEntry.nano('posted_delta_nano'),
    ofEntry.nano('held_delta_nano'),
    ofEntry.id('hold_id'),
    ofEntry.text('task_id'),
    ofEntry.text('reference'),
    ofEntry.text('memo'),
    ofEntry.time('at_ms'),
    ofEntry.id('change_id'),
    ofEntry.id('refund_of'),
    unread(ofEntry.text('hash')),
  ],
});

/** @throws Error for a request that was not loaded: an operation only stores or deletes one. */
function loadedRequest({ id, request }: TaskRow): StoredRequest | null {
  if (request === 'kept') throw new Error(`the request of task ${id} was not loaded`);
  return request;
}

const ofTask = columnsOf<TaskRow>();
export const tasks: Table<TaskRow> = table('task', {
  key: [ofTask.text('id')],
  fixed: [
    ofTask.text('account'),
    ofTask.text('key'),
    ofTask.text('kind'),
    ofTask.text('route'),
    ofTask.text('model'),
    ofTask.text('price'),
    ofTask.text('unit'),
    ofTask.nano('price_nano', 'unit_price'),
    ofTask.id('divisor'),
    ofTask.nano('price_factor_nano'),
    ofTask.json('facts', factsOrNull),
    ofTask.id('hold_id'),
    ofTask.nano('hold_nano'),
    ofTask.nano('hold_units_nano'),
    ofTask.text('hold_memo'),
    ofTask.nano('otherwise_units_nano'),
    ofTask.time('deadline_at_ms'),
    ofTask.time('created_at_ms'),
    ofTask.text('request_id'),
    ofTask.hash('price_sha256'),
    // A damaged text must not make a task free.
    ofTask.json('classes', (text) => readTaskClasses(text) ?? {}),
  ],
  changing: [
    ofTask.text('state'),
    ofTask.text('upstream_id'),
    ofTask.json('answered', factsOrNull),
    ofTask.text('status'),
    ofTask.text('record'),
    ofTask.text('upstream'),
    ofTask.text('target'),
    ofTask.json('params', parseTexts),
    ofTask.time('dispatch_deadline_ms', 'dispatch_deadline_at'),
    ofTask.text('reason'),
    ofTask.nano('charged_nano'),
    ofTask.nano('charged_units_nano'),
    ofTask.json('charged_classes', parseTexts),
    ofTask.nano('cost_nano'),
    ofTask.hash('cost_sha256'),
    ofTask.text('claim_owner'),
    ofTask.time('claim_until_ms'),
    ofTask.time('next_poll_at_ms'),
    ofTask.time('resent_at_ms'),
    ofTask.time('updated_at_ms'),
    ofTask.time('finished_at_ms'),
    ofTask.time('hidden_at_ms'),
    ofTask.part('request', 'request', 'text', (task) => {
      const request = loadedRequest(task);
      return request && JSON.stringify([request.path, ...request.headers]);
    }),
    ofTask.part('request', 'request_body', 'blob', (task) => loadedRequest(task)?.body ?? null),
  ],
});

const ofLease = columnsOf<SpendLease>();
/** A lease. Its amount is the amount of its hold, and is joined when it is read. */
export const leases: Table<SpendLease> = table('lease', {
  key: [ofLease.id('hold_id')],
  fixed: [ofLease.text('account'), ofLease.text('key'), ofLease.text('owner'), ofLease.time('opened_at_ms')],
  changing: [
    ofLease.time('until_ms'),
    ofLease.time('closed_at_ms'),
    ofLease.nano('waived_nano'),
    ofLease.time('wanted_at_ms'),
    ofLease.time('pruned_at_ms'),
  ],
});

const ofRecord = columnsOf<IdempotencyRecord>();
export const records: Table<IdempotencyRecord> = table('idempotency', {
  key: [ofRecord.text('account'), ofRecord.text('key')],
  fixed: [ofRecord.blob('request_sha256', 'request_hash'), ofRecord.text('task_id'), ofRecord.time('created_at_ms')],
  changing: [
    ofRecord.part('answer', 'response_status', 'integer', ({ answer }) => answer?.status ?? null),
    ofRecord.part('answer', 'response_headers', 'text', ({ answer }) => answer && JSON.stringify(answer.headers)),
    ofRecord.part('answer', 'response', 'blob', ({ answer }) => answer?.body ?? null),
  ],
});

const ofSpending = columnsOf<SpendingRow>();
/** Derived: the charges of a period, in entries and usage. */
export const spending: Table<SpendingRow> = table('spending', {
  key: [ofSpending.text('account'), ofSpending.text('key'), ofSpending.time('since_ms'), ofSpending.time('until_ms')],
  changing: [ofSpending.nano('spent_nano')],
});

/** Who created an upstream's resource. */
export interface StoredResource extends OwnedResource {
  readonly kind: string;
  readonly account: string;
}

const ofResource = columnsOf<StoredResource>();
export const resources: Table<StoredResource> = table('resource', {
  key: [ofResource.text('kind'), ofResource.text('id')],
  fixed: [
    ofResource.text('account'),
    ofResource.time('created_at_ms'),
    ofResource.part('account', 'proof', 'blob', (resource) => proofOf(resource)),
  ],
});

/** The digest of a resource that its row has. */
export function proofOf({ kind, id, account, created_at_ms }: StoredResource): Uint8Array {
  return hash('sha256', JSON.stringify([kind, id, account, created_at_ms]), 'buffer');
}

const ofQuota = columnsOf<QuotaRow>();
export const quotas: Table<QuotaRow> = table('quota', {
  key: [ofQuota.text('subject'), ofQuota.text('owner')],
  changing: [ofQuota.count('amount'), ofQuota.time('until_ms')],
});

const ofTurn = columnsOf<MoneyTurn>();
export const turns: Table<MoneyTurn> = table('money_turn', {
  key: [ofTurn.text('account')],
  changing: [ofTurn.text('owner'), ofTurn.nano('amount_nano'), ofTurn.time('until_ms')],
});

const ofProbe = columnsOf<{ readonly id: bigint; readonly at_ms: number }>();
/** One row, written to learn whether the store can be written. */
export const probes = table('probe', { key: [ofProbe.id('id')], changing: [ofProbe.time('at_ms')] });

export interface WholeTable {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly { readonly name: string; readonly type: 'integer' | 'text' | 'blob' }[];
  readonly copy: CopyMode;
  /** The column with the account whose row it is; undefined: the row belongs to no account. */
  readonly owner: string | undefined;
}

function whole<R>({ name, key, columns }: Table<R>, copy: CopyMode, owner?: string): WholeTable {
  return { name, key: key.map((column) => column.name), columns, copy, owner };
}

/** All tables that both engines have, in an order in which the rows that others refer to come first. */
export const tables: readonly WholeTable[] = [
  { ...whole(accounts, 'upserted', 'id'), columns: [...accounts.columns, ...wallets.changing] },
  { ...whole(keys, 'upserted', 'account'), columns: [...keys.columns, ...keyUses.changing] },
  whole(changes, 'appended'),
  whole(changeKeys, 'renewed'),
  whole(entries, 'appended', 'account'),
  whole(prices, 'kept'),
  whole(tasks, 'upserted', 'account'),
  whole(leases, 'upserted', 'account'),
  whole(usage, 'appended', 'account'),
  whole(spending, 'renewed', 'account'),
  whole(usageSeries, 'renewed', 'account'),
  whole(usageQuarters, 'renewed'),
  whole(usagePools, 'renewed'),
  whole(usageSums, 'renewed'),
  whole(usageSummed, 'renewed'),
  whole(resources, 'renewed', 'account'),
  whole(records, 'renewed', 'account'),
  whole(tokens, 'upserted'),
  whole(sessions, 'renewed'),
  { ...whole(webhooks, 'upserted', 'account'), columns: [...webhooks.columns, ...webhookClaims.changing] },
  whole(deliveries, 'renewed'),
  whole(rules, 'upserted'),
  whole(turns, 'left', 'account'),
  whole(quotas, 'left'),
  whole(probes, 'left'),
];
