/** Pages of rare records, which are found by the sums. */
import { join } from 'node:path';
import t from 'tap';
import { requestRecord } from '../../../test/support/request-record.ts';
import { tempFolder } from '../../../test/support/stores.ts';
import { QUARTER_ms } from '../../lib/time/duration.ts';
import { openPlace } from './open-place.ts';
import { openRequestReader } from './open-reader.ts';
import { requestsPage } from './reads.ts';
import type { RequestSums } from './record.ts';

/** More than one query finds. */
const QUARTERS = 12_000;
const NOON_ms = Date.UTC(2026, 10, 29, 12);

t.test('a record is found however many quarters meet each condition, but by no one record', async (t) => {
  const url = `sqlite:${join(tempFolder(t), 'store.db')}`;
  const record = requestRecord({ id: 'req_1', at_ms: NOON_ms, status: 402, failed_by: 'upstream' });
  const { account, key, route, model, target } = record;
  const sums = Array.from({ length: QUARTERS }, (_, number): RequestSums => {
    return {
      account,
      key,
      route,
      model,
      target,
      requests: 2,
      recorded: 2,
      amount_nano: '0',
      failed_amount_nano: '0',
      // Not next to each other, so that each is a span of its own.
      start_ms: NOON_ms + 2 * number * QUARTER_ms,
      failed: { caller: 1, gateway: 0, upstream: 1 },
      counts: [
        ['status', '402', 1],
        ['status', '502', 1],
      ],
    };
  });
  const place = await openPlace(url);
  await place.write({ records: [record], sums, unknown: [], gaps: [] });
  await place.close();
  const reader = openRequestReader(url);
  t.teardown(() => reader.close());
  const found = await reader.read(requestsPage({ failed_by: 'upstream', status: { from: 402, to: 402 } }, 10));
  t.strictSame(
    found?.map(({ id }) => id),
    ['req_1'],
  );
});
