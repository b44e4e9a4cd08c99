/** How accounts, keys and what their changes need are loaded. */
import type { TokenNames } from '../../ledger/token-rows.ts';
import { type Charge, compoundKey, type WorkingSet } from '../../ledger/working-set.ts';
import { rowReader, selectOf } from '../columns.ts';
import * as schema from '../schema.ts';
import { type SumRow, statement, sumOf, total } from '../sql.ts';
import type { AccountNames } from '../store.ts';
import { ACCOUNTS, STORED_KEYS, toAccount, toStoredKey } from './accounts.ts';
import { CHANGE_KEYS, toChangeKey } from './changes.ts';
import { byKey, type Of, PAIRS, type RowLoad } from './row-load.ts';
import { TOKENS, toStoredToken } from './tokens.ts';
import { toStoredWebhook, WEBHOOKS } from './webhooks.ts';

const toUse = rowReader(schema.keyUses);

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

/** A text may be the id, the name or the external id of an account. */
function byNames(): RowLoad<Of<'account_named'>, string> {
  return {
    key: ({ text }) => text,
    tableOf: (book) => book.accountsNamed,
    load(needs) {
      const texts = needs.map(({ text }) => text);
      return {
        queries: [{ of: statements.named, values: [texts] }],
        put(book, [found = []]) {
          const named = found as readonly AccountNames[];
          for (const text of texts) {
            const has = named.filter(({ id, name, external_id }) => [id, name, external_id].includes(text));
            book.accountsNamed.load(text, has);
          }
        },
      };
    },
  };
}

/** A text may be the id or the name of a token. */
function tokensByNames(): RowLoad<Of<'token_named'>, string> {
  return {
    key: ({ text }) => text,
    tableOf: (book) => book.tokensNamed,
    load(needs) {
      const texts = needs.map(({ text }) => text);
      return {
        queries: [{ of: statements.tokensNamed, values: [texts] }],
        put(book, [found = []]) {
          const named = found as readonly TokenNames[];
          for (const text of texts) {
            const has = named.filter(({ id, name }) => [id, name].includes(text));
            book.tokensNamed.load(text, has);
          }
        },
      };
    },
  };
}

/** Keys, with their accounts. */
function apiKeys(): RowLoad<Of<'api_key'>, string> {
  return {
    key: ({ id }) => id,
    tableOf: (book) => book.apiKeys,
    load(needs) {
      const ids = needs.map(({ id }) => id);
      return {
        queries: [statements.apiKeys, statements.accountsOfKeys].map((of) => ({ of, values: [ids] })),
        put(book, [found = [], owners = []]) {
          for (const each of found) {
            const key = toStoredKey(each);
            book.apiKeys.load(key.id, key);
          }
          for (const each of owners) putAccount(book, each);
          for (const id of ids) book.apiKeys.load(id, null);
        },
      };
    },
  };
}

/** The kinds of needs of accounts and keys. */
export const accountLoads = {
  key: byKey(
    (need: Of<'key'>) => need.id,
    (book) => book.keys,
    statements.keys,
    (book, stored: object) => {
      const use = toUse(stored);
      book.keys.load(use.id, use);
    },
  ),
  account: byKey(
    (need: Of<'account'>) => need.account,
    (book) => book.accounts,
    statements.accounts,
    putAccount,
  ),
  account_named: byNames(),
  webhook: byKey(
    (need: Of<'webhook'>) => need.id,
    (book) => book.webhooks,
    statements.webhooks,
    (book, stored: object) => {
      const webhook = toStoredWebhook(stored);
      book.webhooks.load(webhook.id, webhook);
    },
  ),
  token: byKey(
    (need: Of<'token'>) => need.id,
    (book) => book.tokens,
    statements.tokens,
    (book, stored: object) => {
      const token = toStoredToken(stored);
      book.tokens.load(token.id, token);
    },
  ),
  token_named: tokensByNames(),
  api_key: apiKeys(),
  charge: byKey(
    (need: Of<'charge'>) => need.entry_id,
    (book) => book.charges,
    statements.charges,
    (book, { id, whole, rest, ...entry }: Charge['entry'] & SumRow & { readonly id: bigint }) =>
      book.charges.load(id, { entry, refunded_nano: total({ whole, rest }) }),
  ),
  change_key: byKey(
    (need: Of<'change_key'>) => compoundKey(need.actor, need.key),
    (book) => book.changeKeys,
    statements.changeKeys,
    (book, stored: object) => {
      const used = toChangeKey(stored);
      book.changeKeys.load(compoundKey(used.actor, used.key), used);
    },
    { pairs: ({ actor, key }) => [actor, key] },
  ),
};

function putAccount(book: WorkingSet, stored: object): void {
  const account = toAccount(stored);
  book.accounts.load(account.id, account);
}
