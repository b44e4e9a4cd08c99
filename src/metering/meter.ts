/**
 * Counts what a metered request used, off its answer as it passes: in JSON, in JSON that is streamed as an array, and in the
 * events of a stream. It changes nothing, keeps no more than one member of a document, and never throws.
 */
import { parseJson } from '../lang/parse-json.ts';
import { compilePointer, escapePointerToken } from '../lang/pointer.ts';
import type { MeterPlan, SumPlan } from '../plan.ts';
import { EventStreamReader } from './event-stream.ts';
import { type MemberNames, MemberScanner, prepareNames } from './member-scanner.ts';

export interface Meter {
  /** Reads the next bytes of the answer, cut anywhere. They are not held on to. */
  push(chunk: Buffer): void;
  /** What has been counted so far. */
  counts(): Counts;
}

export interface Counts {
  /** Every count of the plan by name, 0 where the answer has told none. */
  readonly values: Readonly<Record<string, bigint>>;
  /** Whether the answer has told any. */
  readonly seen: boolean;
  /** The counts whose last value was no count: negative, a fraction, a text. What was told of them before still stands. */
  readonly unusable: readonly string[];
  /** Whether the answer has said that its counts are final; undefined where the plan does not say how it would. */
  readonly final: boolean | undefined;
  /** Whether a value stands where the plan says that failures stand. */
  readonly failed: boolean;
  /** Members that may have held counts and were too large to be read. */
  readonly skipped: number;
}

/**
 * A meter for one answer. A count is the last number told for it that is whole and not negative; null and an absent member
 * change nothing. So of counts that are repeated and grow the last holds, and one that is told once stays. Anything else in its
 * place makes the count unusable, until a usable one follows.
 *
 * @param contentType the answer's `content-type`: events for `text/event-stream`, else JSON.
 */
export function createMeter(plan: MeterPlan, contentType: string | undefined): Meter {
  const reading = readingOf(plan);
  const told: Told = { values: [], unusable: undefined, seen: false, isFinal: false, hasFailed: false };
  const scanner = new MemberScanner(reading.names, (member, text) => readMember(reading, member, text, told));
  const push = isEventStream(contentType) ? readEvents(reading, scanner) : (chunk: Buffer) => scanner.push(chunk);
  return {
    push,
    counts: () => ({
      values: valuesOf(plan, reading, told),
      seen: told.seen,
      unusable: told.unusable === undefined ? NONE : [...told.unusable].map((place) => plan.counts[place]?.name ?? ''),
      final: plan.final === undefined ? undefined : told.isFinal,
      failed: told.hasFailed,
      skipped: scanner.skipped,
    }),
  };
}

const NONE: readonly string[] = [];

/** What the answer has told so far. */
interface Told {
  /** At the places of the plan's counts. */
  readonly values: (number | undefined)[];
  /** Places of counts that cannot be used; made when there is one. */
  unusable: Set<number> | undefined;
  seen: boolean;
  isFinal: boolean;
  hasFailed: boolean;
}

/** Copied from one object, so that all have one shape: expressions look the counts up by name. */
function valuesOf({ counts }: MeterPlan, { zeros }: Reading, told: Told): Counts['values'] {
  const values = { ...zeros };
  for (const [place, value] of told.values.entries()) {
    const name = counts[place]?.name;
    if (value !== undefined && name !== undefined) values[name] = BigInt(value);
  }
  return values;
}

function readEvents(reading: Reading, scanner: MemberScanner): (chunk: Buffer) => void {
  const reader = new EventStreamReader({
    data: (piece) => scanner.push(piece),
    end: () => scanner.reset(),
    // One copy and searches of a string: a search of the buffer crosses into native code each time.
    concerns: (chunk) => {
      const text = chunk.toString('latin1');
      return reading.signs.some((sign) => text.includes(sign));
    },
  });
  return (chunk) => reader.push(chunk);
}

/** Whether an answer with this `content-type` is read as events. */
export function isEventStream(contentType: string | undefined): boolean {
  return /^\s*text\/event-stream\s*(;|$)/i.test(contentType ?? '');
}

