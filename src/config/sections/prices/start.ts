/** Reads the time from which something applies. */
import { isDay } from '../../../lib/time/moment.ts';
import { clockOf, isTimeZone, momentOf } from '../../../lib/time/time-zone.ts';
import type { Scope } from '../../compile/scope.ts';
import type { Path } from '../../read/position.ts';

/** A day begins at midnight of `currency.time_zone`, or else of UTC. Reports a day that the calendar does not have, and a wrong offset. */
export function readStart_ms(text: string, place: Path, { config, report }: Scope): number | undefined {
  const { time_zone = 'UTC' } = config.currency;
  const day = text.slice(0, 10);
  // No clock is a day or more away from UTC.
  const isTime = isDay(day) && !Number.isNaN(Date.parse(text));
  if (!isTime) {
    report.error('bad-value', place, `there is no ${isDay(day) ? `time ${text}` : `day ${day}`}`, 'correct it');
    return undefined;
  }
  return text === day
    ? momentOf(clockOf(isTimeZone(time_zone) ? time_zone : 'UTC'), Date.parse(day))
    : Date.parse(text);
}
