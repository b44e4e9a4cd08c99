/** The methods of a store that change something, shared by all engines: each sends one operation to the engine's writer. */
import type { OperationArgs, OperationName, OperationResult } from '../ledger/operations.ts';
import type { Account, Time_ms } from '../ledger/rows.ts';
import { groupUsage } from '../ledger/usage-groups.ts';
import type { ApiKey, NewAccount, NewKey, OwnLimits } from './records.ts';
import type { Store } from './store.ts';

/** The changes outside money and tasks. Each engine implements them. */
export interface Verbs {
  /** An account's name may not be another account's id either, because operators use both to refer to an account. */
  createAccount(at_ms: Time_ms, account: NewAccount): Account | 'name_taken';
  /** Throws when the account does not exist, or the id or the hash is taken. */
  createKey(at_ms: Time_ms, key: NewKey): ApiKey;
  revokeKey(at_ms: Time_ms, id: string): ApiKey | undefined;
  setKeyLimits(at_ms: Time_ms, id: string, limits: OwnLimits | null): ApiKey | undefined;
  setAccountLimits(at_ms: Time_ms, id: string, limits: OwnLimits | null): Account | undefined;
  /** Deletes up to `FORGET_LIMIT` idempotency records that were created at this time or earlier. Returns their number. */
  forgetSomeIdempotency(at_ms: Time_ms, before_ms: Time_ms): number;
  probe(at_ms: Time_ms): void;
  recordResource(at_ms: Time_ms, kind: string, id: string, account: string): boolean;
  forgetResource(at_ms: Time_ms, kind: string, id: string, account: string): void;
}

/** The number of records to delete at once. A larger one would delay the writes after it. */
export const FORGET_LIMIT = 500;

/** The names of all changes. */
export type WriteName = OperationName | keyof Verbs;
type VerbArgs<N extends keyof Verbs> = Parameters<Verbs[N]> extends [Time_ms, ...infer A] ? A : never;
export type WriteArgs<N extends WriteName> = N extends OperationName
  ? OperationArgs<N>
  : N extends keyof Verbs
    ? VerbArgs<N>
    : never;
export type WriteResult<N extends WriteName> = N extends OperationName
  ? OperationResult<N>
  : N extends keyof Verbs
    ? ReturnType<Verbs[N]>
    : never;

/** Makes one change durable and resolves with its result. */
export type WriteOne = <N extends WriteName>(name: N, at_ms: Time_ms, ...args: WriteArgs<N>) => Promise<WriteResult<N>>;

/** The methods, on top of a writer. @param now the clock for the times of rows. */
export function writeMethods(write: WriteOne, now: () => Time_ms) {
  return {
    createAccount: (account) => write('createAccount', now(), account),
    createKey: (key) => write('createKey', now(), key),
    revokeKey: (id) => write('revokeKey', now(), id),
    setKeyLimits: (id, limits) => write('setKeyLimits', now(), id, limits),
    setAccountLimits: (id, limits) => write('setAccountLimits', now(), id, limits),
    topup: (account, amount_nano, reference) => write('topup', now(), account, amount_nano, reference),

    openTask: (task, opening = {}) => write('openTask', now(), task, opening),
    redirectTask: (id, to) => write('redirectTask', now(), id, to),
    startTask: (id, upstream_id, seen, answer) => write('startTask', now(), id, upstream_id, seen, answer),
    markUnknown: (id, reason, next_poll_at_ms = null) => write('markUnknown', now(), id, reason, next_poll_at_ms),
    markReview: (id, reason, seen) => write('markReview', now(), id, reason, seen),
    settleTask: (id, settlement, answer, overdraft_nano = 0n) =>
      write('settleTask', now(), id, settlement, answer, overdraft_nano),
    observeTask: (id, seen) => write('observeTask', now(), id, seen),
    hideTask: (id) => write('hideTask', now(), id),
    recoverTasks: (latest_ms) => write('recoverTasks', now(), latest_ms),
    reviewOverdueTasks: (reason, polled = []) => write('reviewOverdueTasks', now(), reason, polled),
    reviewUnknownTasks: (kinds, reason) => write('reviewUnknownTasks', now(), kinds, reason),
    resolveTask: (id, settlement) => write('resolveTask', now(), id, settlement),
    claimTasks: (claim) => write('claimTasks', now(), claim),
    postponeTask: (id, next_poll_at_ms) => write('postponeTask', now(), id, next_poll_at_ms),
    sendTaskAgain: (id, owner) => write('sendTaskAgain', now(), id, owner),
    refuseTask: (id, repetition, refused) => write('refuseTask', now(), id, repetition, refused),
    forgetIdempotency: (before_ms) => forgetIdempotency(write, before_ms, now),

    openSpendLease: (lease) => write('openSpendLease', now(), lease),
    renewSpendLeases: (hold_ids, until_ms) => write('renewSpendLeases', now(), hold_ids, until_ms),
    recordUsage: (rows, overdraft_nano = 0n) => write('recordUsage', now(), groupUsage(rows), overdraft_nano),
    closeSpendLease: (hold_id, overdraft_nano = 0n) => write('closeSpendLease', now(), hold_id, overdraft_nano),
    closeLapsedSpendLeases: (overdraft_nano = 0n) => write('closeLapsedSpendLeases', now(), overdraft_nano),
    splitSpendLease: (hold_id, amount_nano) => write('splitSpendLease', now(), hold_id, amount_nano),
    askForSpendLeases: (account, owner) => write('askForSpendLeases', now(), account, owner),
    answerSpendLeases: (hold_ids) => write('answerSpendLeases', now(), hold_ids),

    takeQuotas: (asks) => write('takeQuotas', now(), asks),
    returnQuotas: (returns) => write('returnQuotas', now(), returns),
    holdSlots: (owner, until_ms, asks) => write('holdSlots', now(), owner, until_ms, asks),

    probe: () => write('probe', now()),
    recordResource: (kind, id, account) => write('recordResource', now(), kind, id, account),
    forgetResource: (kind, id, account) => write('forgetResource', now(), kind, id, account),
  } as const satisfies Partial<Store>;
}

/** Deletes a limited number at a time, so that other writes can run in between. */
async function forgetIdempotency(write: WriteOne, before_ms: Time_ms, now: () => Time_ms): Promise<number> {
  for (let sum = 0; ; ) {
    const forgotten = await write('forgetSomeIdempotency', now(), before_ms);
    sum += forgotten;
    if (forgotten < FORGET_LIMIT) return sum;
  }
}
