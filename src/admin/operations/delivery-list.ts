/** `delivery.list`: what was sent to a webhook, and what waits. */
import Type from 'typebox';
import { parseEntryId, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, page, pageOf, paging } from '../schemas.ts';
import { DeliverySchema, deliveryDocument, requireWebhook } from '../webhooks.ts';

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
    const after = requirePlace(starting_after, starting_after === undefined ? undefined : parseEntryId(starting_after));
    return page(limit, (rows) => store.deliveriesPage(webhook.id, state, { limit: rows, after }), deliveryDocument);
  },
});
