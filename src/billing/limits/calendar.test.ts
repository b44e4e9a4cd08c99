/** Tests that days and months begin by the clocks of the time zone, also when these are changed. */
import t from 'tap';
import fc from '../../../test/support/fc.ts';
import { DAY_ms } from '../../lib/time/duration.ts';
import { createCalendar } from './periods.ts';

/** The date that clocks of the zone show, as `2028-02-29`. */
const dateIn = (time_zone: string, at_ms: number) =>
  new Intl.DateTimeFormat('sv', { timeZone: time_zone, dateStyle: 'short' }).format(at_ms);

t.test('a day, or a month, is the longest time around a moment in which clocks show one', async (t) => {
  // Ahead of and behind UTC, by parts of an hour, and with days of 23 and of 25 hours, and one that begins at 01:00.
  const zones = ['UTC', 'Asia/Shanghai', 'America/Los_Angeles', 'Asia/Kathmandu', 'Europe/Berlin', 'Asia/Beirut'];
  const calendars = zones.map((zone) => [zone, createCalendar(zone)] as const);
  const changes = [Date.UTC(2027, 2, 28), Date.UTC(2027, 9, 31), Date.UTC(2026, 2, 29), Date.UTC(2028, 1, 29)];
  const near = fc.tuple(fc.constantFrom(...changes), fc.integer({ min: -2 * DAY_ms, max: 2 * DAY_ms }));
  const moment = fc.oneof(
    fc.integer({ min: Date.UTC(2020), max: Date.UTC(2040) }),
    near.map(([at_ms, more_ms]) => at_ms + more_ms),
  );
  // A calendar is asked for earlier moments too, as after a clock was set back.
  fc.assert(
    fc.property(fc.constantFrom(...calendars), moment, ([zone, { day, month }], at_ms) => {
      for (const [periodOf, letters] of [
        [day, 10],
        [month, 7],
      ] as const) {
        const { since_ms, until_ms } = periodOf(at_ms);
        const shown = [since_ms - 1, since_ms, at_ms, until_ms - 1, until_ms].map((each) =>
          dateIn(zone, each).slice(0, letters),
        );
        t.ok(since_ms <= at_ms && at_ms < until_ms);
        t.same(
          shown.map((each) => each === shown[2]),
          [false, true, true, true, false],
          `${zone} ${at_ms}`,
        );
        t.equal(periodOf(until_ms).since_ms, until_ms, 'a new one begins on time');
      }
    }),
    { numRuns: 300 },
  );
});
