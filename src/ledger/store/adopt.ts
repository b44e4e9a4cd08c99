/**
 * Gives the rows of an old store the proofs that newer rows are written with. After migration `ADOPTION`, each account, key, token and webhook
 * gets a change with its facts. One more change names the newest entry, task and usage row that may lack a change or prices.
 */
import type { Facts } from '../core/change-rows.ts';
import { accountFacts, keyFacts, record, tokenFacts, webhookFacts } from '../core/changes.ts';
import type { Time_ms } from '../core/money-rows.ts';
import { WorkingSet } from '../core/working-set.ts';
import { applyChanges, type ChainHashes, type RowWriter } from './apply.ts';
import type { Table } from './columns.ts';
import * as schema from './schema.ts';
import { tokens } from './schema-tokens.ts';
import { webhooks } from './schema-webhooks.ts';
import { type Reading, row, rows, run, selectFrom, statement } from './sql.ts';

/** The number of the migration. */
export const ADOPTION = 34;

/** The operation of the change that names the newest older rows. */
export const ADOPT_STORE = 'store.adopt';

const BY = { actor: 'tollgate', role: 'admin', via: 'migrate' } as const;

/** The newest rows that were written without a proof; 0: there are none. */
export interface Older {
  readonly topups: bigint;
  readonly tasks: bigint;
  readonly usage: bigint;
}

interface Heads {
  readonly entry_id: bigint;
  readonly entry: string;
  readonly change_id: bigint;
  readonly change: string;
}

const statements = {
  older: statement<Older>(
    'older_rows',
    `SELECT (SELECT coalesce(max(id), 0) FROM entry WHERE kind = 'topup' AND change_id IS NULL) AS topups,
       (SELECT coalesce(max(hold_id), 0) FROM task WHERE price_sha256 IS NULL) AS tasks,
       (SELECT coalesce(max(id), 0) FROM usage WHERE price_sha256 IS NULL) AS usage`,
  ),
  heads: statement<Heads>(
    'heads_of_chains',
    `SELECT coalesce((SELECT max(id) FROM entry), 0) AS entry_id,
       coalesce((SELECT hash FROM entry ORDER BY id DESC LIMIT 1), '') AS entry,
       coalesce((SELECT max(id) FROM change), 0) AS change_id,
       coalesce((SELECT hash FROM change ORDER BY id DESC LIMIT 1), '') AS change`,
  ),
  accounts: selectFrom(schema.accounts, 'accounts_to_adopt', 'ORDER BY id'),
  keys: selectFrom(schema.keys, 'keys_to_adopt', 'ORDER BY id'),
  tokens: selectFrom(tokens, 'tokens_to_adopt', 'ORDER BY id'),
  webhooks: selectFrom(webhooks, 'webhooks_to_adopt', 'ORDER BY id'),
  resources: selectFrom(schema.resources, 'resources_to_adopt'),
  prove: statement('prove_resource', 'UPDATE resource SET proof = $3 WHERE kind = $1 AND id = $2'),
};

export interface AdoptedHeads extends ChainHashes {
  readonly entry_id: bigint;
  readonly change_id: bigint;
}

interface Adoptable {
  readonly id: string;
  readonly version: bigint;
  readonly account?: string | null;
}

type Describe<R> = (row: R) => Facts;

/** Adopts all rows of the store. Runs in the transaction that migrated it. @param to writes in it. */
export function* adopt(at_ms: Time_ms, to: RowWriter): Reading<AdoptedHeads> {
  const heads = yield* row(statements.heads);
  const older = yield* row(statements.older);
  if (heads === undefined || older === undefined) throw new Error('the store cannot be read');
  const found = {
    accounts: yield* rows(statements.accounts),
    keys: yield* rows(statements.keys),
    tokens: yield* rows(statements.tokens),
    webhooks: yield* rows(statements.webhooks),
  };
  for (const resource of yield* rows(statements.resources))
    yield* run(statements.prove, [resource.kind, resource.id, schema.proofOf(resource)]);
  const set = new WorkingSet({ last_entry_id: heads.entry_id, last_change_id: heads.change_id });
  const adoptAll = <R extends Adoptable>(table: Table<R>, stored: readonly R[], kind: string, facts: Describe<R>) => {
    const adopted = stored.map((each) => {
      const account = kind === 'account' ? each.id : (each.account ?? null);
      const about = { operation: `${kind}.adopt`, subject: each.id, account };
      return { ...each, version: record(set, at_ms, BY, { ...about, before: null, after: facts(each) }) };
    });
    const version = table.changing.findIndex(({ field }) => field === 'version');
    if (adopted.length > 0) to.update(table, 1 << version, adopted);
  };
  adoptAll(schema.accounts, found.accounts, 'account', accountFacts);
  adoptAll(schema.keys, found.keys, 'key', keyFacts);
  adoptAll(tokens, found.tokens, 'token', tokenFacts);
  adoptAll(webhooks, found.webhooks, 'webhook', webhookFacts);
  if (older.topups + older.tasks + older.usage > 0n) {
    const after = Object.fromEntries(Object.entries(older).map(([name, id]) => [name, String(id)]));
    record(set, at_ms, BY, { operation: ADOPT_STORE, subject: 'books', account: null, before: null, after });
  }
  const hashes = applyChanges(to, set, heads);
  return { ...hashes, entry_id: heads.entry_id, change_id: set.last_change_id };
}
