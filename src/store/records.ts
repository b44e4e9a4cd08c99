/** What the store keeps beside money and tasks, and how its lists and reports are asked for. */
import type { Nano } from '../lang/amount.ts';
import type { Time_ms } from '../ledger/rows.ts';
import type { TaskState } from '../ledger/task-rows.ts';

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
  readonly price_factor_nano: Nano | null;
  readonly account_price_factor_nano: Nano;
  readonly created_at_ms: Time_ms;
  readonly expires_at_ms: Time_ms | null;
  readonly revoked_at_ms: Time_ms | null;
}

export interface NewKey {
  readonly id: string;
  /** In lower-case hex. */
  readonly sha256: string;
  readonly prefix: string;
  readonly name: string | null;
  readonly account: string;
  readonly models: readonly string[] | null;
  readonly price_factor_nano: Nano | null;
  readonly expires_at_ms: Time_ms | null;
}

/** How many tasks that have not ended there are of an upstream and a kind. */
export interface OpenTasks {
  readonly upstream: string;
  readonly kind: string;
  readonly tasks: number;
}

export interface TaskFilter {
  readonly account?: string;
  readonly upstreams?: readonly string[];
  readonly states?: readonly TaskState[];
  readonly kinds?: readonly string[];
  /** The upstream's status words, by exact match. */
  readonly statuses?: readonly string[];
  readonly models?: readonly string[];
  readonly upstream_ids?: readonly string[];
  /** Tasks without an upstream id, and hidden ones, are left out: what a caller may see. */
  readonly visible?: boolean;
  /** Only tasks whose id the upstream was never heard to say, and which did not fail. */
  readonly unnamed?: boolean;
  readonly limit: number;
  readonly offset?: number;
}

/** A resource of an upstream that an account made. */
export interface OwnedResource {
  readonly id: string;
  readonly created_at_ms: Time_ms;
}

export interface UsageFilter {
  readonly account?: string;
  readonly since_ms?: Time_ms;
  readonly until_ms?: Time_ms;
  readonly by: readonly ('account' | 'key' | 'model' | 'day')[];
}

/** A sum of metered requests and charged tasks; the columns that were not asked for are null. */
export interface UsageSum {
  readonly account: string | null;
  readonly key: string | null;
  readonly model: string | null;
  /** `2026-11-21`, in UTC. */
  readonly day: string | null;
  /** Metered requests and charged tasks. */
  readonly requests: number;
  /** By class for metered requests; `seconds` or `tokens` for tasks. */
  readonly units: Readonly<Record<string, string>>;
  readonly amount_nano: Nano;
}
