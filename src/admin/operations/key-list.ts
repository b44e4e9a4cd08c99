/** `key.list`: API keys, oldest first. */
import Type from 'typebox';
import { KeySchema, keyDocument } from '../documents.ts';
import { optionalAccount, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, page, pageOf, paging } from '../schemas.ts';

export const listKeys = operation({
  name: 'key.list',
  method: 'GET',
  path: '/keys',
  role: 'viewer',
  summary: 'List API keys, oldest first',
  input: object({ account: Type.Optional(Id('the id or the name of the account')), ...paging }),
  output: pageOf(KeySchema),
  example: { account: 'demo' },
  async run({ account: nameOrId, limit, starting_after }, { store }) {
    const account = await optionalAccount(store, nameOrId);
    const after = requirePlace(
      starting_after,
      starting_after === undefined ? undefined : await store.getKey(starting_after),
    );
    return page(limit, (rows) => store.keysPage(account?.id, { limit: rows, after }), keyDocument);
  },
});
