/** The money of an account: what moves it by hand. */

import Type from 'typebox';
import { type MoneyChange, type TopupResult, WALLET_LIMIT_nano } from '../../ledger/store/store.ts';
import { formatNano, parseNano } from '../../lib/money/amount.ts';
import { balanceDocument, MovementSchema, movementDocument, WalletSchema } from '../api/documents.ts';
import { parseEntryId, requireAccount, requireWallet } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import { Problem } from '../api/problem.ts';
import { Amount, Id, meant, object, Reason, Reference, SignedAmount } from '../api/schemas.ts';
import { readPositive } from '../api/values.ts';

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
    account: account_name,
    ...balanceDocument(wallet),
    ...currency,
    repeated,
  }),
});

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
    if (result.ok) return { ...movementDocument(account.name, 'adjust', result), ...currency };
    const has = `account ${account.name} has ${formatNano(result.wallet.posted_nano)}`;
    if (result.reason === 'wallet_limit')
      throw new Problem('wallet_limit', `${has}, and a wallet is limited`, 'add less');
    const hint = 'take less, or say {"overdraw": true}: requests are then refused until it is topped up';
    throw new Problem('insufficient_balance', `${has}, which is less than ${amount.slice(1)} above its holds`, hint);
  },
  replay: (result: MoneyChange, { account_name, currency }) => ({
    ...movementDocument(account_name, 'adjust', result),
    ...currency,
  }),
});

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
    if (result.ok) return { ...movementDocument(account.name, 'refund', result), ...currency };
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
    ...movementDocument(account_name, 'refund', result),
    ...currency,
  }),
});

function notFound(account: string, entry: string): Problem {
  const message = `account ${account} has no entry '${entry}'`;
  return new Problem('entry_not_found', message, `list its entries with: tollgate ledger ${account}`);
}
