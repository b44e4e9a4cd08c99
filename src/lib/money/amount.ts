/** Money and quantities: integers in units of 10^-9, parsed from and written as decimal strings. */

/** 10^-9 of the currency, or 10^-9 of a unit (a second, a token). */
export type Nano = bigint;

/** One whole unit in nano. */
export const NANO = 1_000_000_000n;

/** The largest accepted magnitude: 10^9 whole units. The sum of eight of them fits a signed 64-bit integer. */
export const LARGEST_AMOUNT: Nano = 1_000_000_000n * NANO;

/** The largest sum that a store keeps: a signed 64-bit integer. */
export const LARGEST_SUM_nano: Nano = 2n ** 63n - 1n;

const ZERO = '0'.charCodeAt(0);
const AMOUNT = /^(-?)(0|[1-9]\d{0,9})(?:\.(\d{1,9}))?$/;
const QUANTITY = /^(0|[1-9]\d{0,9})(?:\.(\d{1,64}))?$/;
/** The output of `String(number)` for a number ≥ 0: `5`, `5.023`, `1e-7`, `1.5e-9`. */
const NUMBER = /^(\d+)(?:\.(\d+))?(?:e([+-]\d+))?$/;

/** The larger of two bigints. */
export function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}

/** The smaller of two bigints. */
export function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** A sum as a store keeps it: a larger one is `LARGEST_SUM_nano`. */
export function clampSum(sum_nano: Nano): Nano {
  return smaller(sum_nano, LARGEST_SUM_nano);
}

/** Thrown for a text that is not a valid amount. The message says what is wrong and what is accepted. */
export class AmountError extends Error {
  override readonly name = 'AmountError';
}

/**
 * Reads a plain decimal such as `4.6`, `-3`, `0.000000001`: no exponent, no `+`, no spaces, no leading zeros,
 * at most 9 decimals, a magnitude of at most 10^9.
 *
 * @param options `min` and `max` are inclusive and in nano.
 * @throws AmountError for any other text.
 */
export function parseNano(text: string, options: { readonly min?: bigint; readonly max?: bigint } = {}): Nano {
  const match = AMOUNT.exec(text);
  if (match === null) {
    throw new AmountError(
      `'${shorten(text)}' is not an amount; write a plain decimal with at most 9 decimals, such as 4.60`,
    );
  }
  const [, sign, whole = '0', fraction = ''] = match;
  const magnitude = BigInt(whole) * NANO + BigInt(fraction.padEnd(9, '0'));
  if (magnitude > LARGEST_AMOUNT) {
    throw new AmountError(
      `'${text}' is too large; an amount is at most ${formatNano(LARGEST_AMOUNT)} in either direction`,
    );
  }
  const value = sign === '-' ? -magnitude : magnitude;
  if (options.min !== undefined && value < options.min) {
    throw new AmountError(`'${text}' is too small; it must be at least ${formatNano(options.min)}`);
  }
  if (options.max !== undefined && value > options.max) {
    throw new AmountError(`'${text}' is too large; it must be at most ${formatNano(options.max)}`);
  }
  return value;
}

/** Writes a quantity as a decimal without trailing zeros: `19`, `4.5`. */
export function formatUnits(units_nano: Nano): string {
  // Fast path: tokens and most seconds are whole.
  return units_nano % NANO === 0n ? String(units_nano / NANO) : formatNano(units_nano).replace(/0+$/, '');
}

/** Reads a decimal of at most 9 decimals, as `formatUnits` writes it: `19`, `4.5`. It may be larger than an amount. */
export function parseUnits(text: string): Nano {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * NANO + (fraction === '' ? 0n : parseNano(`0.${fraction}`));
}

/** Writes nano as a decimal with at least 2 decimals and no trailing zeros beyond them: `4.60`, `0.000000001`, `-3.00`. */
export function formatNano(value: Nano): string {
  const magnitude = value < 0n ? -value : value;
  const digits = String(Number(magnitude % NANO)).padStart(9, '0');
  let end = digits.length;
  while (end > 2 && digits.charCodeAt(end - 1) === ZERO) end -= 1;
  return `${value < 0n ? '-' : ''}${magnitude / NANO}.${digits.slice(0, end)}`;
}

