/** Prepares the counts of a metered rule for reading answers, once per rule and thread. */

import { type Pointer, pointerText } from '../../lib/json/pointer.ts';
import type { AnswerFactPlan, CountValue, MeterPlan } from '../../plan/index.ts';
import { type BoundCount, bindCount, zeroCounts } from '../counts/kinds.ts';
import { EACH, type Place, type PlaceEntry, placesOf } from './places.ts';

/** The counts of a rule, prepared for reading an answer. */
export interface UsagePlaces {
  readonly counts: readonly BoundCount[];
  readonly entries: readonly PlaceEntry<UsageMeaning>[];
  readonly root: Place<UsageMeaning>;
  /** Texts of Latin-1 bytes. Every document with such a member contains at least one of them. */
  readonly signs: readonly string[];
  readonly headers: readonly { readonly name: string; readonly count: BoundCount }[];
  /** Values of the answer beside its counts. */
  readonly facts: readonly AnswerFactPlan[];
  /** Indexes of the counts that an answer reports together: see `MeterPlan`. */
  readonly together: readonly number[];
  /** A new object with every count of the plan at 0. */
  readonly zeros: () => Record<string, CountValue>;
}

/** What a value of an answer is. `select` and `item` are the two values of an item that a count of items reads. */
export type UsageMeaning =
  | { readonly is: 'count' | 'decimal' | 'items' | 'select' | 'item'; readonly count: BoundCount }
  | { readonly is: 'final' | 'failed' }
  /** A fact of the answer, at the place of this rank among its places. */
  | { readonly is: 'fact'; readonly name: string; readonly rank: number }
  /** An object whose members are counts. */
  | { readonly is: 'reported'; readonly pointer: string };

/** The counts of a rule, as JSON Pointers. */
export type DeclaredCounts = Pick<MeterPlan, 'counts' | 'answer_facts' | 'final' | 'failed' | 'together'>;

const prepared = new WeakMap<DeclaredCounts, UsagePlaces>();

/** The counts of a rule, prepared at the first use. */
export function usagePlaces(meter: DeclaredCounts): UsagePlaces {
  let places = prepared.get(meter);
  if (places === undefined) {
    places = prepare(meter);
    prepared.set(meter, places);
  }
  return places;
}

function prepare({
  counts: declared,
  answer_facts: facts = [],
  final = [],
  failed = [],
  together = [],
}: DeclaredCounts): UsagePlaces {
  const counts = declared.map(bindCount);
  const zeros = zeroCounts(declared);
  const entries: readonly PlaceEntry<UsageMeaning>[] = [
    ...counts.flatMap(entriesOf),
    ...final.map((path) => ({ path, meaning: { is: 'final' } as const })),
    ...failed.map((path) => ({ path, meaning: { is: 'failed' } as const })),
    ...facts.flatMap(({ name, source }) =>
      source.at.map((path, rank) => ({ path, meaning: { is: 'fact', name, rank } as const })),
    ),
    ...reportedObjects(counts),
  ];
  const root = placesOf(entries);
  return {
    counts,
    entries,
    root,
    signs: signsOf(root.members.map(({ name }) => name)),
    headers: counts.flatMap((count) => {
      const name = declared[count.index]?.source.header;
      return name === undefined ? [] : [{ name, count }];
    }),
    facts,
    together: together.map((name) => declared.findIndex((each) => each.name === name)),
    zeros: () => ({ ...zeros }),
  };
}

function entriesOf(count: BoundCount): readonly PlaceEntry<UsageMeaning>[] {
  const { items } = count;
  if (count.text !== undefined) {
    const meaning = { is: 'decimal', count } as const;
    return count.at.flatMap((path): readonly PlaceEntry<UsageMeaning>[] => [
      { path, meaning, asText: true },
      { path, meaning },
    ]);
  }
  if (items === undefined) return count.at.map((path) => ({ path, meaning: { is: 'count', count } }));
  return count.at.flatMap((array) => [
    { path: array, meaning: { is: 'items', count } },
    // Each item is looked at even if nothing in it is read.
    { path: [...array, EACH, ...(items.select ?? [])], meaning: { is: 'select', count } },
    { path: [...array, EACH, ...(items.value ?? [])], meaning: { is: 'item', count } },
  ]);
}

/** The outermost objects with counts, and the arrays. A count that is a top-level member is its own. */
function reportedObjects(counts: readonly BoundCount[]): readonly PlaceEntry<UsageMeaning>[] {
  const all = counts.flatMap(({ at, items }) =>
    at.map((pointer) => (items === undefined && pointer.length > 1 ? pointer.slice(0, -1) : pointer)),
  );
  const isIn = (inner: Pointer, outer: Pointer): boolean =>
    outer.length < inner.length && outer.every((token, index) => token === inner[index]);
  const outermost = all.filter((at) => !all.some((other) => isIn(at, other)));
  const byText = new Map(outermost.map((path) => [pointerText(path), path]));
  return [...byText].map(([pointer, path]) => ({ path, meaning: { is: 'reported', pointer }, asText: true }));
}

/**
 * Texts of which at least one is in every event with a wanted member: the plain name, or a backslash of an escaped one. The plain name
 * has no opening quote, because JSON is full of quotes and a search that stops at each takes ten times as long.
 */
function signsOf(members: readonly string[]): readonly string[] {
  const plain = members.map((member) => JSON.stringify(member).slice(1));
  // Letters have only \u escapes. Quotes, slashes and control characters have others too.
  const escaped = members.every((member) => /^[^"\\/\p{Cc}]*$/u.test(member)) ? '\\u' : '\\';
  return [...plain, escaped].map((sign) => Buffer.from(sign).toString('latin1'));
}
