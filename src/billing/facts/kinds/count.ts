/** `count`: how many matching values the body has, such as images and tools, for holds that depend on more than its bytes. */

import { type Places, readPlaces, visitPlaces } from '../../../lib/json/places.ts';
import { follow, ownValue, type Pointer, readPointer } from '../../../lib/json/pointer.ts';
import type { Counted as CountedConfig, FactCount } from '../../../plan/generated/gateway.d.ts';
import type { FactSource } from '../../../plan/index.ts';
import type { FactKind } from '../kind.ts';

interface CountSource extends FactSource {
  readonly from: 'count';
  readonly count: CountedPlan;
}

/** Which values of a body to count. */
export interface CountedPlan {
  readonly each: Places;
  readonly where: readonly MatcherPlan[];
  /** Undefined: every value that `where` admits counts. */
  readonly unless: readonly MatcherPlan[] | undefined;
  /** Adds this member of each value instead of 1; `otherwise` if the member is not a whole number of at least 1. */
  readonly add: { readonly at: Pointer; readonly otherwise: number } | undefined;
  /** A text in each value, whose length is subtracted from `text_bytes`. */
  readonly less: Pointer | undefined;
}

/** A member that must have one of these values or begin with one of these texts. An absent one is null. */
interface MatcherPlan {
  readonly at: Pointer;
  readonly values: ReadonlySet<unknown>;
  readonly prefixes: readonly string[];
}

export const count: FactKind<FactCount, CountSource> = {
  name: 'count',
  schema: {
    description: 'The values of the body to count; their number is the value.',
    examples: [{ each: '/messages/*/content/*', where: { '/type': ['image'] } }],
    $ref: '#/definitions/counted',
  },
  keys: {},
  type: 'int',
  from: 'count',
  compile: (fact) => ({ count: compileCount(fact.count) }),
  read(_fact, source, { context, body }) {
    const counted = countIn(source.count, body);
    if (counted.text_bytes > 0 && typeof context.text_bytes === 'bigint')
      context.text_bytes -= BigInt(counted.text_bytes);
    return counted.count;
  },
  raises: {
    plain: (value) => (value === 0n ? undefined : 0n),
    place: ({ count }, body) => firstCounted(count, count.each, body, ''),
  },
};

/** Compiles what a fact counts. */
export function compileCount({ each, where, unless, add, default: otherwise = 1, less }: CountedConfig): CountedPlan {
  return {
    each: readPlaces([each].flat()),
    where: where === undefined ? [] : compileMatchers(where),
    unless: unless && compileMatchers(unless),
    add: add === undefined ? undefined : { at: readPointer(add), otherwise },
    less: less === undefined ? undefined : readPointer(less),
  };
}

/** @param accepted texts by pointer; null: an absent member, `bash_*`: every text that begins with `bash_` */
function compileMatchers(accepted: NonNullable<CountedConfig['where']>): readonly MatcherPlan[] {
  return Object.entries(accepted).map(([pointer, texts]) => ({
    at: readPointer(pointer),
    values: new Set(texts.filter((text) => text === null || !text.endsWith('*'))),
    prefixes: texts.flatMap((text) => (text?.endsWith('*') ? text.slice(0, -1) : [])),
  }));
}

/** The number of counted values, and the length of the texts to subtract from `text_bytes`. */
export interface CountResult {
  readonly count: bigint;
  readonly text_bytes: number;
}

interface Tally {
  readonly plan: CountedPlan;
  count: bigint;
  text_bytes: number;
}

/** Counts the values of a body. */
export function countIn(plan: CountedPlan, body: unknown): CountResult {
  const tally: Tally = { plan, count: 0n, text_bytes: 0 };
  visitPlaces(plan.each, body, visit, tally);
  return { count: tally.count, text_bytes: tally.text_bytes };
}

function visit(value: unknown, tally: Tally): void {
  const { add, less } = tally.plan;
  if (!countsValue(tally.plan, value)) return;
  const units = add && follow(add.at, value);
  if (add === undefined) tally.count += 1n;
  else
    tally.count += BigInt(
      typeof units === 'number' && Number.isSafeInteger(units) && units >= 1 ? units : add.otherwise,
    );
  const text = less && follow(less, value);
  // A text has at least as many bytes as UTF-16 units, so this never subtracts too much.
  if (typeof text === 'string') tally.text_bytes += text.length;
}

/** Whether a value at one of the places counts. */
function countsValue({ where, unless }: CountedPlan, value: unknown): boolean {
  return matches(where, value) && (unless === undefined || !matches(unless, value));
}

function matches(matchers: readonly MatcherPlan[], value: unknown): boolean {
  return matchers.every(({ at, values, prefixes }) => {
    const found = follow(at, value) ?? null;
    return values.has(found) || (typeof found === 'string' && prefixes.some((prefix) => found.startsWith(prefix)));
  });
}

/** The path of the first counted value: `tools[2]`. */
function firstCounted(plan: CountedPlan, places: Places, value: unknown, path: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (places.isVisited && countsValue(plan, value)) return path.replace(/^\./, '');
  if (places.items !== undefined && Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = firstCounted(plan, places.items, item, `${path}[${index}]`);
      if (found !== undefined) return found;
    }
  }
  for (const { name, below } of places.members) {
    const found = firstCounted(plan, below, ownValue(value, name), `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
