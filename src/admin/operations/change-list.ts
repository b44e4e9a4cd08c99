/** `change.list`: who changed what, newest first. */
import Type from 'typebox';
import { ChangeSchema, changeDocument } from '../documents.ts';
import { optionalAccount, parseEntryId, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, page, pageOf, paging } from '../schemas.ts';

export const listChanges = operation({
  name: 'change.list',
  method: 'GET',
  path: '/changes',
  role: 'viewer',
  summary: 'List who changed what, newest first',
  input: object({
    account: Type.Optional(Id('the id or the name of the account')),
    subject: Type.Optional(Id('the id of what was changed')),
    actor: Type.Optional(Id('the name of a token, cli:user@host or config')),
    ...paging,
  }),
  output: pageOf(ChangeSchema),
  example: { account: 'demo' },
  async run({ account: nameOrId, subject, actor, limit, starting_after }, { store }) {
    const account = await optionalAccount(store, nameOrId);
    const place = starting_after === undefined ? undefined : parseEntryId(starting_after);
    const before_id = requirePlace(starting_after, place);
    const filter = {
      ...(account !== undefined && { account: account.id }),
      ...(subject !== undefined && { subject }),
      ...(actor !== undefined && { actor }),
      ...(before_id !== undefined && { before_id }),
    };
    return page(limit, (rows) => store.changes({ ...filter, limit: rows }), changeDocument);
  },
});
