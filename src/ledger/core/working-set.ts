/** Rows in memory. The operations of a batch read and change them one after another; the engine then stores the changes. */
import assert from 'node:assert/strict';
import type { Nano } from '../../lib/money/amount.ts';
import type { Account, AccountNames, KeyUse, StoredKey } from './account-rows.ts';
import type { ChangeKey, ChangeRow } from './change-rows.ts';
import type { QuotaRow, Spending } from './limit-rows.ts';
import type { Entry, Time_ms, Wallet } from './money-rows.ts';
import type { PriceVersion } from './price-rows.ts';
import type { MoneyTurn } from './spend-rows.ts';
import { type Batch, Table } from './table.ts';
import type { StoredAnswer, StoredRequest, Task } from './task-rows.ts';
import type { StoredSession, StoredToken, TokenNames } from './token-rows.ts';
import type { UsageGroup } from './usage-groups.ts';
import type { NewEvent, StoredWebhook, WebhookRules } from './webhook-rows.ts';

/** A stored task. `request` is `kept` when the request is stored but was not loaded. */
export type TaskRow = Task & { readonly request: StoredRequest | 'kept' | null };

/** The request that a caller sent with an idempotency key, and its answer; null while the outcome is open. */
export interface IdempotencyRecord {
  readonly account: string;
  readonly key: string;
  readonly request_sha256: Uint8Array;
  readonly task_id: string;
  readonly answer: StoredAnswer | null;
  readonly created_at_ms: Time_ms;
}

/** A hold that one process took for many metered requests. */
export interface SpendLease {
  readonly hold_id: bigint;
  readonly account: string;
  /** The only key whose requests draw on it; null: any key of the account. */
  readonly key: string | null;
  readonly owner: string;
  readonly until_ms: Time_ms;
  /** The amount of its hold. */
  readonly amount_nano: Nano;
  readonly opened_at_ms: Time_ms;
  readonly closed_at_ms: Time_ms | null;
  readonly waived_nano: Nano;
  readonly wanted_at_ms: Time_ms | null;
  /** When its usage rows were pruned. */
  readonly pruned_at_ms: Time_ms | null;
}

/** The sum of a lease's usage rows. */
export interface Used {
  readonly requests: number;
  readonly amount_nano: Nano;
}

/** A capture or an overage with the sum of its refunds; or another entry, which cannot be refunded. */
export interface Charge {
  readonly entry: Pick<Entry, 'account' | 'kind' | 'amount_nano' | 'hold_id' | 'task_id'>;
  readonly refunded_nano: Nano;
}

/** An entry before it has an id. `hold_id` is null for a hold: its own id becomes its `hold_id`. */
export type Movement = Omit<Entry, 'id' | 'change_id' | 'refund_of'> & Partial<Pick<Entry, 'change_id' | 'refund_of'>>;

export interface WorkingSetOptions {
  /** The id of the newest stored entry; 0 when there is none. */
  readonly last_entry_id: bigint;
  /** The id of the newest stored change; 0 when there is none. */
  readonly last_change_id: bigint;
  /** The working set contains every row: nothing needs to be loaded. */
  readonly isWhole?: boolean;
}

