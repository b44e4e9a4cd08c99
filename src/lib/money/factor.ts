/** Price factors: what is paid of a price. `0.85` is 15 % off, `1.2` is 20 % more. */
import { AmountError, formatUnits, NANO, type Nano, parseNano } from './amount.ts';

/** 100 times the price. */
export const LARGEST_FACTOR_nano: Nano = 100n * NANO;

/** A whole number above 1 has a decimal place, because `85` may be meant as a percentage. */
export const FACTOR_PATTERN = '^(0(\\.[0-9]{1,9})?|1|[1-9][0-9]?\\.[0-9]{1,9}|100\\.0{1,9})$';
const FACTOR = new RegExp(FACTOR_PATTERN);

/** Reads a factor in 10^-9. @throws AmountError that names the mistake and the remedy. */
export function parseFactor(text: string): Nano {
  const factor_nano = parseNano(text);
  const remedy = 'for 15 % off write 0.85, for 20 % more 1.2';
  if (factor_nano <= 0n || factor_nano > LARGEST_FACTOR_nano)
    throw new AmountError(`the factor ${text} is not above 0 and at most 100; ${remedy}`);
  if (FACTOR.test(text)) return factor_nano;
  throw new AmountError(`${text} may be meant as a percentage; ${remedy}, for ${text} times the price ${text}.0`);
}

/** The factor as `parseFactor` reads it. */
export function formatFactor(factor_nano: Nano): string {
  const text = formatUnits(factor_nano);
  return factor_nano > NANO && !text.includes('.') ? `${text}.0` : text;
}
