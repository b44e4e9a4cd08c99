/** The recorder of another gateway: writes a small batch of request records every few milliseconds, and times each. */
import { setTimeout } from 'node:timers/promises';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import { requestRecord } from '../../test/support/request-record.ts';
import { percentile } from '../load/percentile.ts';
import type { Waits } from './request-deletion.ts';

const EVERY_ms = 5;
const [store_url = ''] = process.argv.slice(2);
const place = await openPlace(store_url);
let took_ms: number[] = [];
let isStopped = false;

process.on('message', async (message) => {
  const waits: Waits = {
    batches: took_ms.length,
    p50_ms: percentile(took_ms, 0.5),
    p99_ms: percentile(took_ms, 0.99),
    longest_ms: percentile(took_ms, 1),
  };
  took_ms = [];
  if (message === 'stop') {
    isStopped = true;
    await writing;
    await place.close();
  }
  process.send?.(waits);
  if (message === 'stop') process.disconnect?.();
});
const writing = write();
process.send?.('ready');

async function write(): Promise<void> {
  for (let number = 0; !isStopped; number += 1) {
    const begun_ms = performance.now();
    await place.write({
      records: [requestRecord({ id: `req_writer_${process.pid}_${number}`, at_ms: Date.now() })],
      sums: [],
      unknown: [],
      gaps: [],
    });
    took_ms.push(performance.now() - begun_ms);
    await setTimeout(EVERY_ms);
  }
}
