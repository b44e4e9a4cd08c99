/** Measures the ledger core in memory, without a store around it. */

import { execute } from '../../src/ledger/core/operations.ts';
import { compoundKey, WorkingSet } from '../../src/ledger/core/working-set.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { newTask } from '../../test/support/stores.ts';

const seen = { status: 'running', record: null, next_poll_at_ms: 1 };
const ended = { status: 'succeeded', record: null };
const charge = { outcome: 'capture', units_nano: NANO, amount_nano: NANO, memo: '1 s × 1.00', ...ended } as const;
const task = newTask({ account: 'acc_bench', key: 'key_bench' }, '', '1.00');

/**
 * Opens, starts and settles tasks in batches. Loading the rows and writing the changes, which a store does around it, are not included.
 *
 * @returns the CPU time of each operation.
 */
export function measureLedger(size: number, batches: number): ReadonlyMap<string, number> {
  let last_entry_id = 0n;
  const used_us = new Map<string, number>();

  /** Runs one batch on a new set, loaded as an engine loads it. */
  function run(number: number): void {
    const set = new WorkingSet({ last_entry_id, last_change_id: 0n });
    const posted_nano = 1_000_000n * NANO;
    set.wallets.load('acc_bench', {
      account: 'acc_bench',
      posted_nano,
      held_nano: 0n,
      alerted: 0n,
      credit_limit_nano: 0n,
    });
    set.turns.load('acc_bench', null);
    set.keys.load('key_bench', { id: 'key_bench', last_used_at_ms: null });
    for (const key of ['', 'key_bench']) set.spending.load(compoundKey('acc_bench', key), null);
    const ids = Array.from({ length: size }, (_, index) => `task_${number}_${index}`);
    for (const id of ids) {
      set.tasks.load(id, null);
      set.upstreamsOfId.load(`up_${id}`, null);
      set.unansweredOfTask.load(id, null);
    }
    measure('holds', () => {
      for (const id of ids) execute(set, 'openTask', { name: 'openTask', at_ms: number, args: [{ ...task, id }, {}] });
    });
    measure('starts', () => {
      for (const id of ids)
        execute(set, 'startTask', { name: 'startTask', at_ms: number, args: [id, `up_${id}`, seen] });
    });
    measure('settlements', () => {
      for (const id of ids)
        execute(set, 'settleTask', { name: 'settleTask', at_ms: number, args: [id, charge, undefined, 0n] });
    });
    last_entry_id += BigInt(set.entries.length);
  }

  function measure(name: string, work: () => void): void {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    used_us.set(name, (used_us.get(name) ?? 0) + user + system);
  }

  for (let number = 0; number < batches / 6; number += 1) run(number);
  used_us.clear();
  for (let number = 0; number < batches; number += 1) run(number);
  return new Map([...used_us].map(([name, us]) => [name, us / (batches * size)]));
}
