/** A local time names the same moment, in any zone and year. */
import fc from 'fast-check';
import t from 'tap';
import { clockOf, localTime } from './time-zone.ts';

for (const zone of ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati']) {
  const clock = clockOf(zone);
  t.test(zone, async (t) => {
    const moments = fc.integer({ min: Date.UTC(2000, 0, 1), max: Date.UTC(2100, 0, 1) });
    fc.assert(fc.property(moments, (at_ms) => Date.parse(localTime(at_ms, clock)) === at_ms));
    t.pass();
  });
}
t.equal(localTime(Date.UTC(2026, 9, 25, 0, 30), clockOf('Europe/Berlin')), '2026-10-25T02:30:00.000+02:00');
t.equal(localTime(Date.UTC(2026, 9, 25, 1, 30), clockOf('Europe/Berlin')), '2026-10-25T02:30:00.000+01:00');
t.equal(localTime(Date.UTC(2026, 0, 1), clockOf('America/St_Johns')), '2025-12-31T20:30:00.000-03:30');
