/**
 * The recorder of another gateway, as a child process: writes batches to the place of a store, and prunes beside them.
 * Arguments: the store's URL, a name for its ids, the number of batches, the size that is kept in bytes.
 */
import { setTimeout } from 'node:timers/promises';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import { DAY_ms, QUARTER_ms, quarterStart_ms } from '../../src/lib/time/duration.ts';
import { requestRecord } from './request-record.ts';

/** Requests of one batch. */
export const BATCH = 20;
/** Gateways pause for longer. */
const PAUSE_ms = 5;
/** Each batch is of the next of so many quarters of an hour. */
const QUARTERS = 40;

const [store_url = '', name = '', batches = '0', size = '0'] = process.argv.slice(2);
if (store_url !== '') await record();

async function record(): Promise<void> {
  const place = await openPlace(store_url);
  const now_ms = Date.now();
  const retention = { keep_ms: DAY_ms, size_bytes: Number(size) };
  for (let batch = 0; batch < Number(batches); batch += 1) {
    const start_ms = quarterStart_ms(now_ms) - (QUARTERS - (batch % QUARTERS)) * QUARTER_ms;
    const records = Array.from({ length: BATCH }, (_, number) => {
      const account = `acc_${number}`;
      return requestRecord({ id: `req_${name}_${batch}_${number}`, account, at_ms: start_ms + number });
    });
    const sums = records.map(({ account, key, route, model, target }) => ({
      account,
      key,
      route,
      model,
      target,
      start_ms,
      requests: 1,
      recorded: 1,
      failed: { caller: 0, gateway: 0, upstream: 0 },
      amount_nano: '2000000',
      failed_amount_nano: '0',
      counts: [['status', '200', 1]] as const,
    }));
    const network = { start_ms, network: '203.0.113.0/24', error: 'unauthenticated', requests: 1, last_ms: start_ms };
    await place.write({ records, sums, unknown: [network], gaps: [] });
    await place.prune(retention, now_ms);
    // The lock of SQLite is not fair: without pauses, one may wait for seconds.
    await setTimeout(PAUSE_ms);
  }
  await place.close();
}
