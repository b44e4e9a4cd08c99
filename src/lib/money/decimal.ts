/** Exact decimals of what vendors report, such as the cost of an answer: with 18 places, and never a double. */

import { mulDivHalfUp, NANO, type Nano } from './amount.ts';

const PLACES = 18;
const ONE = 10n ** BigInt(PLACES);
/** A JSON number ≥ 0. A longer one is no cost of anything. */
const NUMBER = /^(0|[1-9]\d{0,39})(?:\.(\d{1,400}))?(?:[eE]([+-]?\d{1,3}))?$/;
/** A larger one becomes this, which costs more than any hold: 2^53 - 1, as for whole counts. */
const LARGEST = BigInt(Number.MAX_SAFE_INTEGER) * ONE;

/** A decimal. Expressions add, subtract and compare it, and multiply it with whole numbers. */
export class Decimal {
  /** In units of 10^-18. */
  readonly atto: bigint;

  constructor(atto: bigint) {
    this.atto = atto;
  }

  plus({ atto }: Decimal): Decimal {
    return new Decimal(this.atto + atto);
  }

  minus({ atto }: Decimal): Decimal {
    return new Decimal(this.atto - atto);
  }

  times(whole: bigint): Decimal {
    return new Decimal(this.atto * whole);
  }

  /** Rounded half up to nine places. */
  toNano(): Nano {
    return mulDivHalfUp(this.atto, NANO, ONE);
  }

  /** Rounded up to a whole number. */
  ceil(): bigint {
    return this.atto / ONE + (this.atto % ONE > 0n ? 1n : 0n);
  }
}

/** A whole number as a decimal. */
export function wholeDecimal(whole: bigint): Decimal {
  return new Decimal(whole * ONE);
}

/** Reads the text of a JSON number ≥ 0, also with an exponent, in units of 10^-18; finer digits are rounded half up. Undefined for any other text. */
export function readAtto(text: string): bigint | undefined {
  const match = NUMBER.exec(text);
  if (match === null) return undefined;
  const [, whole = '0', fraction = '', exponent = '0'] = match;
  const shift = PLACES + Number(exponent) - fraction.length;
  const digits = BigInt(whole + fraction);
  const atto = shift >= 0 ? digits * 10n ** BigInt(shift) : mulDivHalfUp(digits, 1n, 10n ** BigInt(-shift));
  return atto < LARGEST ? atto : LARGEST;
}
