/** `entry.show`: one entry of the ledger. */
import { EntrySchema, entryDocument } from '../documents.ts';
import { accountNames, parseEntryId } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, object, Text } from '../schemas.ts';

export const showEntry = operation({
  name: 'entry.show',
  method: 'GET',
  path: '/entries/{id}',
  role: 'viewer',
  summary: 'Show one ledger entry',
  input: object({ id: Id('the id of the entry') }),
  output: object({ ...EntrySchema.properties, account: Text("the account's name") }),
  example: { id: '1' },
  async run({ id }, { store }) {
    const number = parseEntryId(id);
    const entry = number === undefined ? undefined : await store.entryById(number);
    if (entry === undefined) {
      throw new Problem('entry_not_found', `no entry has the id '${id}'`, 'list them with: tollgate ledger ACCOUNT');
    }
    const nameOf = await accountNames(store, [entry.account]);
    return { ...entryDocument(entry), account: nameOf(entry.account) };
  },
});
