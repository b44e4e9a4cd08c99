/** `webhook.rotate`: another secret for a webhook. */
import Type from 'typebox';
import { newWebhookSecret } from '../../store/keys.ts';
import type { Webhook } from '../../store/store.ts';
import { operation } from '../operation.ts';
import { Id, Overlap, object, Reason } from '../schemas.ts';
import { readOverlap_ms } from '../values.ts';
import {
  ownerOf,
  replayedWebhook,
  requireWebhook,
  WebhookWithSecretSchema,
  webhookDocument,
  webhookNotFound,
} from '../webhooks.ts';

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
