/** The rows that an operation needs. The engine loads them into the working set before it executes the operation. */
import type { Actor } from './change-rows.ts';
import type { TaskSubject } from './limit-rows.ts';
import type { Time_ms } from './money-rows.ts';
import type { TargetFilter } from './task-rows.ts';
import type { WorkingSet } from './working-set.ts';

/** Rows by key. A row that does not exist is loaded as absent. */
export type RowNeed =
  /** With the spending of the account. */
  | { readonly need: 'wallet'; readonly account: string }
  | { readonly need: 'key'; readonly id: string }
  /** Without its wallet. */
  | { readonly need: 'account'; readonly account: string }
  | { readonly need: 'account_named'; readonly text: string }
  /** With its account. */
  | { readonly need: 'api_key'; readonly id: string }
  | { readonly need: 'token'; readonly id: string }
  | { readonly need: 'session'; readonly sha256: string }
  | { readonly need: 'webhook'; readonly id: string }
  | { readonly need: 'token_named'; readonly text: string }
  /** An entry, and the sum of its refunds. */
  | { readonly need: 'charge'; readonly entry_id: bigint }
  | { readonly need: 'change_key'; readonly actor: string; readonly key: string }
  | { readonly need: 'topup'; readonly account: string; readonly reference: string }
  /** With the wallet of its account, and the spending of its account and key. */
  | { readonly need: 'task'; readonly id: string }
  | { readonly need: 'upstreams_of_id'; readonly upstream_id: string }
  | { readonly need: 'idempotency'; readonly account: string; readonly key: string }
  /** The idempotency record of a task, if it has no answer yet. */
  | { readonly need: 'unanswered'; readonly task_id: string }
  /** With the wallet of its account, and the spending of its account and key. */
  | { readonly need: 'lease'; readonly hold_id: bigint }
  | { readonly need: 'used'; readonly hold_id: bigint }
  | { readonly need: 'turn'; readonly account: string }
  /** What the account, or one of its keys, spent in its current periods. With `period` also in that one. */
  | {
      readonly need: 'spending';
      readonly account: string;
      readonly key: string | null;
      readonly period?: { readonly since_ms: Time_ms; readonly until_ms: Time_ms };
    }
  | { readonly need: 'held_of_key'; readonly account: string; readonly key: string }
  | { readonly need: 'open_tasks'; readonly of: TaskSubject }
  | { readonly need: 'quota'; readonly subject: string };

/**
 * Rows by a condition. The operation checks the condition again in the working set, because an earlier operation of the batch may have
 * changed the rows. Leases are loaded with their wallets, tasks without.
 */
export type QueryNeed =
  /** Tasks whose poll is due and that no process has claimed, soonest first. */
  | {
      readonly need: 'due_tasks';
      readonly upstream: string;
      readonly targets: TargetFilter | undefined;
      readonly limit: number;
      readonly until_ms: Time_ms;
      readonly at_ms: Time_ms;
    }
  /** Tasks whose next poll is after `latest_ms`: it was planned before the clock was set back. */
  | { readonly need: 'far_tasks'; readonly upstream: string; readonly latest_ms: Time_ms }
  /** Dispatching tasks past their dispatch deadline, or with one after `latest_ms`, set before the clock was set back. */
  | { readonly need: 'expired_dispatches'; readonly latest_ms: Time_ms; readonly at_ms: Time_ms }
  /** Tasks past their deadline that are not polled: no poll is planned, or their upstream is not in `polled`. */
  | { readonly need: 'overdue_tasks'; readonly polled: readonly string[]; readonly at_ms: Time_ms }
  | { readonly need: 'unknown_tasks'; readonly kinds: readonly string[] }
  /** Open leases that have expired, with the usage of each, and the spending of its account and key. */
  | { readonly need: 'expired_leases'; readonly at_ms: Time_ms }
  | { readonly need: 'open_leases'; readonly account: string };

/** The conditions that find tasks. */
export type TaskQuery = Exclude<QueryNeed, { readonly need: 'expired_leases' | 'open_leases' }>;

export type Prefetch = RowNeed | QueryNeed;

/** A change of money or of a task. `at_ms` is the time of the request. */
export type Operation<A extends readonly unknown[], R> = ByActor<A> & {
  /** Without the needs of the actor. */
  needs(at_ms: Time_ms, ...args: A): readonly Prefetch[];
  /** Throws on a programming error; the working set then undoes the changes. */
  execute(set: WorkingSet, at_ms: Time_ms, ...args: A): R;
};

/** An operation that an actor asks for names them: `execute` in `operations.ts` checks their authority before it runs. */
type ByActor<A extends readonly unknown[]> = [Extract<A[number], Actor>] extends [never]
  ? { readonly by?: ((...args: A) => Actor) | undefined }
  : { readonly by: (...args: A) => Actor };
