/** `webhook.test`: sends a test event. */
import { randomId } from '../../lang/random-id.ts';
import type { Webhook } from '../../store/store.ts';
import { operation } from '../operation.ts';
import { Id, object } from '../schemas.ts';
import {
  ownerOf,
  replayedWebhook,
  requireWebhook,
  WebhookSchema,
  webhookDocument,
  webhookNotActive,
  webhookNotFound,
} from '../webhooks.ts';

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
