/** The methods of a store that change something, shared by all engines: each sends its change to the engine's writer. */

import type { Time_ms } from '../core/money-rows.ts';
import { type OperationArgs, type OperationName, type OperationResult, operations } from '../core/operations.ts';
import type { PriceVersion } from '../core/price-rows.ts';
import type { UsageRow } from '../core/spend-rows.ts';
import { groupUsage, pricesOf } from '../core/usage-groups.ts';
import { type AdminArgs, type AdminName, type AdminResult, adminWrites, FORGET_LIMIT } from './admin-writes.ts';

/** The names of all changes. */
export type WriteName = OperationName | AdminName;
export type WriteArgs<N extends WriteName> = N extends OperationName
  ? OperationArgs<N>
  : N extends AdminName
    ? AdminArgs<N>
    : never;
export type WriteResult<N extends WriteName> = N extends OperationName
  ? OperationResult<N>
  : N extends AdminName
    ? AdminResult<N>
    : never;

/**
 * The changes that record what has already happened: an upstream made, ended, refused or billed something. A writer in a thread keeps
 * such a change until the store takes it or the process ends. It refuses one only if its queue is full.
 */
const RECORDS: ReadonlySet<WriteName> = new Set<WriteName>([
  'startTask',
  'markUnknown',
  'markUnlearnable',
  'markReview',
  'settleTask',
  'refuseTask',
  'hideTask',
  'recordUsage',
  'recordResource',
  'forgetResource',
]);

/** Whether the change records what has already happened. Any other is a request, which the store may refuse. */
export function isRecordWrite(name: WriteName): boolean {
  return RECORDS.has(name);
}

const KEY_WRITES: ReadonlySet<WriteName> = new Set(['createKey', 'editKey', 'rotateKey', 'revokeKey', 'editAccount']);

/** Whether the change makes what gateways have cached of a key wrong. */
export function changesKeys(name: WriteName): boolean {
  return KEY_WRITES.has(name);
}

/** Makes one change durable and resolves with its result. */
export type WriteOne = <N extends WriteName>(name: N, at_ms: Time_ms, ...args: WriteArgs<N>) => Promise<WriteResult<N>>;

/** One method for each operation of the ledger and each administrative change, which are described there. */
export type Writes = {
  readonly [N in Exclude<WriteName, 'recordUsage' | 'forgetSomeIdempotency' | 'sumSpending'>]: (
    ...args: WriteArgs<N>
  ) => Promise<WriteResult<N>>;
} & {
  recordUsage(rows: readonly UsageRow[], overdraft_nano?: bigint, owner?: string): Promise<WriteResult<'recordUsage'>>;
  /** Deletes the idempotency keys that were stored at this time or earlier. Returns their number. */
  forgetIdempotency(before_ms: Time_ms): Promise<number>;
};

/** The methods, on top of a writer. @param now the clock for the times of rows. */
export function writeMethods(write: WriteOne, now: () => Time_ms): Writes {
  const names = [...Object.keys(operations), ...Object.keys(adminWrites)] as WriteName[];
  /** The versions of price tables that this process knows to be stored. They are never deleted. */
  const stored = new Set<string>();
  const missing = (prices: readonly PriceVersion[]) => prices.filter(({ sha256 }) => !stored.has(sha256));
  const noteStored = (prices: readonly PriceVersion[]) => {
    for (const { sha256 } of prices) stored.add(sha256);
  };
  const methods = names.map((name) => [name, (...args: WriteArgs<typeof name>) => write(name, now(), ...args)]);
  return {
    ...(Object.fromEntries(methods) as Writes),
    async recordUsage(rows, overdraft_nano, owner) {
      const prices = missing(pricesOf(rows));
      const late = await write('recordUsage', now(), groupUsage(rows), overdraft_nano, prices, owner);
      noteStored(prices);
      return late;
    },
    async openTask(task, opening) {
      const prices = missing(opening?.price === undefined ? [] : [opening.price]);
      const opened = await write('openTask', now(), task, opening && { ...opening, price: prices[0] });
      if (opened.ok) noteStored(prices);
      return opened;
    },
    async forgetIdempotency(before_ms) {
      // A limited number at a time, so that other writes can run in between.
      for (let sum = 0; ; ) {
        const forgotten = await write('forgetSomeIdempotency', now(), before_ms);
        sum += forgotten;
        if (forgotten < FORGET_LIMIT) return sum;
      }
    },
  };
}
