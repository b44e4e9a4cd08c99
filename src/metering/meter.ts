/**
 * Reads the usage of a metered request from its answer while the answer is received: from JSON, from JSON streamed as an array, and
 * from server-sent and binary events. It changes nothing, keeps at most one member of a document in memory, and never throws.
 */
import type { BoundCount } from '../counts/kinds.ts';
import { isBinaryEvents } from '../lang/binary-events.ts';
import { tryParseJson } from '../lang/parse-json.ts';
import { follow } from '../lang/pointer.ts';
import type { MeteredAnswer, MeterPlan } from '../plan.ts';
import { BinaryEventReader } from './binary-event-reader.ts';
import { EventStreamReader } from './event-stream.ts';
import { LARGEST_MEMBER_BYTES, MemberScanner } from './member-scanner.ts';
import { readingOf, type UsageReading } from './reading.ts';
import { TextSample } from './text-sample.ts';

export interface Meter {
  /** Reads the next bytes of the answer, split anywhere. Does not keep them. */
  push(chunk: Buffer): void;
  counts(): Counts;
  /** JSON: the last objects with counts, as the answer has them, by their JSON Pointers. Null: none, or too large ones. */
  reported(): string | null;
  /** How many of the answer's bytes are text: see `MeterPlan.text`. Without it, or if the answer is no event stream, all. */
  textBytes(answer_bytes: number): number;
}

export interface Counts extends Pick<MeteredAnswer, 'values' | 'seen' | 'unusable' | 'skipped'> {
  /** Whether the answer has marked its counts as final; undefined if the plan has no such mark. */
  readonly final: boolean | undefined;
  /** Whether the answer has a value at a place where the plan expects failures. */
  readonly failed: boolean;
  /** Set for a message of a WebSocket: see `Meter.reported`. */
  readonly reported?: string | null;
}

/**
 * A meter for one answer. A count is the last whole number ≥ 0 that the answer reported for it, so of cumulative counts the last one
 * applies. null and an absent member change nothing. Any other value makes the count unusable until a valid one follows.
 *
 * @param form how the counts are written: see `formOf`.
 * @param header the value of a header of the answer, by its lower-case name.
 * @param largest_bytes a longer member is skipped.
 */
export function createMeter(
  plan: MeterPlan,
  form: AnswerForm,
  header: (name: string) => string | undefined = () => undefined,
  largest_bytes = LARGEST_MEMBER_BYTES,
): Meter {
  const reading = readingOf(plan);
  const usage: ReportedUsage = {
    values: [],
    unusable: undefined,
    seen: false,
    isFinal: false,
    hasFailed: false,
    objects: new Map(),
  };
  for (const { name, count } of reading.headers) {
    const text = header(name);
    if (text === undefined) continue;
    usage.objects.set(`header ${name}`, JSON.stringify(text));
    setCount(usage, count, text);
  }
  const isInHead = usage.seen && reading.headers.length === plan.counts.length;
  const scanner = new MemberScanner(
    reading.names,
    (member, text) => readMember(reading, member, text, usage),
    largest_bytes,
  );
  const sample = form === 'events' && plan.text !== undefined ? new TextSample(plan.text) : undefined;
  const push = readerOf(form, reading, scanner, sample);
  return {
    push,
    textBytes: (answer_bytes) => sample?.bytesIn(answer_bytes) ?? answer_bytes,
    reported: () => reportedText(usage),
    counts: () => ({
      values: valuesOf(plan, reading, usage),
      seen: usage.seen,
      unusable:
        usage.unusable === undefined ? NONE : [...usage.unusable].map((index) => plan.counts[index]?.name ?? ''),
      final: isInHead || (plan.final === undefined ? undefined : usage.isFinal),
      failed: usage.hasFailed,
      skipped: scanner.skipped,
    }),
  };
}

const NONE: readonly string[] = [];

/** What the answer has reported so far. */
interface ReportedUsage {
  /** By index in the plan's counts. */
  readonly values: (number | undefined)[];
  /** Indexes of unusable counts; created when there is one. */
  unusable: Set<number> | undefined;
  seen: boolean;
  isFinal: boolean;
  hasFailed: boolean;
  /** Objects with counts by their JSON Pointers: texts, or values inside a larger member. */
  readonly objects: Map<string, string | object>;
}

/** The result is a copy of one object, so that all results have the same hidden class: expressions read the counts by name. */
function valuesOf({ counts }: MeterPlan, { zeros }: UsageReading, usage: ReportedUsage): Counts['values'] {
  const values = zeros();
  for (let index = 0; index < usage.values.length; index += 1) {
    const name = counts[index]?.name;
    const value = usage.values[index];
    if (value !== undefined && name !== undefined) values[name] = BigInt(value);
  }
  return values;
}

function readerOf(
  form: AnswerForm,
  reading: UsageReading,
  scanner: MemberScanner,
  sample: TextSample | undefined,
): (chunk: Buffer) => void {
  if (form === 'json') return (chunk) => scanner.push(chunk);
  const sink = { data: (piece: Buffer) => scanner.push(piece), end: () => scanner.reset() };
  if (form === 'binary events') {
    const reader = new BinaryEventReader(sink);
    return (chunk) => reader.push(chunk);
  }
  // Searching a string is faster: each search of a buffer calls native code.
  let text = '';
  const concerns = () => reading.signs.some((sign) => text.includes(sign));
  const reader = new EventStreamReader({ ...sink, concerns });
  return (chunk) => {
    text = chunk.toString('latin1');
    sample?.add(text);
    reader.push(chunk);
  };
}

/** How an answer is read. */
export type AnswerForm = 'json' | 'events' | 'binary events';

/** @param contentType of the answer: `text/event-stream` and the binary events of AWS are events, everything else is read as JSON. */
export function formOf(contentType: string | undefined): AnswerForm {
  if (/^\s*text\/event-stream\s*(;|$)/i.test(contentType ?? '')) return 'events';
  return isBinaryEvents(contentType) ? 'binary events' : 'json';
}

function readMember(reading: UsageReading, member: string, text: string, usage: ReportedUsage): void {
  const value = tryParseJson(text);
  if (value === undefined) return;
  for (const { pointer, at } of reading.objects.get(member) ?? []) {
    const object = at.length === 0 ? text : follow(at, value);
    if (typeof object === 'string' || (typeof object === 'object' && object !== null))
      usage.objects.set(pointer, object);
  }
  for (const { tells, at } of reading.counts.get(member) ?? []) {
    const found = follow(at, value);
    if (found === undefined || found === null) continue;
    if (tells === 'final') usage.isFinal = true;
    else if (tells === 'failed') usage.hasFailed = true;
    else setCount(usage, tells, found);
  }
}

/** The largest text of reported usage to keep. Real usage has a few hundred bytes. */
const LARGEST_REPORT_characters = 2_048;

function reportedText({ objects }: ReportedUsage): string | null {
  if (objects.size === 0) return null;
  let text = '';
  for (const [pointer, object] of objects) {
    const json = typeof object === 'string' ? object : JSON.stringify(object);
    text += `${text === '' ? '{' : ','}${JSON.stringify(pointer)}:${json}`;
    if (text.length > LARGEST_REPORT_characters) return null;
  }
  return `${text}}`;
}

function setCount(usage: ReportedUsage, { index, read, zeroIsAbsent }: BoundCount, value: unknown): void {
  const count = read(value);
  if (count === undefined) {
    usage.unusable ??= new Set();
    usage.unusable.add(index);
    return;
  }
  usage.values[index] = count;
  usage.unusable?.delete(index);
  if (!zeroIsAbsent || count > 0) usage.seen = true;
}
