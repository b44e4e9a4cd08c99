/**
 * Reads the usage of a metered request from its answer while the answer is received: from JSON, from JSON streamed as an array, and
 * from server-sent and binary events. It changes nothing, keeps no more than one scalar of a document in memory, and never throws.
 */

import { pointerText } from '../../lib/json/pointer.ts';
import { isBinaryEvents } from '../../lib/net/binary-events.ts';
import type { MeteredAnswer, MeterPlan } from '../../plan/index.ts';
import { BinaryEventReader } from './binary-event-reader.ts';
import { EventStreamReader } from './event-stream.ts';
import { PlaceReader } from './place-reader.ts';
import { TextSample } from './text-sample.ts';
import { Usage } from './usage.ts';
import { type UsagePlaces, usagePlaces } from './usage-places.ts';

export interface Meter {
  /** Reads the next bytes of the answer, split anywhere. Does not keep them. */
  push(chunk: Buffer): void;
  counts(): Counts;
  /** See `Usage.reported`. */
  reported(): string | null;
  /** Why usage that a whole answer should have was not read, and where; undefined: it was read, or the answer failed. */
  unread(): string | undefined;
  /** How many of the answer's bytes are text: see `MeterPlan.text`. Without it, or if the answer is no event stream, all. */
  textBytes(answer_bytes: number): number;
}

export interface Counts extends Pick<MeteredAnswer, 'values' | 'facts' | 'seen' | 'unusable' | 'fell'> {
  /** Whether the answer has marked its counts as final; undefined if the plan has no such mark. */
  readonly final: boolean | undefined;
  /** Whether the answer has a value at a place where the plan expects failures. */
  readonly failed: boolean;
}

/**
 * A meter for one answer. A count is the last number ≥ 0 that the answer reported for it, so of cumulative counts the last one applies;
 * `Usage` says when a 0 does. null and an absent member change nothing. Any other value makes the count unusable until a valid one
 * follows.
 *
 * @param form how the counts are written: see `formOf`.
 * @param header the value of a header of the answer, by its lower-case name.
 */
export function createMeter(
  plan: MeterPlan,
  form: AnswerForm,
  header: (name: string) => string | undefined = () => undefined,
): Meter {
  const places = usagePlaces(plan);
  const usage = new Usage(places);
  for (const { name, count } of places.headers) {
    const text = header(name);
    if (text !== undefined) usage.header(name, count, text);
  }
  for (const { name, source } of places.facts) {
    const text = source.header === undefined ? undefined : header(source.header);
    if (text !== undefined) usage.fact(name, 0, text);
  }
  const isInHead =
    usage.seen &&
    places.headers.length === plan.counts.length &&
    places.facts.every(({ source }) => source.header !== undefined);
  const sample = form === 'events' && plan.text !== undefined ? new TextSample(plan.text) : undefined;
  const reader = new AnswerReader(form, places, usage, sample);
  return {
    push: (chunk) => reader.push(chunk),
    textBytes: (answer_bytes) => sample?.bytesIn(answer_bytes) ?? answer_bytes,
    reported: () => usage.reported(),
    unread: () => {
      const isExpected = plan.counts.length > 0 && !usage.seen && !usage.hasFailed;
      return reader.broken ?? (isExpected ? reader.nothing(plan) : undefined);
    },
    counts: () => ({
      values: usage.values(),
      facts: usage.facts(),
      seen: usage.seen,
      unusable: usage.unusable(),
      fell: usage.fell(),
      final: isInHead || (plan.final === undefined ? undefined : usage.isFinal),
      failed: usage.hasFailed,
    }),
  };
}

/** How an answer is read. */
export type AnswerForm = 'json' | 'events' | 'binary events';

/** @param contentType of the answer: `text/event-stream` and the binary events of AWS are events, everything else is read as JSON. */
export function formOf(contentType: string | undefined): AnswerForm {
  if (/^\s*text\/event-stream\s*(;|$)/i.test(contentType ?? '')) return 'events';
  return isBinaryEvents(contentType) ? 'binary events' : 'json';
}

/** Reads the documents of one answer, and knows where one could not be read. */
class AnswerReader {
  readonly #form: AnswerForm;
  readonly #places: PlaceReader<unknown>;
  readonly #push: (chunk: Buffer) => void;
  #received_bytes = 0;
  #broken: string | undefined;

  constructor(form: AnswerForm, { root, signs }: UsagePlaces, usage: Usage, sample: TextSample | undefined) {
    this.#form = form;
    const places = new PlaceReader(root, usage);
    this.#places = places;
    if (form === 'json') {
      // An answer whose counts are in its head may be sound.
      this.#push = root.members.length === 0 ? () => {} : (chunk) => places.push(chunk);
      return;
    }
    const sink = {
      data: (piece: Buffer) => places.push(piece),
      end: () => {
        if (!places.isInside) return;
        this.#broken ??= `the JSON of an event that ends before byte ${this.#received_bytes} is incomplete`;
        usage.breakOff();
        places.reset();
      },
    };
    if (form === 'binary events') {
      const reader = new BinaryEventReader(sink);
      this.#push = (chunk) => reader.push(chunk);
      return;
    }
    // Searching a string is faster: each search of a buffer calls native code.
    let text = '';
    const reader = new EventStreamReader({ ...sink, concerns: () => signs.some((sign) => text.includes(sign)) });
    this.#push = (chunk) => {
      text = chunk.toString('latin1');
      sample?.add(text);
      reader.push(chunk);
    };
  }

  push(chunk: Buffer): void {
    this.#received_bytes += chunk.length;
    this.#push(chunk);
  }

  /** Where a document could not be read. */
  get broken(): string | undefined {
    const isCut = this.#form === 'json' && this.#places.isInside;
    return this.#broken ?? (isCut ? `its JSON is incomplete at byte ${this.#received_bytes}` : undefined);
  }

  /** That the answer has no count, and where one was expected. */
  nothing({ counts }: MeterPlan): string {
    const places = counts.flatMap(({ source: { at, header } }) =>
      header === undefined ? at.map(pointerText) : [`the header ${header}`],
    );
    const shown = [...new Set(places)].slice(0, SHOWN_PLACES).join(', ');
    const what = this.#form === 'json' ? '' : 'events, ';
    return `nothing at ${shown} in ${what}${this.#received_bytes} bytes`;
  }
}

/** More do not help to find the mistake. */
const SHOWN_PLACES = 4;
