/** The rows of metered requests: leases and usage. */
import type { Nano } from '../../lib/money/amount.ts';
import type { LimitRefusal, SpendLimit } from './limit-rows.ts';
import type { Time_ms, Wallet } from './money-rows.ts';
import type { ChargeBasis } from './price-rows.ts';

/** A lease that is about to be opened, for the metered requests of one account. */
export interface NewSpendLease {
  readonly account: string;
  readonly amount_nano: Nano;
  /** The only key whose requests draw on it; absent or null: any key of the account. */
  readonly key?: string | null | undefined;
  /** It is refused if it would exceed one of these. */
  readonly limits?: readonly SpendLimit[] | undefined;
  /** The gateway process that admits requests against it. */
  readonly owner: string;
  readonly until_ms: Time_ms;
  /** The process in whose turn to wait for money it is opened. */
  readonly turn?: string | undefined;
}

/**
 * Names a lease. The id of its hold is not enough: after a failover that lost commits, a later hold has it, perhaps of another account.
 */
export interface LeaseId {
  readonly hold_id: bigint;
  readonly owner: string;
  /** By the clock of the store. */
  readonly opened_at_ms: Time_ms;
}

/** Why a hold is refused: by the wallet, or by a limit. */
export type HoldRefusal =
  | { readonly ok: false; readonly reason: 'insufficient_funds'; readonly wallet: Wallet }
  | LimitRefusal;

export type SpendLeaseResult =
  | ({ readonly ok: true } & LeaseId)
  | Exclude<HoldRefusal, { readonly reason: 'task_limit' }>
  | OutOfTurn;

/** The turn of one process to wait for money that leases of an account hold. Until it ends, holds of others must leave its amount. */
export interface MoneyTurn {
  readonly account: string;
  readonly owner: string;
  /** The sum of the quotes that wait. */
  readonly amount_nano: Nano;
  /** When the turn ends if the process does not renew it. */
  readonly until_ms: Time_ms;
}

/** A hold that fits, but would leave too little for the process whose turn it is. */
export interface OutOfTurn {
  readonly ok: false;
  readonly reason: 'out_of_turn';
}

/** An open lease as other gateways see it when they need the account's money. */
export interface OpenSpendLease {
  readonly hold_id: bigint;
  /** The only key whose requests draw on it; null: any key of the account. */
  readonly key: string | null;
  readonly owner: string;
  /** Its hold minus its stored usage. Only its owner knows the quotes of its requests in flight. */
  readonly left_nano: Nano;
  /** When its owner was asked to give back unneeded money; null: never, or it has answered. */
  readonly wanted_at_ms: Time_ms | null;
}

/** The cost of a closed lease's usage beyond its hold. */
export interface LeaseCharge {
  readonly hold_id: bigint;
  readonly account: string;
  readonly overage_nano: Nano;
  /** The part that was not charged, because it would have taken the wallet further below zero than the overdraft. */
  readonly waived_nano: Nano;
}

export type SplitResult =
  /** The new lease. */
  ({ readonly ok: true } & LeaseId) | { readonly ok: false; readonly reason: 'closed' | 'nothing_to_free' };

/** The usage and cost of one metered request. */
export interface UsageRow {
  readonly hold_id: bigint;
  readonly account: string;
  readonly key: string;
  readonly route: string;
  readonly model: string;
  /** Units by class: `{"input":"12","output":"40"}`, decimal strings. */
  readonly units: Readonly<Record<string, string>>;
  readonly amount_nano: Nano;
  /** Undefined: not known. */
  readonly basis?: ChargeBasis | undefined;
}
