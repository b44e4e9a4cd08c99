/** Loads accounts, keys and what their changes need. */
import type { RowNeed } from '../../core/prefetch.ts';
import type { Table } from '../../core/table.ts';
import type { TokenNames } from '../../core/token-rows.ts';
import { type Charge, compoundKey, type WorkingSet } from '../../core/working-set.ts';
import * as schema from '../schema.ts';
import { sessions, tokens } from '../schema-tokens.ts';
import { webhooks } from '../schema-webhooks.ts';
import { type Statement, type SumRow, selectFrom, statement, sumOf, total } from '../sql.ts';
import type { AccountNames } from '../store.ts';
import { byKey, type Of, ofTable, type RowLoad } from './row-load.ts';

const statements = {
  accountsOfKeys: statement(
    'accounts_of_keys',
    `${schema.accounts.select} WHERE id IN (SELECT account FROM api_key WHERE id = ANY($1))`,
  ),
  named: statement(
    'accounts_named',
    'SELECT id, name, external_id FROM account WHERE id = ANY($1) OR name = ANY($1) OR external_id = ANY($1)',
  ),
  tokensNamed: statement('tokens_named', 'SELECT id, name FROM admin_token WHERE id = ANY($1) OR name = ANY($1)'),
  session: selectFrom(sessions, 'session', 'WHERE sha256 = $1'),
  charges: statement(
    'charges',
    `SELECT e.id, e.account, e.kind, e.amount AS amount_nano, e.hold_id, e.task_id, ${sumOf('r.amount')}
     FROM entry AS e LEFT JOIN entry AS r ON r.refund_of = e.id
     WHERE e.id = ANY($1::int8[]) GROUP BY e.id, e.account, e.kind, e.amount, e.hold_id, e.task_id`,
  ),
};

/** The text may be a row's id, name or external id. */
function byNames<N extends RowNeed & { readonly text: string }, R extends object>(
  tableOf: (set: WorkingSet) => Table<string, readonly R[]>,
  statement: Statement<never>,
): RowLoad<N, string> {
  return {
    key: ({ text }) => text,
    tableOf,
    load(needs) {
      const texts = needs.map(({ text }) => text);
      return {
        queries: [{ of: statement, values: [texts] }],
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
  key: ofTable(
    'keys',
    schema.keyUses,
    (need: Of<'key'>) => need.id,
    (set) => set.keys,
  ),
  account: ofTable(
    'accounts',
    schema.accounts,
    (need: Of<'account'>) => need.account,
    (set) => set.accounts,
  ),
  account_named: byNames<Of<'account_named'>, AccountNames>((set) => set.accountsNamed, statements.named),
  webhook: ofTable(
    'webhooks',
    webhooks,
    (need: Of<'webhook'>) => need.id,
    (set) => set.webhooks,
  ),
  token: ofTable(
    'admin_tokens',
    tokens,
    (need: Of<'token'>) => need.id,
    (set) => set.tokens,
  ),
  session: {
    key: ({ sha256 }: Of<'session'>) => sha256,
    tableOf: (set: WorkingSet) => set.sessions,
    load: (needs: readonly Of<'session'>[]) => ({
      // SQLite gets arrays as JSON, which has no bytes. A batch rarely has more than one session.
      queries: needs.map(({ sha256 }) => ({ of: statements.session, values: [Buffer.from(sha256, 'hex')] })),
      put(set: WorkingSet, answers: readonly (readonly object[])[]) {
        for (const [at, { sha256 }] of needs.entries()) {
          const [found] = answers[at] ?? [];
          set.sessions.load(sha256, found === undefined ? null : { ...sessions.read(found), sha256 });
        }
      },
    }),
  },
  token_named: byNames<Of<'token_named'>, TokenNames>((set) => set.tokensNamed, statements.tokensNamed),
  api_key: ofTable(
    'api_keys',
    schema.keys,
    (need: Of<'api_key'>) => need.id,
    (set) => set.apiKeys,
    { and: { of: statements.accountsOfKeys, put: putAccount } },
  ),
  charge: byKey(
    (need: Of<'charge'>) => need.entry_id,
    (set) => set.charges,
    statements.charges,
    (set, { id, whole, rest, ...entry }: Charge['entry'] & SumRow & { readonly id: bigint }) =>
      set.charges.load(id, { entry, refunded_nano: total({ whole, rest }) }),
  ),
  change_key: ofTable(
    'change_keys',
    schema.changeKeys,
    (need: Of<'change_key'>) => compoundKey(need.actor, need.key),
    (set) => set.changeKeys,
    { pairs: ({ actor, key }) => [actor, key] },
  ),
};

function putAccount(set: WorkingSet, stored: object): void {
  const account = schema.accounts.read(stored);
  set.accounts.load(account.id, account);
}
