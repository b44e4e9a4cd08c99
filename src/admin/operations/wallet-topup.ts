/** `wallet.topup`: adds money to a wallet, once per reference. */
import Type from 'typebox';
import { formatNano, parseNano } from '../../lang/amount.ts';
import { type TopupResult, WALLET_LIMIT_nano } from '../../store/store.ts';
import { balanceDocument, WalletSchema } from '../documents.ts';
import { requireAccount } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Amount, Id, meant, object, Reference } from '../schemas.ts';
import { readPositive } from '../values.ts';

type Added = Extract<TopupResult, { readonly ok: true }>;

export const topUpWallet = operation({
  name: 'wallet.topup',
  method: 'POST',
  path: '/accounts/{account}/topups',
  role: 'operator',
  summary: 'Add money to a wallet, once per reference',
  input: object({
    account: Id('the id or the name of the account'),
    amount: meant('what is added', Amount),
    reference: Type.Optional(Reference),
  }),
  output: object({ ...WalletSchema.properties, repeated: Type.Boolean() }),
  status: 201,
  changes: 'money',
  example: { account: 'demo', amount: '100', reference: 'invoice-1' },
  async run({ account: nameOrId, amount, reference = null }, { store, actorOf, currency, dry_run }) {
    const amount_nano = readPositive('amount', parseNano(amount));
    const account = await requireAccount(store, nameOrId);
    const result = await store.topup(account.id, amount_nano, reference, actorOf(undefined, account.name), { dry_run });
    if (!result.ok && result.reason === 'wallet_limit') {
      throw new Problem(
        'wallet_limit',
        `account ${account.name} has ${formatNano(result.wallet.posted_nano)}, and a wallet is limited to ${formatNano(WALLET_LIMIT_nano)}`,
        'use more than one account, or top up less',
      );
    }
    if (!result.ok) {
      throw new Problem(
        'reference_conflict',
        `reference '${reference}' was already used for account ${account.name}, with ${formatNano(result.amount_nano)}`,
        `nothing was added; repeat it with ${formatNano(result.amount_nano)}, or use another reference`,
      );
    }
    return { account: account.name, ...balanceDocument(result.wallet), ...currency, repeated: result.repeated };
  },
  replay: ({ wallet, repeated }: Added, { account_name, currency }) => ({
    ...{ account: account_name, ...balanceDocument(wallet), ...currency, repeated },
  }),
});
