/** `delivery.redeliver`: sends a delivery again. */
import Type from 'typebox';
import type { Redelivered } from '../../store/store.ts';
import { parseEntryId } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, object, Reason, Text } from '../schemas.ts';
import { webhookNotActive, webhookNotFound } from '../webhooks.ts';

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
    return document(sent);
  },
  replay: document,
});

function document({ id, webhook }: Redelivered) {
  return { id: String(id), webhook };
}
