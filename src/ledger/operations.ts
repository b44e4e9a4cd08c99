/** All operations on money and tasks by name, and the functions by which an engine reads their needs and executes them. */
import { keepResult } from './changes.ts';
import { createAccount, editAccount, keepAnswer, recordChange } from './operations/accounts.ts';
import { markUnknown, openTask, redirectTask, startTask } from './operations/creation.ts';
import { createKey, editKey, revokeKey, rotateKey } from './operations/keys.ts';
import * as leases from './operations/leases.ts';
import { claimTasks, observeTask, postponeTask } from './operations/polling.ts';
import { recordPrune } from './operations/prune.ts';
import { sumSpending, takeQuotas } from './operations/quotas.ts';
import { refuseTask, sendTaskAgain } from './operations/repetition.ts';
import { hideTask, markReview, resolveTask, settleTask } from './operations/settlement.ts';
import { recoverTasks, reviewOverdueTasks, reviewUnknownTasks } from './operations/sweeps.ts';
import { createToken, endSession, openSession, revokeToken, rotateToken, setTokenRole } from './operations/tokens.ts';
import { recordUsage } from './operations/usage.ts';
import { adjust, refund, topup } from './operations/wallets.ts';
import * as webhooks from './operations/webhooks.ts';
import type { Operation, Prefetch } from './prefetch.ts';
import type { Time_ms } from './rows.ts';
import type { WorkingSet } from './working-set.ts';

/** All operations, by name. */
export const operations = {
  createAccount,
  editAccount,
  createKey,
  editKey,
  rotateKey,
  revokeKey,
  createToken,
  rotateToken,
  setTokenRole,
  revokeToken,
  ...webhooks,
  openSession,
  endSession,
  topup,
  adjust,
  refund,
  recordChange,
  recordPrune,
  keepAnswer,
  openTask,
  redirectTask,
  startTask,
  markUnknown,
  markReview,
  settleTask,
  resolveTask,
  hideTask,
  observeTask,
  postponeTask,
  claimTasks,
  sendTaskAgain,
  refuseTask,
  recoverTasks,
  reviewOverdueTasks,
  reviewUnknownTasks,
  openSpendLease: leases.openSpendLease,
  renewSpendLeases: leases.renewSpendLeases,
  closeSpendLease: leases.closeSpendLease,
  closeExpiredSpendLeases: leases.closeExpiredSpendLeases,
  splitSpendLease: leases.splitSpendLease,
  takeMoneyTurn: leases.takeMoneyTurn,
  endMoneyTurn: leases.endMoneyTurn,
  answerSpendLeases: leases.answerSpendLeases,
  recordUsage,
  sumSpending,
  takeQuotas,
};

export type OperationName = keyof typeof operations;
type Parts<N extends OperationName> =
  (typeof operations)[N] extends Operation<infer A, infer R> ? readonly [A, R] : never;
export type OperationArgs<N extends OperationName> = Parts<N>[0];
export type OperationResult<N extends OperationName> = Parts<N>[1];

/** An operation as it is sent to the writer thread. `OperationArgs` checks its arguments where it is created. */
export interface OperationCall {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly at_ms: Time_ms;
}

/** Whether an operation has this name. */
export function isOperation(name: string): name is OperationName {
  return Object.hasOwn(operations, name);
}

/** The rows to load before the operation is executed. */
export function needsOf(name: OperationName, { args, at_ms }: OperationCall): readonly Prefetch[] {
  const { needs }: { readonly needs: (at_ms: Time_ms, ...args: never[]) => readonly Prefetch[] } = operations[name];
  return needs(at_ms, ...(args as never[]));
}

/** Returns the operation's result. If it throws, the working set is unchanged. */
export function execute(set: WorkingSet, name: OperationName, { args, at_ms }: OperationCall): unknown {
  const of: { readonly execute: (set: WorkingSet, at_ms: Time_ms, ...args: never[]) => unknown } = operations[name];
  return set.run(() => {
    const result = of.execute(set, at_ms, ...(args as never[]));
    keepResult(set, result);
    return result;
  });
}
