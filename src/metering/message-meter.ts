/** Reads the events of an upstream from the messages of a WebSocket: which begin and end a response, and what it used. */
import { tryParseJson } from '../lang/parse-json.ts';
import { follow } from '../lang/pointer.ts';
import type { CreatedResourcePlan, MeterPlan, WebSocketPlan } from '../plan.ts';
import { MemberScanner } from './member-scanner.ts';
import { type Counts, createMeter } from './meter.ts';
import { prepareNames, readingOf } from './reading.ts';

/** An event that concerns money. */
export type BilledEvent =
  | { readonly what: 'start' }
  /** `end`: a response has ended. `report`: usage that belongs to no response. */
  | { readonly what: 'end' | 'report'; readonly counts: Counts };

/** Gets the ids of resources in messages, at the end of each message. */
interface MessageIds {
  readonly created: readonly CreatedResourcePlan[];
  readonly onId: (resource: string, id: string) => void;
}

/** A longer member is skipped. The end of a response repeats its text. */
export const LARGEST_EVENT_MEMBER_bytes = 1024 * 1024;

/**
 * Reads one message after another, in pieces. Keeps only the members of one message that the rule needs. In a message that is not valid
 * JSON, the members before the mistake count: an upstream that reports usage and then breaks its JSON is believed. A message whose
 * name cannot be read is no event; its response is charged as one that did not end.
 */
export class MessageMeter {
  readonly #meter: MeterPlan;
  readonly #rules: WebSocketPlan;
  readonly #created: readonly CreatedResourcePlan[];
  readonly #onId: MessageIds['onId'];
  /** The last id of each resource: most events repeat it. */
  readonly #known = new Map<string, string>();
  readonly #scanner: MemberScanner;
  /** The members of this message, as JSON. */
  readonly #members = new Map<string, string>();
  #skipped = 0;

  constructor(meter: MeterPlan, rules: WebSocketPlan, { created, onId }: MessageIds) {
    this.#created = created;
    this.#onId = onId;
    this.#meter = meter;
    this.#rules = rules;
    const names = new Set([...readingOf(meter).counts.keys(), ...rules.event.slice(0, 1)]);
    for (const { id } of created) for (const [member = ''] of id) names.add(member);
    const keep = (name: string, text: string) => void this.#members.set(name, text);
    this.#scanner = new MemberScanner(prepareNames([...names]), keep, LARGEST_EVENT_MEMBER_bytes);
  }

  /** Reads the next bytes of a message. */
  push(piece: Buffer): void {
    this.#scanner.push(piece);
  }

  /** Ends a message. @returns undefined if it is not about money. */
  end(): BilledEvent | undefined {
    const event = this.#members.size === 0 ? undefined : this.#read();
    for (const one of this.#created) this.#readId(one);
    this.#scanner.reset();
    this.#members.clear();
    this.#skipped = this.#scanner.skipped;
    return event;
  }

  #readId({ resource, id: places }: CreatedResourcePlan): void {
    for (const [member = '', ...rest] of places) {
      const text = this.#members.get(member);
      const id = text === undefined ? undefined : follow(rest, parsed(text));
      if (typeof id !== 'string' || id === '') continue;
      if (this.#known.get(resource) === id) return;
      this.#known.set(resource, id);
      this.#onId(resource, id);
      return;
    }
  }

  #read(): BilledEvent | undefined {
    const { event, starts, ends, reports } = this.#rules;
    const [member = '', ...rest] = event;
    const name = follow(rest, parsed(this.#members.get(member)));
    if (typeof name !== 'string') return undefined;
    if (starts.includes(name)) return { what: 'start' };
    const isEnd = ends.includes(name);
    if (!isEnd && !reports.includes(name)) return undefined;
    const meter = createMeter(this.#meter, 'json', undefined, LARGEST_EVENT_MEMBER_bytes);
    const members = [...this.#members].map(([key, text]) => `${JSON.stringify(key)}:${text}`);
    meter.push(Buffer.from(`{${members.join()}}`));
    const skipped = this.#scanner.skipped - this.#skipped;
    return { what: isEnd ? 'end' : 'report', counts: { ...meter.counts(), skipped, reported: meter.reported() } };
  }
}

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : tryParseJson(text);
}