/** The digits after the point of the smallest unit of a currency (ISO 4217); 2 for what is none. */
export function decimalsOf(currency: string | null): number {
  try {
    const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: currency ?? undefined,
    }).resolvedOptions();
    return maximumFractionDigits;
  } catch {
    return 2;
  }
}

/** An amount for people: `1.23`, and `< 0.01` for what is less than the smallest unit. Rounds half away from zero. */
export function roundedNano(value_nano: Nano, decimals: number): string {
  const unit = 10n ** BigInt(9 - decimals);
  const size = value_nano < 0n ? -value_nano : value_nano;
  const text = (units: bigint) => {
    const digits = String(units).padStart(decimals + 1, '0');
    return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  };
  if (size > 0n && size < unit) return value_nano < 0n ? `> -${text(1n)}` : `< ${text(1n)}`;
  const rounded = (size + unit / 2n) / unit;
  return `${value_nano < 0n ? '-' : ''}${text(rounded)}`;
}

/** Reads what `formatNano` writes, of any size. */
export function readFormatted(text: string): Nano {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(9, '0'));
}

/** Writes a number ≥ 0 in units of 10^-places exactly, as `formatNano` writes an amount: `0.1530000000015`. */
export function formatDecimal(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places).replace(/0+$/, '').padEnd(2, '0')}`;
}

/**
 * Reads a billable quantity (seconds, tokens) from a document: a JSON number, a decimal string, or a bigint (the int of CEL),
 * from 0 to 10^9. Digits finer than a nano are rounded half up, so that 0.1 + 0.2 counts as 0.3.
 *
 * @returns nano, or undefined for anything else: negative, NaN, infinite, too large, other types.
 */
export function quantityNano(value: unknown): Nano | undefined {
  const nano = readQuantity(value);
  return nano === undefined || nano > LARGEST_AMOUNT ? undefined : nano;
}

function readQuantity(value: unknown): Nano | undefined {
  switch (typeof value) {
    case 'bigint':
      return value >= 0n ? value * NANO : undefined;
    case 'string': {
      const match = QUANTITY.exec(value);
      return match === null ? undefined : decimalNano(match[1] ?? '0', match[2] ?? '', 0);
    }
    case 'number': {
      // Check the bound first: it limits the exponent and thus the number of digits written below.
      if (!(value >= 0 && value <= 1e9)) return undefined;
      // String() gives the shortest decimal that parses to the same number: the document's own spelling, except for absurd ones.
      const match = NUMBER.exec(String(value));
      return match === null ? undefined : decimalNano(match[1] ?? '0', match[2] ?? '', Number(match[3] ?? 0));
    }
    default:
      return undefined;
  }
}

/** whole.fraction × 10^exponent in nano, rounded half up; the exponent is at most 9. */
function decimalNano(whole: string, fraction: string, exponent: number): Nano {
  const digits = BigInt(whole + fraction);
  const shift = 9 + exponent - fraction.length;
  return shift >= 0 ? digits * 10n ** BigInt(shift) : mulDivHalfUp(digits, 1n, 10n ** BigInt(-shift));
}

/** a × b / divisor, rounded up (towards +∞). @throws RangeError when the divisor is not positive. */
export function mulDivCeil(a: bigint, b: bigint, divisor: bigint): bigint {
  return -floorDiv(-(a * b), divisor);
}

/** a × b / divisor, rounded to the nearest integer, an exact half up (towards +∞). @throws RangeError when the divisor is not positive. */
export function mulDivHalfUp(a: bigint, b: bigint, divisor: bigint): bigint {
  return floorDiv(2n * a * b + divisor, 2n * divisor);
}

/** dividend / divisor, rounded down (towards −∞). @throws RangeError when the divisor is not positive. */
export function floorDiv(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError('a divisor must be positive');
  const quotient = dividend / divisor;
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient;
}

/** Limits the length of a text that is quoted in a message. */
function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
