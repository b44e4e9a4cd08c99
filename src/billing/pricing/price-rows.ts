/** The parts of a price table that one request may be charged at, for the facts of the request and its answer, its time and its units. */

import type { PriceVersion } from '../../ledger/store/store.ts';
import { getOrCreate } from '../../lib/get-or-create.ts';
import { larger, type Nano } from '../../lib/money/amount.ts';
import { type MarginalBands, type PriceTerms, partName } from '../../lib/money/price-terms.ts';
import type { Exchange, PriceContent, Tree } from '../../lib/money/price-text.ts';
import { Refusal } from '../../lib/refusal.ts';
import type { BandPlan, FactValue, MeterPlan, ModelPlan, PricePlan } from '../../plan/index.ts';
import { possibleValues } from '../facts/kinds/answer.ts';
import type { Facts } from './facts.ts';
import { bandNames, bandsUpTo, chosenLevels, factsOfPrice, mostHeld, type PriceChoice } from './price-levels.ts';
import { versionOf } from './price-version.ts';

/** The prices of all classes, and the version that a charge at them names. */
export interface PriceRow {
  /** The price of `divisor` units of each class, or of its part in a band. */
  readonly prices: ReadonlyMap<string, Nano>;
  /** The row as a table by class. */
  readonly content: PriceContent;
  readonly version: PriceVersion;
}

type Texts = Readonly<Record<string, string>>;
type ByClass = Readonly<Record<string, Nano>>;

/** What was made of a table, by the values of its levels. */
const rows = new WeakMap<PricePlan, Map<string, PriceRow | undefined>>();
const parts = new WeakMap<PricePlan, Map<string, PriceContent | undefined>>();

/** The table of a task without the levels that the clock and a number of the request choose; undefined if it has none for them. */
export function taskPrices(price: PricePlan, choice: Omit<PriceChoice, 'units'>): PriceContent | undefined {
  if ((price.hours ?? price.bands ?? price.step_nano ?? price.minimum_nano) === undefined) return price;
  const chosen = chosenLevels(price, { ...choice, units: undefined });
  if (price.bands?.some(({ name }) => !Object.hasOwn(chosen, name)) === true) return undefined;
  const made = getOrCreate(parts, price, () => new Map());
  return getOrCreate(made, JSON.stringify(chosen), () => taskPart(price, chosen));
}

function taskPart(price: PricePlan, chosen: Texts): PriceContent | undefined {
  const { name, unit, divisor, exchange } = price;
  const table = partFor<Nano>(price.table, price.by, chosen);
  if (table === undefined) return undefined;
  const paid = exchange && partFor<string>(exchange.table, price.by, chosen);
  const levels = price.by.filter((level) => !Object.hasOwn(chosen, level));
  return {
    name,
    unit,
    divisor,
    by: levels,
    table,
    chosen: orNone(chosen),
    terms: termsOf(price, []),
    exchange: exchange && (paid === undefined ? undefined : { ...exchange, table: paid }),
  };
}

/** The row for these facts, this time and these units, made at its first use; undefined if the table has none. Other facts are ignored. */
export function priceRow(price: PricePlan, choice: PriceChoice): PriceRow | undefined {
  return rowFor(price, { ...choice.facts, ...chosenLevels(price, choice) });
}

/** The same for the units of a hold, whose bands are those of its dearest row, as they were stored with it, and not those of its units. */
export function heldRow(price: PricePlan, choice: PriceChoice): PriceRow | undefined {
  const { facts } = choice;
  const stored = (price.bands ?? []).filter((band) => bandNames(band).includes(String(facts[band.name])));
  const bands = Object.fromEntries(stored.map(({ name }) => [name, facts[name]]));
  return rowFor(price, { ...facts, ...chosenLevels(price, choice), ...bands });
}

/** The levels of a table that choose its rows, and whether a fact of the request is one of them or of a band. Made once per table. */
interface RowLevels {
  readonly names: readonly string[];
  readonly hasFacts: boolean;
  readonly marginal: readonly BandPlan[];
}

const levelsByPrice = new WeakMap<PricePlan, RowLevels>();

function levelsOf(price: PricePlan): RowLevels {
  return getOrCreate(levelsByPrice, price, () => {
    const { by: levels, bands = [] } = price;
    const marginal = bands.filter((band) => band.marginal);
    const names = levels.slice(0, -1).filter((level) => marginal.every(({ name }) => name !== level));
    return { names, hasFacts: factsOfPrice(price).length > 0, marginal };
  });
}

