/** The leases of this process in memory, and its data about their accounts. */

import type { LeaseId, SpendLimit } from '../../../ledger/store/store.ts';
import type { Nano } from '../../../lib/money/amount.ts';
import type { WaitingRow } from '../usage-batch.ts';

/** A hold for many requests. Always quoted + spent ≤ amount, unless a cost exceeds its quote. */
export class Lease {
  readonly group: LeaseGroup;
  /** Its name in the store. Changes with a split. */
  id: LeaseId;
  amount_nano: Nano;
  readonly opened_at_ms: number;
  /** From this time on any gateway may close it. */
  until_ms: number;
  used_at_ms: number;
  /** Sum of the quotes of requests in flight. */
  quoted_nano: Nano = 0n;
  /** Sum of the costs of finished requests. */
  spent_nano: Nano = 0n;
  inFlight = 0;
  /** Number of rows that the store has not acknowledged yet. */
  unwritten = 0;
  /** Pending close or split in the store. Resolves with false if it failed. */
  change: Promise<boolean> | undefined;
  /** Rows of requests that ended during a change. They are added when it is done, with the hold id of that time. */
  kept: WaitingRow[] = [];
  /** It is closed in the store, by this gateway or another. */
  isGone = false;
  #allWritten: PromiseWithResolvers<void> | undefined;

  constructor(group: LeaseGroup, id: LeaseId, amount_nano: Nano, now_ms: number, until_ms: number) {
    this.group = group;
    this.id = id;
    this.amount_nano = amount_nano;
    this.opened_at_ms = now_ms;
    this.used_at_ms = now_ms;
    this.until_ms = until_ms;
  }

  get hold_id(): bigint {
    return this.id.hold_id;
  }

  /** The money that is neither quoted nor spent. Negative if costs exceeded their quotes. */
  get left_nano(): Nano {
    return this.amount_nano - this.quoted_nano - this.spent_nano;
  }

  /** Whether it no longer admits requests. */
  get isRetired(): boolean {
    return this.group.current !== this;
  }

  /** Resolves when all its rows are durable, or when it is closed. */
  allWritten(): Promise<void> {
    if (this.unwritten === 0 || this.isGone) return Promise.resolve();
    this.#allWritten ??= Promise.withResolvers<void>();
    return this.#allWritten.promise;
  }

  /** Must be called when `unwritten` becomes 0 and when the lease is gone. */
  noticeWritten(): void {
    this.#allWritten?.resolve();
    this.#allWritten = undefined;
  }
}

/** The leases in this process of one account, or of one of its keys that has a spend limit. */
export interface LeaseGroup {
  readonly account: string;
  /** Null: all keys of the account that have no spend limit. */
  readonly key: string | null;
  /** The limits under which the current lease was opened. */
  limits: readonly SpendLimit[];
  /** The lease that admits requests. */
  current: Lease | undefined;
  /** All open leases: the current one, and retired ones that wait for their last requests and rows. */
  readonly leases: Set<Lease>;
  /** Set while a lease is being opened. Other requests wait for it. */
  opening: Promise<unknown> | undefined;
  /** Quoted plus spent money of the previous lease. Determines the size of the next one. */
  recent_spend_nano: Nano;
  /** Remaining rounds in which money counts as short: a lease then covers one request only. */
  shortRounds: number;
  /** Requests that wait for a lease or for money. The group is kept while there are any. */
  waiting: number;
  /** How many of them found too little money. */
  short: number;
}

/** Every open lease of this gateway. */
export interface Leases {
  readonly groups: Map<string, LeaseGroup>;
  readonly byHold: Map<bigint, Lease>;
}

/** The groups of an account. */
export function groupsOf({ groups }: Leases, account: string): readonly LeaseGroup[] {
  return [...groups.values()].filter((group) => group.account === account);
}

/** The name of a group in `groups`. */
export function groupName({ account, key }: Pick<LeaseGroup, 'account' | 'key'>): string {
  return key === null ? account : `${account}\0${key}`;
}

/** The group of an account or of one of its keys; creates it on first use. */
export function groupOf({ groups }: Leases, account: string, key: string | null = null): LeaseGroup {
  const name = groupName({ account, key });
  const found = groups.get(name);
  if (found !== undefined) return found;
  const fresh: LeaseGroup = {
    account,
    key,
    limits: [],
    current: undefined,
    leases: new Set(),
    opening: undefined,
    recent_spend_nano: 0n,
    shortRounds: 0,
    waiting: 0,
    short: 0,
  };
  groups.set(name, fresh);
  return fresh;
}

/** How many rounds an account that was short of money gets leases for one request only, so that no idle money is held. */
const SHORT_ROUNDS = 5;

/** Limits the account to leases for one request, for some rounds. */
export function limitToOneRequest(group: LeaseGroup): void {
  group.shortRounds = SHORT_ROUNDS;
}
