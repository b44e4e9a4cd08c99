/** What the token of an operator may do. */
import { ROLES, type Role } from '../ledger/change-rows.ts';
import type { Time_ms } from '../ledger/rows.ts';
import type { AdminToken } from '../ledger/token-rows.ts';

export interface FoundToken {
  readonly token: AdminToken;
  /** When the secret that was given ends; null: with the token. */
  readonly ends_at_ms: Time_ms | null;
}

/** Whether the token may be used. */
export function isUsable({ revoked_at_ms, expires_at_ms }: AdminToken, now_ms: Time_ms): boolean {
  return revoked_at_ms === null && (expires_at_ms === null || expires_at_ms > now_ms);
}

/** Whether a role includes another one. */
export function includesRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
