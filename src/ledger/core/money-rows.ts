/** The rows of money: wallets and the entries that move it. */
import { NANO, type Nano } from '../../lib/money/amount.ts';

/** Milliseconds since the epoch. */
export type Time_ms = number;

export interface Wallet {
  readonly account: string;
  /** All top-ups minus all charges. */
  readonly posted_nano: Nano;
  /** The sum of the open holds. */
  readonly held_nano: Nano;
  /** How far below zero holds may take posted minus held. */
  readonly credit_limit_nano: Nano;
  /** The alert sent to webhooks since the last top-up: 0 none, 1 low, 2 empty. */
  readonly alerted: bigint;
}

/** What holds can still take: posted plus the credit limit, minus held. Below zero when the account owes more than that. */
export function available_nano(wallet: Wallet): Nano {
  return wallet.posted_nano + wallet.credit_limit_nano - wallet.held_nano;
}

/** The kinds of entries. `adjust` is a correction by an operator, `refund` gives back what a capture or overage charged. */
export type EntryKind = 'topup' | 'hold' | 'capture' | 'release' | 'overage' | 'adjust' | 'refund';

/** One immutable movement of money. The wallet is always the sum of the deltas. */
export interface Entry {
  readonly id: bigint;
  readonly account: string;
  readonly kind: EntryKind;
  /** For display. Negative only for an adjustment. */
  readonly amount_nano: Nano;
  readonly posted_delta_nano: Nano;
  readonly held_delta_nano: Nano;
  /** The hold that this entry made (its own id) or resolves; for a refund, the hold of the charge. */
  readonly hold_id: bigint | null;
  readonly task_id: string | null;
  readonly reference: string | null;
  /** How the amount was computed: `4 s × 1.25`. */
  readonly memo: string | null;
  readonly at_ms: Time_ms;
  /** The operator's change that made it; null: a request made it, or it is older than changes. */
  readonly change_id: bigint | null;
  /** The capture or overage that a refund gives back. */
  readonly refund_of: bigint | null;
}

export type TopupResult =
  | { readonly ok: true; readonly repeated: boolean; readonly wallet: Wallet }
  /** The reference was used before with another amount. */
  | { readonly ok: false; readonly reason: 'reference_conflict'; readonly amount_nano: Nano }
  /** The wallet would exceed `WALLET_LIMIT_nano`. */
  | { readonly ok: false; readonly reason: 'wallet_limit'; readonly wallet: Wallet };

/** What an adjustment or a refund would write or has written. */
export interface MoneyChange {
  readonly ok: true;
  /** Null in a dry run. */
  readonly entry_id: bigint | null;
  readonly amount_nano: Nano;
  readonly wallet: Wallet;
}

export type AdjustResult =
  | MoneyChange
  /** The wallet would exceed `WALLET_LIMIT_nano`. */
  | { readonly ok: false; readonly reason: 'wallet_limit'; readonly wallet: Wallet }
  /** Less than this is spendable. */
  | { readonly ok: false; readonly reason: 'insufficient_funds'; readonly wallet: Wallet };

export type RefundResult =
  | MoneyChange
  /** The account has no such entry. */
  | { readonly ok: false; readonly reason: 'not_found' }
  | { readonly ok: false; readonly reason: 'not_a_charge'; readonly kind: EntryKind }
  /** More than is left of the charge. */
  | {
      readonly ok: false;
      readonly reason: 'beyond_charge';
      readonly charged_nano: Nano;
      readonly refunded_nano: Nano;
    }
  | { readonly ok: false; readonly reason: 'wallet_limit'; readonly wallet: Wallet };

/** The largest balance that money put into a wallet may reach. Any one further movement still fits 64 bits. */
export const WALLET_LIMIT_nano: Nano = 8_000_000_000n * NANO;
