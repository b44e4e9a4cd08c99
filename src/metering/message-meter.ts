/** Reads the events of an upstream from the messages of a WebSocket: which begin and end a response, and what it used. */
import { tryParseJson } from '../lang/parse-json.ts';
import { follow } from '../lang/pointer.ts';
import type { MeterPlan, WebSocketPlan } from '../plan.ts';
import { MemberScanner } from './member-scanner.ts';
import { type Counts, createMeter } from './meter.ts';
import { prepareNames, readingOf } from './reading.ts';

/** An event that concerns money. */
export type BilledEvent =
  | { readonly what: 'start' }
  /** `end`: of a response. `report`: usage of its own. */
  | { readonly what: 'end' | 'report'; readonly counts: Counts };

/** A longer member is skipped. The end of a response repeats its text. */
export const LARGEST_EVENT_MEMBER_bytes = 1024 * 1024;

/** Reads one message after another, in pieces. Keeps only the members that the rule needs, of one message. */
export class MessageMeter {
  readonly #meter: MeterPlan;
  readonly #rules: WebSocketPlan;
  readonly #scanner: MemberScanner;
  /** The members of this message, as JSON. */
  readonly #members = new Map<string, string>();
  #skipped = 0;

  constructor(meter: MeterPlan, rules: WebSocketPlan) {
    this.#meter = meter;
    this.#rules = rules;
    const names = new Set([...readingOf(meter).counts.keys(), ...rules.event.slice(0, 1)]);
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
    this.#scanner.reset();
    this.#members.clear();
    this.#skipped = this.#scanner.skipped;
    return event;
  }

  #read(): BilledEvent | undefined {
    const { event, starts, ends, reports } = this.#rules;
    const [member = '', ...rest] = event;
    const name = follow(rest, parsed(this.#members.get(member)));
    if (typeof name !== 'string') return undefined;
    if (starts.includes(name)) return { what: 'start' };
    const isEnd = ends.includes(name);
    if (!isEnd && !reports.includes(name)) return undefined;
    const meter = createMeter(this.#meter, undefined, undefined, LARGEST_EVENT_MEMBER_bytes);
    const members = [...this.#members].map(([key, text]) => `${JSON.stringify(key)}:${text}`);
    meter.push(Buffer.from(`{${members.join()}}`));
    const skipped = this.#scanner.skipped - this.#skipped;
    return { what: isEnd ? 'end' : 'report', counts: { ...meter.counts(), skipped, reported: meter.reported() } };
  }
}

function parsed(text: string | undefined): unknown {
  return text === undefined ? undefined : tryParseJson(text);
}
