/** Shows values: money, times, counts. */
import type { ComponentChildren } from 'preact';
import { here } from './address.ts';

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

/** The most digits after the point of some amounts. */
export function digitsOf(amounts: readonly (string | null)[]): number {
  return Math.max(0, ...amounts.map((amount) => (amount === null ? 0 : fractionOf(amount))));
}

interface MoneyProps {
  readonly amount: string | null;
  readonly signed?: boolean;
  readonly digits?: number;
}

/**
 * An amount as the API writes it. Thousands are set apart by space and not by characters, so that a copied amount can be pasted.
 *
 * @param signed shows a plus. @param digits of the column after the point: room is left for missing ones, so that the points are
 *   below each other.
 */
export function Money({ amount, signed = false, digits = 0 }: MoneyProps) {
  if (amount === null) return <None />;
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(.*)$/.exec(amount) ?? [];
  const groups = whole.split(/(?=(?:\d{3})+$)/);
  const shownSign = sign === '-' ? '-' : signed && Number(amount) !== 0 ? '+' : '';
  return (
    <span class={sign === '-' ? 'money negative' : 'money'}>
      {shownSign}
      {groups.map((group, index) => (
        <span key={index} class="group">
          {group}
        </span>
      ))}
      {fraction}
      {digits > fractionOf(amount) && <span class={`pad${digits - fractionOf(amount)}`} />}
    </span>
  );
}

/** Adds decimal strings exactly. */
export function addAmounts(a: string, b: string): string {
  const scale = Math.max(fractionOf(a), fractionOf(b));
  const sum = asInteger(a, scale) + asInteger(b, scale);
  const digits = (sum < 0n ? -sum : sum).toString().padStart(scale + 1, '0');
  const sign = sum < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** The amount with the other sign. */
export function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function fractionOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function asInteger(amount: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** What a price is for, in words: `36.00 per million tokens`. */
export function perUnit(amount: string, { unit }: { readonly unit: string }): string {
  return `${amount} per ${unit.replaceAll('_', ' ')}`;
}
