/** Everything that changes the store, by name: what the writer runs, one by one or grouped in one commit. */
import type { Database } from 'better-sqlite3';
import type { Nano } from '../../lang/amount.ts';
import type {
  NewKey,
  NewSpendLease,
  NewTask,
  Observation,
  Opening,
  SettleLimit,
  Settlement,
  StoredAnswer,
  TaskLease,
  Time_ms,
} from '../store.ts';
import * as accounts from './accounts.ts';
import * as claims from './claims.ts';
import * as keys from './keys.ts';
import * as leases from './leases.ts';
import * as ledger from './ledger.ts';
import { probe } from './probe.ts';
import * as resources from './resources.ts';
import * as polls from './task-polls.ts';
import * as tasks from './tasks.ts';

/** Each runs in its own transaction, or as a part of the one that is open. `at_ms` is when it was asked for. */
export const operations = {
  createAccount: (db: Database, at_ms: Time_ms, account: Parameters<typeof accounts.createAccount>[1]) =>
    accounts.createAccount(db, account, at_ms),
  createKey: (db: Database, at_ms: Time_ms, key: NewKey) => keys.createKey(db, key, at_ms),
  revokeKey: (db: Database, at_ms: Time_ms, id: string) => keys.revokeKey(db, id, at_ms),
  topup: (db: Database, at_ms: Time_ms, account: string, amount_nano: Nano, reference: string | null) =>
    ledger.topup(db, account, amount_nano, reference, at_ms),
  openTask: (db: Database, at_ms: Time_ms, task: NewTask, opening: Opening) => tasks.openTask(db, task, opening, at_ms),
  startTask: (
    db: Database,
    at_ms: Time_ms,
    id: string,
    upstream_id: string,
    observation: Observation,
    answer?: StoredAnswer,
  ) => tasks.startTask(db, id, upstream_id, observation, answer, at_ms),
  markUnknown: (db: Database, at_ms: Time_ms, id: string, reason: string, poll_ms: Time_ms | null) =>
    tasks.markUnknown(db, id, reason, poll_ms, at_ms),
  markReview: (db: Database, at_ms: Time_ms, id: string, reason: string, seen?: Observation) =>
    tasks.markReview(db, id, reason, seen, at_ms),
  settleTask: (
    db: Database,
    at_ms: Time_ms,
    id: string,
    settlement: Settlement,
    answer?: StoredAnswer,
    limit?: SettleLimit,
  ) => tasks.settleTask(db, id, settlement, answer, limit, at_ms),
  observeTask: (db: Database, at_ms: Time_ms, id: string, observation: Observation) =>
    polls.observeTask(db, id, observation, at_ms),
  hideTask: (db: Database, at_ms: Time_ms, id: string) => tasks.hideTask(db, id, at_ms),
  recoverTasks: (db: Database, at_ms: Time_ms, latest_lease_ms?: Time_ms) =>
    polls.recoverTasks(db, latest_lease_ms, at_ms),
  reviewOverdueTasks: (db: Database, at_ms: Time_ms, reason: string, asked: readonly string[]) =>
    polls.reviewOverdueTasks(db, reason, asked, at_ms),
  reviewUnknownTasks: (db: Database, at_ms: Time_ms, kinds: readonly string[], reason: string) =>
    polls.reviewUnknownTasks(db, kinds, reason, at_ms),
  resolveTask: (db: Database, at_ms: Time_ms, id: string, settlement: Settlement) =>
    tasks.resolveTask(db, id, settlement, at_ms),
  leaseTasks: (db: Database, at_ms: Time_ms, lease: TaskLease) => polls.leaseTasks(db, lease, at_ms),
  postponeTask: (db: Database, _at_ms: Time_ms, id: string, next_poll_at_ms: Time_ms | null) =>
    polls.postponeTask(db, id, next_poll_at_ms),
  forgetSomeClaims: (db: Database, _at_ms: Time_ms, before_ms: Time_ms) => claims.forgetSomeClaims(db, before_ms),
  openSpendLease: (db: Database, at_ms: Time_ms, lease: NewSpendLease) => leases.openSpendLease(db, lease, at_ms),
  renewSpendLeases: (db: Database, _at_ms: Time_ms, hold_ids: readonly bigint[], until_ms: Time_ms) =>
    leases.renewSpendLeases(db, hold_ids, until_ms),
  recordUsage: (db: Database, at_ms: Time_ms, used: readonly leases.UsageOfLease[], overdraft_nano: Nano) =>
    leases.recordUsage(db, used, overdraft_nano, at_ms),
  closeSpendLease: (db: Database, at_ms: Time_ms, hold_id: bigint, overdraft_nano: Nano) =>
    leases.closeSpendLease(db, hold_id, overdraft_nano, at_ms),
  closeLapsedSpendLeases: (db: Database, at_ms: Time_ms, overdraft_nano: Nano) =>
    leases.closeLapsedSpendLeases(db, overdraft_nano, at_ms),
  splitSpendLease: (db: Database, at_ms: Time_ms, hold_id: bigint, amount_nano: Nano) =>
    leases.splitSpendLease(db, hold_id, amount_nano, at_ms),
  askForSpendLeases: (db: Database, at_ms: Time_ms, account: string, owner: string) =>
    leases.askForSpendLeases(db, account, owner, at_ms),
  answerSpendLeases: (db: Database, _at_ms: Time_ms, hold_ids: readonly bigint[]) =>
    leases.answerSpendLeases(db, hold_ids),
  probe: (db: Database, at_ms: Time_ms) => probe(db, at_ms),
  recordResource: (db: Database, at_ms: Time_ms, kind: string, id: string, account: string) =>
    resources.recordResource(db, kind, id, account, at_ms),
  forgetResource: (db: Database, _at_ms: Time_ms, kind: string, id: string, account: string) =>
    resources.forgetResource(db, kind, id, account),
};

export type OperationName = keyof typeof operations;
export type OperationArgs<N extends OperationName> = (typeof operations)[N] extends (
  db: Database,
  at_ms: Time_ms,
  ...args: infer A
) => unknown
  ? A
  : never;
export type OperationResult<N extends OperationName> = ReturnType<(typeof operations)[N]>;

/** One operation as it travels to the writer. */
export interface Write {
  readonly name: OperationName;
  readonly args: readonly unknown[];
  readonly at_ms: Time_ms;
}

/** Runs a write whose arguments were checked by `OperationArgs` where it was made. */
export function runWrite(db: Database, { name, args, at_ms }: Write): unknown {
  const operation: (db: Database, at_ms: Time_ms, ...args: never[]) => unknown = operations[name];
  return operation(db, at_ms, ...(args as never[]));
}
