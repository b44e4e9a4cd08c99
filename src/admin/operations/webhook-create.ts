/** `webhook.create`: who gets events. */
import Type from 'typebox';
import { randomId } from '../../lang/random-id.ts';
import { newWebhookSecret } from '../../store/keys.ts';
import type { Webhook } from '../../store/store.ts';
import { optionalAccount } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, Name, object } from '../schemas.ts';
import {
  Events,
  replayedWebhook,
  requireEvents,
  requireUrl,
  Url,
  WebhookWithSecretSchema,
  webhookDocument,
} from '../webhooks.ts';

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
