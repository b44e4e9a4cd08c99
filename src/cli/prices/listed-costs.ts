/** What the public price lists share: costs by class, tier and length of the prompt become the entry of a price table. */
import { mulDivHalfUp } from '../../lib/money/amount.ts';
import { readAtto } from '../../lib/money/decimal.ts';
import { fits, formatPico, type Pico, scaleOf } from '../../lib/money/fine-price.ts';
import type { PriceUnit } from '../../lib/money/units.ts';

/** What one cost is for. Tokens stand also for what no other unit counts. */
export type Counted = 'token' | 'second' | 'image' | 'character' | 'request';

export interface Cost {
  /** The class of the billing rule, as in the shipped files where they have it. */
  readonly class: string;
  readonly counted: Counted;
  /** In units of 10^-18 of the currency: for one token, that is 10^-12 for a million. */
  readonly atto: bigint;
  /** The service tier; undefined: the default one. */
  readonly tier?: string | undefined;
  /** It is for prompts of more tokens than this. */
  readonly above?: number | undefined;
}

/** A model of a list. */
export interface ListedModel {
  readonly name: string;
  /** Its name at the vendor. */
  readonly as: string;
  /** What it does, in the list's words; undefined: the list does not say. */
  readonly mode: string | undefined;
  readonly limits: Readonly<Record<string, number>>;
  readonly costs: readonly Cost[];
  /** The costs that no table can have, each with the reason. */
  readonly left: ReadonlyMap<string, string>;
  /** Why it has no price that can be used; undefined: it has one. */
  readonly refused: string | undefined;
}

/** A cost as it is written in a list. `isRounded`: it has more than 18 decimals. Undefined: it is no amount from 0. */
export function readCost(text: string): { readonly atto: bigint; readonly isRounded: boolean } | undefined {
  const atto = readAtto(text);
  const [, fraction = '', exponent = '0'] = /^\d+(?:\.(\d*?)0*)?(?:e([+-]?\d+))?$/i.exec(text) ?? [];
  return atto === undefined ? undefined : { atto, isRounded: fraction.length - Number(exponent) > 18 };
}

/** Why a model with these costs is refused; undefined: it is not. @param isAnswering whether its answers cost tokens too */
export function whyUnpriced(
  costs: readonly Cost[],
  left: ReadonlyMap<string, string>,
  isAnswering: boolean,
): string | undefined {
  if (costs.length === 0 && left.size > 0) return `none of its costs can be carried: ${[...left.keys()].join(', ')}`;
  if (costs.length === 0) return 'it has no price';
  if (costs.every(({ atto }) => atto === 0n))
    return 'all its costs are 0: if it is free, write its price table yourself';
  const standard = costs.filter(({ tier, above }) => tier === undefined && above === undefined);
  const has = (name: string) => standard.some((cost) => cost.class === name && cost.atto > 0n);
  if (standard.length === 0) return 'it has no price without a tier or a long prompt';
  if (isAnswering && has('input') !== has('output'))
    return `it has no price of ${has('input') ? 'output' : 'input'}, or 0`;
  return undefined;
}

const UNITS: Readonly<Record<Counted, PriceUnit>> = {
  token: 'million_tokens',
  second: 'second',
  image: 'image',
  character: 'million_characters',
  request: 'request',
};

/** The classes of the operator's rules for those of the list. */
export type ClassNames = Readonly<Record<string, readonly string[]>>;

function namesOf(name: string, classes: ClassNames): readonly string[] {
  return (Object.hasOwn(classes, name) ? classes[name] : undefined) ?? [name];
}

type CellTree = string | { readonly [value: string]: CellTree };

/** The members of a price table that come from a list. */
export interface ListedTable {
  readonly unit: PriceUnit;
  readonly bands?: object;
  readonly by: readonly string[];
  readonly table: CellTree;
}

/** What a prompt consists of, for bands. */
const PROMPT = /^(input|audio|image|video|cache_.*)$/;
/** A class without a cost of its own costs as much as another. */
const INSTEAD: Readonly<Record<string, string>> = { cache_read: 'input', cache_write: 'input' };

/** What the operator says about classes. */
export interface ClassOptions {
  readonly classes: ClassNames;
  /** The prices of classes that a model does not have in the list. */
  readonly missing: Readonly<Record<string, string>>;
  /** Whether tables are by service tier too. */
  readonly hasTiers: boolean;
}

