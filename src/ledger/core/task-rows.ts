/** The rows of tasks, and the arguments and results of the operations on them. */

import type { Nano } from '../../lib/money/amount.ts';
import type { TaskClasses } from '../../lib/money/class-units.ts';
import type { CallerRefused } from './caller.ts';
import type { HoldLimits } from './limit-rows.ts';
import type { Time_ms } from './money-rows.ts';
import type { PriceVersion, VendorCost } from './price-rows.ts';
import type { HoldRefusal, OutOfTurn } from './spend-rows.ts';

/**
 * dispatching: held, the upstream is being called. running: the upstream gave an id. unknown: the upstream may or may not have
 * taken it. review: an operator decides. succeeded: captured, for a success or for a failure that costs something. failed: released
 * (failed, cancelled or expired upstream).
 */
export type TaskState = 'dispatching' | 'running' | 'unknown' | 'review' | 'succeeded' | 'failed';
/** The states that a task never leaves. */
export const TERMINAL_STATES: readonly TaskState[] = ['succeeded', 'failed'];

/** The price of a task at its creation. A later edit of the configuration does not change it. */
export interface PriceSnapshot {
  /** Name of the price table. */
  readonly price: string;
  /** The unit that is counted: `second`, `million_tokens`. */
  readonly unit: string;
  /** Price of `divisor` units. */
  readonly price_nano: Nano;
  readonly divisor: bigint;
  readonly price_factor_nano: Nano;
}

/** A task before it is opened. */
export interface NewTask extends PriceSnapshot {
  readonly id: string;
  /** The id of the creation's request, as in the log. */
  readonly request_id?: string | null | undefined;
  /** The digest of the price table's version. */
  readonly price_sha256?: string | null | undefined;
  readonly account: string;
  readonly key: string;
  readonly upstream: string;
  /** The target of the upstream that gets its creation. All later requests of the task go to it. */
  readonly target: string;
  /** Name of the task kind in the configuration. */
  readonly kind: string;
  readonly route: string;
  readonly model: string;
  /** The path parameters of its creation that the upstream's path of the task has. */
  readonly params?: Readonly<Record<string, string>> | null | undefined;
  /** The facts that chose the price, by name; for display and for `explain`. */
  readonly facts: Readonly<Record<string, string | boolean>>;
  /** The upper bound of the units, which the hold was computed from. */
  readonly hold_units_nano: Nano;
  readonly hold_nano: Nano;
  readonly hold_memo: string;
  /** The units to charge when the upstream reports none. */
  readonly otherwise_units_nano: Nano;
  /** Its classes, if its price has some. The price is then 0, and the units are sums. `{}`: the stored classes are damaged. */
  readonly classes?: TaskClasses | null | undefined;
  /** The time by which the upstream must have answered; after it a dispatching task becomes unknown. */
  readonly dispatch_deadline_ms: Time_ms;
  /** The time after which an unfinished task goes to review. */
  readonly deadline_at_ms: Time_ms;
}

/** Where the creation of a task goes next. */
export type Destination = Pick<NewTask, 'upstream' | 'target' | 'params' | 'dispatch_deadline_ms'>;

/** A task as callers of the store see it. */
export interface Task extends Omit<NewTask, 'facts' | 'request_id' | 'price_sha256' | 'classes' | 'params'> {
  /** Null, as the digest: the task is older than these. */
  readonly request_id: string | null;
  readonly price_sha256: string | null;
  readonly classes: TaskClasses | null;
  readonly params: Readonly<Record<string, string>> | null;
  /** Null: the stored facts are damaged. Only the charge of a failure may depend on them; such a task then goes to review. */
  readonly facts: NewTask['facts'] | null;
  readonly state: TaskState;
  readonly upstream_id: string | null;
  /** The facts that the answer to its creation had; null: none, or the answer was lost. */
  readonly answered: NewTask['facts'] | null;
  /** The upstream's status word that was seen last. */
  readonly status: string | null;
  /** The upstream's last answer as text; null before the first one, or when it was too large to store. */
  readonly record: string | null;
  readonly hold_id: bigint;
  readonly charged_units_nano: Nano | null;
  /** The charged units by class, as decimal strings; null: it has no classes. */
  readonly charged_classes: Readonly<Record<string, string>> | null;
  readonly charged_nano: Nano | null;
  /** What it cost the operator; null: not known. */
  readonly cost_nano: Nano | null;
  /** The digest of the price table of that cost. */
  readonly cost_sha256: string | null;
  /** Why it failed, is unknown or is in review; for an operator. */
  readonly reason: string | null;
  readonly created_at_ms: Time_ms;
  readonly updated_at_ms: Time_ms;
  readonly finished_at_ms: Time_ms | null;
  readonly next_poll_at_ms: Time_ms | null;
  /** When the creation was last sent again, unless that repetition made nothing; null: not since it was first sent. */
  readonly resent_at_ms: Time_ms | null;
  /** When the caller deleted the record; a hidden task is no longer listed. */
  readonly hidden_at_ms: Time_ms | null;
  /** The process that may poll it until `claim_until_ms`; both are null without a claim. */
  readonly claim_owner: string | null;
  readonly claim_until_ms: Time_ms | null;
}

