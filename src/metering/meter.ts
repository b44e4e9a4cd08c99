/**
 * Counts what a metered request used, off its answer as it passes: in JSON, in JSON that is streamed as an array, and in the
 * events of a stream. It changes nothing, keeps no more than one member of a document, and never throws.
 */
import { parseJson } from '../lang/parse-json.ts';
import { compilePointer, escapePointerToken } from '../lang/pointer.ts';
import type { MeterPlan } from '../plan.ts';
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
  /** Members that may have held counts and were too large to be read. */
  readonly skipped: number;
}

/**
 * A meter for one answer. A count is the last number told for it that is whole and not negative; anything else in its place
 * changes nothing. So of counts that are repeated and grow the last holds, and one that is told once stays.
 *
 * @param contentType the answer's `content-type`: events for `text/event-stream`, else JSON.
 */
export function createMeter(plan: MeterPlan, contentType: string | undefined): Meter {
  const reading = readingOf(plan);
  const told: Told = [];
  const scanner = new MemberScanner(reading.names, (member, text) => readMember(reading, member, text, told));
  const push = isEventStream(contentType) ? readEvents(reading, scanner) : (chunk: Buffer) => scanner.push(chunk);
  return {
    push,
    counts: () => ({ values: valuesOf(plan, told), seen: told.length > 0, skipped: scanner.skipped }),
  };
}

/** What the answer has told, at the places of the plan's counts; empty until it tells one. */
type Told = (number | undefined)[];

function valuesOf({ counts }: MeterPlan, told: Told): Counts['values'] {
  return Object.fromEntries(counts.map(({ name }, place) => [name, BigInt(told[place] ?? 0)]));
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

function isEventStream(contentType: string | undefined): boolean {
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
}

interface CountInMember {
  /** Which of the plan's counts. */
  readonly place: number;
  readonly at: (member: unknown) => unknown;
}

/** Plans live as long as the process, and every request on a route has the same one. */
const readings = new WeakMap<MeterPlan, Reading>();

function readingOf(plan: MeterPlan): Reading {
  const known = readings.get(plan);
  if (known !== undefined) return known;
  const counts = new Map<string, CountInMember[]>();
  for (const [place, { at }] of plan.counts.entries()) {
    for (const [member, ...rest] of at) {
      if (member === undefined) continue;
      const pointer = rest.map((token) => `/${escapePointerToken(token)}`).join('');
      const inMember = counts.get(member) ?? [];
      inMember.push({ place, at: compilePointer(pointer) });
      counts.set(member, inMember);
    }
  }
  const members = [...counts.keys()];
  const reading = { names: prepareNames(members), counts, signs: signsOf(members) };
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
  for (const { place, at } of reading.counts.get(member) ?? []) {
    const count = at(value);
    if (typeof count === 'number' && Number.isSafeInteger(count) && count >= 0) told[place] = count;
  }
}
