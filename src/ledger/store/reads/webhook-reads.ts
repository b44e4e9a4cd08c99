/** Reads webhooks and their deliveries. */
import type { ApiKey } from '../../core/account-rows.ts';
import { type Webhook, type WebhookRules, webhookOf } from '../../core/webhook-rows.ts';
import type { PageOf } from '../records.ts';
import { type Delivery, deliveries, rules, webhooks } from '../schema-webhooks.ts';
import { freeStatement, type Reading, row, rows, selectFrom, statement } from '../sql.ts';
import { KEYS, toKey } from './account-reads.ts';

const NEWEST = 2n ** 63n - 1n;

/** Keys to announce at once. Those that expire first come first. */
const MAX_EXPIRING = 1_000;

const statements = {
  byId: selectFrom(webhooks, 'webhook_by_id', "WHERE id = $1 AND status <> 'removed'"),
  rules: selectFrom(rules, 'webhook_rules'),
  delivery: selectFrom(deliveries, 'delivery_by_id', 'WHERE id = $1'),
  expiring: statement(
    'expiring_keys',
    `${KEYS} WHERE api_key.revoked_at IS NULL AND api_key.expires_at > $1 AND api_key.expires_at <= $2
     ORDER BY api_key.expires_at, api_key.id LIMIT ${MAX_EXPIRING}`,
    toKey,
  ),
  hasDue: statement<object>(
    'has_due_deliveries',
    `SELECT 1 AS due FROM webhook WHERE status = 'active' AND (claim_until IS NULL OR claim_until <= $1)
       AND EXISTS (SELECT 1 FROM webhook_delivery AS d WHERE d.webhook = webhook.id AND d.next_at <= $1) LIMIT 1`,
  ),
  due: selectFrom(
    deliveries,
    'due_deliveries',
    `WHERE webhook = $1 AND next_at <= $3 AND EXISTS (
       SELECT 1 FROM webhook WHERE id = $1 AND status = 'active' AND version = $2)
     ORDER BY next_at, id LIMIT $4`,
  ),
};

/** Whether an unclaimed delivery of a webhook is due. */
export function* hasDueDeliveries(at_ms: number): Reading<boolean> {
  return (yield* row(statements.hasDue, [at_ms])) !== undefined;
}

/** The rules that a batch needs. */
export function* webhookRules(): Reading<WebhookRules | null> {
  return (yield* row(statements.rules)) ?? null;
}

/** Keys that are not revoked and expire in a time, soonest first. */
export function* expiringKeys(from_ms: number, until_ms: number): Reading<readonly ApiKey[]> {
  return yield* rows(statements.expiring, [from_ms, until_ms]);
}

/** The webhook with this id, unless it is removed. */
export function* webhookById(id: string): Reading<Webhook | undefined> {
  const found = yield* row(statements.byId, [id]);
  return found && webhookOf(found);
}

/** Webhooks by id. @param account only webhooks of this account. */
export function* webhooksPage(
  account: string | undefined,
  { limit, after = '' }: PageOf<string>,
): Reading<readonly Webhook[]> {
  const where = account === undefined ? '' : 'AND account = $3';
  const page = freeStatement(
    `${webhooks.select} WHERE id > $1 AND status <> 'removed' ${where} ORDER BY id LIMIT $2`,
    webhooks.read,
  );
  const values = account === undefined ? [after, limit] : [after, limit, account];
  return (yield* rows(page, values)).map(webhookOf);
}

/** The delivery with this id. */
export function* deliveryById(id: bigint): Reading<Delivery | undefined> {
  return yield* row(statements.delivery, [id]);
}

/** The deliveries to a webhook, newest first. */
export function* deliveriesPage(
  webhook: string,
  state: string | undefined,
  { limit, after = NEWEST }: PageOf<bigint>,
): Reading<readonly Delivery[]> {
  const only = state === undefined ? '' : 'AND state = $4';
  const page = freeStatement(
    `${deliveries.select} WHERE webhook = $1 AND id < $2 ${only} ORDER BY id DESC LIMIT $3`,
    deliveries.read,
  );
  return yield* rows(page, [webhook, after, limit, ...(state === undefined ? [] : [state])]);
}

/** The deliveries to a webhook that are due, at most one of each subject. None if the webhook was changed. */
export function* dueDeliveries(
  { id, version }: Pick<Webhook, 'id' | 'version'>,
  at_ms: number,
  limit: number,
): Reading<readonly Delivery[]> {
  return yield* rows(statements.due, [id, version, at_ms, limit]);
}
