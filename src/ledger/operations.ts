/** Every operation on money and tasks, by name, and how an engine asks one for its needs and executes it. */
import type { Book } from './book.ts';
import type { Need, Operation } from './needs.ts';
import { markUnknown, openTask, startTask } from './operations/creation.ts';
import * as leases from './operations/leases.ts';
import { claimTasks, observeTask, postponeTask } from './operations/polling.ts';
import { hideTask, markReview, resolveTask, settleTask } from './operations/settlement.ts';
import { recoverTasks, reviewOverdueTasks, reviewUnknownTasks } from './operations/sweeps.ts';
import { recordUsage } from './operations/usage.ts';
import { topup } from './operations/wallets.ts';
import type { Time_ms } from './rows.ts';

export const operations = {
  topup,
  openTask,
  startTask,
  markUnknown,
  markReview,
  settleTask,
  resolveTask,
  hideTask,
  observeTask,
  postponeTask,
  claimTasks,
  recoverTasks,
  reviewOverdueTasks,
  reviewUnknownTasks,
  openSpendLease: leases.openSpendLease,
  renewSpendLeases: leases.renewSpendLeases,
  closeSpendLease: leases.closeSpendLease,
  closeLapsedSpendLeases: leases.closeLapsedSpendLeases,
  splitSpendLease: leases.splitSpendLease,
  askForSpendLeases: leases.askForSpendLeases,
  answerSpendLeases: leases.answerSpendLeases,
  recordUsage,
};

export type OperationName = keyof typeof operations;
type Parts<N extends OperationName> =
  (typeof operations)[N] extends Operation<infer A, infer R> ? readonly [A, R] : never;
export type OperationArgs<N extends OperationName> = Parts<N>[0];
export type OperationResult<N extends OperationName> = Parts<N>[1];

/** An operation as it travels to the thread that writes: its arguments were checked by `OperationArgs` where it was made. */
export interface Asked {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly at_ms: Time_ms;
}

export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

export function needsOf(name: OperationName, { args, at_ms }: Asked): readonly Need[] {
  const { needs }: { readonly needs: (at_ms: Time_ms, ...args: never[]) => readonly Need[] } = operations[name];
  return needs(at_ms, ...(args as never[]));
}

/** Answers the operation's result. When it throws, the book is unchanged. */
export function execute(book: Book, name: OperationName, { args, at_ms }: Asked): unknown {
  const of: { readonly execute: (book: Book, at_ms: Time_ms, ...args: never[]) => unknown } = operations[name];
  return book.run(() => of.execute(book, at_ms, ...(args as never[])));
}
