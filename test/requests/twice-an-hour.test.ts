/** Sums by the hours of a zone stand in the order of time, also where clocks are set back and an hour comes twice. */
import t from 'tap';
import { openPlace } from '../../src/ledger/requests/open-place.ts';
import { workspace } from '../support/tollgate.ts';

t.test('the night of a Sunday in October', async (t) => {
  const { store, json, run } = await workspace(t);
  await run(['account', 'create', 'acme']);
  const series = { account: 'acct_1', key: 'key_1', route: 'x', model: 'model-1', target: '' };
  const failed = { caller: 0, gateway: 0, upstream: 0 };
  const place = await openPlace(store);
  for (const [index, hour] of ['23:45', '00:15', '01:30', '02:00'].entries()) {
    const start_ms = Date.parse(`2026-10-2${index === 0 ? 4 : 5}T${hour}:00Z`);
    const sum = {
      ...series,
      start_ms,
      requests: index + 1,
      recorded: 0,
      failed,
      amount_nano: '0',
      failed_amount_nano: '0',
    };
    await place.write({ records: [], sums: [{ ...sum, counts: [] }], unknown: [], gaps: [] });
  }
  await place.close();
  const span = ['--since', '2026-10-24', '--until', '2026-10-26', '--tz', 'Europe/Berlin'];
  const { data } = Object(await json(['requests', 'sums', '--by', 'hour', ...span]));
  t.match(data, [
    { hour: '2026-10-25T01:00+02:00', requests: 1 },
    { hour: '2026-10-25T02:00+02:00', requests: 2 },
    { hour: '2026-10-25T02:00+01:00', requests: 3 },
    { hour: '2026-10-25T03:00+01:00', requests: 4 },
  ]);
});
