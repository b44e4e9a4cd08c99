/** What the operations on webhooks share: documents, and the checks of what they are given. */
import Type from 'typebox';
import { type Delivery, EVENT_TYPES, type Store, type Webhook } from '../../ledger/store/store.ts';
import { nearest } from '../../lib/text/prefix.ts';
import type { Plan } from '../../plan/index.ts';
import { urlProblem } from '../webhooks/address.ts';
import { rowDocument } from './documents.ts';
import { accountNames } from './find.ts';
import { Problem } from './problem.ts';
import { Id, nullable, object, Secret, Text, Time } from './schemas.ts';

export const Url = Type.String({
  minLength: 1,
  maxLength: 2_000,
  description: 'where events are sent, such as https://example.com/webhooks',
});
export const Events = Type.Array(Type.String(), {
  minItems: 1,
  maxItems: 50,
  description: `the events to send: ${EVENT_TYPES.join(', ')}`,
});

export const WebhookSchema = object({
  id: Id('the id of the webhook'),
  account: nullable(Text('the account whose events it gets; null: the operator, who gets all')),
  url: Text('where events are sent'),
  name: nullable(Text('a label')),
  events: nullable(Type.Array(Type.String(), { description: 'the events that it gets; null: all' })),
  status: Text('active, disabled, or gone: the receiver answered 410'),
  created_at: Time,
  previous_until: nullable(Time),
  version: Text('changes with each edit'),
});
export const WebhookWithSecretSchema = object({ ...WebhookSchema.properties, secret: Type.Optional(Secret) });

/** A webhook without its secret. @param account its account's name. */
export function webhookDocument(webhook: Webhook, account: string | null) {
  return rowDocument(WebhookSchema, webhook, { account, events: webhook.events && [...webhook.events] });
}

/** The name of a webhook's account; null: it is the operator's. */
export async function ownerOf(store: Store, { account }: Pick<Webhook, 'account'>): Promise<string | null> {
  return account === null ? null : (await accountNames(store, [account]))(account);
}

/** The document with the account's name, for the answer to a repetition. */
export function replayedWebhook(webhook: Webhook, { account_name }: { readonly account_name: string }) {
  return webhookDocument(webhook, webhook.account === null ? null : account_name);
}

export const DeliverySchema = object({
  id: Id('the id of the delivery'),
  webhook: Text('the id of the webhook'),
  event: Text('the id of the event, which the receiver sees as webhook-id'),
  type: Text('the type of the event'),
  subject: Text('what it is about; events of one subject are delivered in order'),
  state: Text('pending, delivered, failed or dropped'),
  attempts: Type.Integer(),
  created_at: Time,
  next_at: nullable(Time),
  last_at: nullable(Time),
  last_result: nullable(Text('the status of the last answer, or why there was none')),
  finished_at: nullable(Time),
});

export function deliveryDocument(delivery: Delivery) {
  return rowDocument(DeliverySchema, delivery, {});
}

/** @throws Problem webhook_not_found */
export async function requireWebhook(store: Store, id: string): Promise<Webhook> {
  const webhook = await store.webhookById(id);
  if (webhook === undefined) throw webhookNotFound(id);
  return webhook;
}

export function webhookNotFound(id: string): Problem {
  return new Problem('webhook_not_found', `no webhook has the id '${id}'`, 'list them with: tollgate webhook list');
}

export function webhookNotActive(id: string): Problem {
  const hint = `turn it on with: tollgate webhook edit ${id} --status active`;
  return new Problem('webhook_not_active', `the webhook ${id} is not active, so nothing is sent`, hint);
}

/** @throws Problem invalid_value for a URL that may not get events. */
export function requireUrl(url: string, plan: Plan | undefined): void {
  const problem = urlProblem(url, plan?.webhooks.allow_hosts ?? []);
  if (problem !== undefined) throw new Problem('invalid_value', problem.message, problem.hint);
}

/** @throws Problem invalid_value for an event that does not exist. */
export function requireEvents(events: readonly string[]): readonly string[] {
  const known: readonly string[] = EVENT_TYPES;
  const wrong = events.find((event) => !known.includes(event));
  if (wrong === undefined) return [...new Set(events)];
  const near = nearest(wrong, known);
  const hint = near === undefined ? `the events are: ${known.join(', ')}` : `did you mean '${near}'?`;
  throw new Problem('invalid_value', `there is no event '${wrong.slice(0, 50)}'`, hint);
}
