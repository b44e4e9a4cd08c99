/** Accounts: creates, edits, lists and shows them. */
import Type from 'typebox';
import { newAccountId } from '../../ledger/store/secrets.ts';
import type { Account } from '../../ledger/store/store.ts';
import { NANO, parseNano } from '../../lib/money/amount.ts';
import { accountListInput, ListedAccountSchema, listedAccounts } from '../api/account-list.ts';
import { readGroup } from '../api/account-terms.ts';
import { AccountSchema, AccountWithBalanceSchema, accountDocument, accountWithBalance } from '../api/documents.ts';
import { accountTaken, refuseDecomposed, requireAccount, requireWallet, stale } from '../api/find.ts';
import { operation } from '../api/operation.ts';
import {
  AccountName,
  Contact,
  CreditLimit,
  DiscountInput,
  ExternalId,
  Group,
  Id,
  Labels,
  nullable,
  object,
  pageOf,
  Reason,
} from '../api/schemas.ts';
import { readDiscount, readVersion } from '../api/values.ts';

export const createAccount = operation({
  name: 'account.create',
  method: 'POST',
  path: '/accounts',
  role: 'operator',
  summary: 'Create an account with an empty wallet',
  input: object({
    name: AccountName,
    discount: Type.Optional(DiscountInput),
    group: Type.Optional(Group),
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
  async run({ name, discount, group, credit_limit, external_id, labels, contact }, { store, random, actorOf, plan }) {
    refuseDecomposed({ name, external_id });
    const joined = readGroup(group, plan) ?? null;
    const full_price = joined === null ? NANO : null;
    const account = {
      id: newAccountId(random),
      name,
      price_factor_nano: discount === undefined ? full_price : readDiscount(discount),
      group: joined,
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

export const editAccount = operation({
  name: 'account.edit',
  method: 'PATCH',
  path: '/accounts/{account}',
  role: 'operator',
  summary: 'Change members of an account; suspend and resume it',
  input: object({
    account: Id('the id or the name of the account'),
    name: Type.Optional(AccountName),
    discount: Type.Optional(nullable(DiscountInput)),
    group: Type.Optional(nullable(Group)),
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
  async run(
    { account: nameOrId, discount, group, credit_limit, reason, ...others },
    { store, actorOf, version, plan },
  ) {
    refuseDecomposed({ name: others.name, external_id: others.external_id });
    const joined = readGroup(group, plan);
    const account = await requireAccount(store, nameOrId);
    const edit = {
      ...others,
      ...(joined !== undefined && { group: joined }),
      ...(discount === undefined
        ? factorOnJoining(account, joined)
        : { price_factor_nano: discount === null ? null : readDiscount(discount) }),
      ...(credit_limit !== undefined && { credit_limit_nano: parseNano(credit_limit) }),
    };
    const edited = await store.editAccount(account.id, edit, actorOf(reason), readVersion(version));
    if (edited === 'not_found' || edited === 'stale') throw stale(`account ${account.name}`);
    if (typeof edited === 'string') throw accountTaken(edited, others);
    return accountWithBalance(edited, await requireWallet(store, edited), plan);
  },
});

/** An account without a group has the discount 1, because nobody stated one. In its first group, that of the group applies. */
function factorOnJoining({ group: before, price_factor_nano }: Account, group: string | null | undefined) {
  const isJoining = before === null && typeof group === 'string';
  return isJoining && price_factor_nano === NANO ? { price_factor_nano: null } : {};
}

export const listAccounts = operation({
  name: 'account.list',
  method: 'GET',
  path: '/accounts',
  role: 'viewer',
  summary: 'List, search, filter and sort accounts with their balances',
  input: accountListInput,
  output: pageOf(ListedAccountSchema),
  example: { limit: 2 },
  run: listedAccounts,
});

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
  async run({ account: nameOrId }, { store, plan }) {
    const account = await requireAccount(store, nameOrId);
    return accountWithBalance(account, await requireWallet(store, account), plan);
  },
});
