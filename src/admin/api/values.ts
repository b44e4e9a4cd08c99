/** Reads values that a schema cannot check completely. */

import { checkLimit } from '../../billing/limits/kinds.ts';
import type { OwnLimits } from '../../ledger/store/store.ts';
import { AmountError, type Nano } from '../../lib/money/amount.ts';
import { parseFactor } from '../../lib/money/factor.ts';
import { LONGEST_LIFETIME_ms, parseDuration_ms, parseOverlap_ms } from '../../lib/time/duration.ts';
import { parseMoment_ms, parseTime_ms } from '../../lib/time/moment.ts';
import { isTimeZone } from '../../lib/time/time-zone.ts';
import { Problem } from './problem.ts';

/** Reads how long the secret before works; undefined and 0: not at all. @throws Problem invalid_value */
export function readOverlap_ms(text = '0s'): number {
  return parseOverlap_ms(text) === 0 ? 0 : readLifetime_ms(text);
}

/** Reads a duration such as `90d`. @throws Problem invalid_value */
export function readLifetime_ms(text: string): number {
  const value = parseDuration_ms(text);
  if (value !== undefined && value <= LONGEST_LIFETIME_ms) return value;
  throw new Problem('invalid_value', `'${text}' is not a duration`, 'write one like 90d, 12h or 30m; at most 36525d');
}

/** Reads a time as RFC 3339, as a day of the time zone, or as a duration before now. @throws Problem invalid_value */
export function readMoment_ms(name: string, text: string, now_ms: number, time_zone: string): number {
  const at_ms = parseMoment_ms(text, now_ms, time_zone);
  if (at_ms !== undefined) return at_ms;
  const hint = 'write a time like 2026-11-23T08:00:00Z, or a duration before now like 7d';
  throw new Problem('invalid_value', `the parameter '${name}' is '${text.slice(0, 50)}'`, hint);
}

/** Reads a time that may be far ahead; a day begins at midnight of UTC. @throws Problem invalid_value */
export function readTime_ms(name: string, text: string, now_ms: number): number {
  const at_ms = parseTime_ms(text, now_ms, 'UTC');
  if (at_ms !== undefined) return at_ms;
  const hint = 'write a day such as 2026-12-01, or a time like 2026-12-01T08:00:00Z';
  throw new Problem('invalid_value', `the parameter '${name}' is '${text.slice(0, 50)}'`, hint);
}

/** Reads a period; without an end it lasts until now. @throws Problem invalid_value if it ends before it begins */
export function readPeriod(
  { since, until }: { readonly since: string; readonly until: string | undefined },
  now_ms: number,
  zone: string,
) {
  const since_ms = readMoment_ms('since', since, now_ms, zone);
  const until_ms = until === undefined ? now_ms : readMoment_ms('until', until, now_ms, zone);
  if (since_ms <= until_ms) return { since_ms, until_ms };
  const end = until === undefined ? 'which is to come' : `which is after 'until', ${until}`;
  throw new Problem('invalid_value', `the period begins ${since}, ${end}`, 'give a period that begins before it ends');
}

/** Reads the name of a time zone. @throws Problem invalid_value */
export function readTimeZone(name: string): string {
  if (isTimeZone(name)) return name;
  const hint = 'write an IANA name, such as Europe/Berlin, or UTC';
  throw new Problem('invalid_value', `the time zone '${name.slice(0, 50)}' is not known`, hint);
}

/** Reads a price factor. @throws Problem invalid_value */
export function readDiscount(text: string): Nano {
  try {
    return parseFactor(text);
  } catch (error) {
    if (!(error instanceof AmountError)) throw error;
    throw new Problem('invalid_value', `the discount is not accepted: ${error.message}`);
  }
}

/** @throws Problem invalid_value for 0. */
export function readPositive(name: string, value: Nano): Nano {
  if (value > 0n) return value;
  throw new Problem('invalid_value', `the member '${name}' is 0`, 'give more than 0');
}

/** Reads the version of `If-Match`; null: any. @throws Problem stale for a text that is no version. */
export function readVersion(text: string | undefined): bigint | null {
  if (text === undefined) return null;
  if (/^(0|[1-9]\d{0,17})$/.test(text)) return BigInt(text);
  throw new Problem('stale', 'If-Match is not the ETag of this', 'read it again, and send its ETag');
}

/** The limits after a change, as operators write it; null without any. `default` removes one. @throws Problem invalid_value */
export function changedLimits(before: OwnLimits | null, changes: OwnLimits): OwnLimits | null {
  for (const [name, value] of Object.entries(changes)) {
    // An earlier version stored misspelt names with `none`: they can be removed.
    if (value === 'default' && before !== null && Object.hasOwn(before, name)) continue;
    try {
      checkLimit(name, value);
    } catch (error) {
      throw new Problem('invalid_value', error instanceof Error ? error.message : String(error));
    }
  }
  const kept = Object.entries({ ...before, ...changes }).filter(([, value]) => value !== 'default');
  return kept.length === 0 ? null : Object.fromEntries(kept);
}
