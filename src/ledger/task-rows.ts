/** The rows of tasks, and what is said about them: how one is opened, observed, settled and claimed. */
import type { Nano } from '../lang/amount.ts';
import type { Time_ms, Wallet } from './rows.ts';

/**
 * dispatching: held, the upstream is being called. running: the upstream gave an id. unknown: nobody can tell whether the
 * upstream took it. review: an operator decides. succeeded: captured. failed: released (failed, cancelled or expired upstream).
 */
export type TaskState = 'dispatching' | 'running' | 'unknown' | 'review' | 'succeeded' | 'failed';
export const terminalStates: readonly TaskState[] = ['succeeded', 'failed'];

/** The price of a task as it stood when the task was made; a later edit of the configuration never touches it. */
export interface PriceSnapshot {
  /** Name of the price table. */
  readonly price: string;
  /** What is counted: `second`, `million_tokens`. */
  readonly unit: string;
  /** Price of `divisor` units. */
  readonly price_nano: Nano;
  readonly divisor: bigint;
  readonly price_factor_nano: Nano;
}

export interface NewTask extends PriceSnapshot {
  readonly id: string;
  readonly account: string;
  readonly key: string;
  readonly upstream: string;
  /** Name of the task kind in the configuration, which says how to query it. */
  readonly kind: string;
  readonly route: string;
  readonly model: string;
  /** Facts of the request, by name, as they were priced; for people and for `explain`. */
  readonly facts: Readonly<Record<string, string | boolean>>;
  /** Upper bound that the hold was computed from. */
  readonly hold_units_nano: Nano;
  readonly hold_nano: Nano;
  readonly hold_memo: string;
  /** Units to charge where the upstream reports none. */
  readonly otherwise_units_nano: Nano;
  /** The time by which the upstream must have answered; past it a dispatching task is of unknown outcome. */
  readonly dispatch_deadline_ms: Time_ms;
  /** The time after which an unfinished task goes to review. */
  readonly deadline_at_ms: Time_ms;
}

export interface Task extends NewTask {
  readonly state: TaskState;
  readonly upstream_id: string | null;
  /** The upstream's own word for the status, as last seen. */
  readonly status: string | null;
  /** The upstream's last answer, as text; null until there is one, or when it was too large to keep. */
  readonly record: string | null;
  readonly hold_id: bigint;
  readonly charged_units_nano: Nano | null;
  readonly charged_nano: Nano | null;
  /** Why it failed, is unknown or is in review, in words for an operator. */
  readonly reason: string | null;
  readonly created_at_ms: Time_ms;
  readonly updated_at_ms: Time_ms;
  readonly finished_at_ms: Time_ms | null;
  readonly next_poll_at_ms: Time_ms | null;
  /** Set when the caller deleted the record: it is no longer listed. */
  readonly hidden_at_ms: Time_ms | null;
  /** The process that may poll it until `claim_until_ms`; both are null where none has claimed it. */
  readonly claim_owner: string | null;
  readonly claim_until_ms: Time_ms | null;
}

/** What was answered to a creation, kept so that the same Idempotency-Key gets the same bytes. */
export interface StoredAnswer {
  readonly status: number;
  /** Flat list of names and values. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
}

/** A caller's idempotency key, with the hash of the request that it names. */
export interface IdempotencyKey {
  readonly key: string;
  /** Over everything that makes the request what it is: route, path and body. */
  readonly request_sha256: Uint8Array;
  /** An older record of the key is forgotten. */
  readonly keep_ms: number;
}

/** What was sent to the upstream, kept only where sending it again with the same key is how its outcome is learnt. */
export interface StoredRequest {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Uint8Array | null;
}

export interface Opening {
  readonly idempotency?: IdempotencyKey | undefined;
  readonly request?: StoredRequest | undefined;
}

/** What became of the request that was sent with the same idempotency key before. */
export type RepeatedRequest =
  /** With the same request, and answered. */
  | { readonly ok: false; readonly reason: 'answered'; readonly answer: StoredAnswer }
  /** With the same request, and its outcome is not known yet. */
  | { readonly ok: false; readonly reason: 'in_flight' }
  /** With another request. */
  | { readonly ok: false; readonly reason: 'other_request' };

export type OpenResult =
  | { readonly ok: true; readonly hold_id: bigint }
  | RepeatedRequest
  | { readonly ok: false; readonly reason: 'insufficient_funds'; readonly wallet: Wallet }
  | { readonly ok: false; readonly reason: 'unknown_account' };

/** What the upstream was seen to say of a task that goes on. */
export interface Observation {
  readonly status: string | null;
  readonly record: string | null;
  readonly next_poll_at_ms: Time_ms | null;
}

export type Settlement =
  | {
      readonly outcome: 'capture';
      readonly units_nano: Nano;
      /** The whole price of the units. What exceeds the hold is posted as overage. */
      readonly amount_nano: Nano;
      readonly memo: string;
      readonly status: string | null;
      readonly record: string | null;
    }
  | {
      readonly outcome: 'release';
      readonly reason: string;
      readonly status: string | null;
      readonly record: string | null;
    };

/** How far below zero a settlement may take the wallet. */
export interface SettleLimit {
  readonly overdraft_nano: Nano;
}

/**
 * `settled: false`: the task had been resolved before (a race lost) and nothing was changed; or, where `reviewed` is true, its
 * charge was more than the wallet and the limit allow, and it went to review.
 */
export type SettleResult = {
  readonly settled: boolean;
  readonly task: Task;
  readonly overage_nano: Nano;
  readonly reviewed?: true;
};

/** Asks for the right of one process to poll tasks that are due. */
export interface TaskClaim {
  readonly owner: string;
  readonly upstream: string;
  readonly limit: number;
  readonly until_ms: Time_ms;
  /**
   * No poll is planned later than this, and none of a task in review ten times as far ahead. A later one was planned before the
   * clock was set back, and is due now.
   */
  readonly latest_poll_ms?: Time_ms;
}
