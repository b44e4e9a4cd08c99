/** What the token of an operator may do. */
import type { Time_ms } from '../core/money-rows.ts';
import type { AdminToken } from '../core/token-rows.ts';

export interface FoundToken {
  readonly token: AdminToken;
  /** When the secret that was given ends; null: with the token. */
  readonly ends_at_ms: Time_ms | null;
}
