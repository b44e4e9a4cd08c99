/** Tests that days and months begin by the clocks of the time zone, also when these are changed. */
import t from 'tap';
import { createCalendar } from './periods.ts';

const hours = ({ since_ms, until_ms }: { since_ms: number; until_ms: number }) => (until_ms - since_ms) / 3_600_000;
const iso = (at_ms: number) => new Date(at_ms).toISOString();

t.test('UTC', async (t) => {
  const { day, month } = createCalendar('UTC');
  const now_ms = Date.UTC(2028, 1, 29, 23, 59, 59, 999);
  t.same(
    [iso(day(now_ms).since_ms), iso(day(now_ms).until_ms)],
    ['2028-02-29T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  );
  t.same(
    [iso(month(now_ms).since_ms), iso(month(now_ms).until_ms)],
    ['2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'],
  );
  t.equal(iso(day(now_ms + 1).since_ms), '2028-03-01T00:00:00.000Z', 'a new day begins on time');
  t.equal(iso(day(now_ms).since_ms), '2028-02-29T00:00:00.000Z', 'a clock that is set back is followed');
});

t.test('zones ahead of and behind UTC, and by parts of an hour', async (t) => {
  const now_ms = Date.UTC(2026, 11, 31, 20);
  t.equal(iso(createCalendar('Asia/Shanghai').month(now_ms).since_ms), '2026-12-31T16:00:00.000Z');
  t.equal(iso(createCalendar('America/Los_Angeles').day(now_ms).since_ms), '2026-12-31T08:00:00.000Z');
  t.equal(iso(createCalendar('Asia/Kathmandu').day(now_ms).since_ms), '2026-12-31T18:15:00.000Z');
});

t.test('days of 23 and of 25 hours, and one that begins at 01:00', async (t) => {
  const berlin = createCalendar('Europe/Berlin');
  t.equal(hours(berlin.day(Date.UTC(2027, 2, 28, 12))), 23);
  t.equal(hours(berlin.day(Date.UTC(2027, 9, 31, 12))), 25);
  const beirut = createCalendar('Asia/Beirut').day(Date.UTC(2026, 2, 29, 12));
  t.equal(hours(beirut), 23);
  t.equal(iso(beirut.since_ms), '2026-03-28T22:00:00.000Z');
});