/** The table of these costs, and the classes whose prices are rounded; or why there is none. */
export function tableOf(
  all: readonly Cost[],
  { classes, missing, hasTiers }: ClassOptions,
): { readonly table: ListedTable; readonly rounded: ReadonlySet<string> } | string {
  const costs = all.filter(({ tier }) => hasTiers || tier === undefined);
  const [first = 'token', ...others] = new Set(costs.map(({ counted }) => counted));
  const unit = others.length === 0 ? UNITS[first] : 'million_tokens';
  const isForMillion = unit.startsWith('million_');
  const names = classNames(costs);
  const starts = [...new Set(costs.map(({ above = 0 }) => above))].sort((a, b) => a - b);
  const tiers = [...new Set(costs.map(({ tier = 'default' }) => tier))];
  const cells: Pico[] = [];
  const rounded = new Set<string>();
  const byClass = (tier: string, from: number): CellTree => {
    const listed = names.flatMap((name) => {
      const cost = findCost(costs, name, tier, from) ?? findCost(costs, INSTEAD[name] ?? '', tier, from);
      if (cost === undefined) return [];
      const price_pico = isForMillion ? cost.atto : mulDivHalfUp(cost.atto, 1n, 1_000_000n);
      if (!isForMillion && price_pico * 1_000_000n !== cost.atto) rounded.add(name);
      cells.push(price_pico);
      return namesOf(name, classes).map((own) => [own, formatPico(price_pico)]);
    });
    return { ...Object.fromEntries(listed), ...withoutNames(missing, listed) };
  };
  const byTier = (from: number): CellTree =>
    tiers.length === 1 ? byClass('default', from) : fromNames(tiers, (tier) => byClass(tier, from));
  const bands = starts.map((_, index) => bandName(starts, index));
  const table = bands.length === 1 ? byTier(0) : fromNames(bands, (_, index) => byTier(starts[index] ?? 0));
  const scale = scaleOf(cells);
  if (cells.some((cell) => !fits(cell, scale)))
    return 'it has a price that is too large for a table with so many decimals';
  const levels = [...(bands.length === 1 ? [] : ['long_context']), ...(tiers.length === 1 ? [] : ['tier']), 'class'];
  return { table: { unit, ...bandsOf(starts, names, classes), by: levels, table }, rounded };
}

/** Input and output come first. A model with both has the classes of a cache, too. */
function classNames(costs: readonly Cost[]): readonly string[] {
  const listed = new Set(costs.map((cost) => cost.class));
  const isChat = listed.has('input') && listed.has('output');
  const all = new Set(['input', 'output', ...listed, ...(isChat ? Object.keys(INSTEAD) : [])]);
  return [...all].filter((name) => listed.has(name) || Object.hasOwn(INSTEAD, name));
}

/** The cost of a class in a tier and a band: else that of the default tier, else that of the band below. */
function findCost(costs: readonly Cost[], name: string, tier: string, from: number): Cost | undefined {
  return costs
    .filter(
      (cost) => cost.class === name && (cost.above ?? 0) <= from && [undefined, 'default', tier].includes(cost.tier),
    )
    .toSorted((a, b) => (b.above ?? 0) - (a.above ?? 0) || Number(b.tier === tier) - Number(a.tier === tier))[0];
}

function fromNames(names: readonly string[], make: (name: string, index: number) => CellTree): CellTree {
  return Object.fromEntries(names.map((name, index) => [name, make(name, index)]));
}

function withoutNames(
  prices: Readonly<Record<string, string>>,
  listed: readonly (readonly string[])[],
): CellTree & object {
  return Object.fromEntries(Object.entries(prices).filter(([name]) => !listed.some(([other]) => other === name)));
}

/** `standard`, `above_32k`, …; the last of two is `long`. */
function bandName(starts: readonly number[], index: number): string {
  if (index === 0) return 'standard';
  return starts.length === 2 ? 'long' : `above_${(starts[index] ?? 0) / 1_000}k`;
}

function bandsOf(
  starts: readonly number[],
  names: readonly string[],
  classes: ClassNames,
): { readonly bands?: object } {
  if (starts.length === 1) return {};
  const up_to = Object.fromEntries(starts.slice(1).map((start, index) => [bandName(starts, index), start]));
  const prompt = names.filter((name) => PROMPT.test(name)).flatMap((name) => classes[name] ?? [name]);
  return { bands: { long_context: { of: [...new Set(prompt)], up_to, above: bandName(starts, starts.length - 1) } } };
}
