/**
 * The levels of a price table that are no facts: the version of its date, the clock, and the band of the units. They are chosen when a
 * request arrives, its band of classes when it is charged.
 */

import { NANO, type Nano } from '../../lib/money/amount.ts';
import { minuteOfWeek } from '../../lib/time/wall-clock.ts';
import type { BandPlan, HoursPlan, LaterPrice, PricePlan } from '../../plan/index.ts';

/** What chooses the levels of a table beside the facts. */
export interface PriceChoice {
  /** When the request arrived. */
  readonly at_ms: number;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Units by class; undefined for a task, whose bands are of facts. */
  readonly units: Readonly<Record<string, Nano>> | undefined;
}

/** The names of the facts that choose a price of the table: levels that neither the clock nor units choose, and numbers of bands. */
export function factsOfPrice({ by: levels, hours = [], bands = [] }: PricePlan): readonly string[] {
  const others = new Set(['class', ...hours.map(({ name }) => name), ...bands.map(({ name }) => name)]);
  return [...levels.filter((level) => !others.has(level)), ...bands.flatMap(({ fact }) => fact ?? [])];
}

/** The version of a table at a time. */
export function priceAt(price: PricePlan, at_ms: number): PricePlan {
  return lastStarted(price, at_ms)?.price ?? price;
}

/** The version that has replaced a table last; undefined: none has. */
export function lastStarted({ later }: PricePlan, at_ms: number): LaterPrice | undefined {
  return later?.findLast(({ since_ms }) => since_ms <= at_ms);
}

/** The version that replaces a table next. */
export function nextPrice({ later = [] }: PricePlan, at_ms: number): LaterPrice | undefined {
  return later.find(({ since_ms }) => since_ms > at_ms);
}

/** The values that the clock and the units choose, by level. A band that is priced part by part has none. */
export function chosenLevels(price: PricePlan, choice: PriceChoice): Record<string, string> {
  const chosen: Record<string, string> = {};
  for (const hours of price.hours ?? []) chosen[hours.name] = valueAt(hours, choice.at_ms);
  for (const band of price.bands ?? []) {
    const value = band.marginal ? undefined : bandOf(band, choice);
    if (value !== undefined) chosen[band.name] = value;
  }
  return chosen;
}

function valueAt({ zone, values, otherwise }: HoursPlan, at_ms: number): string {
  const minute = minuteOfWeek(zone, at_ms);
  const found = values.find(({ minutes }) => minutes.some(([from, to]) => minute >= from && minute < to));
  return found?.value ?? otherwise;
}

/** The band; undefined if its fact has no value. */
function bandOf(band: BandPlan, { facts, units = {} }: PriceChoice): string | undefined {
  if (band.fact === undefined) return bandAt(band, sumOf(band.of, units));
  const value = String(facts[band.fact]);
  return /^-?\d+$/.test(value) ? bandAt(band, BigInt(value) * NANO) : undefined;
}

function sumOf(classes: readonly string[], units: Readonly<Record<string, Nano>>): Nano {
  return classes.reduce((sum, name) => sum + (units[name] ?? 0n), 0n);
}

/** A number at the end of a band belongs to it. */
function bandAt({ up_to, above }: BandPlan, units_nano: Nano): string {
  return up_to.find(({ most_nano }) => units_nano <= most_nano)?.band ?? above;
}

/** The names of all bands, from below. */
export function bandNames({ up_to, above }: BandPlan): readonly string[] {
  return [...up_to.map(({ band }) => band), above];
}

/** The bands that a request can still reach. @param most_nano the largest number that can decide */
export function bandsUpTo(band: BandPlan, most_nano: Nano): readonly string[] {
  const all = bandNames(band);
  return all.slice(0, all.indexOf(bandAt(band, most_nano)) + 1);
}

/**
 * The most units of the classes of a band for which a hold pays. A class that the hold does not have is covered by the units of its other
 * classes.
 *
 * @param priced the classes of the rule
 */
export function mostHeld(band: BandPlan, priced: readonly string[], hold: Readonly<Record<string, Nano>>): Nano {
  const classes = band.of.filter((name) => priced.includes(name));
  return sumOf(classes.every((name) => Object.hasOwn(hold, name)) ? classes : Object.keys(hold), hold);
}
