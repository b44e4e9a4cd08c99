/** What the gateway asks of its store: accounts, keys, the wallet ledger, tasks and resources, whatever the engine. */
import type { Nano } from '../lang/amount.ts';
import type { AuditReport } from './audit.ts';

/** Milliseconds since the epoch. */
export type Time_ms = number;

export interface Account {
  readonly id: string;
  readonly name: string;
  /** 10^9 is the full price. */
  readonly discount_nano: Nano;
  readonly created_at_ms: Time_ms;
}

export interface Wallet {
  readonly account: string;
  /** All money that was put in, less all that was charged. */
  readonly posted_nano: Nano;
  /** The part of it that is set aside for work under way. */
  readonly held_nano: Nano;
}

/** What may still be spent: posted less held. */
export function available_nano(wallet: Wallet): Nano {
  return wallet.posted_nano - wallet.held_nano;
}

export type EntryKind = 'topup' | 'hold' | 'capture' | 'release' | 'overage' | 'adjust';

/** One immutable movement of money. The wallet is the sum of the deltas, always. */
export interface Entry {
  readonly id: bigint;
  readonly account: string;
  readonly kind: EntryKind;
  /** What a person reads: never negative, save for an adjustment. */
  readonly amount_nano: Nano;
  readonly posted_delta_nano: Nano;
  readonly held_delta_nano: Nano;
  /** The hold that this entry made (its own id) or resolves. */
  readonly hold_id: bigint | null;
  readonly task_id: string | null;
  readonly reference: string | null;
  /** How the amount came about: `4 s × 0.46`. */
  readonly memo: string | null;
  readonly at_ms: Time_ms;
}

export interface ApiKey {
  readonly id: string;
  /** The first characters, for people to tell keys apart; never used for look-up. */
  readonly prefix: string;
  readonly name: string | null;
  readonly account: string;
  readonly account_name: string;
  /** Globs of the models that the key may see; null is all of them. */
  readonly models: readonly string[] | null;
  /** The key's own discount; where it is null the account's holds. */
  readonly discount_nano: Nano | null;
  readonly account_discount_nano: Nano;
  readonly created_at_ms: Time_ms;
  readonly expires_at_ms: Time_ms | null;
  readonly revoked_at_ms: Time_ms | null;
}

export interface NewKey {
  readonly id: string;
  readonly sha256: Uint8Array;
  readonly prefix: string;
  readonly name: string | null;
  readonly account: string;
  readonly models: readonly string[] | null;
  readonly discount_nano: Nano | null;
  readonly expires_at_ms: Time_ms | null;
}

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
  /** Price of `per` units. */
  readonly price_nano: Nano;
  readonly per: bigint;
  readonly discount_nano: Nano;
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
  readonly lease_until_ms: Time_ms;
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
}

export type OpenResult =
  | { readonly ok: true; readonly hold_id: bigint }
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

/** `settled: false`: the task had been resolved before (a race lost), and nothing was changed. */
export type SettleResult = { readonly settled: boolean; readonly task: Task; readonly overage_nano: Nano };

export interface TaskFilter {
  readonly account?: string;
  readonly states?: readonly TaskState[];
  readonly kinds?: readonly string[];
  /** The upstream's status words, by exact match. */
  readonly statuses?: readonly string[];
  readonly models?: readonly string[];
  readonly upstream_ids?: readonly string[];
  /** Tasks without an upstream id, and hidden ones, are left out: what a caller may see. */
  readonly visible?: boolean;
  readonly limit: number;
  readonly offset?: number;
}

export type TopupResult =
  | { readonly ok: true; readonly repeated: boolean; readonly wallet: Wallet }
  /** The reference was used before, with another amount. */
  | { readonly ok: false; readonly reason: 'reference_conflict'; readonly amount_nano: Nano };

/**
 * Every method that changes something resolves only when the change is durable, and a change that is refused changes nothing.
 * Every look-up of a caller's things takes the account.
 */
export interface Store {
  createAccount(account: {
    readonly id: string;
    readonly name: string;
    readonly discount_nano: Nano;
  }): Promise<Account | 'name_taken'>;
  listAccounts(): Promise<readonly Account[]>;
  /** By id or by name. */
  findAccount(nameOrId: string): Promise<Account | undefined>;

  createKey(key: NewKey): Promise<ApiKey>;
  /** By the full SHA-256; revoked and expired keys are found too, the caller of this method judges them. */
  findKey(sha256: Uint8Array): Promise<ApiKey | undefined>;
  listKeys(account?: string): Promise<readonly ApiKey[]>;
  /** By id; undefined when there is none. Revoking twice keeps the first time. */
  revokeKey(id: string): Promise<ApiKey | undefined>;

  wallet(account: string): Promise<Wallet | undefined>;
  /** Newest first. */
  entries(account: string, limit: number): Promise<readonly Entry[]>;
  /** Adds money, once a reference. `amount_nano` is above zero. */
  topup(account: string, amount_nano: Nano, reference: string | null): Promise<TopupResult>;

  /** T1: the hold, its entry and the task in state dispatching, in one transaction; refused when too little is available. */
  openTask(task: NewTask): Promise<OpenResult>;
  /** T2: dispatching or unknown → running. False when the task is in another state, or the upstream's id is taken. */
  startTask(id: string, upstream_id: string, observation: Observation): Promise<boolean>;
  /** dispatching → unknown: the hold stays. False in any other state. */
  markUnknown(id: string, reason: string): Promise<boolean>;
  /** running or unknown → review: the hold stays. False in any other state. */
  markReview(id: string, reason: string): Promise<boolean>;
  /** T3: any state that is not terminal → succeeded with a capture, or failed with a release, exactly once. Undefined: no such task. */
  settleTask(id: string, settlement: Settlement): Promise<SettleResult | undefined>;
  /** Keeps what a poll saw of a running task; changes no money and no state. */
  observeTask(id: string, observation: Observation): Promise<void>;
  /** The caller deleted the record of a task that has ended. */
  hideTask(id: string): Promise<void>;
  /** At start: every dispatching task whose lease has run out becomes unknown. Answers how many. */
  recoverTasks(): Promise<number>;
  getTask(id: string): Promise<Task | undefined>;
  /** The caller's look-up: the account's task of one of those kinds with that upstream id, unless hidden. */
  findTask(account: string, kinds: readonly string[], upstream_id: string): Promise<Task | undefined>;
  /** Newest first. */
  listTasks(filter: TaskFilter): Promise<{ readonly tasks: readonly Task[]; readonly total: number }>;

  /** Binds a resource to the account that made it. False when it belongs to another account already; true again for its owner. */
  recordResource(kind: string, id: string, account: string): Promise<boolean>;
  ownsResource(kind: string, id: string, account: string): Promise<boolean>;

  audit(): Promise<AuditReport>;
  close(): Promise<void>;
}

/** Too much waits to be written: nothing of this operation was done, and it may be tried again. */
export class StoreBusyError extends Error {
  override readonly name = 'StoreBusyError';
}

/** Thrown at opening: the path cannot be used, the engine is too old, the schema is newer than this program. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
}
