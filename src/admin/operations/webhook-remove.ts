/** `webhook.remove`: ends a webhook and deletes its secrets. */
import { operation } from '../operation.ts';
import { Id, object } from '../schemas.ts';
import { ownerOf, WebhookSchema, webhookDocument, webhookNotFound } from '../webhooks.ts';

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
