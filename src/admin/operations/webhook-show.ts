/** `webhook.show`: one webhook. */
import { operation } from '../operation.ts';
import { Id, object } from '../schemas.ts';
import { ownerOf, requireWebhook, WebhookSchema, webhookDocument } from '../webhooks.ts';

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
