/** The rows of metered requests: leases, the holds that many requests draw on, and their usage. */
import type { Nano } from '../lang/amount.ts';
import type { Time_ms, Wallet } from './rows.ts';

/** A hold that a gateway took in one piece, for the metered requests of one account. */
export interface NewSpendLease {
  readonly account: string;
  readonly amount_nano: Nano;
  /** The gateway process that admits requests against it. */
  readonly owner: string;
  readonly until_ms: Time_ms;
}

export type SpendLeaseResult =
  | { readonly ok: true; readonly hold_id: bigint }
  | { readonly ok: false; readonly reason: 'insufficient_funds'; readonly wallet: Wallet };

/** An open lease as whoever looks for an account's money sees it. */
export interface OpenSpendLease {
  readonly hold_id: bigint;
  readonly owner: string;
  /** Its hold less the rows that are recorded; the quotes of its requests under way are known to its owner only. */
  readonly left_nano: Nano;
  /** Its owner was asked to give back what no request needs, and has not answered yet. */
  readonly wanted: boolean;
}

/** What a lease's rows cost beyond its hold, when it was closed. */
export interface LeaseCharge {
  readonly hold_id: bigint;
  readonly account: string;
  /** What was charged of it. */
  readonly overage_nano: Nano;
  /** What was not charged, because it would have taken the wallet below zero by more than the overdraft. */
  readonly waived_nano: Nano;
}

export type SplitResult =
  /** The lease that stands in its place. */
  | { readonly ok: true; readonly hold_id: bigint }
  | { readonly ok: false; readonly reason: 'closed' | 'nothing_to_free' };

/** What one metered request costs. */
export interface UsageRow {
  readonly hold_id: bigint;
  readonly account: string;
  readonly key: string;
  readonly route: string;
  readonly model: string;
  /** Units by class: `{"input":"12","output":"40"}`, decimal strings. */
  readonly units: Readonly<Record<string, string>>;
  readonly amount_nano: Nano;
}
