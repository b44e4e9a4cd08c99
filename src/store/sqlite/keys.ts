/** The SQL of API keys, which are looked up by their full hash. */

import type { Database } from 'better-sqlite3';
import { limitsJson } from '../rows/json.ts';
import { KEY_SELECT, type KeyRow, toKey } from '../rows/key.ts';
import { bindTime, type Row } from '../rows/row.ts';
import type { ApiKey, NewKey, OwnLimits, Time_ms } from '../store.ts';
import { perDatabase } from './database.ts';

type KeyBinding = Omit<Row<NewKey>, 'models' | 'sha256' | 'limits'> & {
  readonly sha256: Uint8Array;
  readonly models: string | null;
  readonly limits: string | null;
  readonly created_at_ms: bigint | null;
};

const statements = perDatabase((db) => ({
  insert: db.prepare<[KeyBinding]>(`
    INSERT INTO api_key (id, sha256, prefix, name, account, models, price_factor, limits, created_at, expires_at)
    VALUES (@id, @sha256, @prefix, @name, @account, @models, @price_factor_nano, @limits, @created_at_ms, @expires_at_ms)`),
  byId: db.prepare<[string], KeyRow>(`${KEY_SELECT} WHERE k.id = ?`),
  byHash: db.prepare<[Uint8Array], KeyRow>(`${KEY_SELECT} WHERE k.sha256 = ?`),
  list: db.prepare<[], KeyRow>(`${KEY_SELECT} ORDER BY k.created_at, k.id`),
  listOfAccount: db.prepare<[string], KeyRow>(`${KEY_SELECT} WHERE k.account = ? ORDER BY k.created_at, k.id`),
  revoke: db.prepare<[bigint | null, string]>('UPDATE api_key SET revoked_at = ? WHERE id = ? AND revoked_at IS NULL'),
  setLimits: db.prepare<[string | null, string]>('UPDATE api_key SET limits = ? WHERE id = ?'),
}));

/** Stores a key. Throws when the account does not exist, or the id or the hash is taken. */
export function createKey(db: Database, key: NewKey, at_ms: Time_ms): ApiKey {
  statements(db).insert.run({
    ...key,
    sha256: Buffer.from(key.sha256, 'hex'),
    models: key.models === null ? null : JSON.stringify(key.models),
    limits: limitsJson(key.limits ?? null),
    expires_at_ms: bindTime(key.expires_at_ms),
    created_at_ms: bindTime(at_ms),
  });
  const made = toKey(statements(db).byId.get(key.id));
  if (made === undefined) throw new Error(`key ${key.id} cannot be read back`);
  return made;
}

/** The key with this hash, also if it is revoked or expired. @param sha256 in hex. */
export function findKey(db: Database, sha256: string): ApiKey | undefined {
  return toKey(statements(db).byHash.get(Buffer.from(sha256, 'hex')));
}

/** The keys of an account, or of all, oldest first. */
export function listKeys(db: Database, account?: string): readonly ApiKey[] {
  const { list, listOfAccount } = statements(db);
  const rows = account === undefined ? list.all() : listOfAccount.all(account);
  return rows.flatMap((row) => toKey(row) ?? []);
}

/** Revokes a key, unless it is revoked already. Undefined when it does not exist. */
export function revokeKey(db: Database, id: string, at_ms: Time_ms): ApiKey | undefined {
  statements(db).revoke.run(bindTime(at_ms), id);
  return toKey(statements(db).byId.get(id));
}

/** Replaces the limits of a key. Undefined when it does not exist. */
export function setKeyLimits(db: Database, id: string, limits: OwnLimits | null): ApiKey | undefined {
  statements(db).setLimits.run(limitsJson(limits), id);
  return toKey(statements(db).byId.get(id));
}
