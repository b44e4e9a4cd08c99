/** Parses and formats durations and sizes as an operator writes them: `90d`, `250ms`, `64MiB`. */

export const MINUTE_ms = 60_000;
/** A quarter of an hour, by which usage and requests are summed. All offsets of time zones today are multiples of it. */
export const QUARTER_ms = 15 * MINUTE_ms;
export const HOUR_ms = 3_600_000;
/** A day of 24 hours. */
export const DAY_ms = 86_400_000;
/** A century is more than any sensible expiry, and now plus a century is still a valid Date. */
export const LONGEST_LIFETIME_ms = 36_525 * DAY_ms;

/** When the quarter of an hour of a time began. */
export function quarterStart_ms(at_ms: number): number {
  return Math.floor(at_ms / QUARTER_ms) * QUARTER_ms;
}

const DURATION = /^([1-9]\d{0,15})(ms|s|m|h|d)$/;
const SIZE = /^([1-9]\d{0,15})(B|KiB|MiB|GiB)$/;

/** Milliseconds of each unit, largest first: `formatDuration` uses the first one that divides the value. */
const DURATION_UNITS: ReadonlyMap<string, number> = new Map([
  ['d', DAY_ms],
  ['h', HOUR_ms],
  ['m', MINUTE_ms],
  ['s', 1_000],
  ['ms', 1],
]);

const SIZE_UNITS: ReadonlyMap<string, number> = new Map([
  ['B', 1],
  ['KiB', 1024],
  ['MiB', 1024 ** 2],
  ['GiB', 1024 ** 3],
]);

/**
 * Reads `250ms`, `5s`, `2m`, `1h`, `90d`: a positive integer without leading zeros, and a unit.
 *
 * @returns milliseconds, or undefined for any other text.
 */
export function parseDuration_ms(text: string): number | undefined {
  return measure(DURATION, DURATION_UNITS, text);
}

/** Reads how long an old secret stays valid: like `parseDuration_ms`, and also 0 with a unit. */
export function parseOverlap_ms(text: string): number | undefined {
  return /^0(ms|s|m|h|d)$/.test(text) ? 0 : parseDuration_ms(text);
}

/**
 * Reads `100B`, `512KiB`, `64MiB`, `1GiB`: a positive integer without leading zeros, and a unit.
 *
 * @returns bytes, or undefined for any other text.
 */
export function parseSize_bytes(text: string): number | undefined {
  return measure(SIZE, SIZE_UNITS, text);
}

function measure(grammar: RegExp, units: ReadonlyMap<string, number>, text: string): number | undefined {
  const [, count, unit = ''] = grammar.exec(text) ?? [];
  const factor = units.get(unit);
  if (count === undefined || factor === undefined) return undefined;
  const value = Number(count) * factor;
  return Number.isSafeInteger(value) ? value : undefined;
}

/**
 * Formats milliseconds in the largest unit that gives a whole number: 120000 is `2m`, 90000 is `90s`.
 * For a positive integer, `parseDuration_ms` reads the result back.
 */
export function formatDuration(duration_ms: number): string {
  for (const [unit, factor] of DURATION_UNITS) {
    if (duration_ms >= factor && duration_ms % factor === 0) return `${duration_ms / factor}${unit}`;
  }
  return `${duration_ms}ms`;
}
