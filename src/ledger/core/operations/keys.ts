/** The operations on API keys. Each records its change. A record never has a secret or its hash. */
import assert from 'node:assert/strict';
import { type ApiKey, apiKeyOf, type KeyEdit, type NewKey, type StoredKey } from '../account-rows.ts';
import type { Actor } from '../change-rows.ts';
import { type ChangeStep, keyFacts, recorded } from '../changes.ts';
import type { Time_ms } from '../money-rows.ts';
import type { Operation, Prefetch } from '../prefetch.ts';
import type { WorkingSet } from '../working-set.ts';
import { accountOf, type EditRefused } from './accounts.ts';

/** A last use is stored at most this often. */
const LAST_USE_ms = 60_000;

/** Throws when the account does not exist, or the id or the hash is taken. */
export const createKey: Operation<[key: NewKey, by: Actor], ApiKey> = {
  by: (_made, actor) => actor,
  needs: (_at_ms, { id, account }) => [...needsOfKey(id), { need: 'account', account }],
  execute(set, at_ms, { limits = null, ...key }, actor) {
    const { id, account } = key;
    const owner = accountOf(set, account);
    assert(set.keys.get(id) === undefined, `key ${id} exists already`);
    const rotation = { previous_sha256: null, previous_until_ms: null };
    const made = { ...key, ...rotation, limits, created_at_ms: at_ms, revoked_at_ms: null, version: 0n };
    const subject = { operation: 'key.create', subject: id, account };
    const stored: StoredKey = recorded({ set, at_ms, actor }, subject, keyFacts, [null, made]);
    set.apiKeys.put(id, stored);
    set.keys.put(id, { id, last_used_at_ms: null });
    return apiKeyOf(stored, undefined, owner);
  },
};

/** Changes members of a key. @param version of the row that the caller has read; null: any. */
export const editKey: Operation<[id: string, edit: KeyEdit, by: Actor, version?: bigint | null], ApiKey | EditRefused> =
  {
    by: (_id, _edit, actor) => actor,
    needs: (_at_ms, id) => needsOfKey(id),
    execute: (set, at_ms, id, edit, actor, version = null) =>
      change({ set, at_ms, actor }, 'key.edit', { id, version }, () => edit),
  };

/** A new secret for a key, which keeps its id. */
export interface NewSecret {
  /** In lower-case hex. */
  readonly sha256: string;
  readonly prefix: string;
  /** The secret before works until then. That of an earlier rotation ends at once. */
  readonly previous_until_ms: Time_ms;
}

/** Replaces the secret of a key. `revoked`: a revoked key gets no other secret. */
export const rotateKey: Operation<
  [id: string, secret: NewSecret, by: Actor, version?: bigint | null],
  ApiKey | EditRefused | 'revoked'
> = {
  by: (_id, _secret, actor) => actor,
  needs: (_at_ms, id) => needsOfKey(id),
  execute(set, at_ms, id, secret, actor, version = null) {
    const stored = set.apiKeys.get(id);
    if (stored !== undefined && stored.revoked_at_ms !== null) return 'revoked';
    return change({ set, at_ms, actor }, 'key.rotate', { id, version }, ({ sha256: previous_sha256 }) => {
      return { ...secret, previous_sha256 };
    });
  },
};

/** Ends a key with all its secrets. Revoking again keeps the first time. */
export const revokeKey: Operation<[id: string, by: Actor], ApiKey | EditRefused> = {
  by: (_id, actor) => actor,
  needs: (_at_ms, id) => needsOfKey(id),
  execute: (set, at_ms, id, actor) =>
    change({ set, at_ms, actor }, 'key.revoke', { id, version: null }, ({ revoked_at_ms }) => ({
      revoked_at_ms: revoked_at_ms ?? at_ms,
    })),
};

function needsOfKey(id: string): readonly Prefetch[] {
  return [
    { need: 'api_key', id },
    { need: 'key', id },
  ];
}

function change(
  step: ChangeStep,
  operation: string,
  { id, version }: { readonly id: string; readonly version: bigint | null },
  edit: (before: StoredKey) => Partial<StoredKey>,
): ApiKey | EditRefused {
  const { set } = step;
  const before = set.apiKeys.get(id);
  if (before === undefined) return 'not_found';
  if (version !== null && before.version !== version) return 'stale';
  const { account } = before;
  const stored = recorded(step, { operation, subject: id, account }, keyFacts, [
    before,
    { ...before, ...edit(before) },
  ]);
  set.apiKeys.put(id, stored);
  return apiKeyOf(stored, set.keys.get(id), accountOf(set, account));
}

/** Stores when a key was used for a charged request, to the minute: the batch is written anyway. */
export function noteUse(set: WorkingSet, id: string, at_ms: Time_ms): void {
  const use = set.keys.get(id);
  assert(use !== undefined, `there is no key ${id}`);
  if (use.last_used_at_ms === null || Math.abs(at_ms - use.last_used_at_ms) >= LAST_USE_ms)
    set.keys.put(id, { id, last_used_at_ms: at_ms });
}
