/** The recorder of another gateway: writes a small batch of request records every few milliseconds, and times each. */
import { setTimeout } from 'node:timers/promises';
import type { RequestRecord } from '../../src/ledger/requests/record.ts';
import { percentile } from '../load/percentile.ts';
import { openPlace, type Waits } from './request-deletion.ts';

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
    await place.write({ records: [recordOf(number)], sums: [], gaps: [] });
    took_ms.push(performance.now() - begun_ms);
    await setTimeout(EVERY_ms);
  }
}

function recordOf(number: number): RequestRecord {
  const at_ms = Date.now();
  return {
    account: 'acc_1',
    key: 'key_1',
    route: 'messages',
    model: 'model-1',
    target: 'vendor-1/main',
    id: `req_writer_${process.pid}_${number}`,
    at_ms,
    ended_ms: at_ms + 300,
    interface: 'messages',
    status: 200,
    upstream_status: 200,
    error: null,
    failed_by: null,
    calls: [],
    first_byte_ms: 200,
    bytes_in: 512,
    bytes_out: 2048,
    is_stream: false,
    units: { input: '120', output: '480' },
    charged_nano: '2000000',
    task: null,
    lease: String(number),
    address: '203.0.113.0/24',
    user_agent: 'sdk/1.0',
    client_ids: null,
  };
}
