/** Reads the events of an upstream from the messages of a WebSocket: which begin and end a response, and what it used. */
import { idIn } from '../../lib/text/part-of-text.ts';
import type { CreatedResourcePlan, MeteredAnswer, MeterPlan, WebSocketPlan } from '../../plan/index.ts';
import type { Counts } from './meter.ts';
import { PlaceReader } from './place-reader.ts';
import { type PlaceSink, placesOf } from './places.ts';
import { Usage } from './usage.ts';
import { type UsageMeaning, usagePlaces } from './usage-places.ts';

/** An event that concerns money. */
export type BilledEvent =
  | { readonly what: 'start' }
  /** `end`: a response has ended. `report`: usage that belongs to no response; or all reports so far, if the WebSocket is one response. */
  | { readonly what: 'end' | 'report'; readonly counts: MessageCounts };

export type MessageCounts = Counts & Pick<MeteredAnswer, 'reported' | 'unread'>;

/** Gets the ids of resources in messages, at the end of each message. */
interface MessageIds {
  readonly created: readonly CreatedResourcePlan[];
  readonly onId: (resource: string, id: string) => void;
}

type MessageMeaning =
  | UsageMeaning
  | { readonly is: 'event' }
  | { readonly is: 'id'; readonly created: CreatedResourcePlan };

/**
 * Reads one message after another, in pieces. Keeps only the scalars of one message that the rule needs. In a message that is not valid
 * JSON, the members before the mistake count: an upstream that reports usage and then breaks its JSON is believed. A message whose
 * name cannot be read is no event; its response is charged as one that did not end.
 */
export class MessageMeter {
  readonly #rules: WebSocketPlan;
  readonly #onId: MessageIds['onId'];
  /** The last id of each created resource: most events repeat it. */
  readonly #known = new Map<CreatedResourcePlan, string>();
  readonly #reader: PlaceReader<MessageMeaning>;
  /** Of this message. */
  readonly #usage: Usage;
  /** Of a WebSocket that is one response: what all its reports say together. */
  readonly #whole: Usage | undefined;
  /** Of this message. */
  #event: string | undefined;
  #ids: Map<CreatedResourcePlan, string> | undefined;
  #number = 0;

  constructor(meter: MeterPlan, rules: WebSocketPlan, { created, onId }: MessageIds) {
    this.#onId = onId;
    this.#rules = rules;
    const places = usagePlaces(meter);
    const usage = new Usage(places);
    this.#usage = usage;
    this.#whole = rules.longest_ms === undefined ? undefined : new Usage(places);
    const root = placesOf<MessageMeaning>([
      ...places.entries,
      ...(rules.event === undefined ? [] : [{ path: rules.event, meaning: { is: 'event' } as const }]),
      ...created.flatMap((each) => each.id.map((path) => ({ path, meaning: { is: 'id', created: each } as const }))),
    ]);
    const isUsage = (meaning: MessageMeaning): meaning is UsageMeaning => meaning.is !== 'event' && meaning.is !== 'id';
    const sink: PlaceSink<MessageMeaning> = {
      scalar: (meaning, value) => (isUsage(meaning) ? usage.scalar(meaning, value) : this.#read(meaning, value)),
      open: (meaning, isArray) => isUsage(meaning) && usage.open(meaning, isArray),
      item: (meaning) => isUsage(meaning) && usage.item(meaning),
      close: (meaning) => isUsage(meaning) && usage.close(meaning),
      text: (meaning, text) => isUsage(meaning) && usage.text(meaning, text),
      end: () => usage.end(),
    };
    this.#reader = new PlaceReader(root, sink);
  }

  /** Reads the next bytes of a message. */
  push(piece: Buffer): void {
    this.#reader.push(piece);
  }

  /** Ends a message. @returns undefined if it is not about money. */
  end(): BilledEvent | undefined {
    this.#number += 1;
    const event = this.#rules.event === undefined ? this.#counted('report', '') : this.#billed();
    for (const [created, id] of this.#ids ?? []) {
      if (this.#known.get(created) === id) continue;
      this.#known.set(created, id);
      this.#onId(created.resource, id);
    }
    this.#reader.reset();
    this.#usage.reset();
    this.#event = undefined;
    this.#ids = undefined;
    return event;
  }

  #read(meaning: Exclude<MessageMeaning, UsageMeaning>, value: unknown): void {
    if (typeof value !== 'string') return;
    if (meaning.is === 'event') {
      this.#event = value;
      return;
    }
    const id = idIn(value, meaning.created.part);
    if (id === undefined || this.#ids?.has(meaning.created) === true) return;
    this.#ids ??= new Map();
    this.#ids.set(meaning.created, id);
  }

  #billed(): BilledEvent | undefined {
    const { starts, ends, reports } = this.#rules;
    const name = this.#event;
    if (name === undefined) return undefined;
    if (starts.includes(name)) return { what: 'start' };
    if (ends.includes(name)) return this.#counted('end', ` (${name})`);
    return reports.includes(name) ? this.#counted('report', ` (${name})`) : undefined;
  }

  #counted(what: 'end' | 'report', name: string): BilledEvent {
    this.#whole?.add(this.#usage);
    const usage = this.#whole ?? this.#usage;
    const values = usage.values();
    const { seen, hasFailed } = usage;
    const at = `message ${this.#number}${name}`;
    const nothing = what === 'end' && !seen && !hasFailed ? `${at} has no usage` : undefined;
    const counts: MessageCounts = {
      values,
      facts: usage.facts(),
      seen,
      unusable: usage.unusable(),
      fell: usage.fell(),
      reported: usage.reported(),
      unread: this.#reader.isInside ? `the JSON of ${at} is incomplete` : nothing,
      final: undefined,
      failed: hasFailed,
    };
    return { what, counts };
  }
}
