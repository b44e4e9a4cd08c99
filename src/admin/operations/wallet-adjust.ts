/** `wallet.adjust`: corrects a wallet by a signed amount. */
import Type from 'typebox';
import { formatNano, parseNano } from '../../lang/amount.ts';
import type { MoneyChange } from '../../store/store.ts';
import { MovementSchema, movementDocument } from '../documents.ts';
import { requireAccount } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Id, meant, object, Reason, SignedAmount } from '../schemas.ts';

export const adjustWallet = operation({
  name: 'wallet.adjust',
  method: 'POST',
  path: '/accounts/{account}/adjustments',
  role: 'admin',
  summary: 'Correct a wallet by a signed amount, with a reason',
  input: object({
    account: Id('the id or the name of the account'),
    amount: meant('what is added, or taken if it is negative', SignedAmount),
    reason: Reason,
    overdraw: Type.Optional(
      Type.Boolean({
        description: 'whether the wallet may be lowered below what can be spent; requests are then refused',
      }),
    ),
  }),
  output: MovementSchema,
  status: 201,
  changes: 'money',
  example: { account: 'demo', amount: '-5.00', reason: 'double top-up of invoice-1' },
  async run({ account: nameOrId, amount, reason, overdraw = false }, { store, actorOf, currency, dry_run }) {
    const isNegative = amount.startsWith('-');
    const size_nano = parseNano(isNegative ? amount.slice(1) : amount);
    if (size_nano === 0n) throw new Problem('invalid_value', 'the member amount is 0', 'give a signed amount');
    const account = await requireAccount(store, nameOrId);
    const amount_nano = isNegative ? -size_nano : size_nano;
    const result = await store.adjust(account.id, amount_nano, actorOf(reason, account.name), { dry_run, overdraw });
    if (result.ok) return { ...movementDocument(account.name, result), ...currency };
    const has = `account ${account.name} has ${formatNano(result.wallet.posted_nano)}`;
    if (result.reason === 'wallet_limit')
      throw new Problem('wallet_limit', `${has}, and a wallet is limited`, 'add less');
    const hint = 'take less, or say {"overdraw": true}: requests are then refused until it is topped up';
    throw new Problem('insufficient_balance', `${has}, which is less than ${amount.slice(1)} above its holds`, hint);
  },
  replay: (result: MoneyChange, { account_name, currency }) => ({
    ...movementDocument(account_name, result),
    ...currency,
  }),
});
