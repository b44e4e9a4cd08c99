/** Shows how a charge is computed, as steps with exact results that a customer can check. */
import { formatNano, formatUnits, NANO, type Nano } from '../../lib/money/amount.ts';
import type { UnitsByClass } from '../../lib/money/class-units.ts';
import { formatPrice, type Priced, unitsPriced } from '../../lib/money/fine-price.ts';
import { atLeast, type PriceTerms } from '../../lib/money/price-terms.ts';
import { type ChargeTerms, type PricedPart, rounderOf } from '../../lib/money/price-text.ts';

/** Units, and what they come to at a version of a table. */
export interface PricedUnits extends Priced {
  readonly units: UnitsByClass;
  /** What is counted: `seconds`, a class such as `input`, or its part in a band. */
  readonly parts: readonly PricedPart[];
  readonly terms?: PriceTerms | undefined;
}

/** One step: `4 seconds × 1.25`, and its result as a decimal. */
export interface Step {
  readonly text: string;
  readonly result: string;
}

/** The steps from units to the charge, which is rounded once, at the end. A divisor is a power of ten, as every unit has it. */
export function stepsOf(
  { units, parts, unit, divisor, terms = {} }: PricedUnits,
  { price_factor_nano, rounding }: ChargeTerms,
): { readonly steps: readonly Step[]; readonly amount_nano: Nano } {
  const steps: Step[] = [...roundedSteps(units, parts, terms)];
  const counted = unitsPriced({ unit, divisor });
  const per = counted === '1' ? '' : ` / ${counted.replaceAll(/\B(?=(\d{3})+$)/g, ',')}`;
  let sum = 0n;
  for (const { name, units_nano, price_nano } of parts) {
    sum += units_nano * price_nano;
    const text = `${formatUnits(units_nano)} ${name} × ${formatPrice(price_nano, { unit, divisor })}${per}`;
    steps.push({ text, result: decimal(units_nano * price_nano, divisor * NANO * NANO) });
  }
  if (parts.length > 1) steps.push({ text: 'together', result: decimal(sum, divisor * NANO * NANO) });
  const due = atLeast(sum, units, divisor, terms);
  if (due !== sum) steps.push({ text: 'less than the minimum', result: formatNano(terms.minimum_nano ?? 0n) });
  if (price_factor_nano !== NANO) {
    const name = price_factor_nano < NANO ? 'discount' : 'markup';
    const text = `× ${formatUnits(price_factor_nano)}, the ${name}`;
    steps.push({ text, result: decimal(due * price_factor_nano, divisor * NANO * NANO * NANO) });
  }
  const amount_nano = rounderOf(rounding)(due, price_factor_nano, divisor * NANO * NANO);
  const text = `rounded ${rounding === 'half_up' ? 'half up' : 'up'} to 9 decimals`;
  steps.push({ text, result: decimal(amount_nano, NANO) });
  return { steps, amount_nano };
}

/** The classes whose units are rounded up. */
function roundedSteps(units: UnitsByClass, parts: readonly PricedPart[], { step_nano }: PriceTerms): readonly Step[] {
  if (step_nano === undefined) return [];
  return parts.flatMap(({ name, units_nano }) => {
    const given_nano = units[name] ?? units_nano;
    const text = `${formatUnits(given_nano)} ${name}, rounded up to a multiple of ${formatUnits(step_nano)}`;
    return given_nano === units_nano ? [] : [{ text, result: formatUnits(units_nano) }];
  });
}

/** Decimals of a product of three amounts at a price per million. */
const PLACES = 33;

/** The quotient as a decimal with at least 2 decimals. */
function decimal(dividend: bigint, divisor: bigint): string {
  const digits = String((dividend * 10n ** BigInt(PLACES)) / divisor).padStart(PLACES + 1, '0');
  const fraction = digits.slice(-PLACES).replace(/0+$/, '').padEnd(2, '0');
  return `${digits.slice(0, -PLACES)}.${fraction}`;
}
