/** The interface of a store on any engine: accounts, keys, the wallet ledger, tasks, usage and resources. */
import type { MessagePort } from 'node:worker_threads';
import type { Nano } from '../lang/amount.ts';
import type { SpendLimit, TaskSubject } from '../ledger/limit-rows.ts';
import type { Quota, QuotaAsk, QuotaPiece, QuotaReturn, SlotAsk, SlotRow } from '../ledger/quota-rows.ts';
import type { Account, Entry, Time_ms, TopupResult, Wallet } from '../ledger/rows.ts';
import type {
  LeaseCharge,
  NewSpendLease,
  OpenSpendLease,
  SpendLeaseResult,
  SplitResult,
  UsageRow,
} from '../ledger/spend-rows.ts';
import type {
  Destination,
  IdempotencyKey,
  NewTask,
  Observation,
  Opening,
  OpenResult,
  RepeatedRequest,
  Repetition,
  RepetitionRefused,
  Settlement,
  SettleResult,
  StoredAnswer,
  StoredRequest,
  Task,
  TaskClaim,
} from '../ledger/task-rows.ts';
import type { Anchor, AuditReport } from './audit.ts';
import type {
  ApiKey,
  DayRange,
  NewAccount,
  NewKey,
  OpenTaskCount,
  OwnedResource,
  OwnLimits,
  StoreGauges,
  StorePressure,
  TaskFilter,
  TaskPage,
  UsageDay,
  UsageFilter,
  UsageSum,
} from './records.ts';
import type { StoreLostError } from './store-errors.ts';

export * from '../ledger/limit-rows.ts';
export * from '../ledger/quota-rows.ts';
export * from '../ledger/rows.ts';
export * from '../ledger/spend-rows.ts';
export * from '../ledger/task-rows.ts';
export * from './records.ts';
export * from './store-errors.ts';

/**
 * A method that changes something resolves when the change is durable; a refused change changes nothing. Every look-up of a caller's
 * data takes the account. T1 to T3 are the transactions of docs/money.md.
 */
export interface Store {
  /** Resolves when the store can no longer be used: its file is gone, or its writer has died. Never rejects. */
  readonly lost: Promise<StoreLostError>;
  /**
   * A port for `openStore` in another thread, whose store then writes by the writer thread of this one.
   *
   * @throws StoreError if this store has no writer thread of its own.
   */
  share(): MessagePort;
  /**
   * Whether others are expected to use the store at the same time: threads of this process, or gateways on one server. For speed only,
   * because others may always use it.
   */
  readonly hasOthers: boolean;
  /** The clock that stamps rows. All gateways on one store have the same. */
  readonly now: () => Time_ms;

  createAccount(account: NewAccount): Promise<Account | 'name_taken'>;
  listAccounts(): Promise<readonly Account[]>;
  /** By id or by name. */
  findAccount(nameOrId: string): Promise<Account | undefined>;

  createKey(key: NewKey): Promise<ApiKey>;
  /**
   * Finds a key by its full SHA-256 in hex. Revoked and expired keys are found too; the caller must check them. Returns without a
   * promise when the key can be read synchronously, which is so for nearly every request.
   */
  findKey(sha256: string): ApiKey | undefined | Promise<ApiKey | undefined>;
  listKeys(account?: string): Promise<readonly ApiKey[]>;
  /** By id; undefined when the key does not exist. Revoking again keeps the first time. */
  revokeKey(id: string): Promise<ApiKey | undefined>;
  /** Replaces all limits of a key; undefined when it does not exist. */
  setKeyLimits(id: string, limits: OwnLimits | null): Promise<ApiKey | undefined>;
  /** Replaces all limits of an account, by id; undefined when it does not exist. */
  setAccountLimits(id: string, limits: OwnLimits | null): Promise<Account | undefined>;

  wallet(account: string): Promise<Wallet | undefined>;
  /** Newest first. */
  entries(account: string, limit: number): Promise<readonly Entry[]>;
  /** Adds money, once per reference. `amount_nano` is positive. */
  topup(account: string, amount_nano: Nano, reference: string | null): Promise<TopupResult>;

