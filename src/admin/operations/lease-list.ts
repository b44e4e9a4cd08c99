/** `lease.list`: the open spend leases, newest first. */
import Type from 'typebox';
import { LeaseSchema, leaseDocument } from '../documents.ts';
import { optionalAccount, parseEntryId, requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, page, pageOf, paging } from '../schemas.ts';

export const listLeases = operation({
  name: 'lease.list',
  method: 'GET',
  path: '/leases',
  role: 'viewer',
  summary: 'List the open spend leases, newest first',
  input: object({ account: Type.Optional(Id('the id or the name of the account')), ...paging }),
  output: pageOf(LeaseSchema),
  example: {},
  async run({ account: nameOrId, limit, starting_after }, { store }) {
    const account = await optionalAccount(store, nameOrId);
    const after = requirePlace(starting_after, starting_after === undefined ? undefined : parseEntryId(starting_after));
    return page(limit, (rows) => store.leasesPage(account?.id, { limit: rows, after }), leaseDocument);
  },
});