/** The facts of a request, as far as they choose a row of the table. */
export function choosingFacts(price: PricePlan, values: Facts['values']): Readonly<Record<string, FactValue>> {
  return levelsOf(price).hasFacts ? values() : NO_FACTS;
}

const NO_FACTS = {};

function rowFor(price: PricePlan, values: PriceChoice['facts']): PriceRow | undefined {
  const { names, marginal } = levelsOf(price);
  const made = getOrCreate(rows, price, () => new Map());
  const key =
    names.length === 1 ? String(values[names[0] ?? '']) : JSON.stringify(names.map((name) => String(values[name])));
  return getOrCreate(made, key, () => {
    const chosen = Object.fromEntries(names.map((name) => [name, String(values[name])]));
    const table = price.by.at(-1) === 'class' ? classPrices<Nano>(price.table, price.by, chosen, marginal) : undefined;
    if (table === undefined) return undefined;
    const { exchange } = price;
    const paid = exchange && classPrices<string>(exchange.table, price.by, chosen, marginal);
    return rowOf(price, table, chosen, termsOf(price, marginal), exchange && paid && { ...exchange, table: paid });
  });
}

function rowOf(
  { name, unit, divisor }: PricePlan,
  table: ByClass,
  chosen: Texts,
  terms: PriceTerms | undefined,
  exchange?: Exchange,
): PriceRow {
  const content = { name, unit, divisor, by: ['class'], table, chosen: orNone(chosen), terms, exchange };
  return { prices: new Map(Object.entries(table)), content, version: versionOf(content) };
}

function orNone(chosen: Texts): Texts | undefined {
  return Object.keys(chosen).length === 0 ? undefined : chosen;
}

function termsOf({ step_nano, minimum_nano }: PricePlan, bands: readonly BandPlan[]): PriceTerms | undefined {
  if (step_nano === undefined && minimum_nano === undefined && bands.length === 0) return undefined;
  const marginal = bands.map(({ of: classes, up_to, above }): MarginalBands => ({ of: classes, up_to, above }));
  return { step_nano, minimum_nano, marginal: marginal.length === 0 ? undefined : marginal };
}

/** The prices by class; a class of a band that is priced part by part has one for each band. Undefined if the table lacks one. */
function classPrices<Price extends Nano | string>(
  table: Tree<Price>,
  levels: readonly string[],
  chosen: Texts,
  marginal: readonly BandPlan[],
): Readonly<Record<string, Price>> | undefined {
  const lowest = Object.fromEntries(marginal.map((band) => [band.name, bandNames(band)[0] ?? '']));
  const at = (values: Texts): Readonly<Record<string, Price>> | undefined => {
    const found = partFor(table, levels, { ...chosen, ...values });
    return isByClass(found) ? found : undefined;
  };
  const prices: Record<string, Price> = {};
  for (const [name, price] of Object.entries(at(lowest) ?? {})) {
    const band = marginal.find(({ of: classes }) => classes.includes(name));
    if (band === undefined) prices[name] = price;
    for (const value of band === undefined ? [] : bandNames(band)) {
      const part = at({ ...lowest, [band?.name ?? '']: value })?.[name];
      if (part === undefined) return undefined;
      prices[partName(name, value)] = part;
    }
  }
  return Object.keys(prices).length === 0 ? undefined : prices;
}

function isByClass<Price extends Nano | string>(
  tree: Tree<Price> | undefined,
): tree is Readonly<Record<string, Price>> {
  return typeof tree === 'object' && Object.values(tree).every((price) => typeof price !== 'object');
}

/** The part of a table for the values of some of its levels, without these; undefined if it has none for one of them. */
function partFor<Price extends Nano | string>(
  table: Tree<Price>,
  [level, ...others]: readonly string[],
  chosen: Texts,
): Tree<Price> | undefined {
  if (level === undefined || typeof table !== 'object') return table;
  const value = Object.hasOwn(chosen, level) ? chosen[level] : undefined;
  if (value !== undefined) {
    const found = Object.hasOwn(table, value) ? table[value] : undefined;
    return found === undefined ? undefined : partFor(found, others, chosen);
  }
  if (!others.some((other) => Object.hasOwn(chosen, other))) return table;
  const kept: [string, Tree<Price>][] = [];
  for (const [key, tree] of Object.entries(table)) {
    const part = partFor(tree, others, chosen);
    if (part === undefined) return undefined;
    kept.push([key, part]);
  }
  return Object.fromEntries(kept);
}

