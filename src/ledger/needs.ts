/** The rows that an operation works on: an engine loads them into the book before the operation is executed. */
import type { Book } from './book.ts';
import type { Time_ms } from './rows.ts';

/** Rows by their key. A row that does not exist is loaded as none. */
export type RowNeed =
  | { readonly need: 'wallet'; readonly account: string }
  | { readonly need: 'key'; readonly id: string }
  | { readonly need: 'topup'; readonly account: string; readonly reference: string }
  /** With the wallet of its account. */
  | { readonly need: 'task'; readonly id: string }
  | { readonly need: 'upstreams_of_id'; readonly upstream_id: string }
  | { readonly need: 'idempotency'; readonly account: string; readonly key: string }
  /** The record of a task's creation, where it has no answer yet. */
  | { readonly need: 'unanswered'; readonly task_id: string }
  /** With the wallet of its account. */
  | { readonly need: 'lease'; readonly hold_id: bigint }
  | { readonly need: 'used'; readonly hold_id: bigint };

/**
 * Rows by a condition, which the operation checks again in the book: an operation before it in the batch may have changed them.
 * Tasks come without wallets, leases with them.
 */
export type QueryNeed =
  /** Those whose poll is due, soonest first, and which no process has claimed. */
  | {
      readonly need: 'due_tasks';
      readonly upstream: string;
      readonly limit: number;
      readonly until_ms: Time_ms;
      readonly at_ms: Time_ms;
    }
  /** Those whose poll is planned later than any poll is. */
  | { readonly need: 'far_tasks'; readonly upstream: string; readonly latest_ms: Time_ms }
  /** Dispatching, and the upstream should have answered by now; or planned later than any answer is. */
  | { readonly need: 'lapsed_dispatches'; readonly latest_ms: Time_ms; readonly at_ms: Time_ms }
  /** Past their deadline, and not polled: no poll is planned, or their upstream is none of `asked`. */
  | { readonly need: 'overdue_tasks'; readonly asked: readonly string[]; readonly at_ms: Time_ms }
  | { readonly need: 'unknown_tasks'; readonly kinds: readonly string[] }
  /** Open, and their owner's time has run out. With what was used of each. */
  | { readonly need: 'lapsed_leases'; readonly at_ms: Time_ms }
  | { readonly need: 'open_leases'; readonly account: string };

export type Need = RowNeed | QueryNeed;

/** A change of money or of a task. `at_ms` is when it was asked for. */
export interface Operation<A extends readonly unknown[], R> {
  needs(at_ms: Time_ms, ...args: A): readonly Need[];
  /** Throws for what the program should not have asked for; the book then undoes what it did. */
  execute(book: Book, at_ms: Time_ms, ...args: A): R;
}
