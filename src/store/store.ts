/** What the gateway asks of its store: accounts, keys, the wallet ledger, tasks, usage and resources, whatever the engine. */
import type { Nano } from '../lang/amount.ts';
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
  IdempotencyKey,
  NewTask,
  Observation,
  Opening,
  OpenResult,
  RepeatedRequest,
  SettleLimit,
  Settlement,
  SettleResult,
  StoredAnswer,
  StoredRequest,
  Task,
  TaskClaim,
} from '../ledger/task-rows.ts';
import type { Anchor, AuditReport } from './audit.ts';
import type { ApiKey, NewKey, OpenTasks, OwnedResource, TaskFilter, UsageFilter, UsageSum } from './records.ts';

export * from '../ledger/rows.ts';
export * from '../ledger/spend-rows.ts';
export * from '../ledger/task-rows.ts';
export * from './records.ts';

/**
 * Every method that changes something resolves only when the change is durable, and a change that is refused changes nothing.
 * Every look-up of a caller's things takes the account.
 */
export interface Store {
  /** Resolves when the store cannot be used any more: its file is gone, or what writes to it has died. Never rejects. */
  readonly lost: Promise<StoreLostError>;

  createAccount(account: {
    readonly id: string;
    readonly name: string;
    readonly price_factor_nano: Nano;
  }): Promise<Account | 'name_taken'>;
  listAccounts(): Promise<readonly Account[]>;
  /** By id or by name. */
  findAccount(nameOrId: string): Promise<Account | undefined>;

  createKey(key: NewKey): Promise<ApiKey>;
  /**
   * By the full SHA-256 in hex; revoked and expired keys are found too, the caller of this method judges them. At once where
   * the key can be read without waiting, which it can for nearly every request.
   */
  findKey(sha256: string): ApiKey | undefined | Promise<ApiKey | undefined>;
  listKeys(account?: string): Promise<readonly ApiKey[]>;
  /** By id; undefined when there is none. Revoking twice keeps the first time. */
  revokeKey(id: string): Promise<ApiKey | undefined>;

  wallet(account: string): Promise<Wallet | undefined>;
  /** Newest first. */
  entries(account: string, limit: number): Promise<readonly Entry[]>;
  /** Adds money, once a reference. `amount_nano` is above zero. */
  topup(account: string, amount_nano: Nano, reference: string | null): Promise<TopupResult>;

  /**
   * T1: the idempotency key, the hold, its entry and the task in state dispatching, in one transaction; refused, with nothing changed,
   * when too little is available or the idempotency key was used before.
   */
  openTask(task: NewTask, opening?: Opening): Promise<OpenResult>;
  /**
   * T2: dispatching, unknown or review, without an upstream's id → running, with the answer for who repeats the request. False
   * in any other state, and when the upstream's id is taken.
   */
  startTask(id: string, upstream_id: string, observation: Observation, answer?: StoredAnswer): Promise<boolean>;
  /** dispatching → unknown: the hold stays. False in any other state. */
  markUnknown(id: string, reason: string, next_poll_at_ms?: Time_ms | null): Promise<boolean>;
  /**
   * dispatching, running or unknown → review: the hold stays. False in any other state. `seen` is what a poll saw, and when the
   * next one is due; without it nobody polls any more.
   */
  markReview(id: string, reason: string, seen?: Observation): Promise<boolean>;
  /**
   * T3: any state that is not terminal → succeeded with a capture, or failed with a release, exactly once. Undefined: no such
   * task. With a limit, a capture beyond the hold that would take the wallet further below zero sends the task to review.
   */
  settleTask(
    id: string,
    settlement: Settlement,
    answer?: StoredAnswer,
    limit?: SettleLimit,
  ): Promise<SettleResult | undefined>;
  /** Keeps what a poll saw of a task that goes on; one in review whose deadline is not over runs again. Changes no money. */
  observeTask(id: string, observation: Observation): Promise<void>;
  /** The caller deleted the record of a task that has ended. */
  hideTask(id: string): Promise<void>;
  /**
   * Every dispatching task past its dispatch deadline becomes unknown, and due for a poll. Answers how many. No such deadline is
   * later than `latest_deadline_ms`: one that is was set before the clock was set back, and counts as past.
   */
  recoverTasks(latest_deadline_ms?: Time_ms): Promise<number>;
  /**
   * Every running or unknown task past its deadline goes to review, save those that are still polled, whose upstream is one of
   * `asked`. Answers their ids.
   */
  reviewOverdueTasks(reason: string, asked?: readonly string[]): Promise<readonly string[]>;
  /**
   * Every task of unknown outcome of those kinds goes to review, with the reason behind what is known of it already. Answers
   * their ids.
   */
  reviewUnknownTasks(kinds: readonly string[], reason: string): Promise<readonly string[]>;
  /** T3 by an operator: from review or unknown, while no gateway asks what became of the creation. `settled` is false otherwise. */
  resolveTask(id: string, settlement: Settlement): Promise<SettleResult | undefined>;
  /** Takes tasks whose poll is due, for this owner alone until the claim runs out or the task is changed. */
  claimTasks(claim: TaskClaim): Promise<readonly Task[]>;
  /** A look decided nothing: the next is due then. Running and unknown tasks, and those in review, only. */
  postponeTask(id: string, next_poll_at_ms: Time_ms | null): Promise<void>;
  /** What was sent upstream for a task of unknown outcome, where it was kept. */
  storedRequest(id: string): Promise<StoredRequest | undefined>;
  /** Whether any task of the upstream bears that id. */
  knowsUpstreamId(upstream: string, upstream_id: string): Promise<boolean>;
  /** What became of the request that used the key before; undefined when this is the first. Only `openTask` stores a key. */
  findIdempotent(account: string, key: IdempotencyKey): Promise<RepeatedRequest | undefined>;
  /** Drops the idempotency keys stored before then. Answers how many. */
  forgetIdempotency(before_ms: Time_ms): Promise<number>;
  /** What the tasks that have not ended need of the configuration. */
  openTasks(): Promise<readonly OpenTasks[]>;
  getTask(id: string): Promise<Task | undefined>;
  /** The caller's look-up: the account's task of one of those kinds with that upstream id, unless hidden. */
  findTask(account: string, kinds: readonly string[], upstream_id: string): Promise<Task | undefined>;
  /** Newest first. */
  listTasks(filter: TaskFilter): Promise<{ readonly tasks: readonly Task[]; readonly total: number }>;

