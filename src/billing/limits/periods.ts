/** The calendar days and months of a time zone, in which spending is limited. */

import type { SpendLimit } from '../../ledger/store/store.ts';
import { clockOf, momentOf } from '../../lib/time/time-zone.ts';
import type { SpendingLimit } from './effective-limits.ts';

/** A day or a month, in milliseconds since the epoch. */
export interface Period {
  readonly since_ms: number;
  readonly until_ms: number;
}

/** By time zone, because making a calendar takes a millisecond. */
const calendars = new Map<string, ReturnType<typeof createCalendar>>();

/** The spend limits in the periods of a moment. */
export function spendLimits(
  limits: readonly SpendingLimit[],
  time_zone: string,
  now_ms: number,
): readonly SpendLimit[] {
  if (limits.length === 0) return NONE;
  const calendar = calendars.get(time_zone) ?? createCalendar(time_zone);
  calendars.set(time_zone, calendar);
  return limits.map(({ key, value, count, label }) => ({
    key,
    max_nano: BigInt(value),
    label,
    ...calendar[count.period](now_ms),
  }));
}

const NONE: readonly SpendLimit[] = [];

/** Creates the calendar of an IANA time zone. The current periods are kept, because finding them takes microseconds. */
export function createCalendar(time_zone: string) {
  const clock = clockOf(time_zone);

  function kept(beginOf: (shown: Date, further: number) => number): (now_ms: number) => Period {
    let current: Period = { since_ms: 0, until_ms: 0 };
    return (now_ms) => {
      if (now_ms >= current.since_ms && now_ms < current.until_ms) return current;
      const shown = new Date(clock(now_ms));
      current = { since_ms: momentOf(clock, beginOf(shown, 0)), until_ms: momentOf(clock, beginOf(shown, 1)) };
      return current;
    };
  }

  return {
    day: kept((shown, further) => Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate() + further)),
    month: kept((shown, further) => Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + further, 1)),
  };
}
