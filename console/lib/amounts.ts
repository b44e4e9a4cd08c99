/** Amounts as decimal strings: their sums, and what people are shown of them. */

const USUAL_DECIMALS = 2;

/** The digits after the point of the smallest unit of a currency. What is no currency of ISO 4217 has two. */
export function decimalsOf(currency: string | undefined): number {
  try {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    return maximumFractionDigits ?? USUAL_DECIMALS;
  } catch {
    return USUAL_DECIMALS;
  }
}

/** An amount for people: `1.23`, and `< 0.01` for what is less than the smallest unit. Rounds half away from zero. */
export function roundedAmount(amount: string, decimals: number): string {
  const scale = Math.max(fractionOf(amount), decimals);
  const unit = 10n ** BigInt(scale - decimals);
  const value = asInteger(amount, scale);
  const size = value < 0n ? -value : value;
  if (size > 0n && size < unit) return value < 0n ? `> -${asText(1n, decimals)}` : `< ${asText(1n, decimals)}`;
  const rounded = (size + unit / 2n) / unit;
  return asText(value < 0n ? -rounded : rounded, decimals);
}

/** Whether an amount has digits that `roundedAmount` does not show. */
export function isRounded(amount: string, decimals: number): boolean {
  return /[1-9]/.test((amount.split('.')[1] ?? '').slice(decimals));
}

/** Adds decimal strings exactly. */
export function addAmounts(a: string, b: string): string {
  const scale = Math.max(fractionOf(a), fractionOf(b));
  return asText(asInteger(a, scale) + asInteger(b, scale), scale);
}

/** The amount with the other sign. */
export function negate(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function fractionOf(amount: string): number {
  return amount.split('.')[1]?.length ?? 0;
}

function asText(value: bigint, scale: number): string {
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0');
  const sign = value < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

function asInteger(amount: string, scale: number): bigint {
  const [whole = '0', fraction = ''] = amount.split('.');
  return BigInt(whole + fraction.padEnd(scale, '0'));
}
