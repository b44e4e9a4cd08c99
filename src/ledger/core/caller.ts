/** What lets a caller act: a key with one of its secrets, of an active account, that may use the model. */
import { globMatcher } from '../../lib/text/prefix.ts';
import type { Account, ApiKey, StoredKey } from './account-rows.ts';
import type { Time_ms } from './money-rows.ts';

export type KeyRefused = 'revoked' | 'expired' | 'replaced' | 'suspended';
/** Why a caller may not act. */
export type CallerRefused = KeyRefused | 'model';

/** Why a key may not be used now; undefined: it may. */
export function keyRefused(
  key: Pick<ApiKey, 'revoked_at_ms' | 'expires_at_ms' | 'secret_until_ms' | 'account_status'>,
  now_ms: Time_ms,
): KeyRefused | undefined {
  if (key.revoked_at_ms !== null) return 'revoked';
  if (isOver(key.expires_at_ms, now_ms)) return 'expired';
  if (isOver(key.secret_until_ms, now_ms)) return 'replaced';
  return key.account_status === 'suspended' ? 'suspended' : undefined;
}

/** Whether the key may use the model. */
export function mayUse({ models }: Pick<ApiKey, 'models'>): (model: string) => boolean {
  return models === null ? () => true : globMatcher(models);
}

/** Why a stored key may not act. @param sha256 of the secret that the caller sent, in lower-case hex. */
export function callerRefused(
  key: StoredKey,
  { status }: Account,
  { sha256, model }: { readonly sha256: string; readonly model: string },
  now_ms: Time_ms,
): CallerRefused | undefined {
  const secret_until_ms = key.sha256 === sha256 ? null : key.previous_sha256 === sha256 ? key.previous_until_ms : 0;
  const refused = keyRefused({ ...key, secret_until_ms, account_status: status }, now_ms);
  return refused ?? (mayUse(key)(model) ? undefined : 'model');
}

function isOver(until_ms: Time_ms | null, now_ms: Time_ms): boolean {
  return until_ms !== null && until_ms <= now_ms;
}