/** What a plan's counts are read from. */
interface Reading {
  /** The members at the top of a document that hold counts. */
  readonly names: MemberNames;
  /** The counts in each of them. */
  readonly counts: ReadonlyMap<string, readonly CountInMember[]>;
  /** Bytes, each a Latin-1 character, of which one at least stands in every document that has such a member. */
  readonly signs: readonly string[];
  /** Every count of the plan by name, untold. */
  readonly zeros: Readonly<Record<string, bigint>>;
}

interface CountInMember {
  /** Which of the plan's counts; -1 for the sign that the counts are final, -2 for that of a failure. */
  readonly place: number;
  readonly at: (member: unknown) => unknown;
  readonly sum: SumPlan | undefined;
}

const FINAL = -1;
const FAILED = -2;

/** Plans live as long as the process, and every request on a route has the same one. */
const readings = new WeakMap<MeterPlan, Reading>();

function readingOf(plan: MeterPlan): Reading {
  const known = readings.get(plan);
  if (known !== undefined) return known;
  const counts = new Map<string, CountInMember[]>();
  const add = (place: number, at: readonly (readonly string[])[], sum: SumPlan | undefined) => {
    for (const [member, ...rest] of at) {
      if (member === undefined) continue;
      const pointer = rest.map((token) => `/${escapePointerToken(token)}`).join('');
      const inMember = counts.get(member) ?? [];
      inMember.push({ place, at: compilePointer(pointer), sum });
      counts.set(member, inMember);
    }
  };
  for (const [place, { at, sum }] of plan.counts.entries()) add(place, at, sum);
  add(FINAL, plan.final ?? [], undefined);
  add(FAILED, plan.failed ?? [], undefined);
  const members = [...counts.keys()];
  const zeros = Object.fromEntries(plan.counts.map(({ name }) => [name, 0n]));
  const reading = { names: prepareNames(members), counts, signs: signsOf(members), zeros };
  readings.set(plan, reading);
  return reading;
}

/**
 * A member's name is written plainly, or with an escape. The opening quote is left out of the first sign: quotes are everywhere
 * in JSON, and a search that starts at each of them takes ten times as long.
 */
function signsOf(members: readonly string[]): readonly string[] {
  const plain = members.map((member) => JSON.stringify(member).slice(1));
  // Letters have no other escape than \u0061; quotes, slashes and control characters have.
  const escaped = members.every((member) => /^[^"\\/\p{Cc}]*$/u.test(member)) ? '\\u' : '\\';
  return [...plain, escaped].map((sign) => Buffer.from(sign).toString('latin1'));
}

function readMember(reading: Reading, member: string, text: string, told: Told): void {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return;
  }
  for (const { place, at, sum } of reading.counts.get(member) ?? []) {
    const found = at(value);
    if (found === undefined || found === null) continue;
    if (place === FINAL) told.isFinal = true;
    else if (place === FAILED) told.hasFailed = true;
    else tell(told, place, sum === undefined ? readCount(found) : addUp(sum, found), sum === undefined);
  }
}

/** @param isSeen whether a number stands there, be it 0; an array may have none of the members that are added up. */
function tell(told: Told, place: number, count: number | undefined, isSeen: boolean): void {
  if (count === undefined) {
    told.unusable ??= new Set();
    told.unusable.add(place);
    return;
  }
  told.values[place] = count;
  told.unusable?.delete(place);
  if (isSeen || count > 0) told.seen = true;
}

/** A count of at most 2^53, which is more than any hold; undefined for what is no count. */
function readCount(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value >= 0)) return undefined;
  if (value > Number.MAX_SAFE_INTEGER) return Number.MAX_SAFE_INTEGER;
  return Number.isInteger(value) ? value : undefined;
}

function addUp({ at, where }: SumPlan, members: unknown): number | undefined {
  if (!Array.isArray(members)) return undefined;
  let total = 0;
  for (const member of members as readonly unknown[]) {
    if (where !== undefined && !where.in.has(where.at(member))) continue;
    const count = readCount(at(member) ?? 0);
    if (count === undefined) return undefined;
    total += count;
  }
  return Math.min(total, Number.MAX_SAFE_INTEGER);
}
