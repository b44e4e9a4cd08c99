/** `account.list`: all accounts with their balances, by name. */
import { AccountWithBalanceSchema, accountDocument, balanceDocument } from '../documents.ts';
import { requirePlace } from '../find.ts';
import { operation } from '../operation.ts';
import { object, page, pageOf, paging } from '../schemas.ts';

export const listAccounts = operation({
  name: 'account.list',
  method: 'GET',
  path: '/accounts',
  role: 'viewer',
  summary: 'List all accounts with their balances, by name',
  input: object(paging),
  output: pageOf(AccountWithBalanceSchema),
  example: { limit: 2 },
  async run({ limit, starting_after }, { store }) {
    const place = starting_after === undefined ? undefined : await store.findAccount(starting_after);
    const after = requirePlace(starting_after, place)?.name;
    return page(
      limit,
      (rows) => store.accountsPage({ limit: rows, after }),
      (account) => ({ ...accountDocument(account), ...balanceDocument(account) }),
    );
  },
});
