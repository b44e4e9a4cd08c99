/** `wallet.refund`: gives back a charge, or a part of it. */
import Type from 'typebox';
import { formatNano, parseNano } from '../../lang/amount.ts';
import type { MoneyChange } from '../../store/store.ts';
import { MovementSchema, movementDocument } from '../documents.ts';
import { parseEntryId, requireAccount } from '../find.ts';
import { operation } from '../operation.ts';
import { Problem } from '../problem.ts';
import { Amount, Id, meant, object, Reason } from '../schemas.ts';
import { readPositive } from '../values.ts';

export const refundCharge = operation({
  name: 'wallet.refund',
  method: 'POST',
  path: '/accounts/{account}/refunds',
  role: 'admin',
  summary: 'Give back a charge or a part of it; at most what the entry charged, in sum',
  input: object({
    account: Id('the id or the name of the account'),
    entry: Id('the id of the capture or the overage'),
    amount: Type.Optional(meant('by default all that is left of the charge', Amount)),
    reason: Reason,
  }),
  output: MovementSchema,
  status: 201,
  changes: 'money',
  example: { account: 'demo', entry: '3', amount: '1.00', reason: 'the video was black' },
  async run({ account: nameOrId, entry, amount, reason }, { store, actorOf, currency, dry_run }) {
    const amount_nano = amount === undefined ? null : readPositive('amount', parseNano(amount));
    const account = await requireAccount(store, nameOrId);
    const entry_id = parseEntryId(entry);
    if (entry_id === undefined) throw notFound(account.name, entry);
    const result = await store.refund(account.id, entry_id, amount_nano, actorOf(reason, account.name), { dry_run });
    if (result.ok) return { ...movementDocument(account.name, result), ...currency };
    switch (result.reason) {
      case 'not_found':
        throw notFound(account.name, entry);
      case 'not_a_charge':
        throw new Problem(
          'not_refundable',
          `entry ${entry} is a ${result.kind}, which charged nothing`,
          'name a capture or an overage',
        );
      case 'beyond_charge': {
        const left = formatNano(result.charged_nano - result.refunded_nano);
        const message = `entry ${entry} charged ${formatNano(result.charged_nano)}, of which ${left} is not refunded yet`;
        throw new Problem('not_refundable', message, `refund at most ${left}`);
      }
      default:
        throw new Problem('wallet_limit', `account ${account.name} has too much for this refund`, 'refund less');
    }
  },
  replay: (result: MoneyChange, { account_name, currency }) => ({
    ...movementDocument(account_name, result),
    ...currency,
  }),
});

function notFound(account: string, entry: string): Problem {
  const message = `account ${account} has no entry '${entry}'`;
  return new Problem('entry_not_found', message, `list its entries with: tollgate ledger ${account}`);
}
