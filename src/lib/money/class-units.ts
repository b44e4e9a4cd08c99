/** Units of a task by class, each class with its own price. A task without classes has one, named by what its price counts. */

import { tryParseJson } from '../json/parse-json.ts';
import { isRecord } from '../json/record.ts';
import { formatUnits, NANO, type Nano, parseNano, parseUnits } from './amount.ts';
import { formatPrice, type Priced } from './fine-price.ts';
import { atLeast, type PriceTerms, partsOf } from './price-terms.ts';
import { type ChargeTerms, rounderOf } from './price-text.ts';
import { unitName } from './units.ts';

/** Units in nano by class: `seconds`, or `input` and `output`. */
export type UnitsByClass = Readonly<Record<string, Nano>>;

/** A class of a task as it is stored: decimal strings. */
export interface ClassTerms {
  /** The price of `divisor` units. */
  readonly price: string;
  readonly hold: string;
  /** The units to charge if the upstream reports none. */
  readonly otherwise: string;
}

export type TaskClasses = Readonly<Record<string, ClassTerms>>;

/** What a task stores of its price and held units. With classes, the price is 0 and the units are their sums. */
interface HeldUnits {
  readonly unit: string;
  readonly price_nano: Nano;
  readonly hold_units_nano: Nano;
  readonly otherwise_units_nano: Nano;
  readonly classes?: TaskClasses | null | undefined;
}

/** What a task stores of its charged units. */
interface ChargedUnits {
  readonly unit: string;
  readonly charged_units_nano: Nano | null;
  readonly charged_classes: Readonly<Record<string, string>> | null;
}

/** The units of both, as decimal strings by class. */
export function addUnits(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>) {
  const units: Record<string, string> = { ...a };
  for (const [name, count] of Object.entries(b))
    units[name] = formatUnits(parseUnits(units[name] ?? '0') + parseUnits(count));
  return units;
}

/** The price of each class in nano. */
export function pricesOf({ unit, price_nano, classes }: HeldUnits): UnitsByClass {
  return classes ? mapped(classes, ({ price }) => parseNano(price)) : { [unitName(unit)]: price_nano };
}

/** The units that are held, or those to charge if the upstream reports none. */
export function unitsOfTask(task: HeldUnits, which: 'hold' | 'otherwise'): UnitsByClass {
  if (task.classes) return mapped(task.classes, (terms) => parseUnits(terms[which]));
  return { [unitName(task.unit)]: which === 'hold' ? task.hold_units_nano : task.otherwise_units_nano };
}

/** The units that were charged. */
export function chargedUnits({ unit, charged_units_nano, charged_classes }: ChargedUnits): UnitsByClass {
  return charged_classes ? mapped(charged_classes, parseUnits) : { [unitName(unit)]: charged_units_nano ?? 0n };
}

interface CostTerms extends ChargeTerms {
  readonly divisor: bigint;
  /** Of the version of the price table. */
  readonly terms?: PriceTerms | undefined;
}

/** The cost of all classes: one exact rational, rounded once. A class without a price costs nothing. */
export function costOfUnits(
  units: UnitsByClass,
  prices: UnitsByClass,
  { divisor, price_factor_nano, rounding, terms = {} }: CostTerms,
): Nano {
  let sum = 0n;
  for (const [name, units_nano] of Object.entries(partsOf(units, terms))) sum += units_nano * (prices[name] ?? 0n);
  return rounderOf(rounding)(atLeast(sum, units, divisor, terms), price_factor_nano, divisor * NANO * NANO);
}

/** The sum over all classes. */
export function sumOfUnits(units: UnitsByClass): Nano {
  return Object.values(units).reduce((sum, units_nano) => sum + units_nano, 0n);
}

/** Units as decimal strings by class, as they are stored. */
export function unitTexts(units: UnitsByClass): Readonly<Record<string, string>> {
  return mapped(units, formatUnits);
}

/** Units from what `unitTexts` writes. */
export function unitsFromTexts(texts: Readonly<Record<string, string>>): UnitsByClass {
  return mapped(texts, parseUnits);
}

/** As operators read and write them: `19`, or with classes `input=100,output=20`. */
export function unitsInWords(units: UnitsByClass, has_classes: boolean): string {
  return has_classes ? pairs(unitTexts(units)) : formatUnits(sumOfUnits(units));
}

/** The price of a task: `1.25`, or with classes `input=7.20,output=36.00`. */
export function priceInWords(task: HeldUnits & Priced): string {
  const text = (price_nano: Nano) => formatPrice(price_nano, task);
  return task.classes ? pairs(mapped(pricesOf(task), text)) : text(task.price_nano);
}

/** Reads `input=100,output=20`; undefined for any other text, and if it names a class twice or one that the task does not have. */
export function readUnits(text: string, task: HeldUnits): UnitsByClass | undefined {
  const prices = pricesOf(task);
  if (!task.classes) return QUANTITY.test(text) ? { [unitName(task.unit)]: parseUnits(text) } : undefined;
  const read = new Map<string, Nano>();
  for (const pair of text.split(',')) {
    const [name = '', quantity = '', ...more] = pair.split('=');
    if (!Object.hasOwn(prices, name) || !QUANTITY.test(quantity) || read.has(name) || more.length > 0) return undefined;
    read.set(name, parseUnits(quantity));
  }
  return Object.fromEntries(Object.keys(prices).map((name) => [name, read.get(name) ?? 0n]));
}

const QUANTITY = /^(0|[1-9]\d{0,9})(\.\d{1,9})?$/;

/** Reads stored classes; undefined if the text is damaged. */
export function readTaskClasses(text: string): TaskClasses | undefined {
  return readMembers(text, (terms): ClassTerms | undefined => {
    const { price, hold, otherwise } = isRecord(terms) ? terms : {};
    return isStored(price) && isStored(hold) && isStored(otherwise) ? { price, hold, otherwise } : undefined;
  });
}

/** Reads stored units by class; undefined if the text is damaged. */
export function readStoredUnits(text: string): UnitsByClass | undefined {
  return readMembers(text, (quantity) => (isStored(quantity) ? parseUnits(quantity) : undefined));
}

/** The members of a stored object; undefined if one of them is damaged. */
function readMembers<Member extends object | Nano>(
  text: string,
  read: (value: unknown) => Member | undefined,
): Readonly<Record<string, Member>> | undefined {
  const stored = tryParseJson(text);
  if (!isRecord(stored)) return undefined;
  const members: [string, Member][] = [];
  for (const [name, value] of Object.entries(stored)) {
    const member = read(value);
    if (member === undefined) return undefined;
    members.push([name, member]);
  }
  return Object.fromEntries(members);
}

/** Whether it is a quantity or a price as they are stored. */
export function isStored(value: unknown): value is string {
  return typeof value === 'string' && /^\d+(\.\d{1,9})?$/.test(value);
}

function pairs(texts: Readonly<Record<string, string>>): string {
  return Object.entries(texts)
    .map(([name, text]) => `${name}=${text}`)
    .join(',');
}

function mapped<One, Other>(record: Readonly<Record<string, One>>, map: (value: One) => Other): Record<string, Other> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}
