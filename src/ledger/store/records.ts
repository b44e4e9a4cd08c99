/** What reports read, and the filters of lists. */
import type { Nano } from '../../lib/money/amount.ts';
import type { Offset } from '../../lib/time/time-zone.ts';
import type { Time_ms, Wallet } from '../core/money-rows.ts';
import type { OpenSpendLease } from '../core/spend-rows.ts';
import type { Task, TaskState } from '../core/task-rows.ts';
import type { SpendLease } from '../core/working-set.ts';

/** The changes to list, newest first. An undefined field does not filter. */
export interface ChangeFilter {
  readonly account?: string;
  readonly subject?: string;
  readonly actor?: string;
  /** Only changes with a smaller id. */
  readonly before_id?: bigint;
  readonly limit: number;
}

/** The number of unfinished tasks of one target and kind. */
export interface OpenTaskCount {
  readonly upstream: string;
  readonly target: string;
  readonly kind: string;
  readonly tasks: number;
}

/** The tasks to list. An undefined field does not filter. */
export interface TaskFilter {
  readonly account?: string;
  readonly upstreams?: readonly string[];
  readonly states?: readonly TaskState[];
  readonly kinds?: readonly string[];
  /** The upstream's status words, by exact match. */
  readonly statuses?: readonly string[];
  readonly models?: readonly string[];
  readonly upstream_ids?: readonly string[];
  /** Only tasks that a caller may see: with an upstream's id, and not hidden. */
  readonly visible?: boolean;
  /** Only tasks without an upstream's id that did not fail. */
  readonly unnamed?: boolean;
  /** Only tasks with this dispatch deadline or a later one. */
  readonly dispatch_deadline_from_ms?: Time_ms;
  readonly limit: number;
  readonly offset?: number;
}

export interface TaskPage {
  readonly tasks: readonly Task[];
  /** The number of tasks on all pages. */
  readonly total: number;
}

/** The place of a page in a list: the rows after this one. */
export interface PageOf<Place> {
  readonly limit: number;
  readonly after: Place | undefined;
}

export type OpenLease = Pick<SpendLease, 'hold_id' | 'account' | 'owner' | 'amount_nano' | 'opened_at_ms' | 'until_ms'>;

/** An upstream's resource that an account created. */
export interface OwnedResource {
  readonly id: string;
  readonly created_at_ms: Time_ms;
}

/** The usage to report, and the columns to group it by. */
export interface UsageFilter {
  readonly account?: string;
  /** The quarter of an hour of this time is the first one. */
  readonly since_ms?: Time_ms;
  /** The quarter of an hour of this time is the last one, unless it begins at this time. */
  readonly until_ms?: Time_ms;
  readonly by: readonly UsageColumn[];
  /** The time zone of hours, days and months, by its offsets from UTC, newest first; by default UTC. */
  readonly offsets?: readonly Offset[];
}

/** What is counted together. */
export const USAGE_SUBJECTS = ['account', 'key', 'model', 'route', 'target'] as const;
/** Periods of a time zone, the finest first. */
export const USAGE_PERIODS = ['hour', 'day', 'month'] as const;
/** The columns by which usage can be summed. */
export const USAGE_COLUMNS = [...USAGE_SUBJECTS, ...USAGE_PERIODS] as const;
export type UsageColumn = (typeof USAGE_COLUMNS)[number];

/**
 * A sum of metered requests and tasks. Columns that are not in `by` are null, and so is a target that is not known. An hour is
 * `2026-11-21T02:00+01:00`, a day `2026-11-21`, a month `2026-11`.
 */
export type UsageSum = { readonly [C in UsageColumn]: string | null } & UsageTotals;

export interface UsageTotals {
  readonly requests: number;
  /** Requests and tasks that ended without a charge because the upstream failed. */
  readonly failures: number;
  /** By class for metered requests; `seconds` or `tokens` for tasks. */
  readonly units: Readonly<Record<string, string>>;
  readonly amount_nano: Nano;
  /** What the upstreams bill for it; null: the cost of some requests is not known. */
  readonly cost_nano: Nano | null;
}

/** The days of a report: from the day of one moment to the day of another. */
export interface DayRange {
  readonly from_ms: Time_ms;
  readonly to_ms: Time_ms;
}

/** The charged requests and tasks of one model in one day. */
export interface UsageDay {
  /** `2026-11-21`, in UTC. */
  readonly day: string;
  readonly model: string;
  readonly requests: number;
  readonly amount_nano: Nano;
}

/** What an operator watches. Times are infinite where there is nothing. */
export interface StoreGauges {
  /** Unfinished tasks by state. */
  readonly tasks: Readonly<Record<'dispatching' | 'running' | 'unknown' | 'review', number>>;
  /** Open spend leases. */
  readonly leases: number;
  /** When the oldest hold of an unfinished task was taken. */
  readonly oldest_task_ms: Time_ms;
  readonly oldest_lease_ms: Time_ms;
  /** The held money of all wallets; approximate, because it may not fit an integer. */
  readonly held_nano: number;
  /** Wallets that can spend less than the given amount. */
  readonly low_wallets: number;
  /** By upstream, when the next poll of one of its tasks is planned. */
  readonly next_poll_ms: ReadonlyMap<string, Time_ms>;
}

/** The load and the failures of the store since it was opened. */
export interface StorePressure {
  /** Changes that wait for the writer, or that it commits now. */
  readonly waiting: number;
  /** Operations that failed, and those that were refused because the store was locked or too many changes waited. */
  readonly failed: { readonly read: number; readonly write: number; readonly busy: number };
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
  readonly held_nano: Nano;
}
