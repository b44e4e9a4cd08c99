/** The rows of webhooks: who gets events, and the events. */
import type { Nano } from '../../lib/money/amount.ts';
import type { Time_ms } from './money-rows.ts';

/** The events that a webhook can ask for. */
export const EVENT_TYPES = [
  'task.succeeded',
  'task.failed',
  'task.review',
  'wallet.low',
  'wallet.empty',
  'limit.threshold',
  'key.expiring',
  'statement.ready',
  'target.down',
  'target.up',
  'audit.failed',
] as const;
/** `webhook.test` is sent by request only. */
export type EventType = (typeof EVENT_TYPES)[number] | 'webhook.test';

/** `gone`: the receiver answered 410. A removed webhook keeps its row for the log of deliveries, without its secrets. */
export type WebhookStatus = 'active' | 'disabled' | 'gone' | 'removed';

/** Who gets events. */
export interface Webhook {
  readonly id: string;
  /** The account whose events it gets; null: the operator's, which gets all. */
  readonly account: string | null;
  readonly url: string;
  readonly name: string | null;
  /** Null: all. */
  readonly events: readonly string[] | null;
  readonly status: WebhookStatus;
  readonly created_at_ms: Time_ms;
  /** The secret before the last rotation also signs until then. */
  readonly previous_until_ms: Time_ms | null;
  /** The id of its newest change. */
  readonly version: bigint;
}

/** A webhook with its secrets, which begin with `whsec_`. */
export type StoredWebhook = Webhook & { readonly secret: string; readonly previous_secret: string | null };

export type NewWebhook = Pick<StoredWebhook, 'id' | 'account' | 'url' | 'name' | 'events' | 'secret'>;

/** The members that an operator changes. An absent one stays. */
export type WebhookEdit = Partial<Pick<Webhook, 'url' | 'name' | 'events' | 'status'>>;

/** The webhook without its secrets. */
export function webhookOf({ secret: _, previous_secret: __, ...webhook }: StoredWebhook): Webhook {
  return webhook;
}

/** What every batch must know before it records events. */
export interface WebhookRules {
  readonly id: bigint;
  /** 0: there is no webhook, and no event is recorded. */
  readonly is_on: bigint;
  /** A wallet that can spend less is low; null: none is. */
  readonly low_nano: Nano | null;
}

/** An event before it is stored for the webhooks that get it. */
export interface NewEvent {
  /** Identifies what happened: an event with the same cause is stored once for each webhook. */
  readonly cause: string;
  readonly type: EventType;
  /** Whose event it is; null: the operator's. */
  readonly account: string | null;
  /** Events of one subject are delivered in order. */
  readonly subject: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at_ms: Time_ms;
  /** The only webhook that gets it; absent: all that ask for it. */
  readonly webhook?: string;
}
