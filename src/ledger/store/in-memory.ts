/** A store in memory for played examples: the ledger core on maps, and the reads that the steps of one account's requests need. */
import { execute, isOperation } from '../core/operations.ts';
import { taskOf } from '../core/transition.ts';
import { WorkingSet } from '../core/working-set.ts';
import { readMethods } from './read-methods.ts';
import type { StoredPrice } from './schema.ts';
import type { Store, Task } from './store.ts';
import { type WriteName, type WriteOne, type WriteResult, writeMethods } from './writes.ts';

export class MemoryRows {
  readonly set = new WorkingSet({ last_entry_id: 0n, last_change_id: 0n, isWhole: true });
  /** The recorded resources: their ids by kind. */
  readonly resources = new Map<string, string>();
  readonly prices = new Map<string, StoredPrice>();

  /** The oldest task. */
  get task(): Task | undefined {
    const [first] = this.set.tasks.values();
    return first && taskOf(first);
  }

  /** @throws what the operation throws; nothing has changed then. */
  change(name: WriteName, at_ms: number, args: readonly unknown[]): unknown {
    if (isOperation(name)) {
      try {
        return execute(this.set, name, { name, args, at_ms });
      } finally {
        for (const price of this.set.prices) this.prices.set(price.sha256, price);
        this.set.commit();
      }
    }
    if (name === 'recordResource') this.resources.set(String(args[0]), String(args[1]));
    else if (name !== 'forgetResource') notInMemory();
    return true;
  }
}

/** Opens a store on the rows of one account. Its other reads throw. */
export function openMemoryStore(rows: MemoryRows): Store {
  const { set } = rows;
  const change: WriteOne = async (name, at_ms, ...args) => rows.change(name, at_ms, args) as WriteResult<typeof name>;
  return {
    ...readMethods({ read: notInMemory, snapshot: notInMemory }),
    ...writeMethods(change, Date.now),
    now: Date.now,
    isShared: false,
    moved: undefined,
    lost: new Promise(() => {}),
    wallet: async (account) => set.wallets.get(account),
    spendLeasesOf: async (account) => ({ wallet: set.wallets.get(account), leases: [], spending: [] }),
    async getTask(id) {
      const task = set.tasks.get(id);
      return task && taskOf(task);
    },
    async findTask(_account, kinds, upstream_id) {
      const task = set.tasks.values().find((task) => task.upstream_id === upstream_id && kinds.includes(task.kind));
      return task && taskOf(task);
    },
    priceVersion: async (sha256) => rows.prices.get(sha256),
    findIdempotent: async () => undefined,
    findKey: notInMemory,
    gauges: notInMemory,
    pressure: notInMemory,
    audit: notInMemory,
    share: notInMemory,
    giveUp() {},
    async close() {},
  };
}

function notInMemory(): never {
  throw new Error('a store in memory does not have this');
}
