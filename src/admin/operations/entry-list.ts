/** `entry.list`: the ledger of an account, newest first. */
import { EntrySchema, entryDocument } from '../documents.ts';
import { parseEntryId, requireAccount, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, page, pageOf, paging } from '../schemas.ts';

export const listEntries = operation({
  name: 'entry.list',
  method: 'GET',
  path: '/accounts/{account}/entries',
  role: 'viewer',
  summary: 'List the ledger entries of an account, newest first',
  input: object({ account: Id('the id or the name of the account'), ...paging }),
  output: pageOf(EntrySchema),
  example: { account: 'demo', limit: 10 },
  async run({ account: nameOrId, limit, starting_after }, { store }) {
    const account = await requireAccount(store, nameOrId);
    const after = requirePlace(starting_after, starting_after === undefined ? undefined : parseEntryId(starting_after));
    return page(limit, (rows) => store.entriesPage(account.id, { limit: rows, after }), entryDocument);
  },
});
