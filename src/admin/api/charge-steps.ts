/** Shows how a charge is computed, as steps with exact results that a customer can check. */
import { formatUnits, NANO, type Nano } from '../../lib/money/amount.ts';
import { formatPrice, type Priced, unitsPriced } from '../../lib/money/fine-price.ts';
import { type ChargeTerms, rounderOf } from '../../lib/money/price-text.ts';

export interface PricedUnits {
  /** What is counted: `seconds`, or a class such as `input`. */
  readonly name: string;
  readonly units_nano: Nano;
  /** The price of `divisor` units. */
  readonly price_nano: Nano;
}

/** One step: `4 seconds × 1.25`, and its result as a decimal. */
export interface Step {
  readonly text: string;
  readonly result: string;
}

/** The steps from units to the charge, which is rounded once, at the end. @param terms with a power of ten as divisor, as every unit has it. */
export function stepsOf(
  parts: readonly PricedUnits[],
  { unit, divisor, price_factor_nano, rounding }: ChargeTerms & Priced,
): { readonly steps: readonly Step[]; readonly amount_nano: Nano } {
  const steps: Step[] = [];
  const counted = unitsPriced({ unit, divisor });
  const per = counted === '1' ? '' : ` / ${counted.replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
  let sum = 0n;
  for (const { name, units_nano, price_nano } of parts) {
    sum += units_nano * price_nano;
    const text = `${formatUnits(units_nano)} ${name} × ${formatPrice(price_nano, { unit, divisor })}${per}`;
    steps.push({ text, result: decimal(units_nano * price_nano, divisor * NANO * NANO) });
  }
  if (parts.length > 1) steps.push({ text: 'together', result: decimal(sum, divisor * NANO * NANO) });
  if (price_factor_nano !== NANO) {
    const text = `× ${formatUnits(price_factor_nano)}, the discount`;
    steps.push({ text, result: decimal(sum * price_factor_nano, divisor * NANO * NANO * NANO) });
  }
  const amount_nano = rounderOf(rounding)(sum, price_factor_nano, divisor * NANO * NANO);
  const text = `rounded ${rounding === 'half_up' ? 'half up' : 'up'} to 9 decimals`;
  steps.push({ text, result: decimal(amount_nano, NANO) });
  return { steps, amount_nano };
}

/** Decimals of a product of three amounts at a price per million. */
const PLACES = 33;

/** The quotient as a decimal with at least 2 decimals. */
function decimal(dividend: bigint, divisor: bigint): string {
  const digits = String((dividend * 10n ** BigInt(PLACES)) / divisor).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -PLACES)}.${fraction}`;
}
