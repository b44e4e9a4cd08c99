/** Reads moments as people write them. */
import { DAY_ms, parseDuration_ms } from './duration.ts';
import { clockOf, momentOf } from './time-zone.ts';

/** No store has an older row: the program is younger. Work that grows with a period stays small, whatever is asked for. */
export const FIRST_ms = Date.UTC(2020, 0, 1);
/** No row is this far ahead: the day of another time zone. */
const AHEAD_ms = 2 * DAY_ms;

/** Reads a time as RFC 3339, as a day of the time zone, or as a duration before now. @returns undefined for any other text. */
export function parseMoment_ms(text: string, now_ms: number, time_zone: string): number | undefined {
  const at_ms = parseTime_ms(text, now_ms, time_zone);
  return at_ms === undefined ? undefined : Math.min(Math.max(at_ms, FIRST_ms), Math.max(now_ms, FIRST_ms) + AHEAD_ms);
}

/** The same for a time that may be far from now. */
export function parseTime_ms(text: string, now_ms: number, time_zone: string): number | undefined {
  const before_ms = parseDuration_ms(text);
  if (before_ms !== undefined) return now_ms - before_ms;
  const [, day] = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/.exec(text) ?? [];
  const at_ms = day === undefined || !isDay(day) ? Number.NaN : Date.parse(text);
  if (Number.isNaN(at_ms)) return undefined;
  return text.includes('T') ? at_ms : momentOf(clockOf(time_zone), at_ms);
}

/** Whether the calendar has the day: `Date.parse` takes February 31 for March 3. */
export function isDay(day: string): boolean {
  const at_ms = Date.parse(day);
  return !Number.isNaN(at_ms) && new Date(at_ms).toISOString().startsWith(day);
}
