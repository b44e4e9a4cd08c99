/** The changes outside money and tasks. */

import type pg from 'pg';
import type { ApiKey, NewAccount, NewKey } from '../records.ts';
import { limitsJson } from '../rows/json.ts';
import type { Account } from '../store.ts';
import { FORGET_LIMIT, type Verbs } from '../writes.ts';
import { accountById, keyById } from './accounts.ts';
import { row, rows, statement } from './connection.ts';
import { KEYS_CHANNEL } from './key-cache.ts';

type OnClient<V> = V extends (...args: infer A) => infer R ? (client: pg.Client, ...args: A) => Promise<R> : never;

const statements = {
  taken: statement('account_taken', 'SELECT 1 FROM account WHERE name = ANY($1) OR id = ANY($1)'),
  insertAccount: statement(
    'insert_account',
    'INSERT INTO account (id, name, price_factor, created_at) VALUES ($1, $2, $3, $4)',
  ),
  insertKey: statement(
    'insert_key',
    `INSERT INTO api_key (id, sha256, prefix, name, account, models, price_factor, limits, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
  ),
  setKeyLimits: statement('set_key_limits', 'UPDATE api_key SET limits = $1 WHERE id = $2'),
  setAccountLimits: statement('set_account_limits', 'UPDATE account SET limits = $1 WHERE id = $2'),
  revoke: statement('revoke_key', 'UPDATE api_key SET revoked_at = $1 WHERE id = $2 AND revoked_at IS NULL'),
  /** Every gateway drops its cached keys when the change is committed. */
  notify: statement('notify_keys', `SELECT pg_notify('${KEYS_CHANNEL}', '')`),
  forget: statement<{ count: bigint }>(
    'forget_idempotency',
    `WITH old AS (
       DELETE FROM idempotency WHERE (account, key) IN
         (SELECT account, key FROM idempotency WHERE created_at <= $1 LIMIT ${FORGET_LIMIT})
       RETURNING 1)
     SELECT count(*) AS count FROM old`,
  ),
  probe: statement(
    'probe',
    'INSERT INTO probe (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
  ),
  record: statement(
    'insert_resource',
    'INSERT INTO resource (kind, id, account, created_at) VALUES ($1, $2, $3, $4) ON CONFLICT (kind, id) DO NOTHING',
  ),
  owner: statement<{ account: string }>(
    'owner_of_resource',
    'SELECT account FROM resource WHERE kind = $1 AND id = $2',
  ),
  forgetResource: statement('delete_resource', 'DELETE FROM resource WHERE kind = $1 AND id = $2 AND account = $3'),
};

/** The verbs by name. They run in the transaction of the batch. */
export const verbs: { readonly [N in keyof Verbs]: OnClient<Verbs[N]> } = {
  createAccount,
  createKey,
  async setKeyLimits(client, _at_ms, id, limits) {
    await rows(client, statements.setKeyLimits, [limitsJson(limits), id]);
    await rows(client, statements.notify);
    return keyById(client, id);
  },
  async setAccountLimits(client, _at_ms, id, limits) {
    await rows(client, statements.setAccountLimits, [limitsJson(limits), id]);
    await rows(client, statements.notify);
    return accountById(client, id);
  },
  async revokeKey(client, at_ms, id) {
    await rows(client, statements.revoke, [at_ms, id]);
    await rows(client, statements.notify);
    return keyById(client, id);
  },
  async forgetSomeIdempotency(client, _at_ms, before_ms) {
    const { count = 0n } = (await row(client, statements.forget, [before_ms])) ?? {};
    return Number(count);
  },
  async probe(client, at_ms) {
    await rows(client, statements.probe, [at_ms]);
  },
  async recordResource(client, at_ms, kind, id, account) {
    await rows(client, statements.record, [kind, id, account, at_ms]);
    return (await row(client, statements.owner, [kind, id]))?.account === account;
  },
  async forgetResource(client, _at_ms, kind, id, account) {
    await rows(client, statements.forgetResource, [kind, id, account]);
  },
};

async function createAccount(client: pg.Client, at_ms: number, account: NewAccount): Promise<Account | 'name_taken'> {
  const { id, name, price_factor_nano } = account;
  if ((await row(client, statements.taken, [[id, name]])) !== undefined) return 'name_taken';
  await rows(client, statements.insertAccount, [id, name, price_factor_nano, at_ms]);
  return { id, name, price_factor_nano, limits: null, created_at_ms: at_ms };
}

async function createKey(client: pg.Client, at_ms: number, key: NewKey): Promise<ApiKey> {
  const { id, sha256, prefix, name, account, models, price_factor_nano, expires_at_ms } = key;
  const globs = models === null ? null : JSON.stringify(models);
  const hash = Buffer.from(sha256, 'hex');
  await rows(client, statements.insertKey, [
    ...[
      id,
      hash,
      prefix,
      name,
      account,
      globs,
      price_factor_nano,
      limitsJson(key.limits ?? null),
      at_ms,
      expires_at_ms,
    ],
  ]);
  const made = await keyById(client, id);
  if (made === undefined) throw new Error(`key ${id} cannot be read back`);
  return made;
}
