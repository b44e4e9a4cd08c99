/** The period of a screen and the one before it. It is part of the address, so that a view can be shared. */
import { go, useAddress, withQuery } from '../lib/address.ts';
import { dayBefore, timeText, timeZone } from '../lib/format.tsx';

const NAMES = {
  today: 'Today',
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  month: 'Month',
  custom: 'Custom',
} as const;
type Name = keyof typeof NAMES;

/** A span of time as the API reads it: a day of the zone, a duration before now, or a time. */
export interface Span {
  readonly since: string;
  readonly until?: string;
}

/** The parameters of the address for a period. */
export type PeriodQuery = Readonly<Record<'period' | 'since' | 'until', string | undefined>>;

/** A span of time with what screens need of it. */
export interface Period {
  readonly name: Name;
  readonly span: Span;
  /** The span before it, of the same length; undefined: not known. */
  readonly before: Span | undefined;
  /** The step of its charts. */
  readonly step: 'hour' | 'day';
  /** Its first and last day, if the step is a day. */
  readonly days: readonly [first: string, last: string] | undefined;
  /** The parameters of the address that keep it on another screen. */
  readonly query: PeriodQuery;
}

const HOUR_ms = 3_600_000;
const DAY_ms = 24 * HOUR_ms;
/** From this many hours on, charts are drawn by days: bars of hours would be too thin to press. */
const MAX_HOURS = 49;

/**
 * The period of the address: `period`, or `since` and `until`. If `until` is a day, that day counts, too.
 *
 * @param fallback if the address has none.
 */
export function usePeriod(fallback: Exclude<Name, 'custom'>): Period {
  const { query } = useAddress();
  const since = query.get('since');
  const until = query.get('until');
  if (since !== null)
    return { ...customPeriod(since, until), query: { period: undefined, since, until: until ?? undefined } };
  const named = query.get('period');
  const name = Object.keys(NAMES).find((each): each is Name => each === named);
  const known = name === undefined || name === 'custom' ? fallback : name;
  return { ...namedPeriod(known), query: { period: known, since: undefined, until: undefined } };
}

type WithoutQuery = Omit<Period, 'query'>;

function namedPeriod(name: Exclude<Name, 'custom'>): WithoutQuery {
  const today = dayBefore(0);
  switch (name) {
    case 'today': {
      const before = { since: dayBefore(1), until: '24h' };
      return { name, span: { since: today }, before, step: 'hour', days: undefined };
    }
    case '24h':
      return { name, span: { since: name }, before: { since: '48h', until: name }, step: 'hour', days: undefined };
    case '7d':
    case '30d': {
      const days = Number.parseInt(name, 10);
      const first = dayBefore(days - 1);
      const before = { since: dayBefore(2 * days - 1), until: name };
      return { name, span: { since: first }, before, step: 'day', days: [first, today] };
    }
    case 'month': {
      const first = `${today.slice(0, 7)}-01`;
      const last = dayAfter(first, -1);
      const firstBefore = `${last.slice(0, 7)}-01`;
      // As many days of the month before, if it has them.
      const until = dayAfter(firstBefore, Math.min(Number(today.slice(8)), Number(last.slice(8))));
      return { name, span: { since: first }, before: { since: firstBefore, until }, step: 'day', days: [first, today] };
    }
  }
}

function customPeriod(since: string, until: string | null): WithoutQuery {
  const name = 'custom';
  const span = { since, ...(until !== null && { until: isDay(until) ? dayAfter(until, 1) : until }) };
  if (isDay(since) && (until === null || isDay(until))) {
    const last = until ?? dayBefore(0);
    const length = Math.max(1, Math.round((Date.parse(last) - Date.parse(since)) / DAY_ms) + 1);
    const before = { since: dayAfter(since, -length), until: since };
    const isShort = length * 24 < MAX_HOURS;
    return { name, span, before, step: isShort ? 'hour' : 'day', days: isShort ? undefined : [since, last] };
  }
  const [from_ms, to_ms] = [Date.parse(since), until === null ? Date.now() : Date.parse(until)];
  const isHours = to_ms > from_ms ? to_ms - from_ms < MAX_HOURS * HOUR_ms : /^\d+(?:m|h)$/.test(since);
  // An open span grows with each second, and the one before would change with it.
  const isClosed = until !== null && to_ms > from_ms;
  const before = isClosed ? { since: new Date(2 * from_ms - to_ms).toISOString(), until: since } : undefined;
  return { name, span, before, step: isHours ? 'hour' : 'day', days: undefined };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_ms).toISOString().slice(0, 10);
}

/** The parameters of the address for an hour or a day of a chart. */
export function stepQuery(label: string): PeriodQuery {
  if (isDay(label)) return { period: undefined, since: label, until: label };
  const from_ms = Date.parse(label);
  const [since, until] = [from_ms, from_ms + HOUR_ms].map((at_ms) => new Date(at_ms).toISOString());
  return { period: undefined, since, until };
}

/** Chooses the period. */
export function PeriodPicker({ period: { name: chosen } }: { readonly period: Period }) {
  const { query } = useAddress();
  const since = query.get('since') ?? '';
  const until = query.get('until') ?? '';
  const change = (to: PeriodQuery) => go(withQuery({ ...to, after: '', row: '' }), true);
  const choose = (name: Name) =>
    change(
      name === 'custom'
        ? { period: '', since: dayBefore(6), until: dayBefore(0) }
        : { period: name, since: '', until: '' },
    );
  return (
    <div class="periods">
      <fieldset class="choice">
        <legend class="unseen">Period</legend>
        {(Object.keys(NAMES) as Name[]).map((name) => (
          <label key={name}>
            <input type="radio" name="period" checked={chosen === name} onChange={() => choose(name)} />
            <span>{NAMES[name]}</span>
          </label>
        ))}
      </fieldset>
      {chosen === 'custom' &&
        (isDay(since) ? (
          (['since', 'until'] as const).map((name) => (
            <input
              key={name}
              type="date"
              aria-label={name === 'since' ? 'First day' : 'Last day'}
              value={name === 'since' ? since : until}
              onChange={({ currentTarget: { value } }) => {
                if (value !== '') change({ period: '', since, until, [name]: value });
              }}
            />
          ))
        ) : (
          <p>
            {momentText(since)} – {until === '' ? 'now' : momentText(until)}
          </p>
        ))}
      <p class="muted">{timeZone()}</p>
    </div>
  );
}

function momentText(text: string): string {
  const at_ms = Date.parse(text);
  if (Number.isNaN(at_ms)) return `${text} ago`;
  return isDay(text) ? text : timeText(new Date(at_ms).toISOString());
}
