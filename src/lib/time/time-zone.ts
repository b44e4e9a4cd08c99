/** IANA time zones: what their clocks show, when a time is shown, and their offsets from UTC. */
import { DAY_ms, MINUTE_ms } from './duration.ts';

/** Whether the zone is known. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A function for the time that a clock of the zone shows, as if it were UTC. Making it takes a millisecond. */
export function clockOf(time_zone: string): (at_ms: number) => number {
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
  return (at_ms) => {
    const parts = Object.fromEntries(format.formatToParts(at_ms).map(({ type, value }) => [type, Number(value)]));
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
    return Date.UTC(year, month - 1, day, hour, minute, second);
  };
}

/** A moment as the clock shows it, by RFC 3339: `2026-11-01T00:00:00.000+01:00`. */
export function localTime(at_ms: number, clock: (at_ms: number) => number): string {
  const offset_ms = offsetOf(clock, at_ms);
  return `${new Date(at_ms + offset_ms).toISOString().slice(0, -1)}${offsetText(Math.round(offset_ms / MINUTE_ms))}`;
}

/** An offset from UTC by RFC 3339: `+05:30`. */
export function offsetText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** A clock shows whole seconds. */
function offsetOf(clock: (at_ms: number) => number, at_ms: number): number {
  return clock(at_ms) - Math.floor(at_ms / 1_000) * 1_000;
}

/** The first moment at which the clock shows this time or a later one: a day may begin at 01:00 where clocks are set forward. */
export function momentOf(clock: (at_ms: number) => number, wanted_ms: number): number {
  // Offsets are from -12 to +14 hours, so the moment is within a day of the wanted time.
  return firstSecond(wanted_ms - DAY_ms, wanted_ms + DAY_ms, (at_ms) => clock(at_ms) >= wanted_ms);
}

/** The time of a month such as `2026-11` in a zone; undefined if it is not one. */
export function monthIn(
  month: string,
  time_zone: string,
): { readonly from_ms: number; readonly to_ms: number } | undefined {
  const [, year, number] = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? [];
  if (year === undefined) return undefined;
  const clock = clockOf(time_zone);
  const first = (months: number) => momentOf(clock, Date.UTC(Number(year), Number(number) - 1 + months, 1));
  return { from_ms: first(0), to_ms: first(1) };
}

/** The month before a time, such as `2026-10`. */
export function monthBefore(at_ms: number, time_zone: string): string {
  const shown = new Date(clockOf(time_zone)(at_ms));
  return new Date(Date.UTC(shown.getUTCFullYear(), shown.getUTCMonth() - 1, 1)).toISOString().slice(0, 7);
}

/** An offset of a zone from UTC, and when it begins. */
export interface Offset {
  readonly since_ms: number;
  readonly offset_ms: number;
}

/** No zone changes its offset twice in this time. */
const STEP_ms = 7 * DAY_ms;

/** The offsets that a zone has from one time to another, newest first. The oldest belongs to the first time. */
export function offsetsOf(time_zone: string, from_ms: number, until_ms: number): readonly Offset[] {
  const clock = clockOf(time_zone);
  const offset_ms = (at_ms: number) => offsetOf(clock, at_ms);
  let known: Offset = { since_ms: from_ms, offset_ms: offset_ms(from_ms) };
  const offsets = [known];
  for (let at_ms = from_ms; at_ms < until_ms; at_ms += STEP_ms) {
    const next = offset_ms(at_ms + STEP_ms);
    if (next === known.offset_ms) continue;
    const since_ms = firstSecond(at_ms, at_ms + STEP_ms, (middle_ms) => offset_ms(middle_ms) === next);
    known = { since_ms, offset_ms: next };
    offsets.unshift(known);
  }
  return offsets;
}

/** The first whole second after `early` from which on something holds; at `late` it does. */
function firstSecond(early_ms: number, late_ms: number, holds: (at_ms: number) => boolean): number {
  let [early, late] = [early_ms, late_ms];
  while (late - early > 1_000) {
    const middle = Math.floor((early + late) / 2_000) * 1_000;
    if (holds(middle)) late = middle;
    else early = middle;
  }
  return Math.floor(late / 1_000) * 1_000;
}
