/** Rows in memory. The operations of a batch read and change them one after another; the engine then stores the changes. */
import assert from 'node:assert/strict';
import type { Nano } from '../lang/amount.ts';
import type { Account, AccountNames, KeyUse, StoredKey } from './account-rows.ts';
import type { ChangeKey, ChangeRow } from './change-rows.ts';
import type { QuotaRow, Spending } from './limit-rows.ts';
import type { PriceVersion } from './price-rows.ts';
import type { Entry, Time_ms, Wallet } from './rows.ts';
import type { MoneyTurn } from './spend-rows.ts';
import { Table, type UndoLog } from './table.ts';
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
  readonly wallets: Table<string, Wallet>;
  readonly accounts: Table<string, Account>;
  /** By a text: the accounts that have it as id, name or external id. */
  readonly accountsNamed: Table<string, readonly AccountNames[]>;
  /** The API keys that exist, and their last use. */
  readonly keys: Table<string, KeyUse>;
  readonly apiKeys: Table<string, StoredKey>;
  readonly tokens: Table<string, StoredToken>;
  /** By a text: the tokens that have it as id or name. */
  readonly tokensNamed: Table<string, readonly TokenNames[]>;
  readonly webhooks: Table<string, StoredWebhook>;
  /** One row, under `RULES`. Engines load it with every working set. */
  readonly webhookRules: Table<string, WebhookRules>;
  /** Sessions that were opened or ended, by the hash of their cookie. */
  readonly sessions: Table<string, StoredSession>;
  /** By the id of the entry. */
  readonly charges: Table<bigint, Charge>;
  /** By `compoundKey(actor, key)`. */
  readonly changeKeys: Table<string, ChangeKey>;
  /** Amounts of top-ups, by `compoundKey(account, reference)`. */
  readonly topups: Table<string, Nano>;
  readonly tasks: Table<string, TaskRow>;
  /** By upstream id: the upstreams that have a task with that id. */
  readonly upstreamsOfId: Table<string, readonly string[]>;
  /** By `compoundKey(account, key)`. */
  readonly idempotency: Table<string, IdempotencyRecord>;
  /** By task: the key in `idempotency` of the record that has no answer yet. */
  readonly unansweredOfTask: Table<string, string>;
  readonly leases: Table<bigint, SpendLease>;
  /** By account. */
  readonly turns: Table<string, MoneyTurn>;
  /** By the hold of the lease. */
  readonly used: Table<bigint, Used>;
  /** By `compoundKey(account, key)`, with an empty key for the whole account: the periods for which it has limits. */
  readonly spending: Table<string, readonly Spending[]>;
  /** By `compoundKey(account, key)`: the open holds of its tasks and its own leases. */
  readonly heldOfKey: Table<string, Nano>;
  /** By `taskSubjectName`. */
  readonly openTasks: Table<string, number>;
  /** By subject. */
  readonly quotas: Table<string, readonly QuotaRow[]>;
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
  readonly #undo: UndoLog = [];
  readonly #tables: Pick<Table<never, never>, 'size' | 'text_bytes' | 'commit'>[] = [];

  constructor({ last_entry_id, last_change_id, isWhole = false }: WorkingSetOptions) {
    this.#last_entry_id = last_entry_id;
    this.#last_change_id = last_change_id;
    const table = <K, R>(weigh?: (row: R) => number) => {
      const made = new Table<K, R>(this.#undo, isWhole, weigh);
      this.#tables.push(made);
      return made;
    };
    this.wallets = table();
    this.accounts = table();
    this.accountsNamed = table();
    this.keys = table();
    this.apiKeys = table();
    this.tokens = table();
    this.tokensNamed = table();
    this.webhooks = table();
    this.webhookRules = table();
    this.sessions = table();
    this.charges = table();
    this.changeKeys = table();
    this.topups = table();
    this.tasks = table(taskText_bytes);
    this.upstreamsOfId = table();
    this.idempotency = table(({ answer }) => answer?.body.length ?? 0);
    this.unansweredOfTask = table();
    this.leases = table();
    this.turns = table();
    this.used = table();
    this.spending = table();
    this.heldOfKey = table();
    this.openTasks = table();
    this.quotas = table();
  }

  /** The id of the newest entry, including those of this batch; 0 when there is none. */
  get last_entry_id(): bigint {
    return this.#last_entry_id;
  }

  /** The id of the newest change, including those of this batch; 0 when there is none. */
  get last_change_id(): bigint {
    return this.#last_change_id;
  }

  /** Runs one operation. If it throws, its changes are undone. */
  run<T>(operation: () => T): T {
    this.#undo.length = 0;
    this.keyOfOperation = undefined;
    const [entries, usage, changes] = [this.entries.length, this.usage.length, this.changes.length];
    const [events, redelivered] = [this.events.length, this.redelivered.length];
    const prices = this.prices.length;
    const [last_entry_id, last_change_id] = [this.#last_entry_id, this.#last_change_id];
    try {
      return operation();
    } catch (error) {
      for (let undo = this.#undo.pop(); undo !== undefined; undo = this.#undo.pop()) undo();
      this.entries.length = entries;
      this.usage.length = usage;
      this.changes.length = changes;
      this.events.length = events;
      this.redelivered.length = redelivered;
      this.prices.length = prices;
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
  notePrices(prices: readonly PriceVersion[], at_ms: Time_ms): void {
    for (const price of prices) this.prices.push({ ...price, at_ms });
  }

  /** The number of known keys in all tables. */
  get size(): number {
    return this.#tables.reduce((sum, { size }) => sum + size, 0);
  }

  /** About how many bytes the texts of all tables have that an upstream or a caller sent. */
  get text_bytes(): number {
    return this.#tables.reduce((sum, { text_bytes }) => sum + text_bytes, 0);
  }

  /** Forgets which rows changed, once the changes are stored. */
  commit(): void {
    this.entries.length = 0;
    this.usage.length = 0;
    this.changes.length = 0;
    this.events.length = 0;
    this.redelivered.length = 0;
    this.prices.length = 0;
    for (const table of this.#tables) table.commit();
  }
}

/** Joins two texts into one key. */
export function compoundKey(one: string, other: string): string {
  return `${one}\0${other}`;
}

/** The two parts of a compound key. */
export function compoundParts(key: string): readonly [one: string, other: string] {
  const [one = '', other = ''] = key.split('\0');
  return [one, other];
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
