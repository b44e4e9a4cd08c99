/** A question with more sums than fit the memory is refused; with fewer columns it is answered. */
import { join } from 'node:path';
import t from 'tap';
import { tempFolder } from '../../../test/support/stores.ts';
import { DAY_ms, HOUR_ms } from '../../lib/time/duration.ts';
import { openPlace } from './open-place.ts';
import { openRequestReader } from './open-reader.ts';
import { requestSums, type SumColumn, TOO_MANY_SUMS } from './sums.ts';

const KEYS = 300;
const HOURS = 170;
const FIRST_ms = Date.UTC(2026, 9, 20);

t.test('keys by hours', async (t) => {
  const store = `sqlite:${join(tempFolder(t), 'store.db')}`;
  const place = await openPlace(store);
  const sum = {
    account: 'acct_1',
    route: 'messages',
    model: 'model-1',
    target: 'vendor/main',
    requests: 1,
    recorded: 1,
    failed: { caller: 0, gateway: 0, upstream: 0 },
    amount_nano: '0',
    failed_amount_nano: '0',
    counts: [],
  };
  for (let hour = 0; hour < HOURS; hour += 1) {
    const start_ms = FIRST_ms + hour * HOUR_ms;
    const sums = Array.from({ length: KEYS }, (_, key) => ({ ...sum, key: `key_${key}`, start_ms }));
    await place.write({ records: [], sums, unknown: [], gaps: [] });
  }
  await place.close();
  const reader = openRequestReader(store);
  t.teardown(() => reader.close());
  const span = { since_ms: FIRST_ms, until_ms: FIRST_ms + 30 * DAY_ms };
  const sumsBy = async (columns: readonly SumColumn[], zone = 'UTC') =>
    (await reader.read(requestSums({ ...span, by: columns, zone }))) ?? [];
  await t.rejects(sumsBy(['key', 'hour']), { code: TOO_MANY_SUMS });
  for (const zone of ['UTC', 'Europe/Berlin', 'Asia/Kolkata', 'America/St_Johns'])
    for (const columns of [['key'], ['hour'], ['day'], ['key', 'day']] as const) {
      const requests = (await sumsBy(columns, zone)).map((each) => each.requests);
      t.equal(
        requests.reduce((all, each) => all + each, 0),
        KEYS * HOURS,
        `${zone} by ${columns.join()}`,
      );
    }
});
