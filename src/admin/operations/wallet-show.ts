/** `wallet.show`: the balance of an account. */
import { balanceDocument, WalletSchema } from '../documents.ts';
import { requireAccount, requireWallet } from '../find.ts';
import { operation } from '../operation.ts';
import { Id, object } from '../schemas.ts';

export const showWallet = operation({
  name: 'wallet.show',
  method: 'GET',
  path: '/accounts/{account}/wallet',
  role: 'viewer',
  summary: 'Show the balance of an account',
  input: object({ account: Id('the id or the name of the account') }),
  output: WalletSchema,
  example: { account: 'demo' },
  async run({ account: nameOrId }, { store, currency }) {
    const account = await requireAccount(store, nameOrId);
    return { account: account.name, ...balanceDocument(await requireWallet(store, account)), ...currency };
  },
});