/** The answer to a creation, stored so that the same idempotency key gets the same bytes. */
export interface StoredAnswer {
  readonly status: number;
  /** Flat list of names and values. */
  readonly headers: readonly string[];
  readonly body: Uint8Array;
}

/** A caller's idempotency key, with the hash of its request. */
export interface IdempotencyKey {
  readonly key: string;
  /** Hash of route, path and body. */
  readonly request_sha256: Uint8Array;
  /** A record older than this is ignored. */
  readonly keep_ms: number;
}

/** The request to the upstream, stored only if an unknown outcome is learnt by sending it again with the same key. */
export interface StoredRequest {
  readonly path: string;
  readonly headers: readonly string[];
  readonly body: Uint8Array | null;
}

/** What the answer to a creation showed. */
export interface CreationSeen extends Observation {
  /** The facts that its billing rule reads from it. */
  readonly answered?: NewTask['facts'] | null | undefined;
}

/** One repetition of a creation: the creation is sent again with the same key. */
export interface Repetition {
  /** When it was stored, which is before it was sent. Names the repetition. */
  readonly at_ms: Time_ms;
  /** The repetition before it that may have been accepted; null: only the first sending may have been. */
  readonly earlier_ms: Time_ms | null;
}

/** A refusal that releases the hold, if no earlier sending of the creation can be accepted any more. */
export interface RepetitionRefused {
  readonly settlement: Release;
  /** For callers who repeat the creation with its idempotency key. */
  readonly answer: StoredAnswer;
  /** An earlier sending is decided when this repetition was stored this much later. */
  readonly decided_after_ms: number;
}

/** What `openTask` stores beside the task. */
export interface Opening {
  readonly idempotency?: IdempotencyKey | undefined;
  readonly request?: StoredRequest | undefined;
  /** Of the secret that the caller sent, in lower-case hex: its key is checked again. Undefined: it is not. */
  readonly secret_sha256?: string | undefined;
  /** The task is refused if it would exceed one of these. */
  readonly limits?: HoldLimits | undefined;
  /** The process in whose turn to wait for money the hold is taken. */
  readonly turn?: string | undefined;
  /** The version of the price table, unless it is stored already. */
  readonly price?: PriceVersion | undefined;
}

/** The result of the earlier request with the same idempotency key. */
export type RepeatedRequest =
  /** The same request, already answered. */
  | { readonly ok: false; readonly reason: 'answered'; readonly answer: StoredAnswer }
  /** The same request, whose outcome is still open. */
  | { readonly ok: false; readonly reason: 'in_flight' }
  /** Another request. */
  | { readonly ok: false; readonly reason: 'other_request' };

export type OpenResult =
  | { readonly ok: true; readonly hold_id: bigint }
  | RepeatedRequest
  | HoldRefusal
  | OutOfTurn
  | { readonly ok: false; readonly reason: 'caller_refused'; readonly why: CallerRefused }
  | { readonly ok: false; readonly reason: 'unknown_account' };

/** What a poll saw of a task that has not ended. */
export interface Observation {
  readonly status: string | null;
  readonly record: string | null;
  readonly next_poll_at_ms: Time_ms | null;
}

export type Settlement =
  | {
      readonly outcome: 'capture';
      readonly units_nano: Nano;
      /** The units by class; null or absent: the task has no classes. */
      readonly classes?: Readonly<Record<string, string>> | null | undefined;
      /** The whole price of the units. The part beyond the hold is posted as an overage. */
      readonly amount_nano: Nano;
      readonly memo: string;
      /** What it cost the operator; absent: not known. */
      readonly cost?: VendorCost | undefined;
      readonly status: string | null;
      readonly record: string | null;
    }
  | {
      /** `release`: the upstream says that the task failed. `not_made`: the upstream never made it. */
      readonly outcome: 'release' | 'not_made';
      readonly reason: string;
      readonly status: string | null;
      readonly record: string | null;
    };

/** An end without a charge. */
export type Release = Exclude<Settlement, { readonly outcome: 'capture' }>;

/** What became of an attempt to end a task. */
export type SettleResult =
  | { readonly outcome: 'settled'; readonly task: Task; readonly overage_nano: Nano }
  /** The charge was more than the wallet and the overdraft allow, so the task went to review. */
  | { readonly outcome: 'sent_to_review'; readonly task: Task }
  /** The task cannot end now, for example because it has ended already. Nothing changed. */
  | { readonly outcome: 'unchanged'; readonly task: Task };

/** Selects tasks by their target: of one, or of all but these. */
export type TargetFilter = { readonly only: string } | { readonly except: readonly string[] };

/** Asks for the right of one process to poll due tasks. */
export interface TaskClaim {
  readonly owner: string;
  readonly upstream: string;
  /** Undefined: tasks of every target. */
  readonly targets?: TargetFilter | undefined;
  readonly limit: number;
  readonly until_ms: Time_ms;
  /**
   * The latest time for which a poll is planned; for a task in review ten times as far ahead. A later poll was planned before the
   * clock was set back, and is due now.
   */
  readonly latest_poll_ms?: Time_ms;
}
