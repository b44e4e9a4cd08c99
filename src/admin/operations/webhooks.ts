/** Webhooks and their deliveries. */
import Type from 'typebox';
import { newWebhookSecret } from '../../ledger/store/secrets.ts';
import type { Redelivered, Webhook } from '../../ledger/store/store.ts';
import { randomId } from '../../lib/text/random-id.ts';
import { optionalAccount, parseEntryId, placeAfter, stale } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { Id, Name, nullable, Overlap, object, page, pageOf, paging, Reason, Text } from '../api/schemas.ts';
import { readOverlap_ms, readVersion } from '../api/values.ts';
import {
  DeliverySchema,
  deliveryDocument,
  Events,
  ownerOf,
  replayedWebhook,
  requireEvents,
  requireUrl,
  requireWebhook,
  Url,
  WebhookSchema,
  WebhookWithSecretSchema,
  webhookDocument,
  webhookNotActive,
  webhookNotFound,
} from '../api/webhook-documents.ts';

export const createWebhook = operation({
  name: 'webhook.create',
  method: 'POST',
  path: '/webhooks',
  role: 'operator',
  summary: 'Create a webhook; its secret is shown once',
  input: object({
    account: Type.Optional(
      Id('the id or the name of the account that gets its own events; without it, the operator gets all'),
    ),
    url: Url,
    name: Type.Optional(Name),
    events: Type.Optional(Events),
  }),
  output: WebhookWithSecretSchema,
  status: 201,
  changes: 'other',
  version: ({ version }) => version,
  example: { url: 'https://example.com/webhooks', events: ['task.failed', 'wallet.low'] },
  async run({ account: nameOrId, url, name = null, events }, { store, random, actorOf, plan }) {
    const account = await optionalAccount(store, nameOrId);
    requireUrl(url, plan());
    const own = events === undefined ? null : requireEvents(events);
    const secret = newWebhookSecret(random);
    const made = { id: randomId('webhook', { random }), account: account?.id ?? null, url, name, events: own, secret };
    const created = await store.createWebhook(made, actorOf(undefined, account?.name));
    return { ...webhookDocument(created, account?.name ?? null), secret };
  },
  replay: (created: Webhook, about) => replayedWebhook(created, about),
});

export const editWebhook = operation({
  name: 'webhook.edit',
  method: 'PATCH',
  path: '/webhooks/{id}',
  role: 'operator',
  summary: 'Change members of a webhook; what waits for a disabled one is sent when it is active again',
  input: object({
    id: Id('the id of the webhook'),
    url: Type.Optional(Url),
    name: Type.Optional(nullable(Name)),
    events: Type.Optional(nullable(Events)),
    status: Type.Optional(Type.Enum(['active', 'disabled'], { description: 'active or disabled' })),
    reason: Type.Optional(Reason),
  }),
  output: WebhookSchema,
  changes: 'edit',
  version: ({ version }) => version,
  example: { id: 'webhook_example', events: ['task.failed'] },
  async run({ id, url, name, events, status, reason }, { store, actorOf, plan, version }) {
    if (url !== undefined) requireUrl(url, plan());
    const edit = {
      ...(url !== undefined && { url }),
      ...(name !== undefined && { name }),
      ...(events !== undefined && { events: events === null ? null : requireEvents(events) }),
      ...(status !== undefined && { status }),
    };
    const edited = await store.editWebhook(id, edit, actorOf(reason), readVersion(version));
    if (edited === 'not_found') throw webhookNotFound(id);
    if (edited === 'stale') throw stale(`webhook ${id}`);
    return webhookDocument(edited, await ownerOf(store, edited));
  },
});

export const listWebhooks = operation({
  name: 'webhook.list',
  method: 'GET',
  path: '/webhooks',
  role: 'viewer',
  summary: 'List webhooks, by id',
  input: object({ account: Type.Optional(Id('the id or the name of the account')), ...paging }),
  output: pageOf(WebhookSchema),
  example: { limit: 2 },
  async run({ account: nameOrId, limit, starting_after }, { store }) {
    const account = await optionalAccount(store, nameOrId);
    const after = (await placeAfter(starting_after, store.webhookById))?.id;
    const { data, has_more } = await page(
      limit,
      (rows) => store.webhooksPage(account?.id, { limit: rows, after }),
      async (webhook) => webhookDocument(webhook, await ownerOf(store, webhook)),
    );
    return { data: await Promise.all(data), has_more };
  },
});

export const removeWebhook = operation({
  name: 'webhook.remove',
  method: 'DELETE',
  path: '/webhooks/{id}',
  role: 'operator',
  summary: 'Remove a webhook; what waits for it is not sent',
  input: object({ id: Id('the id of the webhook') }),
  output: WebhookSchema,
  changes: 'other',
  example: { id: 'webhook_example' },
  async run({ id }, { store, actorOf }) {
    const removed = await store.editWebhook(id, { status: 'removed' }, actorOf());
    if (removed === 'not_found' || removed === 'stale') throw webhookNotFound(id);
    return webhookDocument(removed, await ownerOf(store, removed));
  },
});

