/** How a price table turns units into money, beside its prices: a step of units, bands that units fill from below, and a minimum. */

import { isRecord } from '../json/record.ts';
import { formatNano, formatUnits, larger, NANO, type Nano, parseNano, parseUnits, smaller } from './amount.ts';

export interface PriceTerms {
  /** The units of each class are rounded up to a multiple of it. */
  readonly step_nano?: Nano | undefined;
  /** The least that units above 0 cost at the full price. */
  readonly minimum_nano?: Nano | undefined;
  /** Bands that are priced part by part. The table has a price for each part of their classes: `input (long)`. */
  readonly marginal?: readonly MarginalBands[] | undefined;
}

/** Units of the classes, in this order, fill the bands from below. */
export interface MarginalBands {
  readonly of: readonly string[];
  readonly up_to: readonly BandEnd[];
  /** The band of the units above all of these. */
  readonly above: string;
}

/** The last unit that belongs to a band. */
export interface BandEnd {
  readonly band: string;
  readonly most_nano: Nano;
}

type Units = Readonly<Record<string, Nano>>;

/** The part of a class that is in a band. */
export function partName(name: string, band: string): string {
  return `${name} (${band})`;
}

/** The units that are priced: rounded up to the step, and divided by the bands. */
export function partsOf(units: Units, { step_nano, marginal = [] }: PriceTerms): Units {
  let parts = units;
  if (step_nano !== undefined) {
    const rounded = (units_nano: Nano) => ((units_nano + step_nano - 1n) / step_nano) * step_nano;
    parts = Object.fromEntries(Object.entries(units).map(([name, units_nano]) => [name, rounded(units_nano)]));
  }
  for (const bands of marginal) parts = divided(parts, bands);
  return parts;
}

function divided(units: Units, { of: classes, up_to, above }: MarginalBands): Units {
  const parts: Record<string, Nano> = {};
  let filled_nano = 0n;
  for (const name of classes) {
    if (!Object.hasOwn(units, name)) continue;
    let left_nano = units[name] ?? 0n;
    const take = (band: string, units_nano: Nano) => {
      if (units_nano > 0n) parts[partName(name, band)] = units_nano;
      filled_nano += units_nano;
      left_nano -= units_nano;
    };
    if (left_nano === 0n) parts[partName(name, up_to[0]?.band ?? above)] = 0n;
    for (const { band, most_nano } of up_to) take(band, smaller(left_nano, larger(most_nano - filled_nano, 0n)));
    take(above, left_nano);
  }
  const others = Object.entries(units).filter(([name]) => !classes.includes(name));
  return { ...parts, ...Object.fromEntries(others) };
}

/** A sum of units × price, or that of the minimum if this is more. A request or task without units has no minimum. */
export function atLeast(sum: bigint, units: Units, divisor: bigint, { minimum_nano = 0n }: PriceTerms): bigint {
  const minimum = minimum_nano * divisor * NANO;
  return sum < minimum && Object.values(units).some((units_nano) => units_nano > 0n) ? minimum : sum;
}

/** The terms as they are stored with a version; members that are absent are not written. */
export function termsText({ step_nano, minimum_nano, marginal }: PriceTerms = {}) {
  return {
    step: step_nano === undefined ? undefined : formatUnits(step_nano),
    minimum: minimum_nano === undefined ? undefined : formatNano(minimum_nano),
    marginal: marginal?.map(({ of: classes, up_to, above }) => ({
      of: classes,
      up_to: up_to.map(({ band, most_nano }) => [band, formatUnits(most_nano)]),
      above,
    })),
  };
}

/** Reads the terms of a stored version; undefined if it has none. @throws for any other value */
export function readTerms({ step, minimum, marginal }: Readonly<Record<string, unknown>>): PriceTerms | undefined {
  if ((step ?? minimum ?? marginal) === undefined) return undefined;
  const step_nano = step === undefined ? undefined : readQuantity(step);
  if (step_nano === 0n) throw new TypeError('a step is above 0');
  return {
    step_nano,
    minimum_nano: minimum === undefined ? undefined : parseNano(String(minimum), { min: 0n }),
    marginal: marginal === undefined ? undefined : readList(marginal).map(readMarginal),
  };
}

function readMarginal(value: unknown): MarginalBands {
  if (!isRecord(value) || typeof value.above !== 'string') throw new TypeError('bands are an object');
  const up_to = readList(value.up_to).map((pair): BandEnd => {
    const [band, most] = readList(pair);
    return { band: String(band), most_nano: readQuantity(most) };
  });
  return { of: readList(value.of).map(String), up_to, above: value.above };
}

function readQuantity(value: unknown): Nano {
  if (typeof value !== 'string' || !/^\d+(\.\d{1,9})?$/.test(value))
    throw new TypeError('a quantity is a decimal text');
  return parseUnits(value);
}

function readList(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new TypeError('this is a list');
  return value;
}
