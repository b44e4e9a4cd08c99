/** `webhook.list`: who gets events. */
import Type from 'typebox';
import { optionalAccount, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, page, pageOf, paging } from '../schemas.ts';
import { ownerOf, WebhookSchema, webhookDocument } from '../webhooks.ts';

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
    const place = starting_after === undefined ? undefined : await store.webhookById(starting_after);
    const after = requirePlace(starting_after, place)?.id;
    const { data, has_more } = await page(
      limit,
      (rows) => store.webhooksPage(account?.id, { limit: rows, after }),
      async (webhook) => webhookDocument(webhook, await ownerOf(store, webhook)),
    );
    return { data: await Promise.all(data), has_more };
  },
});
