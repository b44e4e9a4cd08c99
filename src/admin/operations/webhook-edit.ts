/** `webhook.edit`: changes members of a webhook, or turns it off and on. */
import Type from 'typebox';
import { stale } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, Name, nullable, object, Reason } from '../schemas.ts';
import { readVersion } from '../values.ts';
import {
  Events,
  ownerOf,
  requireEvents,
  requireUrl,
  Url,
  WebhookSchema,
  webhookDocument,
  webhookNotFound,
} from '../webhooks.ts';

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
