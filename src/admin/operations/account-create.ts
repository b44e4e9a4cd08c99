/** `account.create`: an account with an empty wallet. */
import Type from 'typebox';
import { NANO, parseNano } from '../../lang/amount.ts';
import { newAccountId } from '../../store/keys.ts';
import type { Account } from '../../store/store.ts';
import { AccountSchema, accountDocument } from '../documents.ts';
import { accountTaken, refuseDecomposed } from '../find.ts';
import { operation } from '../operation.ts';
import { AccountName, Contact, CreditLimit, DiscountInput, ExternalId, Labels, object } from '../schemas.ts';
import { readDiscount } from '../values.ts';

export const createAccount = operation({
  name: 'account.create',
  method: 'POST',
  path: '/accounts',
  role: 'operator',
  summary: 'Create an account with an empty wallet',
  input: object({
    name: AccountName,
    discount: Type.Optional(DiscountInput),
    credit_limit: Type.Optional(CreditLimit),
    external_id: Type.Optional(ExternalId),
    labels: Type.Optional(Labels),
    contact: Type.Optional(Contact),
  }),
  output: AccountSchema,
  status: 201,
  changes: 'other',
  version: ({ version }) => version,
  example: { name: 'acme', discount: '0.85', labels: { region: 'eu' } },
  async run({ name, discount, credit_limit, external_id, labels, contact }, { store, random, actorOf }) {
    refuseDecomposed(name);
    const account = {
      id: newAccountId(random),
      name,
      price_factor_nano: discount === undefined ? NANO : readDiscount(discount),
      ...(credit_limit !== undefined && { credit_limit_nano: parseNano(credit_limit) }),
      ...(external_id !== undefined && { external_id }),
      ...(labels !== undefined && { labels }),
      ...(contact !== undefined && { contact }),
    };
    const created = await store.createAccount(account, actorOf());
    if (typeof created === 'string') throw accountTaken(created, { name, external_id });
    return accountDocument(created);
  },
  replay: (created: Account) => accountDocument(created),
});
