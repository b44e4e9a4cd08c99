/** The rows of the tokens of operators. */
import type { Role } from './change-rows.ts';
import type { Time_ms } from './money-rows.ts';

export interface AdminToken {
  readonly id: string;
  /** Unique, and no other token's id; changes are recorded under it. */
  readonly name: string;
  readonly role: Role;
  readonly created_at_ms: Time_ms;
  readonly expires_at_ms: Time_ms | null;
  /** Written at most once a minute. */
  readonly last_used_at_ms: Time_ms | null;
  readonly revoked_at_ms: Time_ms | null;
  /** Until when the secret before the last rotation works; null: none does. */
  readonly previous_until_ms: Time_ms | null;
  /** The id of its newest change; 0: none, because it is older than its records. */
  readonly version: bigint;
}

/** A token with the hashes of its secrets, in lower-case hex. */
export type StoredToken = AdminToken & { readonly sha256: string; readonly previous_sha256: string | null };

export interface FoundToken {
  readonly token: AdminToken;
  /** When the secret that was given ends; null: with the token. */
  readonly ends_at_ms: Time_ms | null;
}

export type NewAdminToken = Pick<StoredToken, 'id' | 'name' | 'role' | 'expires_at_ms' | 'sha256'>;

/** What a browser has in place of a token. */
export interface StoredSession {
  /** The hash of its cookie, in lower-case hex. */
  readonly sha256: string;
  readonly token: string;
  /** The hash of the secret with which it was opened; it ends with that secret. Null: older than this column, and ended. */
  readonly token_sha256: string | null;
  readonly created_at_ms: Time_ms;
  /** A log-out sets it to its own time. */
  readonly expires_at_ms: Time_ms;
}

/** The texts by which operators refer to a token. */
export type TokenNames = Pick<AdminToken, 'id' | 'name'>;

/** The token without its hashes. */
export function tokenOf({ sha256: _, previous_sha256: __, ...token }: StoredToken): AdminToken {
  return token;
}
