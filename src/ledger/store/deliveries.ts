/** Writes deliveries: they are stored with their cause, claimed webhook by webhook, and end when they are delivered or given up. */
import { hash } from 'node:crypto';
import { DAY_ms } from '../../lib/time/duration.ts';
import type { Time_ms } from '../core/money-rows.ts';
import type { NewEvent, StoredWebhook } from '../core/webhook-rows.ts';
import { type Delivery, webhooks } from './schema-webhooks.ts';
import { type Query, type Reading, rows, run, statement } from './sql.ts';

export type { Delivery } from './schema-webhooks.ts';

/**
 * Old deliveries to delete at once. Some stay for a month, so that their event is not sent again if it is found again. The newest one
 * stays, so that no id is used twice.
 */
const TIDY_LIMIT = 500;

const IS_BEHIND = `EXISTS (SELECT 1 FROM webhook_delivery AS other
  WHERE other.webhook = webhook.id AND other.subject = $4 AND other.state = 'pending')`;

const statements = {
  insert: statement(
    'insert_deliveries',
    `INSERT INTO webhook_delivery (id, webhook, event, type, account, subject, body, state, attempts, created_at, next_at)
     SELECT (SELECT coalesce(max(id), 0) FROM webhook_delivery) + row_number() OVER (ORDER BY webhook.id),
       webhook.id, $1::text, $2::text, $3::text, $4::text, $5::text, 'pending', 0, $6::int8,
       CASE WHEN ${IS_BEHIND} THEN NULL ELSE $6::int8 END
     FROM webhook
     WHERE status = 'active' AND (account IS NULL OR account = $3)
       AND (events IS NULL OR events LIKE $7 OR $8::text IS NOT NULL) AND ($8::text IS NULL OR webhook.id = $8)
     ON CONFLICT (webhook, event) DO NOTHING`,
  ),
  again: statement(
    'send_delivery_again',
    `UPDATE webhook_delivery SET state = 'pending', attempts = 0, next_at = $2, finished_at = NULL WHERE id = $1`,
  ),
  claim: statement(
    'claim_webhooks',
    `UPDATE webhook SET claim_until = $1 WHERE id IN (
       SELECT id FROM webhook AS due WHERE status = 'active' AND id <> ALL($4::text[])
         AND (claim_until IS NULL OR claim_until <= $2)
         AND EXISTS (SELECT 1 FROM webhook_delivery AS d WHERE d.webhook = due.id AND d.next_at <= $2)
       LIMIT $3)
     RETURNING ${webhooks.selected}`,
    webhooks.read,
  ),
  endClaim: statement('end_webhook_claim', 'UPDATE webhook SET claim_until = NULL WHERE id = $1 AND claim_until = $2'),
  result: statement(
    'record_delivery',
    `UPDATE webhook_delivery SET state = $2, attempts = $3, next_at = $4::int8, last_at = $5, last_result = $6, finished_at = $7::int8
     WHERE id = $1 AND state = 'pending'`,
  ),
  next: statement(
    'release_next_delivery',
    `UPDATE webhook_delivery SET next_at = $3 WHERE next_at IS NULL AND id =
       (SELECT min(id) FROM webhook_delivery WHERE webhook = $1 AND subject = $2 AND state = 'pending')`,
  ),
  drop: statement(
    'drop_deliveries',
    `UPDATE webhook_delivery SET state = 'dropped', next_at = NULL, finished_at = $1 WHERE id IN (
       SELECT d.id FROM webhook_delivery AS d JOIN webhook ON webhook.id = d.webhook
       WHERE webhook.status = 'removed' AND d.state = 'pending' LIMIT ${TIDY_LIMIT})`,
  ),
  forget: statement(
    'forget_deliveries',
    `DELETE FROM webhook_delivery WHERE id IN
       (SELECT id FROM webhook_delivery
        WHERE finished_at <= $1 AND (type NOT IN ('limit.threshold', 'key.expiring', 'statement.ready') OR created_at <= $2) AND id < (SELECT max(id) FROM webhook_delivery) LIMIT ${TIDY_LIMIT})`,
  ),
};

/** Stores an event for each webhook that gets it. A repeated cause changes nothing. */
export function insertEvent({ cause, type, account, subject, data, at_ms, webhook }: NewEvent): Query {
  const event = `evt_${hash('sha256', cause, 'base64url').slice(0, 22)}`;
  const body = JSON.stringify({ type, timestamp: new Date(at_ms).toISOString(), data });
  return {
    of: statements.insert,
    values: [event, type, account, subject, body, at_ms, `%"${type}"%`, webhook ?? null],
  };
}

/** Sends a delivery again, with all attempts. */
export function sendAgain(id: bigint, at_ms: Time_ms): Query {
  return { of: statements.again, values: [id, at_ms] };
}

export interface DeliveryResult extends Pick<Delivery, 'id' | 'webhook' | 'subject' | 'attempts' | 'last_result'> {
  readonly state: 'pending' | 'delivered' | 'failed';
  /** When it is tried again; null: it has ended. */
  readonly next_at_ms: Time_ms | null;
}

/** The writes by name. They touch no row of a working set. */
export const deliveryWrites = {
  /** Claims webhooks with due deliveries that no other process delivers to. */
  *claimWebhooks(
    at_ms: Time_ms,
    until_ms: Time_ms,
    limit: number,
    except: readonly string[],
  ): Reading<readonly StoredWebhook[]> {
    return yield* rows(statements.claim, [until_ms, at_ms, limit, except]);
  },
  /** Ends the claim on a webhook. @param until_ms the end of this claim: one with another end belongs to another process. */
  *endWebhookClaim(_at_ms: Time_ms, id: string, until_ms: Time_ms): Reading<void> {
    yield* run(statements.endClaim, [id, until_ms]);
  },
  /** Stores the results of attempts. The next delivery of a subject is due when the one before it has ended. */
  *recordDeliveries(at_ms: Time_ms, results: readonly DeliveryResult[]): Reading<void> {
    for (const { id, webhook, subject, state, attempts, next_at_ms, last_result } of results) {
      const finished_at = state === 'pending' ? null : at_ms;
      yield* run(statements.result, [id, state, attempts, next_at_ms, at_ms, last_result, finished_at]);
      if (state !== 'pending') yield* run(statements.next, [webhook, subject, at_ms]);
    }
  },
  /** Ends the deliveries of removed webhooks, and deletes old ones. */
  *tidyDeliveries(at_ms: Time_ms, before_ms: Time_ms): Reading<void> {
    yield* run(statements.drop, [at_ms]);
    yield* run(statements.forget, [before_ms, Math.min(before_ms, at_ms - 32 * DAY_ms)]);
  },
};

/** Whether a write changes only deliveries and claims, which are not in the working set. */
export function isDeliveryWrite(name: string): boolean {
  return Object.hasOwn(deliveryWrites, name);
}
