/** What the clock of a time zone shows, for every request: its offset is looked up only when it may have changed. */
import { DAY_ms, MINUTE_ms } from './duration.ts';
import { offsetsOf } from './time-zone.ts';

/** For how long an offset is looked up in advance. */
const AHEAD_ms = 7 * DAY_ms;
export const DAY_minutes = 24 * 60;
export const WEEK_minutes = 7 * DAY_minutes;

interface KnownOffset {
  readonly from_ms: number;
  readonly to_ms: number;
  readonly offset_ms: number;
}

const known = new Map<string, KnownOffset>();

/** The minute of the week that the clock shows, from 0 on Monday at 00:00. */
export function minuteOfWeek(time_zone: string, at_ms: number): number {
  let offset = known.get(time_zone);
  if (offset === undefined || at_ms < offset.from_ms || at_ms >= offset.to_ms) {
    offset = offsetAt(time_zone, at_ms);
    known.set(time_zone, offset);
  }
  const minutes = Math.floor((at_ms + offset.offset_ms) / MINUTE_ms);
  // 1 January 1970 was a Thursday.
  return (((minutes + 3 * DAY_minutes) % WEEK_minutes) + WEEK_minutes) % WEEK_minutes;
}

/** Also for a while before, because requests are not priced in the order of their arrival. */
function offsetAt(time_zone: string, at_ms: number): KnownOffset {
  const offsets = offsetsOf(time_zone, at_ms - DAY_ms, at_ms + AHEAD_ms);
  const index = offsets.findIndex(({ since_ms }) => since_ms <= at_ms);
  const { since_ms: from_ms = at_ms, offset_ms = 0 } = offsets[index] ?? {};
  return { from_ms, to_ms: offsets[index - 1]?.since_ms ?? at_ms + AHEAD_ms, offset_ms };
}
