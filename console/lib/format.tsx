/** Shows values: money, times, counts. */
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { here } from './address.ts';
import { decimalsOf, isRounded, roundedAmount } from './amounts.ts';

/** The time zone of the screen: from the address, or else from the browser. */
export function timeZone(): string {
  return namedZone() ?? browserZone();
}

/** The time zone of the address; undefined: it has none, or one that nobody knows. */
export function namedZone(): string | undefined {
  const named = here().query.get('tz');
  return named !== null && isTimeZone(named) ? named : undefined;
}

/** The time zone of the browser; UTC if it has none that can be used. */
export function browserZone(): string {
  const { timeZone: zone } = Intl.DateTimeFormat('en').resolvedOptions();
  return isTimeZone(zone) ? zone : 'UTC';
}

function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== undefined;
  } catch {
    return false;
  }
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A time in the zone of the screen: `2026-11-24 09:30:05`. */
export function timeText(at: string): string {
  const timeZoneName = timeZone();
  let format = formats.get(timeZoneName);
  if (format === undefined) {
    // Swedish dates are written as ISO 8601 has them.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: timeZoneName, dateStyle: 'short', timeStyle: 'medium' });
    formats.set(timeZoneName, format);
  }
  return format.format(new Date(at));
}

const DAY_ms = 86_400_000;

/** The day so many days ago, in the zone of the screen: `2026-11-24`. */
export function dayBefore(days: number): string {
  const today = timeText(new Date().toISOString()).slice(0, 10);
  return new Date(Date.parse(today) - days * DAY_ms).toISOString().slice(0, 10);
}

/** A time; the title has it in UTC, as records do. */
export function Time({ at }: { readonly at: string | null }) {
  if (at === null) return <None />;
  return (
    <time dateTime={at} title={at}>
      {timeText(at)}
    </time>
  );
}

/** How far away a time is: `in 3 min`, `2 h ago`. */
export function relative(at: string, now_ms = Date.now()): string {
  const s = Math.round((Date.parse(at) - now_ms) / 1_000);
  const size = Math.abs(s);
  const [amount, unit] =
    size < 90
      ? [size, 's']
      : size < 5_400
        ? [Math.round(size / 60), 'min']
        : size < 129_600
          ? [Math.round(size / 3_600), 'h']
          : [Math.round(size / 86_400), 'd'];
  return s >= 0 ? `in ${amount} ${unit}` : `${amount} ${unit} ago`;
}

/** What is absent. */
export function None() {
  return <span class="none">–</span>;
}

/** A value, or a dash for none. */
export function orNone(value: ComponentChildren | null | undefined): ComponentChildren {
  return value === null || value === undefined || value === '' ? <None /> : value;
}

/** Names with values: `resolution 720p, has_audio true`. */
export function pairs(members: Readonly<Record<string, unknown>> | null): string {
  return Object.entries(members ?? {})
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');
}

/** The decimals of the amounts on the screen, from their currency. */
export const Decimals = createContext(decimalsOf(undefined));

interface MoneyProps {
  readonly amount: string | null;
  /** Shows a plus. */
  readonly signed?: boolean;
  /** Shows every digit, as where an amount is explained or about to be written. */
  readonly exact?: boolean;
  /** The link around it has the focus. */
  readonly inLink?: boolean;
}

/**
 * An amount with the decimals of its currency. Whoever points at it, focuses it, copies it or hears it gets every digit. Thousands are
 * set apart by space and not by characters, so that a copied amount can be pasted.
 */
export function Money({ amount, signed = false, exact = false, inLink = false }: MoneyProps) {
  const decimals = useContext(Decimals);
  if (amount === null) return <None />;
  const isNegative = amount.startsWith('-');
  const plus = signed && !isNegative && Number(amount) !== 0 ? '+' : '';
  const shown = plus + (exact ? amount : roundedAmount(amount, decimals));
  const style = isNegative ? 'money negative' : 'money';
  if (exact || !isRounded(amount, decimals))
    return (
      <span class={style}>
        <Groups text={shown} />
      </span>
    );
  return (
    <span class={`${style} rounded`} tabIndex={inLink ? undefined : 0}>
      <span class="shown" aria-hidden="true">
        <Groups text={shown} />
      </span>
      <span class="exact">{plus + amount}</span>
    </span>
  );
}

/** A count, with its thousands set apart. */
export function Count({ of }: { readonly of: string }) {
  return (
    <span class="money">
      <Groups text={of} />
    </span>
  );
}

/** `12 input, 3 output`, in one line. Classes of which there was nothing are left out. */
export function Units({ of }: { readonly of: Readonly<Record<string, string>> }) {
  const units = Object.entries(of).filter(([, count]) => Number(count) !== 0);
  if (units.length === 0) return <None />;
  return (
    <span class="units">
      {units.map(([unit, count], index) => (
        <span key={unit}>
          {index > 0 && ', '}
          <Count of={count} /> {unit}
        </span>
      ))}
    </span>
  );
}

/** What a limit counts: money, or a number. @param measure its kind, such as `spend_per_day`. */
export function Measured({ measure, of }: { readonly measure: string | null; readonly of: string | null }) {
  return measure?.startsWith('spend') === true ? <Money amount={of} /> : <span>{orNone(of)}</span>;
}

function Groups({ text }: { readonly text: string }) {
  const [, before = '', whole = '', after = ''] = /^(\D*)(\d+)(.*)$/.exec(text) ?? [];
  return (
    <>
      {before}
      {whole.split(/(?=(?:\d{3})+$)/).map((group, index) => (
        <span key={index} class="group">
          {group}
        </span>
      ))}
      {after}
    </>
  );
}

/** What a price is for, in words: `36.00 per million tokens`. */
export function perUnit(amount: string, { unit }: { readonly unit: string }): string {
  return `${amount} per ${unit.replaceAll('_', ' ')}`;
}

/** A share of 100. A small one is not shown as none. */
export function percentText(value: number): string {
  return value > 0 && value < 0.1 ? '< 0.1 %' : `${value.toFixed(value < 10 ? 1 : 0)} %`;
}

/** Milliseconds for people. */
export function durationText(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  return ms < 60_000 ? `${(ms / 1_000).toFixed(ms < 10_000 ? 2 : 1)} s` : `${(ms / 60_000).toFixed(1)} min`;
}
