/** The part of a Store in memory that reads tasks, leases and idempotency records from its working set. */

import { taskSubjectName } from '../../src/ledger/core/hold-limits.ts';
import { repeatOf } from '../../src/ledger/core/idempotency.ts';
import { taskOf } from '../../src/ledger/core/transition.ts';
import { compoundKey, type TaskRow, type WorkingSet } from '../../src/ledger/core/working-set.ts';
import {
  available_nano,
  type OpenTaskCount,
  type SpendLimit,
  type Store,
  type StoreGauges,
  type Task,
  type TaskFilter,
  TERMINAL_STATES,
} from '../../src/ledger/store/store.ts';
import type { Nano } from '../../src/lib/money/amount.ts';

/** The Store's read methods. @param spentUnder sums the charges under a limit. */
export function taskReads(set: WorkingSet, spentUnder: (account: string, limit: SpendLimit) => Nano) {
  const tasks = (): readonly TaskRow[] => set.tasks.values();
  /** Rows do not change, so each is converted once. */
  const converted = new WeakMap<TaskRow, Task>();
  const shown = (row: TaskRow): Task => {
    const task = converted.get(row) ?? taskOf(row);
    converted.set(row, task);
    return task;
  };
  const openLeases = () => set.leases.values().filter(({ closed_at_ms }) => closed_at_ms === null);
  return {
    async storedRequest(id) {
      const request = set.tasks.get(id)?.request;
      return request === null || request === 'kept' ? undefined : request;
    },
    knownUpstreamIds: async (upstream, ids) =>
      new Set(ids.filter((id) => set.upstreamsOfId.get(id)?.includes(upstream) ?? false)),
    findIdempotent: async (account, idempotency, at_ms) =>
      repeatOf(set.idempotency.get(compoundKey(account, idempotency.key)), idempotency, at_ms),
    async countOpenTasks() {
      const counts = new Map<string, OpenTaskCount>();
      for (const { state, upstream, target, kind } of tasks()) {
        if (TERMINAL_STATES.includes(state)) continue;
        const name = compoundKey(upstream, compoundKey(target, kind));
        counts.set(name, { upstream, target, kind, tasks: (counts.get(name)?.tasks ?? 0) + 1 });
      }
      return [...counts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    },
    async getTask(id) {
      const task = set.tasks.get(id);
      return task && shown(task);
    },
    async findTask(account, kinds, upstream_id) {
      const own = tasks().filter(
        (task) =>
          task.account === account &&
          task.upstream_id === upstream_id &&
          task.hidden_at_ms === null &&
          kinds.includes(task.kind),
      );
      const ended = ({ state }: TaskRow) => Number(TERMINAL_STATES.includes(state));
      const [found] = own.sort((a, b) => ended(a) - ended(b) || newestFirst(a, b));
      return found && shown(found);
    },
    async listTasks(filter) {
      const all = tasks()
        .filter((task) => isIn(filter, task))
        .sort(newestFirst);
      const { limit, offset = 0 } = filter;
      return { tasks: all.slice(offset, offset + limit).map(shown), total: all.length };
    },
    async spendLeasesOf(account, limits = []) {
      const own = openLeases().filter((lease) => lease.account === account);
      return {
        wallet: set.wallets.get(account),
        spending: limits.map((limit) => {
          const { key } = limit;
          const held_nano =
            key === null ? set.wallets.get(account)?.held_nano : set.heldOfKey.get(compoundKey(account, key));
          return { spent_nano: spentUnder(account, limit), held_nano: held_nano ?? 0n };
        }),
        leases: own.map(({ hold_id, key, owner, amount_nano, wanted_at_ms }) => {
          const left_nano = amount_nano - (set.used.get(hold_id)?.amount_nano ?? 0n);
          return { hold_id, key, owner, left_nano, wanted_at_ms };
        }),
      };
    },
    openTaskCount: async (subject) => set.openTasks.get(taskSubjectName(subject)) ?? 0,
    quotasOf: async (subject) => set.quotas.get(subject) ?? [],
    wantedSpendLeases: async (owner) =>
      openLeases()
        .filter((lease) => lease.owner === owner && lease.wanted_at_ms !== null)
        .map(({ hold_id, account }) => ({ hold_id, account })),
  } as const satisfies Partial<Store>;
}

/** The Store's gauges. */
export function gaugesOf(set: WorkingSet, low_nano: bigint | undefined, upstreams: readonly string[]): StoreGauges {
  const open = set.tasks.values().filter(({ state }) => !TERMINAL_STATES.includes(state));
  const leases = set.leases.values().filter(({ closed_at_ms }) => closed_at_ms === null);
  const wallets = set.wallets.values();
  const inState = (wanted: TaskRow['state']) => open.filter(({ state }) => state === wanted).length;
  const planned = (upstream: string) =>
    open.flatMap((task) => (task.upstream === upstream ? (task.next_poll_at_ms ?? []) : []));
  return {
    tasks: {
      dispatching: inState('dispatching'),
      running: inState('running'),
      unknown: inState('unknown'),
      review: inState('review'),
    },
    leases: leases.length,
    oldest_task_ms: Math.min(...open.map(({ created_at_ms }) => created_at_ms)),
    oldest_lease_ms: Math.min(...leases.map(({ opened_at_ms }) => opened_at_ms)),
    held_nano: wallets.reduce((sum, { held_nano }) => sum + Number(held_nano), 0),
    low_wallets: wallets.filter((wallet) => low_nano !== undefined && available_nano(wallet) < low_nano).length,
    next_poll_ms: new Map(upstreams.map((upstream) => [upstream, Math.min(...planned(upstream))])),
  };
}

function newestFirst(a: TaskRow, b: TaskRow): number {
  return b.created_at_ms - a.created_at_ms || Number(b.hold_id - a.hold_id);
}

function isIn(filter: TaskFilter, task: TaskRow): boolean {
  const has = (among: readonly string[] | undefined, value: string | null) =>
    among === undefined || (value !== null && among.includes(value));
  if (filter.visible === true && (task.upstream_id === null || task.hidden_at_ms !== null)) return false;
  if (filter.unnamed === true && (task.upstream_id !== null || task.state === 'failed')) return false;
  if (task.dispatch_deadline_ms < (filter.dispatch_deadline_from_ms ?? Number.NEGATIVE_INFINITY)) return false;
  return (
    (filter.account === undefined || filter.account === task.account) &&
    has(filter.upstreams, task.upstream) &&
    has(filter.states, task.state) &&
    has(filter.kinds, task.kind) &&
    has(filter.statuses, task.status) &&
    has(filter.models, task.model) &&
    has(filter.upstream_ids, task.upstream_id)
  );
}
