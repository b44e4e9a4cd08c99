/** The tokens and sessions of operators. A store only gets their hashes. */
import { hash } from 'node:crypto';
import { randomId } from '../lang/random-id.ts';
import { ROLES, type Role } from '../ledger/change-rows.ts';
import type { Time_ms } from '../ledger/rows.ts';
import type { AdminToken } from '../ledger/token-rows.ts';

export interface FoundToken {
  readonly token: AdminToken;
  /** When the secret that was given ends; null: with the token. */
  readonly ends_at_ms: Time_ms | null;
}

const SECRET_BYTES = 32;

type RandomBytes = (size: number) => Uint8Array;

/** A new secret: `tga_` and 256 random bits, and its hash in lower-case hex. */
export function generateTokenSecret(random: RandomBytes): { readonly secret: string; readonly sha256: string } {
  const secret = `tga_${Buffer.from(random(SECRET_BYTES)).toString('base64url')}`;
  return { secret, sha256: hashToken(secret) };
}

/** A new id for a token. */
export function newTokenId(random: RandomBytes): string {
  return randomId('token', { random });
}

/** The value of a session's cookie. */
export function generateSession(random: RandomBytes): { readonly secret: string; readonly sha256: string } {
  const secret = Buffer.from(random(SECRET_BYTES)).toString('base64url');
  return { secret, sha256: hashToken(secret) };
}

/** The SHA-256, in lower-case hex, of the text that was sent. */
export function hashToken(text: string): string {
  return hash('sha256', text, 'hex');
}

/** Whether the token may be used. */
export function isUsable({ revoked_at_ms, expires_at_ms }: AdminToken, now_ms: Time_ms): boolean {
  return revoked_at_ms === null && (expires_at_ms === null || expires_at_ms > now_ms);
}

/** Whether a role includes another one. */
export function includesRole(role: Role, needed: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(needed);
}
