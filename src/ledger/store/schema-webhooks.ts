/** The tables of webhooks and their deliveries. */
import type { StoredWebhook, WebhookRules } from '../core/webhook-rows.ts';
import { columnsOf, type Table, table } from './columns.ts';
import { parseStrings } from './json.ts';

const ofWebhook = columnsOf<StoredWebhook>();
export const webhooks: Table<StoredWebhook> = table('webhook', {
  key: [ofWebhook.text('id')],
  fixed: [ofWebhook.text('account'), ofWebhook.time('created_at_ms')],
  changing: [
    ofWebhook.text('url'),
    ofWebhook.text('name'),
    ofWebhook.json('events', parseStrings),
    ofWebhook.text('status'),
    ofWebhook.text('secret'),
    ofWebhook.text('previous_secret'),
    ofWebhook.time('previous_until_ms'),
    ofWebhook.id('version'),
  ],
});

/** The columns of a webhook that deliveries change. */
export interface WebhookClaim {
  readonly id: string;
  readonly claim_until_ms: number | null;
}

const ofClaim = columnsOf<WebhookClaim>();
export const webhookClaims: Table<WebhookClaim> = table('webhook', {
  key: [ofClaim.text('id')],
  changing: [ofClaim.time('claim_until_ms')],
});

export interface Delivery {
  readonly id: bigint;
  readonly webhook: string;
  /** The same for every webhook that gets the event, and for every attempt. */
  readonly event: string;
  readonly type: string;
  readonly account: string | null;
  readonly subject: string;
  /** The JSON text that is sent. */
  readonly body: string;
  /** `failed`: every attempt failed. `dropped`: its webhook was removed. */
  readonly state: 'pending' | 'delivered' | 'failed' | 'dropped';
  readonly attempts: number;
  readonly created_at_ms: number;
  /** Null: it has ended, or waits for an earlier one of its subject. */
  readonly next_at_ms: number | null;
  readonly last_at_ms: number | null;
  /** `204`, or why there was no answer. Never contains the answer's body. */
  readonly last_result: string | null;
  readonly finished_at_ms: number | null;
}

const ofDelivery = columnsOf<Delivery>();
export const deliveries: Table<Delivery> = table('webhook_delivery', {
  key: [ofDelivery.id('id')],
  fixed: [
    ofDelivery.text('webhook'),
    ofDelivery.text('event'),
    ofDelivery.text('type'),
    ofDelivery.text('account'),
    ofDelivery.text('subject'),
    ofDelivery.text('body'),
    ofDelivery.time('created_at_ms'),
  ],
  changing: [
    ofDelivery.text('state'),
    ofDelivery.count('attempts'),
    ofDelivery.time('next_at_ms'),
    ofDelivery.time('last_at_ms'),
    ofDelivery.text('last_result'),
    ofDelivery.time('finished_at_ms'),
  ],
});

const ofRules = columnsOf<WebhookRules>();
export const rules: Table<WebhookRules> = table('webhook_rules', {
  key: [ofRules.id('id')],
  changing: [ofRules.id('is_on'), ofRules.nano('low_nano')],
});
