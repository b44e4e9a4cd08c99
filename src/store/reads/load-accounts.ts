/** Loads accounts, keys and what their changes need. */
import type { RowNeed } from '../../ledger/prefetch.ts';
import type { Table } from '../../ledger/table.ts';
import type { TokenNames } from '../../ledger/token-rows.ts';
import { type Charge, compoundKey, type WorkingSet } from '../../ledger/working-set.ts';
import { rowReader, selectOf } from '../columns.ts';
import * as schema from '../schema.ts';
import { type Statement, type SumRow, statement, sumOf, total } from '../sql.ts';
import type { AccountNames } from '../store.ts';
import { ACCOUNTS, STORED_KEYS, toAccount, toStoredKey } from './accounts.ts';
import { CHANGE_KEYS, toChangeKey } from './changes.ts';
import { byKey, type Of, PAIRS, type RowLoad, rowsByKey } from './row-load.ts';
import { TOKENS, toStoredToken } from './tokens.ts';
import { toStoredWebhook, WEBHOOKS } from './webhooks.ts';

const statements = {
  accounts: statement('accounts', `${ACCOUNTS} WHERE id = ANY($1)`),
  accountsOfKeys: statement(
    'accounts_of_keys',
    `${ACCOUNTS} WHERE id IN (SELECT account FROM api_key WHERE id = ANY($1))`,
  ),
  named: statement(
    'accounts_named',
    'SELECT id, name, external_id FROM account WHERE id = ANY($1) OR name = ANY($1) OR external_id = ANY($1)',
  ),
  tokens: statement('admin_tokens', `${TOKENS} WHERE id = ANY($1)`),
  tokensNamed: statement('tokens_named', 'SELECT id, name FROM admin_token WHERE id = ANY($1) OR name = ANY($1)'),
  webhooks: statement('webhooks', `${WEBHOOKS} WHERE id = ANY($1)`),
  keys: statement('keys', `SELECT ${selectOf(schema.keyUses)} FROM api_key WHERE id = ANY($1)`),
  apiKeys: statement('api_keys', `${STORED_KEYS} WHERE id = ANY($1)`),
  charges: statement(
    'charges',
    `SELECT e.id, e.account, e.kind, e.amount AS amount_nano, e.hold_id, e.task_id, ${sumOf('r.amount')}
     FROM entry AS e LEFT JOIN entry AS r ON r.refund_of = e.id
     WHERE e.id = ANY($1::int8[]) GROUP BY e.id, e.account, e.kind, e.amount, e.hold_id, e.task_id`,
  ),
  changeKeys: statement('change_keys', `${CHANGE_KEYS} WHERE (actor, key) IN ${PAIRS}`),
};

/** The text may be a row's id, name or external id. */
function byNames<N extends RowNeed & { readonly text: string }, R extends object>(
  tableOf: (set: WorkingSet) => Table<string, readonly R[]>,
  of: Statement<never>,
): RowLoad<N, string> {
  return {
    key: ({ text }) => text,
    tableOf,
    load(needs) {
      const texts = needs.map(({ text }) => text);
      return {
        queries: [{ of, values: [texts] }],
        put(set, [found = []]) {
          const named = found as readonly R[];
          for (const text of texts) {
            const has = named.filter((row) => Object.values(row).includes(text));
            tableOf(set).load(text, has);
          }
        },
      };
    },
  };
}

/** The kinds of needs of accounts and keys. */
export const accountLoads = {
  key: rowsByKey(
    (need: Of<'key'>) => need.id,
    (set) => set.keys,
    statements.keys,
    rowReader(schema.keyUses),
    (use) => use.id,
  ),
  account: rowsByKey(
    (need: Of<'account'>) => need.account,
    (set) => set.accounts,
    statements.accounts,
    toAccount,
    (account) => account.id,
  ),
  account_named: byNames<Of<'account_named'>, AccountNames>((set) => set.accountsNamed, statements.named),
  webhook: rowsByKey(
    (need: Of<'webhook'>) => need.id,
    (set) => set.webhooks,
    statements.webhooks,
    toStoredWebhook,
    (webhook) => webhook.id,
  ),
  token: rowsByKey(
    (need: Of<'token'>) => need.id,
    (set) => set.tokens,
    statements.tokens,
    toStoredToken,
    (token) => token.id,
  ),
  token_named: byNames<Of<'token_named'>, TokenNames>((set) => set.tokensNamed, statements.tokensNamed),
  api_key: rowsByKey(
    (need: Of<'api_key'>) => need.id,
    (set) => set.apiKeys,
    statements.apiKeys,
    toStoredKey,
    (key) => key.id,
    { and: { of: statements.accountsOfKeys, put: putAccount } },
  ),
  charge: byKey(
    (need: Of<'charge'>) => need.entry_id,
    (set) => set.charges,
    statements.charges,
    (set, { id, whole, rest, ...entry }: Charge['entry'] & SumRow & { readonly id: bigint }) =>
      set.charges.load(id, { entry, refunded_nano: total({ whole, rest }) }),
  ),
  change_key: rowsByKey(
    (need: Of<'change_key'>) => compoundKey(need.actor, need.key),
    (set) => set.changeKeys,
    statements.changeKeys,
    toChangeKey,
    (used) => compoundKey(used.actor, used.key),
    { pairs: ({ actor, key }) => [actor, key] },
  ),
};

function putAccount(set: WorkingSet, stored: object): void {
  const account = toAccount(stored);
  set.accounts.load(account.id, account);
}
