/** Prepares the counts of a metered rule for reading answers, once per rule and thread. */
import { type BoundCount, bindCount } from '../counts/kinds.ts';
import { type Pointer, pointerText } from '../lang/pointer.ts';
import type { MeterPlan } from '../plan.ts';

/** The counts of a rule, prepared for reading an answer. */
export interface UsageReading {
  /** The top-level members that contain counts. */
  readonly names: MemberNames;
  readonly counts: ReadonlyMap<string, readonly CountInMember[]>;
  /** Texts of Latin-1 bytes. Every document with such a member contains at least one of them. */
  readonly signs: readonly string[];
  /** The objects in each of them whose members are counts, by their JSON Pointers. */
  readonly objects: ReadonlyMap<string, readonly UsageObject[]>;
  readonly headers: readonly { readonly name: string; readonly count: BoundCount }[];
  /** A new object with every count of the plan at 0. */
  readonly zeros: () => Record<string, bigint>;
}

/** An object of an answer that has counts. */
export interface UsageObject {
  readonly pointer: string;
  /** In the member. */
  readonly at: Pointer;
}

/** The members to read from a document, prepared once for all documents. */
export interface MemberNames {
  readonly wanted: readonly WantedMember[];
  /** The length of the longest spelling of a name, with all characters escaped. */
  readonly longest_bytes: number;
}

/** A name, and its usual JSON bytes with quotes. */
export interface WantedMember {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A value in a top-level member, and its meaning. */
export interface CountInMember {
  /** One of the plan's counts, `final` counts, or a `failed` answer. */
  readonly tells: BoundCount | 'final' | 'failed';
  readonly at: Pointer;
}

/** The counts of a rule, as JSON Pointers. */
export type DeclaredCounts = Pick<MeterPlan, 'counts' | 'final' | 'failed'>;

const readings = new WeakMap<DeclaredCounts, UsageReading>();

/** The counts of a rule, prepared at the first use. */
export function readingOf(meter: DeclaredCounts): UsageReading {
  let reading = readings.get(meter);
  if (reading === undefined) {
    reading = prepareReading(meter);
    readings.set(meter, reading);
  }
  return reading;
}

/** Groups the counts by the top-level member that contains them. */
function prepareReading({ counts: declared, final, failed }: DeclaredCounts): UsageReading {
  const counts = new Map<string, CountInMember[]>();
  const add = (tells: CountInMember['tells'], at: readonly Pointer[]): void => {
    for (const [member, ...rest] of at) {
      if (member === undefined) continue;
      const inMember = counts.get(member) ?? [];
      inMember.push({ tells, at: rest });
      counts.set(member, inMember);
    }
  };
  const bound = declared.map(bindCount);
  for (const [index, count] of bound.entries()) add(count, declared[index]?.source.at ?? []);
  add('final', final ?? []);
  add('failed', failed ?? []);
  const headers = bound.flatMap((count) => {
    const name = declared[count.index]?.source.header;
    return name === undefined ? [] : [{ name, count }];
  });
  const members = [...counts.keys()];
  const zeros = Object.fromEntries(declared.map(({ name }) => [name, 0n]));
  const objects = new Map(members.map((member) => [member, objectsIn(member, counts.get(member) ?? [])]));
  return {
    names: prepareNames(members),
    counts,
    objects,
    signs: signsOf(members),
    headers,
    zeros: () => ({ ...zeros }),
  };
}

/** The outermost objects with counts. A count that is the member itself is its own. */
function objectsIn(member: string, counts: readonly CountInMember[]): readonly UsageObject[] {
  const places = counts.filter(({ tells }) => typeof tells === 'object').map(({ at }) => at.slice(0, -1));
  const outermost = places.filter(
    (at) => !places.some((other) => other.length < at.length && other.every((token, index) => token === at[index])),
  );
  const objects = outermost.map((at) => ({ pointer: pointerText([member, ...at]), at }));
  return [...new Map(objects.map((object) => [object.pointer, object])).values()];
}

/** The names of members with their JSON encoding. */
export function prepareNames(names: readonly string[]): MemberNames {
  return {
    wanted: names.map((name) => ({ name, bytes: Buffer.from(JSON.stringify(name)) })),
    // A UTF-16 unit takes at most six bytes: \u0061.
    longest_bytes: 2 + 6 * Math.max(0, ...names.map(({ length }) => length)),
  };
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
