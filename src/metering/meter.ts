/**
 * Counts what a metered request used, off its answer as it passes: in JSON, in JSON that is streamed as an array, and in the
 * events of a stream. It changes nothing, keeps no more than one member of a document, and never throws.
 */
import { parseJson } from '../lang/parse-json.ts';
import type { MeterPlan, SumPlan, UsageReading } from '../plan.ts';
import { EventStreamReader } from './event-stream.ts';
import { MemberScanner } from './member-scanner.ts';

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
  const reading = plan.reading();
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
function valuesOf({ counts }: MeterPlan, { untold }: UsageReading, told: Told): Counts['values'] {
  const values = untold();
  for (const [place, value] of told.values.entries()) {
    const name = counts[place]?.name;
    if (value !== undefined && name !== undefined) values[name] = BigInt(value);
  }
  return values;
}

function readEvents(reading: UsageReading, scanner: MemberScanner): (chunk: Buffer) => void {
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

function readMember(reading: UsageReading, member: string, text: string, told: Told): void {
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    return;
  }
  for (const { tells, at, sum } of reading.counts.get(member) ?? []) {
    const found = at(value);
    if (found === undefined || found === null) continue;
    if (tells === 'final') told.isFinal = true;
    else if (tells === 'failed') told.hasFailed = true;
    else tell(told, tells, sum === undefined ? readCount(found) : addUp(sum, found), sum === undefined);
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