/** The rows that a batch has loaded, and its changes to them. */
export class WorkingSet {
  readonly #batch: Batch = { isWhole: false, undo: [], tables: [] };
  readonly wallets = new Table<string, Wallet>(this.#batch);
  readonly accounts = new Table<string, Account>(this.#batch);
  /** By a text: the accounts that have it as id, name or external id. */
  readonly accountsNamed = new Table<string, readonly AccountNames[]>(this.#batch);
  /** The API keys that exist, and their last use. */
  readonly keys = new Table<string, KeyUse>(this.#batch);
  readonly apiKeys = new Table<string, StoredKey>(this.#batch);
  readonly tokens = new Table<string, StoredToken>(this.#batch);
  /** By a text: the tokens that have it as id or name. */
  readonly tokensNamed = new Table<string, readonly TokenNames[]>(this.#batch);
  readonly webhooks = new Table<string, StoredWebhook>(this.#batch);
  /** One row, under `RULES`. Engines load it with every working set. */
  readonly webhookRules = new Table<string, WebhookRules>(this.#batch);
  /** Sessions that were opened or ended, by the hash of their cookie. */
  readonly sessions = new Table<string, StoredSession>(this.#batch);
  /** By the id of the entry. */
  readonly charges = new Table<bigint, Charge>(this.#batch);
  /** By `compoundKey(actor, key)`. */
  readonly changeKeys = new Table<string, ChangeKey>(this.#batch);
  /** Amounts of top-ups, by `compoundKey(account, reference)`. */
  readonly topups = new Table<string, Nano>(this.#batch);
  readonly tasks = new Table<string, TaskRow>(this.#batch, taskText_bytes);
  /** By upstream id: the upstreams that have a task with that id. */
  readonly upstreamsOfId = new Table<string, readonly string[]>(this.#batch);
  /** By `compoundKey(account, key)`. */
  readonly idempotency = new Table<string, IdempotencyRecord>(this.#batch, ({ answer }) => answer?.body.length ?? 0);
  /** By task: the key in `idempotency` of the record that has no answer yet. */
  readonly unansweredOfTask = new Table<string, string>(this.#batch);
  readonly leases = new Table<bigint, SpendLease>(this.#batch);
  /** By account. */
  readonly turns = new Table<string, MoneyTurn>(this.#batch);
  /** By the hold of the lease. */
  readonly used = new Table<bigint, Used>(this.#batch);
  /** By `compoundKey(account, key)`, with an empty key for the whole account: the periods for which it has limits. */
  readonly spending = new Table<string, readonly Spending[]>(this.#batch);
  /** By `compoundKey(account, key)`: the open holds of its tasks and its own leases. */
  readonly heldOfKey = new Table<string, Nano>(this.#batch);
  /** By `taskSubjectName`. */
  readonly openTasks = new Table<string, number>(this.#batch);
  /** By subject. */
  readonly quotas = new Table<string, readonly QuotaRow[]>(this.#batch);
  /** The key in `changeKeys` that the running operation has used, until its result is stored. */
  keyOfOperation: string | undefined;
  readonly entries: Entry[] = [];
  readonly changes: ChangeRow[] = [];
  readonly usage: (UsageGroup & { readonly at_ms: Time_ms })[] = [];
  readonly events: NewEvent[] = [];
  /** The deliveries to send again. */
  readonly redelivered: { readonly id: bigint; readonly at_ms: Time_ms }[] = [];
  /** The versions of price tables that the batch uses; some of them may be stored already. */
  readonly prices: (PriceVersion & { readonly at_ms: Time_ms })[] = [];
  #last_entry_id: bigint;
  #last_change_id: bigint;
  readonly #appended: readonly unknown[][] = [
    this.entries,
    this.changes,
    this.usage,
    this.events,
    this.redelivered,
    this.prices,
  ];

  constructor({ last_entry_id, last_change_id, isWhole = false }: WorkingSetOptions) {
    this.#last_entry_id = last_entry_id;
    this.#last_change_id = last_change_id;
    this.#batch.isWhole = isWhole;
  }

  /** The id of the newest entry, also of this batch; 0 when there is none. */
  get last_entry_id(): bigint {
    return this.#last_entry_id;
  }

  /** The id of the newest change, also of this batch; 0 when there is none. */
  get last_change_id(): bigint {
    return this.#last_change_id;
  }

  /** Runs one operation. If it throws, its changes are undone. */
  run<T>(operation: () => T): T {
    const { undo } = this.#batch;
    undo.length = 0;
    this.keyOfOperation = undefined;
    const lengths = this.#appended.map(({ length }) => length);
    const [last_entry_id, last_change_id] = [this.#last_entry_id, this.#last_change_id];
    try {
      return operation();
    } catch (error) {
      for (let step = undo.pop(); step !== undefined; step = undo.pop()) step();
      for (const [at, rows] of this.#appended.entries()) rows.length = lengths[at] ?? 0;
      this.#last_entry_id = last_entry_id;
      this.#last_change_id = last_change_id;
      throw error;
    }
  }

  /**
   * Appends an entry and changes its wallet by the same deltas. Returns the entry's id.
   *
   * @throws RangeError when an amount of the entry or the wallet does not fit 64 bits.
   */
  append(movement: Movement): bigint {
    const { account, amount_nano, posted_delta_nano, held_delta_nano } = movement;
    const wallet = this.wallets.get(account);
    assert(wallet !== undefined, `there is no account ${account}`);
    requireInt64(amount_nano, 'the amount of an entry');
    const posted_nano = requireInt64(wallet.posted_nano + posted_delta_nano, `the posted amount of ${account}`);
    const held_nano = requireInt64(wallet.held_nano + held_delta_nano, `the held amount of ${account}`);
    assert(held_nano >= 0n, `the held amount of ${account} would be negative`);
    this.wallets.put(account, { ...wallet, posted_nano, held_nano });
    this.#last_entry_id += 1n;
    const id = this.#last_entry_id;
    const hold_id = movement.kind === 'hold' ? id : movement.hold_id;
    this.entries.push({ change_id: null, refund_of: null, ...movement, id, hold_id });
    return id;
  }

  /** Appends a change. Returns its id. */
  record(change: Omit<ChangeRow, 'id'>): bigint {
    this.#last_change_id += 1n;
    this.changes.push({ ...change, id: this.#last_change_id });
    return this.#last_change_id;
  }

  /** Has versions of price tables stored with the batch. */
  storePrices(prices: readonly PriceVersion[], at_ms: Time_ms): void {
    for (const price of prices) this.prices.push({ ...price, at_ms });
  }

  /** The number of known keys in all tables. */
  get size(): number {
    return this.#batch.tables.reduce((sum, { size }) => sum + size, 0);
  }

  /** About how many bytes the texts of all tables have that an upstream or a caller sent. */
  get text_bytes(): number {
    return this.#batch.tables.reduce((sum, { text_bytes }) => sum + text_bytes, 0);
  }

  /** Forgets which rows changed, once the changes are stored. */
  commit(): void {
    for (const rows of this.#appended) rows.length = 0;
    for (const table of this.#batch.tables) table.commit();
  }
}

/** Joins two texts into one key. */
export function compoundKey(a: string, b: string): string {
  return `${a}\0${b}`;
}

/** The two parts of a compound key. */
export function compoundParts(key: string): readonly [one: string, other: string] {
  const [a = '', b = ''] = key.split('\0');
  return [a, b];
}

const LARGEST = 2n ** 63n - 1n;

/** @throws RangeError when the value does not fit a column of the store. */
export function requireInt64(value: bigint, what: string): bigint {
  if (value <= LARGEST && value >= -LARGEST) return value;
  throw new RangeError(`${what} would be ${value}, which does not fit 64 bits`);
}

function taskText_bytes({ record, request }: TaskRow): number {
  return (record?.length ?? 0) + (request === null || request === 'kept' ? 0 : (request.body?.length ?? 0));
}