export const rotateWebhook = operation({
  name: 'webhook.rotate',
  method: 'POST',
  path: '/webhooks/{id}/rotate',
  role: 'operator',
  summary: 'Give a webhook another secret, which is shown once; both sign for the overlap',
  input: object({
    id: Id('the id of the webhook'),
    overlap: Type.Optional(Overlap),
    reason: Type.Optional(Reason),
  }),
  output: WebhookWithSecretSchema,
  changes: 'other',
  version: ({ version }) => version,
  example: { id: 'webhook_example', overlap: '1d' },
  async run({ id, overlap, reason }, { store, random, actorOf, now }) {
    const account = await ownerOf(store, await requireWebhook(store, id));
    const secret = newWebhookSecret(random);
    const until_ms = now() + readOverlap_ms(overlap);
    const rotated = await store.rotateWebhook(id, secret, until_ms, actorOf(reason, account ?? undefined));
    if (rotated === 'not_found') throw webhookNotFound(id);
    return { ...webhookDocument(rotated, account), secret };
  },
  replay: (rotated: Webhook, about) => replayedWebhook(rotated, about),
});

export const showWebhook = operation({
  name: 'webhook.show',
  method: 'GET',
  path: '/webhooks/{id}',
  role: 'viewer',
  summary: 'Show a webhook',
  input: object({ id: Id('the id of the webhook') }),
  output: WebhookSchema,
  version: ({ version }) => version,
  example: { id: 'webhook_example' },
  async run({ id }, { store }) {
    const webhook = await requireWebhook(store, id);
    return webhookDocument(webhook, await ownerOf(store, webhook));
  },
});

export const testWebhook = operation({
  name: 'webhook.test',
  method: 'POST',
  path: '/webhooks/{id}/test',
  role: 'operator',
  summary: 'Send the event webhook.test to a webhook',
  input: object({ id: Id('the id of the webhook') }),
  output: WebhookSchema,
  changes: 'other',
  example: { id: 'webhook_example' },
  async run({ id }, { store, random, actorOf }) {
    const account = await ownerOf(store, await requireWebhook(store, id));
    const tested = await store.testWebhook(id, randomId('test', { random }), actorOf(undefined, account ?? undefined));
    if (tested === 'not_found') throw webhookNotFound(id);
    if (tested === 'not_active') throw webhookNotActive(id);
    return webhookDocument(tested, account);
  },
  replay: (tested: Webhook, about) => replayedWebhook(tested, about),
});

export const listDeliveries = operation({
  name: 'delivery.list',
  method: 'GET',
  path: '/webhooks/{webhook}/deliveries',
  role: 'viewer',
  summary: 'List the deliveries to a webhook, newest first',
  input: object({
    webhook: Id('the id of the webhook'),
    state: Type.Optional(
      Type.Enum(['pending', 'delivered', 'failed', 'dropped'], {
        description: 'pending, delivered, failed or dropped',
      }),
    ),
    ...paging,
  }),
  output: pageOf(DeliverySchema),
  example: { webhook: 'webhook_example', state: 'pending' },
  async run({ webhook: id, state, limit, starting_after }, { store }) {
    const webhook = await requireWebhook(store, id);
    const after = await placeAfter(starting_after, parseEntryId);
    return page(limit, (rows) => store.deliveriesPage(webhook.id, state, { limit: rows, after }), deliveryDocument);
  },
});

export const redeliver = operation({
  name: 'delivery.redeliver',
  method: 'POST',
  path: '/deliveries/{id}/redeliver',
  role: 'operator',
  summary: 'Send a delivery again, whatever became of it',
  input: object({ id: Id('the id of the delivery'), reason: Type.Optional(Reason) }),
  output: object({ id: Id('the id of the delivery'), webhook: Text('the id of the webhook') }),
  changes: 'other',
  example: { id: '1' },
  async run({ id, reason }, { store, actorOf }) {
    const number = parseEntryId(id);
    const delivery = number === undefined ? undefined : await store.deliveryById(number);
    if (delivery === undefined) {
      const hint = 'list the deliveries with: tollgate webhook deliveries ID';
      throw new Problem('delivery_not_found', `there is no delivery '${id.slice(0, 50)}'`, hint);
    }
    const sent = await store.redeliver(delivery.id, delivery.webhook, actorOf(reason));
    if (sent === 'not_found') throw webhookNotFound(delivery.webhook);
    if (sent === 'not_active') throw webhookNotActive(delivery.webhook);
    return redeliveredDocument(sent);
  },
  replay: redeliveredDocument,
});

function redeliveredDocument({ id, webhook }: Redelivered) {
  return { id: String(id), webhook };
}