  /**
   * T1: stores the idempotency key, the hold, its entry and the task in state dispatching, in one transaction. Refused when too little
   * is available or the idempotency key was used before.
   */
  openTask(task: NewTask, opening?: Opening): Promise<OpenResult>;
  /** Stores the next target of a dispatching task before its creation is sent there. False in any other state. */
  redirectTask(id: string, to: Destination): Promise<boolean>;
  /**
   * T2: dispatching, unknown or review, without an upstream's id → running, with the answer for a repeated request. False in any
   * other state, and when another task has the upstream's id.
   */
  startTask(id: string, upstream_id: string, observation: Observation, answer?: StoredAnswer): Promise<boolean>;
  /** dispatching → unknown: the hold stays. False in any other state. */
  markUnknown(id: string, reason: string, next_poll_at_ms?: Time_ms | null): Promise<boolean>;
  /**
   * dispatching, running or unknown → review: the hold stays. False in any other state. `seen` is what a poll saw and the time of the
   * next poll; without it polling ends.
   */
  markReview(id: string, reason: string, seen?: Observation): Promise<boolean>;
  /**
   * T3: any state that is not terminal → succeeded with a capture, or failed with a release, exactly once. Undefined when the task
   * does not exist. A capture beyond the hold that would take the wallet further below zero than `overdraft_nano` (by
   * default 0) sends the task to review. A release changes nothing while a repetition of the creation may be accepted.
   */
  settleTask(
    id: string,
    settlement: Settlement,
    answer?: StoredAnswer,
    overdraft_nano?: Nano,
  ): Promise<SettleResult | undefined>;
  /** Stores what a poll saw of a running task. A task in review before its deadline becomes running. Moves no money. */
  observeTask(id: string, observation: Observation): Promise<void>;
  /** Hides an ended task whose record the caller deleted. */
  hideTask(id: string): Promise<void>;
  /**
   * Makes every dispatching task past its dispatch deadline unknown and due for a poll. Returns their number. A dispatch deadline after
   * `latest_deadline_ms` was set before the clock was set back, and counts as passed.
   */
  recoverTasks(latest_deadline_ms?: Time_ms): Promise<number>;
  /**
   * Sends every running or unknown task past its deadline to review, if no poll is planned or its upstream is not in `polled`. Returns
   * their ids.
   */
  reviewOverdueTasks(reason: string, polled?: readonly string[]): Promise<readonly string[]>;
  /**
   * Sends every unknown task of these kinds to review, and appends the reason to the stored one. Returns their ids.
   */
  reviewUnknownTasks(kinds: readonly string[], reason: string): Promise<readonly string[]>;
  /** T3 by an operator, from review or unknown, without a limit. `unchanged` otherwise, and while a gateway polls a task without an id. */
  resolveTask(id: string, settlement: Settlement): Promise<SettleResult | undefined>;
  /** Claims due tasks for this owner, until the claim expires or the task changes. */
  claimTasks(claim: TaskClaim): Promise<readonly Task[]>;
  /** Plans the next poll of a running or unknown task, or one in review, and ends the claim. */
  postponeTask(id: string, next_poll_at_ms: Time_ms | null): Promise<void>;
  /**
   * Stores, before it is sent, that the creation of an unknown task or one in review is sent again by the owner of its claim. Undefined
   * when the task has an upstream's id or has ended, or the claim is over: then nothing may be sent.
   */
  sendTaskAgain(id: string, owner: string): Promise<Repetition | undefined>;
  /**
   * Stores that this repetition made nothing. With `refused`, the hold is released if no earlier sending can be accepted any more.
   * Changes nothing when there is a later repetition.
   */
  refuseTask(id: string, repetition: Repetition, refused?: RepetitionRefused): Promise<SettleResult | undefined>;
  /** The stored request of a task whose outcome is open; undefined when it was not stored. */
  storedRequest(id: string): Promise<StoredRequest | undefined>;
  /** Those of these ids that some task of the upstream has. */
  knownUpstreamIds(upstream: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** The result of the earlier request with this key; undefined when there is none. Only `openTask` stores a key. */
  findIdempotent(account: string, key: IdempotencyKey): Promise<RepeatedRequest | undefined>;
  /** Deletes the idempotency keys that were stored at this time or earlier. Returns their number. */
  forgetIdempotency(before_ms: Time_ms): Promise<number>;
  /** The number of unfinished tasks by upstream, target and kind, which the configuration must still have. */
  countOpenTasks(): Promise<readonly OpenTaskCount[]>;
  getTask(id: string): Promise<Task | undefined>;
  /** The account's task of one of these kinds with this upstream id, unless hidden. */
  findTask(account: string, kinds: readonly string[], upstream_id: string): Promise<Task | undefined>;
  /** Newest first. */
  listTasks(filter: TaskFilter): Promise<TaskPage>;

  /** Takes a hold for metered requests. Refused when too little is available. */
  openSpendLease(lease: NewSpendLease): Promise<SpendLeaseResult>;
  /** Extends the open leases of these, and returns their holds. The others were closed because their owner was thought dead. */
  renewSpendLeases(hold_ids: readonly bigint[], until_ms: Time_ms): Promise<readonly bigint[]>;
  /**
   * Stores all rows or none. A row whose lease was closed, because its owner was thought dead, is charged as a separate overage as far
   * as the wallet can pay. Returns the charges of these rows.
   *
   * @param overdraft_nano how far below zero an overage may take the wallet; default 0.
   */
  recordUsage(rows: readonly UsageRow[], overdraft_nano?: Nano): Promise<readonly LeaseCharge[]>;
  /**
   * Captures the sum of the lease's usage and releases the rest. Undefined when it is closed already. Usage beyond the lease is charged
   * as an overage as far as the wallet can pay; the rest is waived.
   */
  closeSpendLease(hold_id: bigint, overdraft_nano?: Nano): Promise<LeaseCharge | undefined>;
  /** Closes every expired lease. Returns the charge of each. */
  closeLapsedSpendLeases(overdraft_nano?: Nano): Promise<readonly LeaseCharge[]>;
  /**
   * Closes a lease with a capture of its usage so far, and opens one of `amount_nano` in its place, with the same owner and end.
   * Refused when the lease is closed already or nothing would become available.
   */
  splitSpendLease(hold_id: bigint, amount_nano: Nano): Promise<SplitResult>;
  /** The wallet and the open leases of an account, and what counts under each of the limits, at the same moment. */
  spendLeasesOf(account: string, limits?: readonly SpendLimit[]): Promise<AccountMoney>;
  /** The unfinished tasks of a subject. */
  openTaskCount(of: TaskSubject): Promise<number>;
  /** Gives each a piece of its rate. */
  takeQuotas(asks: readonly QuotaAsk[]): Promise<readonly QuotaPiece[]>;
  returnQuotas(returns: readonly QuotaReturn[]): Promise<void>;
  /** Sets the slots of this owner until `until_ms`. Returns how many it has of each subject. */
  holdSlots(owner: string, until_ms: Time_ms, asks: readonly SlotAsk[]): Promise<readonly number[]>;
  /** What all processes took of a rate; undefined: nothing yet. */
  quotaOf(subject: string): Promise<Quota | undefined>;
  slotsOf(subject: string): Promise<readonly SlotRow[]>;
  /** Asks all other owners of the account's open leases to give back unneeded money. Returns the number of these leases. */
  askForSpendLeases(account: string, owner: string): Promise<number>;
  /** The open leases of this owner that other gateways have asked for. */
  wantedSpendLeases(owner: string): Promise<readonly { readonly hold_id: bigint; readonly account: string }[]>;
  /** The owner's answer: these leases are closed, or nothing of them can be given back. */
  answerSpendLeases(hold_ids: readonly bigint[]): Promise<void>;
  usage(filter: UsageFilter): Promise<readonly UsageSum[]>;
  /** The usage of an account by day and model, newest first. Reads sums, not requests. */
  usageDays(
    account: string,
    range: DayRange,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<readonly UsageDay[]>;

  /**
   * Counts what an operator watches, without a snapshot: the parts are read one after the other.
   *
   * @param low_nano wallets with less available money are counted; undefined: none. @param upstreams whose next polls are read.
   */
  gauges(low_nano: Nano | undefined, upstreams: readonly string[]): Promise<StoreGauges>;
  pressure(): StorePressure;

  /** Tests a write. Rejects when the store cannot be written, for example because its disk is full or it is locked. */
  probe(): Promise<void>;

  /** Stores the account that created a resource. False when another account owns it; true again for its owner. */
  recordResource(kind: string, id: string, account: string): Promise<boolean>;
  ownsResource(kind: string, id: string, account: string): Promise<boolean>;
  /** The account's resources of a kind, newest first, and their total. */
  listResources(
    kind: string,
    account: string,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly resources: readonly OwnedResource[]; readonly total: number }>;
  /** Deletes the record of the account's resource. Does nothing for another account's resource. */
  forgetResource(kind: string, id: string, account: string): Promise<void>;

  /** Checks every invariant. @param anchor from an earlier audit, to prove that the history up to it is unchanged. */
  audit(anchor?: Anchor): Promise<AuditReport>;
  close(): Promise<void>;
}

/** The money of an account at one moment. */
export interface AccountMoney {
  readonly wallet: Wallet | undefined;
  readonly leases: readonly OpenSpendLease[];
  /** In the order of the limits. */
  readonly spending: readonly SpendingNow[];
}

/** What counts under a spend limit. */
export interface SpendingNow {
  /** Charged in the period. */
  readonly spent_nano: Nano;
  /** Held now. */
  readonly held_nano: Nano;
}

/** What may be done with a store when it is opened. */
export type Access =
  /** Create it, migrate it, write and read. */
  | 'make'
  /** Migrate an existing store, write and read. */
  | 'upgrade'
  /** Write and read an up-to-date store. */
  | 'write'
  /** Read an up-to-date store. */
  | 'read';
