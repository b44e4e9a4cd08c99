/** Compiles the levels of a price table that the clock chooses: ranges of times and days become minutes of the week. */

import { DAY_minutes, WEEK_minutes } from '../../../lib/time/wall-clock.ts';
import type { PriceHours } from '../../../plan/generated/gateway.d.ts';
import type { HoursPlan, HoursValue } from '../../../plan/index.ts';
import type { Scope } from '../../compile/scope.ts';
import { readTimeZone } from '../../compile/time-zone.ts';
import type { Path } from '../../read/position.ts';

const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const RANGE = /^([01]\d|2[0-3]):([0-5]\d)-(?:([01]\d|2[0-3]):([0-5]\d)|24:00)$/;

type Minutes = HoursValue['minutes'];

export function compileHours(
  name: string,
  { zone, during, otherwise }: PriceHours,
  place: Path,
  scope: Scope,
): HoursPlan {
  const values: HoursValue[] = [];
  for (const [value, text] of Object.entries(during)) {
    const at = [...place, 'during', value];
    const minutes = readHours(text, at, scope);
    const other = values.find((each) => overlap(each.minutes, minutes));
    if (other !== undefined) {
      const message = `'${value}' has times that '${other.value}' has too`;
      scope.report.error('bad-value', at, message, 'give each time to one value');
    }
    if (value === otherwise) {
      const hint = 'otherwise is the value of all other times: name another one';
      scope.report.error('bad-value', [...place, 'otherwise'], `'${value}' has hours of its own`, hint);
    }
    values.push({ value, text, minutes });
  }
  const clock =
    zone === undefined ? (scope.config.currency.time_zone ?? 'UTC') : readTimeZone(zone, [...place, 'zone'], scope);
  return { name, zone: clock, values, otherwise };
}

function overlap(some: Minutes, others: Minutes): boolean {
  return some.some(([from, to]) => others.some(([start, end]) => from < end && start < to));
}

function readHours(text: string, place: Path, scope: Scope): Minutes {
  const minutes = text.split(',').map((part) => readPart(part.trim()));
  const wrong = minutes.indexOf(undefined);
  if (wrong !== -1) {
    const part = text.split(',')[wrong]?.trim() ?? '';
    const hint =
      'write a range such as "22:00-06:00", days such as "sat sun" or "mon-fri", or both: "mon-fri 09:00-18:00"';
    scope.report.error('bad-value', place, `'${part}' is not a range of times or days`, hint);
  }
  return minutes.flatMap((part) => part ?? []);
}

/** The minutes of `mon-fri 09:00-18:00`, or of one half of it; undefined for any other text. A range that ends earlier ends on the next day. */
function readPart(text: string): Minutes | undefined {
  const words = text.split(/ +/);
  const range = RANGE.exec(words.at(-1) ?? '');
  const days = (range === null ? words : words.slice(0, -1)).map(readDays);
  if (days.includes(undefined)) return undefined;
  const number = (index: number, otherwise: number) => Number(range?.[index] ?? otherwise);
  const from = number(1, 0) * 60 + number(2, 0);
  const to = number(3, 24) * 60 + number(4, 0);
  if (from === to) return undefined;
  const listed = days.flatMap((some) => some ?? []);
  return (listed.length === 0 ? DAYS.map((_, day) => day) : listed).flatMap((day) => {
    const start = day * DAY_minutes + from;
    const end = day * DAY_minutes + to + (to < from ? DAY_minutes : 0);
    return end <= WEEK_minutes
      ? [[start, end] as const]
      : [[start, WEEK_minutes] as const, [0, end - WEEK_minutes] as const];
  });
}

/** The days of `sat` or `mon-fri`, which may pass the end of the week. */
function readDays(text: string): readonly number[] | undefined {
  const [first, last = first, ...more] = text.split('-').map((day) => DAYS.indexOf(day));
  if (first === undefined || last === undefined || first < 0 || last < 0 || more.length > 0) return undefined;
  return DAYS.map((_, index) => (first + index) % 7).slice(0, ((last - first + 7) % 7) + 1);
}
