/** The calendar days and months of a time zone, in which spending is limited. */

import { DAY_ms } from '../lang/duration.ts';
import type { SpendLimit } from '../store/store.ts';
import type { SpendingLimit } from './effective-limits.ts';

/** A day or a month, in milliseconds since the epoch. */
export interface Period {
  readonly since_ms: number;
  readonly until_ms: number;
}

/** Finds the current day and month. */
export interface Calendar {
  day(now_ms: number): Period;
  month(now_ms: number): Period;
}

/** By time zone, because making a calendar takes a millisecond. */
const calendars = new Map<string, Calendar>();

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
    ...{ key, max_nano: BigInt(value), label },
    ...calendar[count.period](now_ms),
  }));
}

const NONE: readonly SpendLimit[] = [];

/** Creates the calendar of an IANA time zone. The current periods are kept, because finding them takes microseconds. */
export function createCalendar(time_zone: string): Calendar {
  const format = new Intl.DateTimeFormat('en-u-ca-iso8601-nu-latn', {
    timeZone: time_zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });

  /** The time that a clock of the zone shows, as if it were UTC. */
  function shown_ms(at_ms: number): number {
    const parts = Object.fromEntries(format.formatToParts(at_ms).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  }

  /** The first moment at which clocks show this time or a later one: a day may begin at 01:00 where clocks are set forward. */
  function momentOf(wanted_ms: number): number {
    // Offsets are from -12 to +14 hours, so the moment is within a day of the wanted time.
    let [early, late] = [wanted_ms - DAY_ms, wanted_ms + DAY_ms];
    while (late - early > 1_000) {
      const middle = Math.floor((early + late) / 2_000) * 1_000;
      if (shown_ms(middle) >= wanted_ms) late = middle;
      else early = middle;
    }
    return late;
  }

  function kept(beginOf: (shown: Date, further: number) => number): (now_ms: number) => Period {
    let current: Period = { since_ms: 0, until_ms: 0 };
    return (now_ms) => {
      if (now_ms >= current.since_ms && now_ms < current.until_ms) return current;
      const shown = new Date(shown_ms(now_ms));
      current = { since_ms: momentOf(beginOf(shown, 0)), until_ms: momentOf(beginOf(shown, 1)) };
      return current;
    };
  }

  return {
    day: kept((shown, further) => Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate() + further)),
    month: kept((shown, further) => Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() + further, 1)),
  };
}