  /** Takes a hold for metered requests; refused, with nothing changed, when too little is available. */
  openSpendLease(lease: NewSpendLease): Promise<SpendLeaseResult>;
  /** Answers which of them are open still: the others were closed, because their owner was thought dead. */
  renewSpendLeases(hold_ids: readonly bigint[], until_ms: Time_ms): Promise<readonly bigint[]>;
  /**
   * All of them or none. A row of a lease that was closed meanwhile, because its owner was thought dead, is charged as an
   * overage of its own, as far as the wallet reaches; answers what each of those was charged.
   *
   * @param overdraft_nano how far below zero an overage may take the wallet; default 0.
   */
  recordUsage(rows: readonly UsageRow[], overdraft_nano?: Nano): Promise<readonly LeaseCharge[]>;
  /**
   * Captures the sum of the lease's rows and releases the rest, once: undefined when it was closed before. What the rows cost
   * beyond the lease is charged as an overage as far as the wallet reaches, and waived beyond that.
   */
  closeSpendLease(hold_id: bigint, overdraft_nano?: Nano): Promise<LeaseCharge | undefined>;
  /** Closes every lease whose owner's time has run out. Answers what each was charged. */
  closeLapsedSpendLeases(overdraft_nano?: Nano): Promise<readonly LeaseCharge[]>;
  /**
   * Closes a lease, with a capture of its rows so far, and opens one of `amount_nano` in its place, of the same owner and
   * time. Refused, with nothing changed, when it is closed already or nothing would become free.
   */
  splitSpendLease(hold_id: bigint, amount_nano: Nano): Promise<SplitResult>;
  /** The wallet and the open leases of an account, as of one moment. */
  spendLeasesOf(
    account: string,
  ): Promise<{ readonly wallet: Wallet | undefined; readonly leases: readonly OpenSpendLease[] }>;
  /** Asks all other owners of the account's open leases to give back what no request needs. Answers how many leases those are. */
  askForSpendLeases(account: string, owner: string): Promise<number>;
  /** The open leases of this owner that others have asked for. */
  wantedSpendLeases(owner: string): Promise<readonly { readonly hold_id: bigint; readonly account: string }[]>;
  /** The owner's answer: nothing of these leases can be given back, or they are closed. */
  answerSpendLeases(hold_ids: readonly bigint[]): Promise<void>;
  usage(filter: UsageFilter): Promise<readonly UsageSum[]>;

  /** Writes something that nobody reads. Rejects when the store cannot be written: its disk is full, or it is locked. */
  probe(): Promise<void>;

  /** Binds a resource to the account that made it. False when it belongs to another account already; true again for its owner. */
  recordResource(kind: string, id: string, account: string): Promise<boolean>;
  ownsResource(kind: string, id: string, account: string): Promise<boolean>;
  /** The account's resources of a kind, newest first, and how many there are in all. */
  listResources(
    kind: string,
    account: string,
    page: { readonly limit: number; readonly offset: number },
  ): Promise<{ readonly resources: readonly OwnedResource[]; readonly total: number }>;
  /** The account no longer owns the resource. Changes nothing for another's. */
  forgetResource(kind: string, id: string, account: string): Promise<void>;

  /** @param anchor from an earlier audit: proves that the history up to it is the same. */
  audit(anchor?: Anchor): Promise<AuditReport>;
  close(): Promise<void>;
}

/** What whoever opens a store may do: make and migrate it, write to one that is up to date, or only read that. */
export type Access = 'make' | 'write' | 'read';

/** Too much waits to be written: nothing of this operation was done, and it may be tried again. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

/** The store is gone under the process, which should end; whether the operation was done is not known. */
export class StoreLostError extends Error {
  override readonly name = 'StoreLostError';
}

/** Thrown at opening: the path cannot be used, the engine is too old, the schema is newer than this program. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
