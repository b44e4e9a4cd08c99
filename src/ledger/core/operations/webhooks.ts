/** The operations on webhooks. Each records its change. A record never has a secret. */
import type { Nano } from '../../../lib/money/amount.ts';
import type { Actor } from '../change-rows.ts';
import { record, recorded, webhookFacts } from '../changes.ts';
import { addRefusal, RULES } from '../events.ts';
import type { Time_ms } from '../money-rows.ts';
import type { Operation } from '../prefetch.ts';
import type { HoldRefusal } from '../spend-rows.ts';
import {
  type NewEvent,
  type NewWebhook,
  type StoredWebhook,
  type Webhook,
  type WebhookEdit,
  type WebhookRules,
  webhookOf,
} from '../webhook-rows.ts';
import type { WorkingSet } from '../working-set.ts';

const subjectOf = (operation: string, { id, account }: Pick<Webhook, 'id' | 'account'>) => ({
  operation,
  subject: id,
  account,
});

/** Stores a webhook. From then on events are recorded. */
export const createWebhook: Operation<[webhook: NewWebhook, by: Actor], Webhook> = {
  by: (_made, actor) => actor,
  needs: (_at_ms, { id }) => [{ need: 'webhook', id }],
  execute(set, at_ms, webhook, actor) {
    const unused = { previous_secret: null, previous_until_ms: null, version: 0n, status: 'active' } as const;
    const made: StoredWebhook = { ...webhook, ...unused, created_at_ms: at_ms };
    const rules = rulesOf(set);
    if (rules.is_on === 0n) set.webhookRules.put(RULES, { ...rules, is_on: 1n });
    return put(set, recorded({ set, at_ms, actor }, subjectOf('webhook.create', made), webhookFacts, [null, made]));
  },
};

/** Changes members, or removes the webhook with its secrets. @param version that the caller read; undefined: any. */
export const editWebhook: Operation<
  [id: string, edit: WebhookEdit, by: Actor, version?: bigint | null],
  Webhook | 'not_found' | 'stale'
> = {
  by: (_id, _edit, actor) => actor,
  needs: (_at_ms, id) => [{ need: 'webhook', id }],
  execute(set, at_ms, id, edit, actor, version) {
    const before = found(set, id);
    if (before === undefined) return 'not_found';
    if (typeof version === 'bigint' && version !== before.version) return 'stale';
    const isRemoved = edit.status === 'removed';
    const changed = { ...before, ...edit, ...(isRemoved && { secret: '', previous_secret: null }) };
    const operation = isRemoved ? 'webhook.remove' : 'webhook.edit';
    return put(set, recorded({ set, at_ms, actor }, subjectOf(operation, before), webhookFacts, [before, changed]));
  },
};

/** Gives a webhook another secret. Until a time, what is sent has the signatures of both. */
export const rotateWebhook: Operation<
  [id: string, secret: string, previous_until_ms: Time_ms, by: Actor],
  Webhook | 'not_found'
> = {
  by: (_id, _secret, _previous_until_ms, actor) => actor,
  needs: (_at_ms, id) => [{ need: 'webhook', id }],
  execute(set, at_ms, id, secret, previous_until_ms, actor) {
    const before = found(set, id);
    if (before === undefined) return 'not_found';
    const rotated = { ...before, secret, previous_secret: before.secret, previous_until_ms };
    const rows = [before, rotated] as const;
    return put(set, recorded({ set, at_ms, actor }, subjectOf('webhook.rotate', before), webhookFacts, rows));
  },
};

/** Sends an event to one webhook, also if it has not asked for events of this type. */
export const testWebhook: Operation<[id: string, event: string, by: Actor], Webhook | 'not_found' | 'not_active'> = {
  by: (_id, _event, actor) => actor,
  needs: (_at_ms, id) => [{ need: 'webhook', id }],
  execute(set, at_ms, id, event, actor) {
    const webhook = found(set, id);
    if (webhook === undefined) return 'not_found';
    if (webhook.status !== 'active') return 'not_active';
    record(set, at_ms, actor, { ...subjectOf('webhook.test', webhook), before: null, after: null });
    const { account } = webhook;
    const tested = { cause: event, type: 'webhook.test', account, subject: `test ${id}`, webhook: id } as const;
    set.events.push({ ...tested, data: { webhook: id }, at_ms });
    return webhookOf(webhook);
  },
};

/** A delivery that is sent again. */
export interface Redelivered {
  readonly id: bigint;
  readonly webhook: string;
}

/** Sends a delivery again, whatever became of it. @param webhook that the caller has found it in. */
export const redeliver: Operation<
  [delivery: bigint, webhook: string, by: Actor],
  Redelivered | 'not_found' | 'not_active'
> = {
  by: (_delivery, _webhook, actor) => actor,
  needs: (_at_ms, _delivery, webhook) => [{ need: 'webhook', id: webhook }],
  execute(set, at_ms, delivery, id, actor) {
    const webhook = found(set, id);
    if (webhook === undefined) return 'not_found';
    if (webhook.status !== 'active') return 'not_active';
    const change = { ...subjectOf('webhook.redeliver', webhook), before: null, after: null };
    record(set, at_ms, { ...actor, reason: actor.reason ?? `delivery ${delivery}` }, change);
    set.redelivered.push({ id: delivery, at_ms });
    return { id: delivery, webhook: id };
  },
};

/** Records that a request was refused for lack of money, or by a limit that is decided with its hold. */
export const noteRefusal: Operation<[account: string, refusal: HoldRefusal, needed_nano: Nano], void> = {
  needs: (_at_ms, account) => [{ need: 'wallet', account }],
  execute: (set, at_ms, account, refusal, needed_nano) => addRefusal(set, account, refusal, needed_nano, at_ms),
};

/** Records events that no change of a row causes, once each. */
export const recordEvents: Operation<[events: readonly NewEvent[]], void> = {
  needs: () => [],
  execute(set, _at_ms, events) {
    if (set.webhookRules.get(RULES)?.is_on === 1n) set.events.push(...events);
  },
};

/** Stores below which amount a wallet is low; null: none is. */
export const setWalletLow: Operation<[low_nano: Nano | null], void> = {
  needs: () => [],
  execute(set, _at_ms, low_nano) {
    const rules = rulesOf(set);
    if (rules.low_nano !== low_nano) set.webhookRules.put(RULES, { ...rules, low_nano });
  },
};

function rulesOf(set: WorkingSet): WebhookRules {
  return set.webhookRules.get(RULES) ?? { id: 1n, is_on: 0n, low_nano: null };
}

function found(set: WorkingSet, id: string): StoredWebhook | undefined {
  const webhook = set.webhooks.get(id);
  return webhook?.status === 'removed' ? undefined : webhook;
}

function put(set: WorkingSet, webhook: StoredWebhook): Webhook {
  set.webhooks.put(webhook.id, webhook);
  return webhookOf(webhook);
}
