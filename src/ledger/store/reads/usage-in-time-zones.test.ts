/** Usage is summed by the days of a time zone, also where they have 23 or 25 hours; the sums of all zones are equal. */
import t from 'tap';
import { PostgresServer } from '../../../../test/support/postgres.ts';
import {
  capture,
  cny,
  makeOwner,
  type OpenFresh,
  openFreshMemory,
  openFreshPostgres,
  openFreshSqlite,
  runTask,
} from '../../../../test/support/stores.ts';
import { offsetsOf } from '../../../lib/time/time-zone.ts';

const MOMENTS = [
  '2026-03-28T22:59:59.999Z',
  '2026-03-28T23:00:00Z',
  '2026-03-29T21:59:59Z',
  '2026-03-29T22:00:00Z',
  '2026-10-24T21:59:59Z',
  '2026-10-24T22:00:00Z',
  '2026-10-25T22:59:59Z',
  '2026-10-25T23:00:00Z',
];

/** The number of tasks by day. Berlin's clocks are set forward on 29 March and back on 25 October, New York's on other days. */
const DAYS = {
  'Europe/Berlin': '03-28 1, 03-29 2, 03-30 1, 10-24 1, 10-25 2, 10-26 1',
  'Asia/Kolkata': '03-29 2, 03-30 2, 10-25 2, 10-26 2',
  'America/New_York': '03-28 2, 03-29 2, 10-24 2, 10-25 2',
  UTC: '03-28 2, 03-29 2, 10-24 2, 10-25 2',
};

const server = await PostgresServer.start();
t.teardown(() => server.remove());

const engines: Readonly<Record<string, OpenFresh>> = {
  memory: openFreshMemory,
  sqlite: openFreshSqlite(),
  postgres: openFreshPostgres(server),
};

for (const [engine, open] of Object.entries(engines)) {
  t.test(engine, async (t) => {
    const clock = { now: Date.parse('2026-01-01T00:00:00Z') };
    const { store } = await open(t, clock);
    const owner = await makeOwner(store, 'acme', '100');
    for (const [index, moment] of MOMENTS.entries()) {
      clock.now = Date.parse(moment);
      await runTask(store, owner, `task_${index}`, '1');
      await store.settleTask(`task_${index}`, capture('1'));
    }
    for (const [zone, days] of Object.entries(DAYS)) {
      for (const since_ms of [undefined, Date.parse('2026-01-01T00:00:00Z')]) {
        const offsets = offsetsOf(zone, since_ms ?? 0, clock.now);
        const sums = await store.usage({ by: ['day'], offsets, ...(since_ms !== undefined && { since_ms }) });
        t.equal(sums.map(({ day, requests }) => `${day?.slice(5)} ${requests}`).join(', '), days, zone);
        t.equal(
          sums.reduce((sum, { amount_nano }) => sum + amount_nano, 0n),
          cny('8'),
        );
      }
    }
    t.strictSame(
      await store.usage({ by: ['day'], offsets: offsetsOf('UTC', 0, clock.now) }),
      await store.usage({ by: ['day'] }),
    );
  });
}
