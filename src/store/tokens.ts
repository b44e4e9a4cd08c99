/** What the token of an operator may do. */
import type { Time_ms } from '../ledger/rows.ts';
import type { AdminToken } from '../ledger/token-rows.ts';

export interface FoundToken {
  readonly token: AdminToken;
  /** When the secret that was given ends; null: with the token. */
  readonly ends_at_ms: Time_ms | null;
}
