/** `account.edit`: changes members of an account. */
import Type from 'typebox';
import { parseNano } from '../../lang/amount.ts';
import { AccountWithBalanceSchema, accountDocument, balanceDocument } from '../documents.ts';
import { accountTaken, refuseDecomposed, requireAccount, requireWallet, stale } from '../find.ts';
import { operation } from '../operation.ts';
import {
  AccountName,
  Contact,
  CreditLimit,
  DiscountInput,
  ExternalId,
  Id,
  Labels,
  nullable,
  object,
  Reason,
} from '../schemas.ts';
import { readDiscount, readVersion } from '../values.ts';

export const editAccount = operation({
  name: 'account.edit',
  method: 'PATCH',
  path: '/accounts/{account}',
  role: 'operator',
  summary: 'Change members of an account; suspend and resume it',
  input: object({
    account: Id('the id or the name of the account'),
    name: Type.Optional(AccountName),
    discount: Type.Optional(DiscountInput),
    credit_limit: Type.Optional(CreditLimit),
    status: Type.Optional(Type.Enum(['active', 'suspended'], { description: 'active or suspended' })),
    external_id: Type.Optional(nullable(ExternalId)),
    labels: Type.Optional(nullable(Labels)),
    contact: Type.Optional(nullable(Contact)),
    reason: Type.Optional(Reason),
  }),
  output: AccountWithBalanceSchema,
  changes: 'edit',
  version: ({ version }) => version,
  example: { account: 'demo', status: 'suspended', reason: 'unpaid invoice' },
  async run({ account: nameOrId, discount, credit_limit, reason, ...others }, { store, actorOf, version }) {
    if (others.name !== undefined) refuseDecomposed(others.name);
    const account = await requireAccount(store, nameOrId);
    const edit = {
      ...others,
      ...(discount !== undefined && { price_factor_nano: readDiscount(discount) }),
      ...(credit_limit !== undefined && { credit_limit_nano: parseNano(credit_limit) }),
    };
    const edited = await store.editAccount(account.id, edit, actorOf(reason), readVersion(version));
    if (edited === 'not_found' || edited === 'stale') throw stale(`account ${account.name}`);
    if (typeof edited === 'string') throw accountTaken(edited, others);
    return { ...accountDocument(edited), ...balanceDocument(await requireWallet(store, edited)) };
  },
});
