/** What lets an operator act: a token with one of its secrets, or a session. Decided when they ask, and again in the transaction of a change. */
import { type Actor, ROLES, type Role } from './change-rows.ts';
import type { Time_ms } from './money-rows.ts';
import type { Prefetch } from './prefetch.ts';
import type { AdminToken, StoredSession, StoredToken } from './token-rows.ts';
import type { WorkingSet } from './working-set.ts';

/** The message of the error when a token, its secret or its session has ended after the request was admitted. */
export const AUTHORITY_ENDED = 'the token or the session has ended';
/** The message of the error when the role of the token was lowered after the request was admitted. */
export const ROLE_LOWERED = 'the role of the token is too low now';

/** Whether a role includes another one. */
export function includesRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}

/** Whether the token may be used. */
export function isUsable({ revoked_at_ms, expires_at_ms }: AdminToken, now_ms: Time_ms): boolean {
  return revoked_at_ms === null && (expires_at_ms === null || expires_at_ms > now_ms);
}

/** When a secret of a token ends; null: with the token. One that the token does not have has ended. @param sha256 in lower-case hex. */
export function secretEnd_ms(token: StoredToken, sha256: string | null): Time_ms | null {
  if (sha256 === token.sha256) return null;
  return sha256 !== null && sha256 === token.previous_sha256 ? (token.previous_until_ms ?? 0) : 0;
}

/** When a session of a token ends: at the latest with the secret that opened it. */
export function sessionEnd_ms(
  { expires_at_ms, token_sha256 }: Pick<StoredSession, 'expires_at_ms' | 'token_sha256'>,
  token: StoredToken,
): Time_ms {
  return Math.min(expires_at_ms, secretEnd_ms(token, token_sha256) ?? Infinity);
}

/** The rows that decide whether an actor may act. */
export function needsOfAuthority({ authority }: Actor): readonly Prefetch[] {
  if (authority === undefined) return [];
  const { token, session_sha256: sha256 } = authority;
  return [{ need: 'token', id: token }, ...(sha256 === undefined ? [] : [{ need: 'session', sha256 } as const])];
}

/** Refuses an actor who may no longer act. @throws Error `AUTHORITY_ENDED` or `ROLE_LOWERED`, which undoes the operation. */
export function requireAuthority(set: WorkingSet, at_ms: Time_ms, { authority }: Actor): void {
  if (authority === undefined) return;
  const token = set.tokens.get(authority.token);
  if (token === undefined || !isUsable(token, at_ms)) throw new Error(AUTHORITY_ENDED);
  const { secret_sha256, session_sha256, needed } = authority;
  const session = session_sha256 === undefined ? undefined : set.sessions.get(session_sha256);
  const belongsToToken = session?.token === token.id;
  if (session_sha256 !== undefined && !(belongsToToken && sessionEnd_ms(session, token) > at_ms))
    throw new Error(AUTHORITY_ENDED);
  if (secret_sha256 !== undefined && (secretEnd_ms(token, secret_sha256) ?? Infinity) <= at_ms)
    throw new Error(AUTHORITY_ENDED);
  if (!includesRole(token.role, needed)) throw new Error(ROLE_LOWERED);
}
