/** All kinds of counts. The schema, the reference page, `check`, `plan` and the meter are made from this list. */

import { type Pointer, pointerText } from '../../lib/json/pointer.ts';
import { Decimal } from '../../lib/money/decimal.ts';
import type { Count } from '../../plan/generated/gateway.d.ts';
import type { CountPlan, CountValue } from '../../plan/index.ts';
import { type CountKind, pointers, type ReadCount, type ReadItems, wholeNumber } from './kind.ts';
import { header } from './kinds/answer-header.ts';
import { ceil } from './kinds/ceil.ts';
import { count } from './kinds/count-items.ts';
import { decimal } from './kinds/decimal.ts';
import { distinct } from './kinds/distinct.ts';
import { first } from './kinds/first.ts';
import { max } from './kinds/max.ts';
import { round } from './kinds/round.ts';
import { sum } from './kinds/sum.ts';

/** In the order of the reference page. */
export const COUNT_KINDS: readonly CountKind[] = [sum, count, distinct, ceil, round, decimal, first, max, header];

const byName: ReadonlyMap<string, CountKind> = new Map(COUNT_KINDS.map((kind) => [kind.name, kind]));

/** The source of a count without a key: a whole number at a JSON Pointer, or at the last of several that has one. */
export const PLAIN = 'at';

/** Compiles a count of the configuration. */
export function compileCount(name: string, config: Count): CountPlan {
  if (typeof config === 'string' || isList(config)) return { name, source: { from: PLAIN, at: pointers(config) } };
  const kind = COUNT_KINDS.find((each) => each.name in config);
  if (kind === undefined) throw new Error('the schema allows no other kind of count');
  return { name, source: { ...kind.compile(config), from: kind.name } };
}

function isList(config: Exclude<Count, string>): config is readonly string[] {
  return Array.isArray(config);
}

export interface BoundCount {
  /** In the counts of the rule. */
  readonly index: number;
  readonly name: string;
  readonly at: readonly Pointer[];
  readonly read: ReadCount;
  /** Of an exact decimal; see `CountKind`. */
  readonly text: ((text: string) => bigint | undefined) | undefined;
  /** See `CountKind`. */
  readonly zeroIsAbsent: boolean;
  readonly growth: CountKind['growth'];
  /** Set if the count is taken from the items of an array. */
  readonly items: ReadItems | undefined;
}

/** Prepares the reading of a count. */
export function bindCount({ name, source }: CountPlan, index: number): BoundCount {
  const kind = byName.get(source.from);
  return {
    index,
    name,
    at: source.at,
    read: kind?.bind(source) ?? wholeNumber,
    text: kind?.text,
    growth: kind?.growth,
    zeroIsAbsent: kind?.zeroIsAbsent === true,
    items: kind?.items?.(source),
  };
}

/** Whether the count follows another rule than those that are reported together. */
export function isAlone(count: CountPlan): boolean {
  return isDecimal(count) || byName.get(count.source.from)?.growth !== undefined;
}

/** Whether expressions use the count as a `decimal` instead of an `int`. */
export function isDecimal({ source }: CountPlan): boolean {
  return byName.get(source.from)?.text !== undefined;
}

/** Every count at 0. */
export function zeroCounts(counts: readonly CountPlan[]): Record<string, CountValue> {
  return Object.fromEntries(counts.map((count) => [count.name, isDecimal(count) ? new Decimal(0n) : 0n]));
}

/** The places of a count in words: `/usage/passes: sum of /n where /type is a`. */
export function countWords({ source }: CountPlan): readonly string[] {
  if (source.header !== undefined) return [`header ${source.header}`];
  const how = byName.get(source.from)?.words?.(source);
  return source.at.map((at) => (how === undefined ? pointerText(at) : `${pointerText(at)}: ${how}`));
}
