/** The interface of a store on any engine: its methods, and groups of them by who uses them. */
import type { MessagePort } from 'node:worker_threads';
import type { Nano } from '../../lib/money/amount.ts';
import type { ApiKey } from '../core/account-rows.ts';
import type { Time_ms } from '../core/money-rows.ts';
import type { Anchor, AuditProgress, AuditReport } from './audit-report.ts';
import type { StoreMove } from './moved.ts';
import type { Reads } from './read-methods.ts';
import type { StoreGauges, StorePressure } from './records.ts';
import type { StoreLostError } from './store-errors.ts';
import type { Writes } from './writes.ts';

export * from '../core/account-rows.ts';
export { AUTHORITY_ENDED, includesRole, isUsable, ROLE_LOWERED } from '../core/authority.ts';
export { type CallerRefused, type KeyRefused, keyRefused, mayUse } from '../core/caller.ts';
export * from '../core/change-rows.ts';
export { CHANGE_KEY_USED, shownFacts } from '../core/changes.ts';
export { countThreshold } from '../core/events.ts';
export * from '../core/limit-rows.ts';
export * from '../core/money-rows.ts';
export type { Prunable, PruneTimes, RecordedPrune } from '../core/operations/prune.ts';
export type { Redelivered } from '../core/operations/webhooks.ts';
export * from '../core/price-rows.ts';
export * from '../core/spend-rows.ts';
export * from '../core/task-rows.ts';
export * from '../core/token-rows.ts';
export * from '../core/webhook-rows.ts';
export type { Delivery, DeliveryResult } from './deliveries.ts';
export type { Pruned } from './prune-rows.ts';
export type { UsedGroup } from './reads/account-reads.ts';
export * from './records.ts';
export { nextRollUp_ms } from './roll-up-usage.ts';
export { USAGE_LEVELS } from './schema-usage.ts';
export * from './store-errors.ts';

/**
 * A whole store. A method that changes something (`Writes`) resolves when the change is durable; a refused change changes nothing. Every
 * look-up of a caller's data takes the account.
 */
export interface Store extends Writes, Reads {
  /** The clock that stamps rows. All gateways on one store have the same. */
  readonly now: () => Time_ms;
  /**
   * Whether others are expected to use the store at the same time: threads of this process, or gateways on one server. For speed only,
   * because others may always use it.
   */
  readonly isShared: boolean;
  /**
   * Finds a key by its full SHA-256 in hex. Also finds revoked and expired keys, ended secrets and keys of suspended accounts; the caller
   * must check them. Returns synchronously for nearly every request.
   */
  findKey(sha256: string): ApiKey | undefined | Promise<ApiKey | undefined>;
  /**
   * Counts what an operator watches, without a snapshot: the parts are read one after the other.
   *
   * @param low_nano wallets that can spend less are counted; undefined: none. @param upstreams whose next polls are read.
   */
  gauges(low_nano: Nano | undefined, upstreams: readonly string[]): Promise<StoreGauges>;
  pressure(): StorePressure;
  /** Checks every invariant. @param anchor from an earlier audit, to prove that the history up to it is unchanged. */
  audit(anchor?: Anchor, progress?: AuditProgress): Promise<AuditReport>;
  /** Resolves when the store can no longer be used: its file is gone, or its writer has died. Never rejects. */
  readonly lost: Promise<StoreLostError>;
  /**
   * A port for `openStore` in another thread, whose store then writes by the writer thread of this one.
   *
   * @throws StoreError if this store has no writer thread of its own.
   */
  share(): MessagePort;
  /** Rejects every waiting and every later change, because the process ends. Callers that wait can then log their records. */
  giveUp(reason: string): void;
  /** Where the store was moved to before it was opened for reading. */
  readonly moved: StoreMove | undefined;
  close(): Promise<void>;
}

/** What admits requests and answers from the store without a task. */
export type RequestStore = Pick<
  Store,
  | 'now'
  | 'findKey'
  | 'wallet'
  | 'findIdempotent'
  | 'usageDays'
  | 'recordResource'
  | 'ownsResource'
  | 'listResources'
  | 'forgetResource'
>;

/** What creates tasks, polls them and ends them, for a caller or by the settler. */
export type TaskStore = Pick<
  Store,
  | 'now'
  | 'openTask'
  | 'redirectTask'
  | 'startTask'
  | 'markUnknown'
  | 'markUnlearnable'
  | 'markReview'
  | 'settleTask'
  | 'observeTask'
  | 'hideTask'
  | 'getTask'
  | 'findTask'
  | 'listTasks'
  | 'priceVersion'
>;

/** What only the settler uses: claims, repetitions of creations, and sweeps. */
export type SettlerStore = Pick<
  Store,
  | 'claimTasks'
  | 'postponeTask'
  | 'sendTaskAgain'
  | 'refuseTask'
  | 'releaseUnlisted'
  | 'storedRequest'
  | 'knownUpstreamIds'
  | 'recoverTasks'
  | 'reviewOverdueTasks'
  | 'reviewUnknownTasks'
  | 'forgetIdempotency'
>;

/** What admits and charges metered requests: leases and their usage. */
export type LeaseStore = Pick<
  Store,
  | 'now'
  | 'wallet'
  | 'openSpendLease'
  | 'renewSpendLeases'
  | 'recordUsage'
  | 'closeSpendLease'
  | 'closeExpiredSpendLeases'
  | 'splitSpendLease'
  | 'spendLeasesOf'
  | 'takeMoneyTurn'
  | 'endMoneyTurn'
  | 'wantedSpendLeases'
  | 'answerSpendLeases'
>;

/** What counts under limits. */
export type LimitStore = Pick<
  Store,
  'isShared' | 'noteRefusal' | 'recordEvents' | 'takeQuotas' | 'quotasOf' | 'openTaskCount' | 'spendLeasesOf'
>;

/**
 * What operators change: accounts, keys, limits and money. Each change is recorded with who made it (`by`), in the same transaction. One
 * that is refused, repeated or has no effect is not recorded. With `by.once`, one whose idempotency key was used before rejects with an
 * error whose message contains `CHANGE_KEY_USED`, and changes nothing.
 */
export type OperatorStore = Pick<
  Store,
  | 'createAccount'
  | 'listAccounts'
  | 'accountNames'
  | 'findAccount'
  | 'editAccount'
  | 'createKey'
  | 'listKeys'
  | 'getKey'
  | 'editKey'
  | 'rotateKey'
  | 'revokeKey'
  | 'topup'
  | 'adjust'
  | 'refund'
  | 'resolveTask'
  | 'recordChange'
  | 'changes'
  | 'findChangeKey'
>;

/** What reports and monitoring read. */
export type ReportStore = Pick<
  Store,
  | 'entries'
  | 'usage'
  | 'eachUsage'
  | 'topUsage'
  | 'rollUpUsage'
  | 'accountStatement'
  | 'countOpenTasks'
  | 'gauges'
  | 'pressure'
  | 'probe'
  | 'audit'
>;

export type GatewayStore = RequestStore & TaskStore & SettlerStore & LeaseStore & LimitStore & ReportStore;

/** What a store is opened for. */
export type Access =
  /** Create it, migrate it, write and read. */
  | 'make'
  /** Migrate an existing store, write and read. */
  | 'upgrade'
  /** Write and read an up-to-date store. */
  | 'write'
  /** Read an up-to-date store. */
  | 'read';
