/** The rows of money: accounts, wallets and the entries that move it. */
import { NANO, type Nano } from '../lang/amount.ts';

/** Milliseconds since the epoch. */
export type Time_ms = number;

/** Who pays. */
export interface Account {
  readonly id: string;
  readonly name: string;
  /** 10^9 is the full price. */
  readonly price_factor_nano: Nano;
  /** Limits of this account, as text by name; null: those of the configuration apply. */
  readonly limits: Readonly<Record<string, string>> | null;
  readonly created_at_ms: Time_ms;
}

/** The money of an account. */
export interface Wallet {
  readonly account: string;
  /** All top-ups minus all charges. */
  readonly posted_nano: Nano;
  /** The sum of the open holds. */
  readonly held_nano: Nano;
}

/** The amount that can still be spent: posted minus held. */
export function available_nano(wallet: Wallet): Nano {
  return wallet.posted_nano - wallet.held_nano;
}

/** The kinds of entries. `adjust` is a correction: the audit knows it, but no command writes it yet. */
export type EntryKind = 'topup' | 'hold' | 'capture' | 'release' | 'overage' | 'adjust';

/** One immutable movement of money. The wallet is always the sum of the deltas. */
export interface Entry {
  readonly id: bigint;
  readonly account: string;
  readonly kind: EntryKind;
  /** For display. Negative only for an adjustment. */
  readonly amount_nano: Nano;
  readonly posted_delta_nano: Nano;
  readonly held_delta_nano: Nano;
  /** The hold that this entry made (its own id) or resolves. */
  readonly hold_id: bigint | null;
  readonly task_id: string | null;
  readonly reference: string | null;
  /** How the amount was computed: `4 s × 1.25`. */
  readonly memo: string | null;
  readonly at_ms: Time_ms;
}

export type TopupResult =
  | { readonly ok: true; readonly repeated: boolean; readonly wallet: Wallet }
  /** The reference was used before with another amount. */
  | { readonly ok: false; readonly reason: 'reference_conflict'; readonly amount_nano: Nano }
  /** The wallet would exceed `WALLET_LIMIT_nano`. */
  | { readonly ok: false; readonly reason: 'wallet_limit'; readonly wallet: Wallet };

/** The largest balance that a top-up may reach. Any one further movement still fits 64 bits. */
export const WALLET_LIMIT_nano: Nano = 8_000_000_000n * NANO;
