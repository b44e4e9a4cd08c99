/** `account.list`: accounts with their balances, by name. */
import Type from 'typebox';
import { AccountWithBalanceSchema, accountDocument, balanceDocument } from '../documents.ts';
import { requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object, page, pageOf, paging } from '../schemas.ts';

export const listAccounts = operation({
  name: 'account.list',
  method: 'GET',
  path: '/accounts',
  role: 'viewer',
  summary: 'List all accounts with their balances, by name',
  input: object({
    prefix: Type.Optional(Id('shows only accounts whose names begin with it; upper and lower case differ')),
    ...paging,
  }),
  output: pageOf(AccountWithBalanceSchema),
  example: { limit: 2 },
  async run({ limit, starting_after, prefix }, { store }) {
    const place = starting_after === undefined ? undefined : await store.findAccount(starting_after);
    const isInList = prefix === undefined || place?.name.startsWith(prefix) === true;
    const after = requirePlace(starting_after, isInList ? place : undefined)?.name;
    return page(
      limit,
      (rows) => store.accountsPage({ limit: rows, after }, prefix),
      (account) => ({ ...accountDocument(account), ...balanceDocument(account) }),
    );
  },
});