/** A request that is to be held. */
interface HeldRequest extends Pick<Facts, 'values' | 'context'> {
  readonly at_ms: number;
  readonly hold: Readonly<Record<string, Nano>>;
}

/**
 * The rows that a request can still be charged at: one for each combination of values of the facts of the answer, and of the bands that its
 * units can reach.
 *
 * @throws Refusal `internal` when the table lacks one of them, or a class. The compiler checks that it has all.
 */
export function reachableRows(
  plan: MeterPlan,
  model: ModelPlan,
  price: PricePlan,
  { values, context, at_ms, hold }: HeldRequest,
): readonly PriceRow[] {
  const facts = choosingFacts(price, values);
  let choices: readonly Readonly<Record<string, FactValue>>[] = [
    { ...facts, ...chosenLevels(price, { at_ms, facts, units: hold }) },
  ];
  const choose = (name: string, possible: readonly FactValue[]): void => {
    choices = choices.flatMap((choice) => possible.map((value) => ({ ...choice, [name]: value })));
  };
  for (const fact of plan.answer_facts ?? [])
    if (price.by.includes(fact.name)) choose(fact.name, possibleValues(fact, context));
  for (const band of price.bands ?? []) {
    if (band.fact === undefined && !band.marginal)
      choose(band.name, bandsUpTo(band, mostHeld(band, plan.classes, hold)));
    // The answer says it.
    else if (band.fact !== undefined && facts[band.fact] === undefined) choose(band.name, bandNames(band));
  }
  return choices.map((choice) => {
    const row = rowFor(price, choice);
    const marginal = row?.content.terms?.marginal ?? [];
    const isPriced = (name: string): boolean => {
      const bands = marginal.find(({ of: classes }) => classes.includes(name));
      return row?.prices.has(bands === undefined ? name : partName(name, bands.above)) === true;
    };
    const missing = plan.classes.find((name) => !isPriced(name));
    if (row !== undefined && missing === undefined) return boundOf(row, price, plan, hold);
    const levels = price.by.flatMap((name) => (name === 'class' ? [] : [`${name} ${choice[name] ?? ''}`.trim()]));
    const cell = [...levels, `class ${missing}`].join(', ');
    throw new Refusal('internal', `model ${model.id} has no price for ${cell}; ask the operator to add it`);
  });
}

const bounds = new WeakMap<PriceRow, Map<string, PriceRow>>();

/**
 * A row at which what a request may use never costs more than its hold. Units that are priced part by part may move those of another class
 * to a dearer band: if bands become cheaper, or if the hold has other classes than the charge. Then each class has its dearest price among the
 * bands that the request can reach.
 */
function boundOf(row: PriceRow, price: PricePlan, { classes }: MeterPlan, hold: HeldRequest['hold']): PriceRow {
  if (row.content.terms?.marginal === undefined) return row;
  const bands = (price.bands ?? []).filter((band) => band.marginal);
  const priceIn = (name: string, band: string): Nano => row.prices.get(partName(name, band)) ?? 0n;
  const rises = (band: BandPlan): boolean =>
    band.of.every((name) =>
      bandNames(band).every((each, index, all) => priceIn(name, each) >= priceIn(name, all[index - 1] ?? each)),
    );
  const isHeld = ({ of: divided }: BandPlan): boolean =>
    divided.every((name) => !classes.includes(name) || Object.hasOwn(hold, name));
  if (bands.every((band) => rises(band) && isHeld(band))) return row;
  const reached = bands.map((band) => bandsUpTo(band, mostHeld(band, classes, hold)));
  const made = getOrCreate(bounds, row, () => new Map<string, PriceRow>());
  return getOrCreate(made, JSON.stringify(reached), () => {
    const table = Object.fromEntries(row.prices);
    for (const [index, band] of bands.entries())
      for (const name of band.of) {
        for (const each of bandNames(band)) delete table[partName(name, each)];
        table[name] = (reached[index] ?? []).map((each) => priceIn(name, each)).reduce(larger, 0n);
      }
    return rowOf(price, table, row.content.chosen ?? {}, termsOf(price, []));
  });
}
