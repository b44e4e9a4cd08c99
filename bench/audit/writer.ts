/** The writing process of the audit benchmark: takes and releases holds through the real Store and times each hold. */
import { statSync } from 'node:fs';
import { openStore } from '../../src/ledger/open-store.ts';
import type { NewTask } from '../../src/ledger/store/store.ts';
import { NANO } from '../../src/lib/money/amount.ts';
import { percentile } from '../load/percentile.ts';

/** What was written since the last message from the parent. */
export interface Written {
  readonly seconds: number;
  readonly holds: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  readonly longest_ms: number;
  /** The largest size seen of the write-ahead log. */
  readonly wal_bytes: number;
}

const callers = 32;
const [path = '', account = '', key = ''] = process.argv.slice(2);
const store = await openStore(`sqlite:${path}`, { writer: 'thread' });
let took_ms: number[] = [];
let wal_bytes = 0;
let since_ms = performance.now();
let stopped = false;

const working = Promise.all(Array.from({ length: callers }, (_, index) => call(index)));
const watch = setInterval(() => {
  wal_bytes = Math.max(wal_bytes, statSync(`${path}-wal`).size);
}, 20);

process.on('message', async (message) => {
  const now_ms = performance.now();
  const written: Written = {
    seconds: (now_ms - since_ms) / 1000,
    holds: took_ms.length,
    p50_ms: percentile(took_ms, 0.5),
    p99_ms: percentile(took_ms, 0.99),
    longest_ms: percentile(took_ms, 1),
    wal_bytes,
  };
  [took_ms, wal_bytes, since_ms] = [[], 0, now_ms];
  if (message === 'stop') {
    stopped = true;
    clearInterval(watch);
    await working;
    await store.close();
  }
  process.send?.(written);
  if (message === 'stop') process.disconnect?.();
});
process.send?.('ready');

/** Takes a hold, which is timed, and releases it, in a loop. */
async function call(index: number): Promise<void> {
  for (let round = 0; !stopped; round += 1) {
    const task = taskOf(`bench_${process.pid}_${index}_${round}`);
    const begun_ms = performance.now();
    const opened = await store.openTask(task);
    took_ms.push(performance.now() - begun_ms);
    if (!opened.ok) throw new Error(`a hold was refused: ${opened.reason}`);
    await store.settleTask(task.id, { outcome: 'release', reason: 'the bench', status: 'failed', record: null });
  }
}

function taskOf(id: string): NewTask {
  return {
    id,
    account,
    key,
    upstream: 'c',
    target: 'default',
    kind: 'official',
    route: 'create_video_task',
    model: 'c/vidgen-2.0',
    price: 'c',
    unit: 'second',
    price_nano: 460_000_000n,
    divisor: 1n,
    price_factor_nano: NANO,
    facts: { resolution: '480p', video_reference: false },
    hold_units_nano: 4n * NANO,
    hold_nano: 1_840_000_000n,
    hold_memo: '4 s × 0.46',
    otherwise_units_nano: 4n * NANO,
    dispatch_deadline_ms: Date.now() + 60_000,
    deadline_at_ms: Date.now() + 345_600_000,
  };
}
