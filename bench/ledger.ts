/**
 * Measures the ledger core in memory: `node bench/ledger.ts [BATCH]`. Each batch opens, starts and settles that many tasks. Loading
 * the rows and writing the changes, which a store does around it, are not included.
 */

import { NANO } from '../src/lang/amount.ts';
import { Book } from '../src/ledger/book.ts';
import { execute } from '../src/ledger/operations.ts';
import type { NewTask } from '../src/store/store.ts';

const [size = 32] = process.argv.slice(2).map(Number);
const warm = 500;
const batches = 3_000;
const seen = { status: 'running', record: null, next_poll_at_ms: 1 };
const ended = { status: 'succeeded', record: null };
const charge = { outcome: 'capture', units_nano: NANO, amount_nano: NANO, memo: '1 s × 1.00', ...ended } as const;
const rest = {
  ...{
    account: 'acc_bench',
    key: 'key_bench',
    upstream: 'c',
    target: 'default',
    kind: 'video',
    route: 'create',
    model: 'c/vidgen-2.0',
  },
  ...{
    price: 'c',
    unit: 'second',
    price_nano: NANO,
    divisor: 1n,
    price_factor_nano: NANO,
    facts: { resolution: '480p' },
  },
  ...{ hold_units_nano: NANO, hold_nano: NANO, hold_memo: '1 s × 1.00', otherwise_units_nano: NANO },
  ...{ dispatch_deadline_ms: 1, deadline_at_ms: 1 },
} as const satisfies Omit<NewTask, 'id'>;

let last_entry_id = 0n;
const used_us: Record<string, number> = {};

/** Runs one batch on a new book, loaded as an engine loads it. */
function run(number: number): void {
  const book = new Book({ last_entry_id });
  const posted_nano = 1_000_000n * NANO;
  book.wallets.load('acc_bench', { account: 'acc_bench', posted_nano, held_nano: 0n });
  book.keys.load('key_bench', 'key_bench');
  const ids = Array.from({ length: size }, (_, index) => `task_${number}_${index}`);
  for (const id of ids) {
    book.tasks.load(id, null);
    book.upstreamsOfId.load(`up_${id}`, null);
    book.unansweredOfTask.load(id, null);
  }
  measure('holds', () => {
    for (const id of ids) execute(book, 'openTask', { name: 'openTask', at_ms: number, args: [{ id, ...rest }, {}] });
  });
  measure('starts', () => {
    for (const id of ids)
      execute(book, 'startTask', { name: 'startTask', at_ms: number, args: [id, `up_${id}`, seen] });
  });
  measure('settlements', () => {
    for (const id of ids)
      execute(book, 'settleTask', { name: 'settleTask', at_ms: number, args: [id, charge, undefined, 0n] });
  });
  last_entry_id += BigInt(book.entries.length);
}

function measure(name: string, work: () => void): void {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  used_us[name] = (used_us[name] ?? 0) + user + system;
}

for (let number = 0; number < warm; number += 1) run(number);
for (const name of Object.keys(used_us)) used_us[name] = 0;
for (let number = 0; number < batches; number += 1) run(number);
for (const [name, us] of Object.entries(used_us)) {
  const each = us / (batches * size);
  console.log(`${name.padEnd(12)} ${each.toFixed(2)} µs, ${Math.round(1e6 / each).toLocaleString('en')} a second`);
}
