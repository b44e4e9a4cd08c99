/** `account.show`: one account with its balance. */
import { AccountWithBalanceSchema, accountDocument, balanceDocument } from '../documents.ts';
import { requireAccount, requireWallet } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object } from '../schemas.ts';

export const showAccount = operation({
  name: 'account.show',
  method: 'GET',
  path: '/accounts/{account}',
  role: 'viewer',
  summary: 'Show one account with its balance',
  input: object({ account: Id('the id or the name of the account') }),
  output: AccountWithBalanceSchema,
  version: ({ version }) => version,
  example: { account: 'demo' },
  async run({ account: nameOrId }, { store }) {
    const account = await requireAccount(store, nameOrId);
    return { ...accountDocument(account), ...balanceDocument(await requireWallet(store, account)) };
  },
});
